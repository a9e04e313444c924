import type { PairSide } from "../rules/seat";
import { otherPair, PAIR_SIDES } from "../rules/seat";
import type { EntrantResult, EventTable } from "./event-document";

/** What one entrant took from one finished table, and against whom. */
export type Outcome = EntrantResult & {
  readonly id: string;
  readonly partners: readonly string[];
  readonly opponents: readonly string[];
};

/** A table counts once it has points, results of its own, or a named winner. Until then it has only been issued. */
export function isFinished(table: EventTable): boolean {
  return (
    table.points !== undefined ||
    table.results !== undefined ||
    (table.winner !== undefined && table.winner !== null)
  );
}

/** The side that won: as written, else the one with more points; null where nobody did. */
export function winnerOf(table: EventTable): PairSide | null {
  if (table.winner !== undefined) return table.winner;
  const points = table.points;
  if (points === undefined || points.AC === points.BD) return null;
  return points.AC > points.BD ? "AC" : "BD";
}

/**
 * The outcome of each entrant at a table, in the order AC, BD; none while it is unfinished. An entrant named in
 * `results` takes that result (absence, walk-out, fines), everybody else the figures of the side.
 */
export function tableOutcomes(table: EventTable): readonly Outcome[] {
  if (!isFinished(table)) return [];
  const winner = winnerOf(table);
  return PAIR_SIDES.flatMap((side) => {
    const opponents = table[otherPair(side)];
    const shared: EntrantResult = {
      won: winner === side,
      for: table.points?.[side] ?? 0,
      against: table.points?.[otherPair(side)] ?? 0,
    };
    return table[side].map((id) => ({
      ...(table.results?.[id] ?? shared),
      id,
      partners: table[side].filter((other) => other !== id),
      opponents,
    }));
  });
}
