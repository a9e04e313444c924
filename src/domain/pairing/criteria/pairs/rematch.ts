import { isTooSoon, lastAsOpponents } from "../../meetings";
import type { PairCriterion } from "../criterion";
import { noRest } from "../criterion";

/** Two pairs that met do not meet again before the cooldown is over. */
export const rematch: PairCriterion = {
  id: "rematch",
  hard: true,
  measure: ({ met, round, settings }) => ({
    pair: (a, b) =>
      isTooSoon(lastAsOpponents(met, a, b), round, settings.opponentCooldown) ? 1 : 0,
    rest: noRest,
  }),
};
