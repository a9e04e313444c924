import { isTooSoon } from "../../meetings";
import type { TableCriterion } from "../criterion";
import { NOTHING } from "../criterion";
import { metRows } from "./met-rows";

/** Nobody meets an opponent again before the cooldown is over. */
export const opponentRepeated: TableCriterion = {
  id: "opponent-repeated",
  hard: true,
  measure: ({ met, round, settings }) => ({
    ...NOTHING,
    most: 4,
    across: metRows(met, (at) =>
      isTooSoon(met.opponents[at] ?? 0, round, settings.opponentCooldown) ? 1 : 0,
    ),
  }),
};
