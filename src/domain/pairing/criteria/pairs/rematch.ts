import { isTooSoon } from "../../meetings";
import type { PairCriterion } from "../criterion";
import { measureOf } from "./pair-form";

/** Two pairs that met do not meet again before the cooldown is over. */
export const rematch: PairCriterion = {
  id: "rematch",
  hard: true,
  measure: ({ met, round, settings }) => {
    const start = new Int32Array(met.size + 1);
    const others = new Int32Array(met.others.length);
    let count = 0;
    for (let a = 0; a < met.size; a++) {
      const end = met.end[a] ?? 0;
      for (let at = met.start[a] ?? 0; at < end; at++) {
        if (!isTooSoon(met.opponents[at] ?? 0, round, settings.opponentCooldown)) continue;
        others[count++] = met.others[at] ?? 0;
      }
      start[a + 1] = count;
    }
    return measureOf({ kind: "couples", start, others: others.subarray(0, count) });
  },
};
