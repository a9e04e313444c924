import type { TableCriterion } from "../criterion";
import { NOTHING } from "../criterion";

/** Balanced sides: first and fourth of a table against second and third; 1 with third, 2 with second. */
export const balancedSides: TableCriterion = {
  id: "balanced-sides",
  hard: false,
  measure: ({ units }) => {
    const orders = units.map(({ order }) => order);
    return { ...NOTHING, most: 2, sides: (unit) => orders[unit] ?? 0 };
  },
};
