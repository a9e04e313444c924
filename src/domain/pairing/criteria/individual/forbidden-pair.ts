import type { TableCriterion } from "../criterion";
import { NOTHING } from "../criterion";

/** Those who must not meet sit at no table together, as opponents or as partners. */
export const forbiddenAtTable: TableCriterion = {
  id: "forbidden-pair",
  hard: true,
  measure: ({ forbidden, units }) => {
    const bad = (a: number, b: number) => (forbidden.has(a * units.length + b) ? 1 : 0);
    return { ...NOTHING, most: forbidden.size === 0 ? 0 : 6, partners: bad, across: bad };
  },
};
