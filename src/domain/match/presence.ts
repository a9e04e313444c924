import type { ActaEvent } from "./acta";
import type { ActaFacts, ActaProblem, ActaState } from "./acta-state";

// Who sits at the table while it plays: temporary absences, and a substitution for an emergency.

type PresenceEvent = Extract<
  ActaEvent,
  { readonly type: "left-table" | "returned" | "substituted" }
>;

/** The facts after somebody left, came back, or came in for another. Who comes in is at the table. */
export function addPresenceFact(facts: ActaFacts, event: PresenceEvent): ActaFacts {
  const { [event.seat]: _, ...away } = facts.away;
  switch (event.type) {
    case "left-table":
      return { ...facts, away: { ...away, [event.seat]: { permitted: event.permitted } } };
    case "returned":
      return { ...facts, away };
    case "substituted": {
      const { type: __, ...change } = event;
      const afterHand = facts.handFacts.length;
      return { ...facts, away, substitutions: [...facts.substitutions, { ...change, afterHand }] };
    }
  }
}

/**
 * Why one may not leave, return or be replaced now. Nobody leaves or is replaced once the match is over; who comes in is
 * the caller's matter.
 */
export function presenceProblems(state: ActaState, event: PresenceEvent): readonly ActaProblem[] {
  const { seat, type } = event;
  const isAway = state.away[seat] !== undefined;
  if (type === "returned") return isAway ? [] : [{ code: "not-away", seat }];
  if (state.status === "finished") return [{ code: "match-finished" }];
  if (type === "substituted") return state.seatsConfirmed ? [] : [{ code: "seats-not-confirmed" }];
  return isAway ? [{ code: "already-away", seat }] : [];
}
