import "server-only";
import type {
  Adjustment,
  EntrantResult,
  EventDocument,
  EventEntrant,
  EventTable,
} from "@/domain/event/event-document";
import { groupBy } from "@/domain/kernel/group-by";
import { isCounted } from "@/domain/match/acta";
import type { Seat } from "@/domain/rules/seat";
import { PAIR_SIDES, pairSideOf } from "@/domain/rules/seat";
import { entrantRounds, foldEntrant } from "@/domain/tournament/registration";
import type { Transaction } from "../db/client";
import type { EntrantRow } from "../registration/entrant-rows";
import { listEntrantRows } from "../registration/entrant-rows";
import type { EventTableRow } from "./event-tables";
import { listEventRests, listEventTables } from "./event-tables";
import type { TournamentView } from "./rows";

// The one way from the database to the public event document, on which pairing, standings and checking work alike.
// Entrants are named by their registration number, people by their id.

/** The event as it stands: published rounds only, and of their tables the results that count. */
export async function loadEvent(
  tx: Transaction,
  tournament: TournamentView,
  options: { readonly upToRound?: number } = {},
): Promise<EventDocument> {
  // One after the other: a transaction has one connection.
  const entrants = await listEntrantRows(tx, tournament.id);
  const rounds = await tx.round.findMany({
    where: {
      tournamentId: tournament.id,
      status: { not: "draft" },
      ...(options.upToRound === undefined ? {} : { number: { lte: options.upToRound } }),
    },
    select: { number: true },
    orderBy: { number: "asc" },
  });
  const tables = await listEventTables(tx, tournament.id);
  const rests = await listEventRests(tx, tournament.id);
  const ledger = await tx.ledgerLine.findMany({
    where: { tournamentId: tournament.id, target: "record" },
    select: {
      playerId: true,
      points: true,
      round: true,
      incident: { select: { infraction: true, match: { select: { substitutes: true } } } },
    },
    orderBy: [{ round: "asc" }, { id: "asc" }],
  });
  const forbidden = await tx.forbiddenPair.findMany({ where: { tournamentId: tournament.id } });
  const numberOf = new Map(entrants.map((entrant) => [entrant.id, String(entrant.number)]));
  const entrantOf = new Map(
    entrants.flatMap((entrant) =>
      entrant.members.map((playerId) => [playerId, String(entrant.number)] as const),
    ),
  );
  const tablesOf = groupBy(tables, ({ round }) => round);
  const restsOf = groupBy(rests, ({ round }) => round);
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
    rounds: rounds.map(({ number }) => ({
      tables: (tablesOf.get(number) ?? []).map((row) => toEventTable(row, tournament, numberOf)),
      byes: (restsOf.get(number) ?? []).map(({ entrant }) => String(entrant)),
    })),
    adjustments: ledger.flatMap(({ playerId, points, round, incident }): Adjustment[] => {
      // What a substitute costs, he costs whom he played for.
      const stoodIn = incident.match.substitutes.find((one) => one.playerId === playerId);
      const id = stoodIn ? numberOf.get(stoodIn.entrantId) : entrantOf.get(playerId);
      return id === undefined ? [] : [{ id, points, round, infraction: incident.infraction }];
    }),
  };
}

/** An entrant as the event knows it; who never arrived is no part of it. */
function toEventEntrant(entrant: EntrantRow): EventEntrant[] {
  const state = foldEntrant(entrant.history);
  const rounds = entrantRounds(state);
  if (rounds === null) return [];
  return [
    {
      id: String(entrant.number),
      rank: entrant.rank ?? entrant.number,
      name: entrant.name,
      ...(entrant.clubName === null ? {} : { club: entrant.clubName }),
      members: entrant.members,
      ...rounds,
      ...(state.changes.length === 0 ? {} : { changes: state.changes }),
      ...(entrant.fixedTable === null ? {} : { fixedTable: entrant.fixedTable }),
    },
  ];
}

/** A table as the event knows it: entrants by number, in teams the people at it. */
function toEventTable(
  row: EventTableRow,
  { format, countsFrom }: Pick<TournamentView, "format" | "countsFrom">,
  numberOf: ReadonlyMap<string, string>,
): EventTable {
  const sides = { AC: new Set<string>(), BD: new Set<string>() };
  const seats: Partial<Record<Seat, string>> = {};
  const entrantAt = new Map<Seat, string>();
  for (const { seat, entrantId, playerId } of row.places) {
    const id = format === "teams" ? playerId : (numberOf.get(entrantId) ?? entrantId);
    sides[pairSideOf(seat)].add(id);
    seats[seat] = playerId;
    entrantAt.set(seat, id);
  }
  const table = { table: row.table, AC: [...sides.AC], BD: [...sides.BD], seats };
  if (!isCounted(row.stage, countsFrom)) return table;
  return {
    ...table,
    points: { AC: row.scoreAC, BD: row.scoreBD },
    winner: PAIR_SIDES.find((side) => side === row.winner) ?? null,
    results: resultsByEntrant(row.results, entrantAt),
  };
}

/** What each entrant takes from a table: with fixed pairs both members carry the pair's, which is read once. */
function resultsByEntrant(
  results: EventTableRow["results"],
  entrantAt: ReadonlyMap<Seat, string>,
): Record<string, EntrantResult> {
  return Object.fromEntries(
    results.map(({ seat, ...result }) => [entrantAt.get(seat) ?? seat, result]),
  );
}
