import { isTooSoon } from "../../meetings";
import type { TableCriterion } from "../criterion";
import { NOTHING } from "../criterion";
import { metRows } from "./met-rows";

/** Nobody gets a partner again before the cooldown is over. */
export const partnerRepeated: TableCriterion = {
  id: "partner-repeated",
  hard: true,
  measure: ({ met, round, settings }) => ({
    ...NOTHING,
    most: 2,
    partners: metRows(met, (at) =>
      isTooSoon(met.partners[at] ?? 0, round, settings.partnerCooldown) ? 1 : 0,
    ),
  }),
};
