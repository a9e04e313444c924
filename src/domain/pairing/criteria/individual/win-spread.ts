import type { TableCriterion } from "../criterion";
import { NOTHING } from "../criterion";

/** Equals meet: the squared difference between the most and the fewest wins at a table. */
export const winSpread: TableCriterion = {
  id: "win-spread",
  hard: false,
  measure: ({ units }) => {
    const wins = units.map((unit) => unit.wins);
    const most = wins.reduce((high, each) => Math.max(high, each), 0);
    const fewest = wins.reduce((low, each) => Math.min(low, each), most);
    return {
      ...NOTHING,
      most: (most - fewest) ** 2,
      spread: { of: (unit) => wins[unit] ?? 0, cost: (range) => range ** 2 },
    };
  },
};
