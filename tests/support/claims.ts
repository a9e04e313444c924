import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import type { ClaimEffect, ClaimOutcome } from "@/domain/claims/claim";
import type { Seat } from "@/domain/rules/seat";
import type { FilingRequest } from "@/server/claims/file-claim";
import { fileClaim } from "@/server/claims/file-claim";
import { ruleOnClaim } from "@/server/claims/rule";
import { database } from "@/server/db/client";
import type { Sender } from "@/server/sender";
import { standingsOf } from "@/server/standings/standings-of";
import { findTournament } from "@/server/tournaments/find-tournament";
import type { Club } from "./club-builders";
import { must, senderWith } from "./club-builders";
import { recount } from "./recount";

// What tests of formal claims do and then read.

/** The account of whoever sits at a seat, without any role. */
export async function playerAt(matchId: string, seat: Seat): Promise<Sender> {
  const { playerId } = await database().seating.findFirstOrThrow({ where: { matchId, seat } });
  const account = await database().account.findUnique({ where: { playerId } });
  if (!account) return senderWith(`Jugador ${seat}`, [], playerId);
  return {
    actor: { kind: "account", accountId: account.id, playerId, grants: [] },
    label: account.displayName,
    address: "127.0.0.1",
  };
}

/** Files about the result unless said otherwise. */
export function file(sender: Sender, matchId: string, more: Partial<FilingRequest> = {}) {
  return fileClaim(sender, {
    commandId: randomUUID(),
    matchId,
    claimantId: null,
    subject: "result",
    text: "No estamos de acuerdo con el resultado.",
    ...more,
  });
}

/** Decides a claim as it is now. */
export async function rule(
  sender: Sender,
  claimId: string,
  effects: readonly ClaimEffect[],
  outcome: ClaimOutcome = effects.length > 0 ? "upheld" : "dismissed",
) {
  const { version } = await database().claim.findUniqueOrThrow({ where: { id: claimId } });
  return ruleOnClaim(sender, {
    commandId: randomUUID(),
    claimId,
    version,
    decision: { outcome, reason: "Lo muestra la Hoja de papel", article: "26.2", effects },
  });
}

/** Files as the player at A and decides, at once. */
export async function fileAndRule(
  club: Club,
  matchId: string,
  effects: readonly ClaimEffect[],
  more: Partial<FilingRequest> = {},
) {
  const { claimId } = must(await file(await playerAt(matchId, "A"), matchId, more));
  return must(await rule(club.junta, claimId, effects));
}

/** Every row of the standings against a second, slow count from the raw events. */
export async function expectRecounted(club: Club, format: "pairs" | "individual"): Promise<void> {
  const tournament = await findTournament(club.slug);
  if (!tournament) throw new Error("the tournament is gone");
  const { rows } = await standingsOf(database(), tournament);
  const counted = await recount(club.tournamentId, format);
  for (const { rank: _, decidedBy: __, ...row } of rows)
    expect(row, `the row of entrant ${row.id}`).toEqual(counted.get(row.id));
}
