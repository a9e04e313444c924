"use server";

import { refresh } from "next/cache";
import { toAnswer } from "@/app/answer";
import { commandInput } from "@/app/command-input";
import type { Answer } from "@/components/commands/answer";
import {
  allowPairSchema,
  assignOfficialSchema,
  configureTournamentSchema,
  dismissOfficialSchema,
  forbidPairSchema,
  moveTournamentSchema,
} from "@/schemas/direction";
import type { TournamentForm } from "@/schemas/tournament";
import { currentSender } from "@/server/auth/sender";
import type { CommandResult } from "@/server/command";
import { configureTournament, moveTournamentTo } from "@/server/tournaments/configure";
import { allowPair, forbidPair } from "@/server/tournaments/forbidden-pairs";
import type { OfficialPost } from "@/server/tournaments/officials";
import { assignOfficial, dismissOfficial } from "@/server/tournaments/officials";
import { inputOfForm } from "../../nuevo/form-values";

type Sent<Request> = Request & { commandId: string };

/** Saves the settings, on the version that the form was filled from. */
export async function configure(
  request: Sent<{ tournamentId: string; version: number; form: TournamentForm }>,
): Promise<Answer<{ slug: string; version: number }>> {
  const input = commandInput(configureTournamentSchema, request);
  if (!input.ok) return toAnswer(input);
  const { form, ...rest } = input.value;
  const sender = await currentSender();
  return answer(await configureTournament(sender, { ...rest, input: inputOfForm(form) }));
}

/** Announces or hides. */
export async function moveTournament(
  request: Sent<{ tournamentId: string; step: "announce" | "hide" }>,
): Promise<Answer<{ status: string }>> {
  const input = commandInput(moveTournamentSchema, request);
  return answer(input.ok ? await moveTournamentTo(await currentSender(), input.value) : input);
}

export async function assign(
  request: Sent<{ tournamentId: string; accountId: string; role: OfficialPost }>,
): Promise<Answer<{ grantId: string }>> {
  const input = commandInput(assignOfficialSchema, request);
  return answer(input.ok ? await assignOfficial(await currentSender(), input.value) : input);
}

export async function dismiss(
  request: Sent<{ tournamentId: string; grantId: string }>,
): Promise<Answer<{ grantId: string }>> {
  const input = commandInput(dismissOfficialSchema, request);
  return answer(input.ok ? await dismissOfficial(await currentSender(), input.value) : input);
}

export async function forbid(
  request: Sent<{ tournamentId: string; entrantIds: [string, string] }>,
): Promise<Answer<{ id: string }>> {
  const input = commandInput(forbidPairSchema, request);
  return answer(input.ok ? await forbidPair(await currentSender(), input.value) : input);
}

export async function allow(
  request: Sent<{ tournamentId: string; id: string }>,
): Promise<Answer<{ id: string }>> {
  const input = commandInput(allowPairSchema, request);
  return answer(input.ok ? await allowPair(await currentSender(), input.value) : input);
}

function answer<Value>(result: CommandResult<Value>): Answer<Value> {
  if (result.ok) refresh();
  return toAnswer(result);
}
