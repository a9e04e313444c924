import type { TableCriterion } from "../criterion";
import { NOTHING } from "../criterion";

/** Equals meet: the squared difference between the most and the fewest wins at a table. */
export const winSpread: TableCriterion = {
  id: "win-spread",
  hard: false,
  measure: ({ units }) => {
    const wins = units.map((unit) => unit.wins);
    const of = (unit: number) => wins[unit] ?? 0;
    return {
      ...NOTHING,
      most: (Math.max(0, ...wins) - Math.min(0, ...wins)) ** 2,
      whole: (a, b, c, d) => {
        const most = Math.max(of(a), of(b), of(c), of(d));
        const fewest = Math.min(of(a), of(b), of(c), of(d));
        return (most - fewest) ** 2;
      },
    };
  },
};
