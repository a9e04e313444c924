import type { TableCriterion } from "../criterion";
import { noRest } from "../criterion";

/** Those who must not meet sit at no table together, as opponents or as partners. */
export const forbiddenAtTable: TableCriterion = {
  id: "forbidden-pair",
  hard: true,
  measure: ({ forbidden, units }) => {
    const bad = (a: number, b: number) => (forbidden.has(a * units.length + b) ? 1 : 0);
    return {
      most: forbidden.size === 0 ? 0 : 6,
      table: (a, b, c, d) =>
        forbidden.size === 0
          ? 0
          : bad(a, b) + bad(c, d) + bad(a, c) + bad(a, d) + bad(b, c) + bad(b, d),
      rest: noRest,
    };
  },
};
