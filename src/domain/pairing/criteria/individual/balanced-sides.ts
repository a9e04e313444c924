import type { TableCriterion } from "../criterion";
import { NOTHING } from "../criterion";

/** Balanced sides: first and fourth of a table against second and third; 1 with third, 2 with second. */
export const balancedSides: TableCriterion = {
  id: "balanced-sides",
  hard: false,
  measure: ({ units }) => {
    const orders = units.map(({ order }) => order);
    const of = (unit: number) => orders[unit] ?? 0;
    return {
      ...NOTHING,
      most: 2,
      whole: (a, b, c, d) => {
        const best = Math.min(of(a), of(b), of(c), of(d));
        const withBest = of(a) === best || of(b) === best;
        const partner = withBest ? Math.max(of(a), of(b)) : Math.max(of(c), of(d));
        const others = withBest ? [of(c), of(d)] : [of(a), of(b)];
        return others.filter((other) => other > partner).length;
      },
    };
  },
};
