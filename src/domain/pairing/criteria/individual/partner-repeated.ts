import { denseMeetings, isTooSoon } from "../../meetings";
import type { TableCriterion } from "../criterion";
import { NOTHING } from "../criterion";

/** Nobody gets a partner again before the cooldown is over. */
export const partnerRepeated: TableCriterion = {
  id: "partner-repeated",
  hard: true,
  measure: ({ met, round, settings }) => {
    const partners = denseMeetings(met, "partners");
    const again = (a: number, b: number) =>
      isTooSoon(partners[a * met.size + b] ?? 0, round, settings.partnerCooldown) ? 1 : 0;
    return { ...NOTHING, most: 2, partners: again };
  },
};
