import type { TableCriterion } from "../criterion";
import { restCost } from "../rests";

/** The one to three left over: those with the fewest rests, and among those the lowest. */
export const tableRests: TableCriterion = {
  id: "rests",
  hard: false,
  measure: (field) => ({ most: 0, table: () => 0, rest: restCost(field) }),
};
