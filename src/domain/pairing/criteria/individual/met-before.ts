import type { TableCriterion } from "../criterion";
import { NOTHING } from "../criterion";
import { metRows } from "./met-rows";

/** New faces: how many couples at a table have sat together before, in any role. */
export const metBefore: TableCriterion = {
  id: "met-before",
  hard: false,
  measure: ({ met }) => {
    const before = metRows(met, (at) => ((met.tables[at] ?? 0) > 0 ? 1 : 0));
    return { ...NOTHING, most: 6, partners: before, across: before };
  },
};
