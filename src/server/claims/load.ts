import "server-only";
import { randomUUID } from "node:crypto";
import type { MatchFacts } from "@/domain/access/can";
import type { ClaimEvent, ClaimState } from "@/domain/claims/claim";
import { decideClaim } from "@/domain/claims/decide-claim";
import { foldClaim } from "@/domain/claims/fold-claim";
import type { Claim } from "@/generated/prisma/client";
import type { LoadedActa } from "../actas/load";
import { lockedActa, matchFacts } from "../actas/load";
import type { CommandScope } from "../command";
import { refuse, required } from "../command";
import type { Transaction } from "../db/client";
import { toJson } from "../db/json";
import { lockedTournament } from "../tournaments/find-tournament";

// A claim's row is a projection of its events. Locks are taken in one order everywhere: tournament, match, claim.

export type LoadedClaim = {
  readonly row: Claim;
  readonly state: ClaimState;
};

/** A claim as its events say; null when there is none. */
export async function findClaim(tx: Transaction, claimId: string): Promise<LoadedClaim | null> {
  const found = await tx.claim.findUnique({
    where: { id: claimId },
    include: { events: { orderBy: { seq: "asc" } } },
  });
  if (!found) return null;
  const { events, ...row } = found;
  const state = foldClaim(events.map(({ payload }) => payload as unknown as ClaimEvent));
  return state && { row, state };
}

export type ClaimAndActa = {
  readonly claim: LoadedClaim;
  readonly acta: LoadedActa;
  /** What access decides on: whether the sender sits at the table of the claim. */
  readonly facts: MatchFacts;
};

/** Inside a command: locks the tournament, the table and the claim, and reads them. */
export async function lockedClaim(
  { tx, sender }: CommandScope,
  claimId: string,
): Promise<ClaimAndActa> {
  const row = await tx.claim.findUnique({
    where: { id: claimId },
    select: { tournamentId: true, matchId: true },
  });
  if (!row?.matchId) return refuse({ code: "claim-not-found", family: "claim" });
  await lockedTournament(tx, row.tournamentId);
  const acta = await lockedActa(tx, row.matchId);
  await tx.$queryRaw`SELECT 1 FROM "Claim" WHERE "id" = ${claimId}::uuid FOR UPDATE`;
  const claim =
    (await findClaim(tx, claimId)) ?? refuse({ code: "claim-not-found", family: "claim" });
  return { claim, acta, facts: await matchFacts(tx, sender, acta.match) };
}

/** Refuses a command about a claim that has changed since its sender read it. */
export function refuseStale({ row }: LoadedClaim, version: number): void {
  if (row.version !== version) refuse({ code: "claim-stale", family: "claim", number: row.number });
}

/** Adds events to a locked claim, each decided on what the one before left, and its row with them. */
export async function addToClaim(
  { tx, sender }: CommandScope,
  claim: LoadedClaim,
  events: readonly ClaimEvent[],
): Promise<LoadedClaim> {
  let { state } = claim;
  for (const event of events) state = required("claim", decideClaim(state, event));
  await writeClaimEvents(tx, sender, claim.row, events);
  const row = await tx.claim.update({
    where: { id: claim.row.id },
    data: { stage: state.stage, version: { increment: events.length } },
  });
  return { row, state };
}

/** The rows of events that have been decided. */
export async function writeClaimEvents(
  tx: Transaction,
  sender: CommandScope["sender"],
  row: Pick<Claim, "id" | "version">,
  events: readonly ClaimEvent[],
): Promise<void> {
  await tx.claimEvent.createMany({
    data: events.map((event, index) => ({
      id: randomUUID(),
      claimId: row.id,
      seq: row.version + index + 1,
      type: event.type,
      payload: toJson(event),
      accountId: sender.actor.kind === "account" ? sender.actor.accountId : null,
      byLabel: sender.label,
    })),
  });
}
