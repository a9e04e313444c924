import "server-only";
import type { PlaceChange, StepChange } from "@/domain/claims/claim";
import type { PairSide, Seat } from "@/domain/rules/seat";
import { PAIR_SIDES } from "@/domain/rules/seat";
import type { SanctionVerdict } from "@/domain/sanctions/incident";
import type { Transaction } from "../db/client";
import { standingsOf } from "../standings/standings-of";
import type { TournamentView } from "../tournaments/rows";

// An event as it stands at a moment, so that two moments can be compared.

/** What a table is worth to one seat. */
export type SeatResult = {
  readonly seat: Seat;
  readonly won: boolean | null;
  readonly for: number;
  readonly against: number;
  readonly matchFines: number;
  readonly recordFines: number;
};

export type Snapshot = {
  readonly score: Readonly<Record<PairSide, number>>;
  readonly winner: PairSide | null;
  readonly results: readonly SeatResult[];
  readonly steps: ReadonlyMap<string, Omit<StepChange, "step"> & { readonly step: number | null }>;
  readonly places: ReadonlyMap<
    string,
    { readonly rank: number; readonly wins: number; readonly net: number }
  >;
};

/** Reads the figures of a table, every step of the event's sanctions, and the standings. */
export async function snapshotOf(
  tx: Transaction,
  tournament: TournamentView,
  matchId: string,
): Promise<Snapshot> {
  const match = await tx.match.findUniqueOrThrow({
    where: { id: matchId },
    include: { results: { orderBy: { seat: "asc" } } },
  });
  const incidents = await tx.incident.findMany({
    where: { tournamentId: tournament.id, cancelled: false },
    include: { match: { select: { table: true } } },
    orderBy: { seq: "asc" },
  });
  const { rows } = await standingsOf(tx, tournament);
  return {
    score: { AC: match.scoreAC, BD: match.scoreBD },
    winner: PAIR_SIDES.find((side) => side === match.winner) ?? null,
    results: match.results.map((row) => ({
      seat: row.seat as Seat,
      won: row.won,
      for: row.pointsFor,
      against: row.pointsAgainst,
      matchFines: row.matchFines,
      recordFines: row.recordFines,
    })),
    steps: new Map(
      incidents.map((row) => {
        const verdict = row.verdict as unknown as SanctionVerdict;
        const { id: incidentId, infraction, round } = row;
        const step = verdict.ok ? verdict.step : null;
        return [incidentId, { incidentId, infraction, round, table: row.match.table, step }];
      }),
    ),
    places: new Map(rows.map(({ id, rank, wins, net }) => [id, { rank, wins, net }])),
  };
}

/** The sanctions that stand in both and whose step is another one now. */
export function changedSteps(before: Snapshot, after: Snapshot): readonly StepChange[] {
  return [...after.steps.values()].flatMap((now): StepChange[] => {
    const old = before.steps.get(now.incidentId);
    return old && old.step !== now.step ? [{ ...now, step: [old.step, now.step] }] : [];
  });
}

/** The rows of the standings that are not as they were, the first places first. */
export function changedPlaces(
  before: Snapshot,
  after: Snapshot,
  names: ReadonlyMap<string, string>,
): readonly PlaceChange[] {
  return [...after.places].flatMap(([id, now]): PlaceChange[] => {
    const old = before.places.get(id);
    if (!old || (old.rank === now.rank && old.wins === now.wins && old.net === now.net)) return [];
    return [
      {
        name: names.get(id) ?? id,
        rank: [old.rank, now.rank],
        wins: [old.wins, now.wins],
        net: [old.net, now.net],
      },
    ];
  });
}
