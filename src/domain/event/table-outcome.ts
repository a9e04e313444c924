import type { PairSide } from "../rules/seat";
import { otherPair, PAIR_SIDES } from "../rules/seat";
import type { EntrantResult, EventTable } from "./event-document";

/** What one entrant took from one finished table, and against whom. */
export type Outcome = EntrantResult & {
  readonly id: string;
  readonly partners: readonly string[];
  readonly opponents: readonly string[];
};

const NOTHING: EntrantResult = { won: false, for: 0, against: 0 };
const NOBODY: readonly string[] = [];

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

/** What a side of a finished table takes, where its people do not score differently. */
export function sideResult(table: EventTable, side: PairSide): EntrantResult {
  return {
    won: winnerOf(table) === side,
    for: table.points?.[side] ?? 0,
    against: table.points?.[otherPair(side)] ?? 0,
  };
}

/** Who sits at a table with somebody, by what they are to him; where each plays alone all others are opponents. */
export function companyOf(
  { AC, BD, players }: EventTable,
  side: PairSide | null,
  id: string,
): Pick<Outcome, "partners" | "opponents"> {
  if (side === null) {
    return { partners: [], opponents: (players ?? []).filter((other) => other !== id) };
  }
  const own = side === "AC" ? AC : BD;
  const partners = own.length === 1 ? NOBODY : own.filter((other) => other !== id);
  return { partners, opponents: side === "AC" ? BD : AC };
}

/**
 * The outcome of each entrant at a table, in the order AC, BD, or of seats where each plays alone; none while it is
 * unfinished. An entrant named in `results` takes that result (absence, walk-out, fines), everybody else the figures of
 * the side.
 */
export function tableOutcomes(table: EventTable): readonly Outcome[] {
  if (!isFinished(table)) return [];
  const alone = (table.players ?? []).map((id) => ({
    ...(table.results?.[id] ?? NOTHING),
    id,
    ...companyOf(table, null, id),
  }));
  const sides = PAIR_SIDES.flatMap((side) => {
    const shared = sideResult(table, side);
    return table[side].map((id) => ({
      ...(table.results?.[id] ?? shared),
      id,
      ...companyOf(table, side, id),
    }));
  });
  return [...sides, ...alone];
}
