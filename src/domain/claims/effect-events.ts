import type { ActaEvent, IncidentNote } from "../match/acta";
import type { ActaState } from "../match/acta-state";
import type { ClaimEffect } from "./claim";

/**
 * The event of the acta that an effect is. What the rules bring along with it (an annulled hand, the end of the match) is
 * for whoever adds it. Null where the sheet does not have what the effect names. `incidentId` is that of a new one.
 */
export function effectEvent(
  acta: Pick<ActaState, "incidents" | "handFacts">,
  effect: ClaimEffect,
  { reason, incidentId }: { readonly reason: string; readonly incidentId: string },
): ActaEvent | null {
  switch (effect.effect) {
    case "cancel-incident":
      return findIncident(acta, effect.incidentId)
        ? { type: "incident-cancelled", incidentId: effect.incidentId, reason }
        : null;
    case "change-incident": {
      const old = findIncident(acta, effect.incidentId);
      if (!old) return null;
      const { effect: _, ...set } = effect;
      return { type: "incident-corrected", ...placeOf(old), ...set, reason };
    }
    case "add-incident": {
      const { effect: _, ...note } = effect;
      return { type: "incident-recorded", ...note, incidentId };
    }
    case "correct-hand":
      return hasHand(acta, effect.handId)
        ? { type: "hand-corrected", handId: effect.handId, hand: effect.hand, reason }
        : null;
    case "remove-hand":
      return hasHand(acta, effect.handId)
        ? { type: "hand-removed", handId: effect.handId, reason }
        : null;
    case "rule-score":
      return { type: "score-ruled", score: effect.score, winner: effect.winner };
    case "annul-result":
      return { type: "score-ruled", score: { AC: 0, BD: 0 }, winner: null };
  }
}

/** Where an incident stands on the sheet. What was chosen or seen belonged to the infraction of before. */
function placeOf({ incidentId, afterHand, afterMatch, tile, note }: IncidentNote) {
  return {
    incidentId,
    afterHand,
    ...(afterMatch === undefined ? {} : { afterMatch }),
    ...(tile === undefined ? {} : { tile }),
    ...(note === undefined ? {} : { note }),
  };
}

function findIncident(acta: Pick<ActaState, "incidents">, incidentId: string) {
  return acta.incidents.find((note) => note.incidentId === incidentId);
}

function hasHand(acta: Pick<ActaState, "handFacts">, handId: string): boolean {
  return acta.handFacts.some((fact) => fact.handId === handId);
}

/**
 * The order in which effects are applied: lines that go, the last first, so that nothing is left after a match that ends
 * sooner; infractions, because they may bring hands back; hands that change, the last first; the result, which prevails.
 */
export function inOrder(
  acta: Pick<ActaState, "handFacts">,
  effects: readonly ClaimEffect[],
): readonly ClaimEffect[] {
  const line = (effect: ClaimEffect) =>
    "handId" in effect ? acta.handFacts.findIndex(({ handId }) => handId === effect.handId) : 0;
  return [...effects].sort(
    (a, b) =>
      CLAIM_EFFECTS.indexOf(a.effect) - CLAIM_EFFECTS.indexOf(b.effect) || line(b) - line(a),
  );
}

/** Every kind of effect, in the order in which they are applied. */
export const CLAIM_EFFECTS = [
  "remove-hand",
  "cancel-incident",
  "change-incident",
  "add-incident",
  "correct-hand",
  "rule-score",
  "annul-result",
] as const satisfies readonly ClaimEffect["effect"][];
