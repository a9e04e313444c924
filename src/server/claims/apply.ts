import "server-only";
import { randomUUID } from "node:crypto";
import type { ClaimApplication, ClaimDecision } from "@/domain/claims/claim";
import { effectEvent, inOrder } from "@/domain/claims/effect-events";
import type { ActaEvent } from "@/domain/match/acta";
import { ofChange, withFollowUps } from "../actas/follow-ups";
import type { LoadedActa } from "../actas/load";
import { lockedActa } from "../actas/load";
import { writeEvents } from "../actas/write-events";
import type { CommandScope } from "../command";
import { refuse } from "../command";
import type { Transaction } from "../db/client";
import type { TournamentView } from "../tournaments/rows";
import { writeRanking } from "../tournaments/write-ranking";
import type { SeatResult } from "./snapshot";
import { changedPlaces, changedSteps, snapshotOf } from "./snapshot";

// A decision of the Junta on the sheet itself: reopened, corrected, and closed as the next version, all in one command.

export type Applied = {
  readonly application: ClaimApplication;
  /** The table's results seat by seat; not kept with the claim, the sheet has them. */
  readonly results: readonly [before: readonly SeatResult[], after: readonly SeatResult[]];
};

/**
 * Applies the effects of a decision to a locked acta and seals what comes out as its next version, without asking
 * anybody to sign. Rounds and the event stay as closed as they were; the ranking of a closed event is written anew.
 * Refuses what would leave the match unfinished or the sheet contradicting itself. Needs the event's lock.
 */
export async function applyDecision(
  scope: CommandScope,
  acta: LoadedActa,
  claim: { readonly id: string; readonly number: number },
  decision: ClaimDecision,
): Promise<Applied> {
  const { tx } = scope;
  const { tournament, match } = acta;
  const before = await snapshotOf(tx, tournament, match.id);
  const trace = `Reclamo n.º ${claim.number}: ${decision.reason}`;
  let current = acta;
  const write = async (events: readonly ActaEvent[]) => {
    await writeEvents(scope, current, events, randomUUID());
    current = await lockedActa(tx, match.id);
  };
  if (current.state.verified !== null) await write([{ type: "reopened", reason: trace }]);
  for (const effect of inOrder(acta.state, decision.effects)) {
    const form = { reason: trace, incidentId: randomUUID() };
    const event = effectEvent(current.state, effect, form);
    if (event === null) return refuse({ code: "effect-without-object", family: "claim" });
    await write(await withRuledFollowUps(tx, current, event));
  }
  const { id: claimId, number } = claim;
  await write([
    { type: "resolved", claimId, number, reason: decision.reason, corrects: true },
    { type: "closed" },
  ]);
  if (tournament.status === "closed") await writeRanking(tx, tournament);
  const after = await snapshotOf(tx, tournament, match.id);
  const places = changedPlaces(before, after, await entrantNames(tx, tournament));
  const application: ClaimApplication = {
    sheetVersion: current.state.sheetVersion,
    score: [before.score, after.score],
    winner: [before.winner, after.winner],
    steps: changedSteps(before, after),
    places,
    pairedRounds: places.length > 0 ? await laterRounds(tx, current) : [],
  };
  return { application, results: [before.results, after.results] };
}

/** An event of a ruling with what the rules bring along, for infractions that had consequences already too. */
function withRuledFollowUps(
  tx: Transaction,
  acta: LoadedActa,
  event: ActaEvent,
): Promise<readonly ActaEvent[]> {
  return event.type === "incident-corrected"
    ? ofChange(tx, acta, event, {})
    : withFollowUps(tx, acta, event, {
        commandId: randomUUID(),
        matchId: acta.match.id,
        baseVersion: acta.match.version,
        event,
      });
}

/** Published rounds after this one: they were paired on the figures of before. */
async function laterRounds(tx: Transaction, { match }: LoadedActa): Promise<readonly number[]> {
  const rounds = await tx.round.findMany({
    where: {
      tournamentId: match.tournamentId,
      number: { gt: match.round.number },
      status: { not: "draft" },
    },
    select: { number: true },
    orderBy: { number: "asc" },
  });
  return rounds.map(({ number }) => number);
}

async function entrantNames(
  tx: Transaction,
  tournament: TournamentView,
): Promise<ReadonlyMap<string, string>> {
  const entrants = await tx.entrant.findMany({
    where: { tournamentId: tournament.id },
    select: { number: true, name: true },
  });
  return new Map(entrants.map(({ number, name }) => [String(number), name]));
}
