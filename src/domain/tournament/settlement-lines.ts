import { pairPoints } from "../match/fines";
import type { MatchFine } from "../match/match-document";
import type { PairSide, Seat, TableShape } from "../rules/seat";
import type { RuleSettings } from "../rules/settings";
import type { LedgerLine } from "./settlement-result";

export const PAIRS_OF_FOUR: TableShape = { mode: "pairs", players: 4 };

/** A line as the match engine takes it. */
export function fineOf({ seat, points, afterHand, on }: LedgerLine): MatchFine {
  return { seat, points, afterHand, on };
}

/** Record points of a pair's row: each member's fines, and a bonus to both as often as the rules count it. */
export function sideRecord(
  lines: readonly LedgerLine[],
  side: PairSide,
  rules: RuleSettings,
): number {
  const record = lines.filter(({ on }) => on === "record");
  return pairPoints(record.map(fineOf), side, PAIRS_OF_FOUR, rules);
}

/** The points of one seat in the match or on the record. */
export function sumOf(lines: readonly LedgerLine[], seat: Seat, on: LedgerLine["on"]): number {
  return lines
    .filter((line) => line.seat === seat && line.on === on)
    .reduce((sum, { points }) => sum + points, 0);
}
