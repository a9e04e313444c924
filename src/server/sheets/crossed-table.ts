import type { CrossedCell, CrossedRow } from "@/documents/crossed-table";
import type { EventDocument, EventRound } from "@/domain/event/event-document";
import { tableOutcomes } from "@/domain/event/table-outcome";
import type { PairSide } from "@/domain/rules/seat";
import { otherPair, PAIR_SIDES } from "@/domain/rules/seat";
import type { StandingRow } from "@/domain/standings/standings";

/** An entrant as the table names it. */
type Named = { readonly name: string; readonly club: string | null };

/** The rows of a crossed table, in the order of the standings: for every round, against whom and how it ended. */
export function crossedRows(
  event: EventDocument,
  rows: readonly StandingRow[],
  nameOf: (id: string) => Named,
): readonly CrossedRow[] {
  const rankOf = new Map(rows.map((row) => [row.id, row.rank]));
  const rounds = event.rounds.map((round) => roundCells(round, rankOf));
  return rows.map(({ id, rank, wins, net }) => {
    const { name, club } = nameOf(id);
    return {
      rank,
      name,
      ...(club === null ? {} : { club }),
      cells: rounds.map((cells): CrossedCell => cells.get(id) ?? { kind: "absent" }),
      wins,
      net,
    };
  });
}

function roundCells(
  round: EventRound,
  rankOf: ReadonlyMap<string, number>,
): ReadonlyMap<string, CrossedCell> {
  const ranks = (ids: readonly string[]) => ids.flatMap((id) => rankOf.get(id) ?? []);
  const cells = new Map<string, CrossedCell>(round.byes.map((id) => [id, { kind: "rest" }]));
  for (const table of round.tables) {
    const outcomes = new Map(tableOutcomes(table).map((outcome) => [outcome.id, outcome]));
    const seat = (side: PairSide, id: string): CrossedCell => {
      const outcome = outcomes.get(id);
      return {
        kind: "played",
        partners: ranks(table[side].filter((other) => other !== id)),
        opponents: ranks(table[otherPair(side)]),
        result: outcome ? { won: outcome.won, for: outcome.for, against: outcome.against } : null,
      };
    };
    for (const side of PAIR_SIDES) {
      for (const id of table[side]) cells.set(id, seat(side, id));
    }
  }
  return cells;
}
