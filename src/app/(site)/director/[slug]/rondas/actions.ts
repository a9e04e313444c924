"use server";

import { toAnswer } from "@/app/answer";
import { commandInput } from "@/app/command-input";
import type { Answer } from "@/components/commands/answer";
import { can } from "@/domain/access/can";
import type { ChangeCost } from "@/domain/tournament/manual-change";
import {
  changeDraftSchema,
  clockCommandSchema,
  closeRoundSchema,
  discardDraftSchema,
  keepOldRoundSchema,
  pairRoundSchema,
  publishRoundSchema,
  reviewChangeSchema,
  tableCodeSchema,
  withdrawRoundSchema,
} from "@/schemas/rounds";
import { baseUrl } from "@/server/auth/base-url";
import { currentSender } from "@/server/auth/sender";
import { commandClock } from "@/server/clock/commands";
import { reviewDraftChange } from "@/server/rounds/draft-view";
import { keepOldRound } from "@/server/rounds/old-data";
import type { PairedRound } from "@/server/rounds/pair";
import { pairNextRound } from "@/server/rounds/pair";
import { changeDraft, discardDraft } from "@/server/rounds/preview";
import { closeRound, publishRound } from "@/server/rounds/publish";
import type { TableCode } from "@/server/rounds/table-code";
import { readTableCode } from "@/server/rounds/table-code";
import { withdrawRound } from "@/server/rounds/undo";
import { findTournament } from "@/server/tournaments/find-tournament";

export async function pairRoundAction(input: unknown): Promise<Answer<PairedRound>> {
  const request = commandInput(pairRoundSchema, input);
  if (!request.ok) return toAnswer(request);
  return toAnswer(await pairNextRound(await currentSender(), request.value));
}

export async function changeDraftAction(input: unknown): Promise<Answer<{ version: number }>> {
  const request = commandInput(changeDraftSchema, input);
  if (!request.ok) return toAnswer(request);
  return toAnswer(await changeDraft(await currentSender(), request.value));
}

export async function discardDraftAction(input: unknown): Promise<Answer<{ number: number }>> {
  const request = commandInput(discardDraftSchema, input);
  if (!request.ok) return toAnswer(request);
  return toAnswer(await discardDraft(await currentSender(), request.value));
}

export async function publishRoundAction(input: unknown): Promise<Answer<{ number: number }>> {
  const request = commandInput(publishRoundSchema, input);
  if (!request.ok) return toAnswer(request);
  return toAnswer(await publishRound(await currentSender(), request.value));
}

export async function closeRoundAction(input: unknown): Promise<Answer<{ number: number }>> {
  const request = commandInput(closeRoundSchema, input);
  if (!request.ok) return toAnswer(request);
  return toAnswer(await closeRound(await currentSender(), request.value));
}

export async function withdrawRoundAction(input: unknown): Promise<Answer<{ number: number }>> {
  const request = commandInput(withdrawRoundSchema, input);
  if (!request.ok) return toAnswer(request);
  return toAnswer(await withdrawRound(await currentSender(), request.value));
}

export async function keepOldRoundAction(input: unknown): Promise<Answer<{ number: number }>> {
  const request = commandInput(keepOldRoundSchema, input);
  if (!request.ok) return toAnswer(request);
  return toAnswer(await keepOldRound(await currentSender(), request.value));
}

export async function clockAction(input: unknown): Promise<Answer<{ roundId: string }>> {
  const request = commandInput(clockCommandSchema, input);
  if (!request.ok) return toAnswer(request);
  return toAnswer(await commandClock(await currentSender(), request.value));
}

/** What a change to a draft would bring; changes nothing. */
export async function reviewChangeAction(input: unknown): Promise<Answer<ChangeCost>> {
  const request = commandInput(reviewChangeSchema, input);
  if (!request.ok) return toAnswer(request);
  const { slug, roundId, change } = request.value;
  const [tournament, { actor }] = await Promise.all([findTournament(slug), currentSender()]);
  const decision = can(actor, "round.view-draft", { tournamentId: tournament?.id ?? null });
  if (!tournament || !decision.allowed) {
    return toAnswer({ ok: false, problems: [{ code: "round-not-found" }] });
  }
  return toAnswer(await reviewDraftChange(tournament, roundId, change));
}

/** The code that opens a table for writing, with its link and QR. */
export async function tableCodeAction(input: unknown): Promise<Answer<TableCode>> {
  const request = commandInput(tableCodeSchema, input);
  if (!request.ok) return toAnswer(request);
  const sender = await currentSender();
  return toAnswer(await readTableCode(sender, request.value.matchId, await baseUrl()));
}
