import type { ClaimEvent, ClaimState } from "./claim";

/** The state of a claim; null before it is filed. Takes the events as they stand. */
export function foldClaim(events: readonly ClaimEvent[]): ClaimState | null {
  return events.reduce<ClaimState | null>(addClaimEvent, null);
}

/** The state after one more event. An event before the filing says nothing. */
export function addClaimEvent(state: ClaimState | null, event: ClaimEvent): ClaimState | null {
  if (event.type === "filed") {
    const { type: _, ...filing } = event;
    return {
      stage: "filed",
      filing,
      lateReason: null,
      evidence: [],
      statements: [],
      refusal: null,
      withdrawal: null,
      decision: null,
      application: null,
    };
  }
  return state && addTo(state, event);
}

function addTo(
  state: ClaimState,
  event: Exclude<ClaimEvent, { readonly type: "filed" }>,
): ClaimState {
  switch (event.type) {
    case "evidence-added":
      return { ...state, evidence: [...state.evidence, event.evidence] };
    case "statement-added": {
      const { from, text } = event;
      return { ...state, statements: [...state.statements, { from, text }] };
    }
    case "admitted":
      return { ...state, stage: "admitted", lateReason: event.lateReason ?? null };
    case "refused": {
      const { ground, reason, article } = event;
      return { ...state, stage: "refused", refusal: { ground, reason, article } };
    }
    case "withdrawn":
      return { ...state, stage: "withdrawn", withdrawal: event.reason };
    case "decided": {
      const { type: _, ...decision } = event;
      return { ...state, stage: "decided", decision };
    }
    case "effect-applied": {
      const { type: _, ...application } = event;
      return { ...state, application };
    }
    case "notified":
      return state;
  }
}
