import { denseMeetings, isTooSoon } from "../../meetings";
import type { TableCriterion } from "../criterion";
import { NOTHING } from "../criterion";

/** Nobody meets an opponent again before the cooldown is over. */
export const opponentRepeated: TableCriterion = {
  id: "opponent-repeated",
  hard: true,
  measure: ({ met, round, settings }) => {
    const opponents = denseMeetings(met, "opponents");
    const again = (a: number, b: number) =>
      isTooSoon(opponents[a * met.size + b] ?? 0, round, settings.opponentCooldown) ? 1 : 0;
    return { ...NOTHING, most: 4, across: again };
  },
};
