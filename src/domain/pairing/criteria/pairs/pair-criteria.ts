import type { CriterionId, PairingSettings } from "../../../event/event-document";
import type { PairCriterion } from "../criterion";
import { clubs } from "./clubs";
import { floatAgain } from "./float-again";
import { forbiddenPair } from "./forbidden-pair";
import { methodOrder } from "./method-order";
import { rematch } from "./rematch";
import { rests } from "./rests";
import { winDifference } from "./win-difference";

/** In the order in which they weigh where the event does not say, clubs apart at their weak place. */
const ALL: readonly PairCriterion[] = [
  rematch,
  forbiddenPair,
  rests,
  winDifference,
  floatAgain,
  clubs,
  methodOrder,
];

function usualOrder({ club }: PairingSettings): readonly CriterionId[] {
  const ids = ALL.map(({ id }) => id);
  if (club === "weak") return ids;
  const others = ids.filter((id) => id !== "clubs");
  if (club === "off") return others;
  return others.flatMap((id) => (id === "forbidden-pair" ? [id, "clubs" as const] : [id]));
}

/**
 * The criteria of fixed pairs in order of weight: those that the event lists, in its order (ids that say nothing of fixed
 * pairs are passed over); else the usual ones, clubs apart after the forbidden pairs where the event is strict about it.
 */
export function pairCriteria(settings: PairingSettings): readonly PairCriterion[] {
  const ids = settings.criteria ?? usualOrder(settings);
  return [...new Set(ids)].flatMap((id) => {
    const found = ALL.find((criterion) => criterion.id === id);
    if (found === undefined) return [];
    return id === "clubs" && settings.club === "strict" ? [{ ...found, hard: true }] : [found];
  });
}
