import type { Tally } from "../figures";
import type { TieBreakRule } from "./tie-break";

/** Wins of each opponent met at a finished table, each opponent once; rests have none. */
export function winsOfOpponents({ encounters, wins }: Tally, unit: number): readonly number[] {
  return (encounters().opponents[unit] ?? []).map((other) => wins[other] ?? 0);
}

/** The sum of the opponents' wins. */
export function buchholzOf(tally: Tally, unit: number): number {
  return winsOfOpponents(tally, unit).reduce((sum, wins) => sum + wins, 0);
}

/** Buchholz. */
export const buchholz: TieBreakRule = {
  id: "buchholz",
  keys: (group, { tally }) => group.map((unit) => buchholzOf(tally, unit)),
};
