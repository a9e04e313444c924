import type { TableCriterion } from "../criterion";
import { noRest } from "../criterion";

/** New faces: how many couples at a table have sat together before, in any role. */
export const metBefore: TableCriterion = {
  id: "met-before",
  hard: false,
  measure: ({ met }) => {
    const before = (a: number, b: number) => ((met.tables[a * met.size + b] ?? 0) > 0 ? 1 : 0);
    return {
      most: 6,
      table: (a, b, c, d) =>
        before(a, b) + before(c, d) + before(a, c) + before(a, d) + before(b, c) + before(b, d),
      rest: noRest,
    };
  },
};
