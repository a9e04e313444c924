import "server-only";
import type {
  Adjustment,
  EntrantResult,
  EventDocument,
  EventEntrant,
  EventRound,
  EventTable,
} from "@/domain/event/event-document";
import type { ActaStage } from "@/domain/match/acta";
import type { Seat } from "@/domain/rules/seat";
import { PAIR_SIDES, pairSideOf } from "@/domain/rules/seat";
import { entrantRounds, foldEntrant } from "@/domain/tournament/registration";
import type { Prisma } from "@/generated/prisma/client";
import type { Transaction } from "../db/client";
import { toEntrantHistory } from "../registration/rows";
import type { TournamentView } from "./rows";

// The one way from the database to the public event document, on which pairing, standings and checking work alike.
// Entrants are named by their registration number, people by their id.

/** Stages from which a sheet counts: a judge, or the director for lack of one, has verified it. */
export const COUNTED_STAGES = [
  "verified",
  "signed",
  "delivered",
  "registered",
  "claimed",
  "resolved",
  "closed",
] as const satisfies readonly ActaStage[];

const entrantInclude = {
  history: { orderBy: { seq: "asc" } },
  members: { orderBy: { position: "asc" } },
} as const satisfies Prisma.EntrantInclude;

const roundInclude = {
  matches: { include: { seatings: true, results: true }, orderBy: { table: "asc" } },
  seatings: true,
} as const satisfies Prisma.RoundInclude;

type EntrantRow = Prisma.EntrantGetPayload<{ include: typeof entrantInclude }>;
type RoundRow = Prisma.RoundGetPayload<{ include: typeof roundInclude }>;
type MatchRow = RoundRow["matches"][number];

/** The event as it stands: published rounds only, and of their tables the results that count. */
export async function loadEvent(
  tx: Transaction,
  tournament: TournamentView,
  options: { readonly upToRound?: number } = {},
): Promise<EventDocument> {
  // One after the other: a transaction has one connection.
  const entrants = await tx.entrant.findMany({
    where: { tournamentId: tournament.id },
    include: entrantInclude,
    orderBy: { number: "asc" },
  });
  const rounds = await tx.round.findMany({
    where: {
      tournamentId: tournament.id,
      status: { not: "draft" },
      ...(options.upToRound === undefined ? {} : { number: { lte: options.upToRound } }),
    },
    include: roundInclude,
    orderBy: { number: "asc" },
  });
  const ledger = await tx.ledgerLine.findMany({
    where: { tournamentId: tournament.id, target: "record" },
    include: { incident: { select: { match: { select: { substitutes: true } } } } },
    orderBy: [{ round: "asc" }, { id: "asc" }],
  });
  const forbidden = await tx.forbiddenPair.findMany({ where: { tournamentId: tournament.id } });
  const numberOf = new Map(entrants.map((entrant) => [entrant.id, String(entrant.number)]));
  const entrantOf = new Map(
    entrants.flatMap((entrant) =>
      entrant.members.map((member) => [member.playerId, String(entrant.number)] as const),
    ),
  );
  return {
    format: tournament.format,
    rules: tournament.rulesSpec,
    seed: tournament.seed,
    pairing: tournament.pairing,
    standingsOrder: tournament.standingsOrder,
    entrants: entrants.flatMap(toEventEntrant),
    forbidden: forbidden.map(
      ({ first, second }) =>
        [numberOf.get(first) ?? first, numberOf.get(second) ?? second] as const,
    ),
    rounds: rounds.map((round) => toEventRound(round, numberOf)),
    adjustments: ledger.flatMap(({ playerId, points, round, incident }): Adjustment[] => {
      // What a substitute costs, he costs whom he played for.
      const stoodIn = incident.match.substitutes.find((one) => one.playerId === playerId);
      const id = stoodIn ? numberOf.get(stoodIn.entrantId) : entrantOf.get(playerId);
      return id === undefined ? [] : [{ id, points, round }];
    }),
  };
}

/** An entrant as the event knows it; who never arrived is no part of it. */
function toEventEntrant(entrant: EntrantRow): EventEntrant[] {
  const rounds = entrantRounds(foldEntrant(toEntrantHistory(entrant.history)));
  if (rounds === null) return [];
  return [
    {
      id: String(entrant.number),
      rank: entrant.rank ?? entrant.number,
      name: entrant.name,
      ...(entrant.clubName === null ? {} : { club: entrant.clubName }),
      members: entrant.members.map((member) => member.playerId),
      ...rounds,
    },
  ];
}

function toEventRound(round: RoundRow, numberOf: ReadonlyMap<string, string>): EventRound {
  const resting = round.seatings.filter((seating) => seating.matchId === null);
  const byes = new Set(resting.map((seating) => numberOf.get(seating.entrantId) ?? ""));
  return { tables: round.matches.map((match) => toEventTable(match, numberOf)), byes: [...byes] };
}

function toEventTable(match: MatchRow, numberOf: ReadonlyMap<string, string>): EventTable {
  const sides = { AC: new Set<string>(), BD: new Set<string>() };
  const seats: Partial<Record<Seat, string>> = {};
  const entrantOf = new Map<string, string>();
  for (const seating of [...match.seatings].sort((a, b) =>
    (a.seat ?? "").localeCompare(b.seat ?? ""),
  )) {
    const id = numberOf.get(seating.entrantId) ?? seating.entrantId;
    const seat = seating.seat as Seat;
    sides[pairSideOf(seat)].add(id);
    seats[seat] = seating.playerId;
    entrantOf.set(seating.playerId, id);
  }
  const table = { table: match.table, AC: [...sides.AC], BD: [...sides.BD], seats };
  if (!isCounted(match.stage)) return table;
  return {
    ...table,
    points: { AC: match.scoreAC, BD: match.scoreBD },
    winner: PAIR_SIDES.find((side) => side === match.winner) ?? null,
    results: resultsByEntrant(match.results, entrantOf),
  };
}

export function isCounted(stage: string): boolean {
  return COUNTED_STAGES.some((counted) => counted === stage);
}

/** What each entrant takes from a table: with fixed pairs both members carry the pair's, which is read once. */
function resultsByEntrant(
  results: MatchRow["results"],
  entrantOf: ReadonlyMap<string, string>,
): Record<string, EntrantResult> {
  return Object.fromEntries(
    results.map((result) => [
      entrantOf.get(result.playerId) ?? result.playerId,
      {
        won: result.entrantWon ?? false,
        for: result.entrantFor,
        against: result.entrantAgainst,
      },
    ]),
  );
}
