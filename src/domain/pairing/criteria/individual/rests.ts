import type { TableCriterion } from "../criterion";
import { NOTHING } from "../criterion";
import { MOST_RESTING, restCost } from "../rests";

/** The one to three left over: those with the fewest rests, and among those the lowest. */
export const tableRests: TableCriterion = {
  id: "rests",
  hard: false,
  measure: (field) => ({ ...NOTHING, most: 0, rest: restCost(field, MOST_RESTING) }),
};
