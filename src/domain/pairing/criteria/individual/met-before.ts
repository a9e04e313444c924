import { denseMeetings } from "../../meetings";
import type { TableCriterion } from "../criterion";
import { NOTHING } from "../criterion";

/** New faces: how many couples at a table have sat together before, in any role. */
export const metBefore: TableCriterion = {
  id: "met-before",
  hard: false,
  measure: ({ met }) => {
    const tables = denseMeetings(met, "tables");
    const before = (a: number, b: number) => ((tables[a * met.size + b] ?? 0) > 0 ? 1 : 0);
    return { ...NOTHING, most: 6, partners: before, across: before };
  },
};
