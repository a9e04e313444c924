import type { ActaProblem, ActaState } from "./acta-state";
import type { ActaClaimEvent } from "./claim-facts";
import { scoreProblems } from "./declared-score";
import { verifyProblems } from "./signing";

/**
 * What speaks against an event of a claim. Claims come after the match; a ruling that corrects needs a reopened sheet
 * that could be verified.
 */
export function claimEventProblems(
  state: ActaState,
  event: ActaClaimEvent,
  rules: Parameters<typeof scoreProblems>[2],
): readonly ActaProblem[] {
  switch (event.type) {
    case "claimed":
      if (state.status !== "finished") return [{ code: "match-not-finished" }];
      return state.openClaims.some(({ claimId }) => claimId === event.claimId)
        ? [{ code: "claim-id-used", claimId: event.claimId }]
        : [];
    case "score-ruled":
      return event.winner === null ? [] : scoreProblems(event.score, event.winner, rules);
    case "resolved":
      if (!state.openClaims.some(({ claimId }) => claimId === event.claimId))
        return [{ code: "unknown-claim", claimId: event.claimId }];
      return event.corrects ? verifyProblems(state) : [];
  }
}
