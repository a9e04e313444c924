import type { PairingSettings } from "../../../event/event-document";
import type { PairCriterion } from "../criterion";
import { clubs } from "./clubs";
import { forbiddenPair } from "./forbidden-pair";
import { methodOrder } from "./method-order";
import { rematch } from "./rematch";
import { rests } from "./rests";
import { winDifference } from "./win-difference";

/** The criteria of fixed pairs in order of weight; clubs apart before the rests where the event is strict about it. */
export function pairCriteria(settings: PairingSettings): readonly PairCriterion[] {
  switch (settings.club) {
    case "strict":
      return [rematch, forbiddenPair, { ...clubs, hard: true }, rests, winDifference, methodOrder];
    case "weak":
      return [rematch, forbiddenPair, rests, winDifference, clubs, methodOrder];
    case "off":
      return [rematch, forbiddenPair, rests, winDifference, methodOrder];
  }
}
