import type { ActaEvent } from "./acta";
import type { ActaFacts } from "./acta-state";

// What a claim before the Junta does to the sheet of its match (26.2). The claim itself is another record.

export type ActaClaimEvent = Extract<
  ActaEvent,
  { readonly type: "claimed" | "score-ruled" | "resolved" }
>;

/** The facts after an event of a claim. */
export function addClaimFact(facts: ActaFacts, event: ActaClaimEvent): ActaFacts {
  switch (event.type) {
    case "claimed": {
      const { claimId, number } = event;
      return { ...facts, openClaims: [...facts.openClaims, { claimId, number }] };
    }
    case "score-ruled":
      return { ...facts, ruled: { score: event.score, winner: event.winner } };
    case "resolved": {
      const { claimId, number, reason } = event;
      const openClaims = facts.openClaims.filter((claim) => claim.claimId !== claimId);
      if (!event.corrects) return { ...facts, openClaims };
      const ruling = { claimId, number, reason };
      return { ...facts, openClaims, ruling, verified: { asDirector: false } };
    }
  }
}
