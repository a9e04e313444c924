import type { PairingSettings } from "../../../event/event-document";
import { usualCriteria } from "../../../event/usual-criteria";
import type { PairCriterion } from "../criterion";
import { clubs } from "./clubs";
import { floatAgain } from "./float-again";
import { forbiddenPair } from "./forbidden-pair";
import { methodOrder } from "./method-order";
import { rematch } from "./rematch";
import { rests } from "./rests";
import { winDifference } from "./win-difference";

const ALL: readonly PairCriterion[] = [
  rematch,
  forbiddenPair,
  rests,
  winDifference,
  floatAgain,
  clubs,
  methodOrder,
];

/**
 * The criteria of fixed pairs in order of weight: those that the event lists, in its order (ids that say nothing of fixed
 * pairs are passed over); else the usual ones, clubs apart after the forbidden pairs where the event is strict about it.
 */
export function pairCriteria(settings: PairingSettings): readonly PairCriterion[] {
  const ids = settings.criteria ?? usualCriteria("pairs", settings.club);
  return [...new Set(ids)].flatMap((id) => {
    const found = ALL.find((criterion) => criterion.id === id);
    if (found === undefined) return [];
    return id === "clubs" && settings.club === "strict" ? [{ ...found, hard: true }] : [found];
  });
}
