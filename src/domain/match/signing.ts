import { pairSideOf } from "../rules/seat";
import type { ActaEvent, Countersignature, SideSignature } from "./acta";
import type { ActaContext, ActaProblem, ActaState } from "./acta-state";
import { sidesToSign } from "./fold-acta";
import { isOnPaper, lacksRegistering } from "./paper";
import { totalsDifference } from "./paper-totals";

type SigningEvent = Extract<
  ActaEvent,
  { readonly type: "verified" | "signed" | "closed" | "reopened" }
>;

/** What speaks against verifying, signing (11.3: one of each pair), closing or reopening now. */
export function signingProblems(
  state: ActaState,
  event: SigningEvent,
  context: ActaContext,
): readonly ActaProblem[] {
  if (event.type === "verified") return [...verifyProblems(state), ...unseenTotals(state)];
  if (state.verified === null) return [{ code: "not-verified" }];
  if (event.type === "signed") return signatureProblems(state, event);
  if (event.type === "closed") return closeProblems(state, event, context);
  return [];
}

/** What speaks against verifying: an unfinished match, a problem of play, an infraction without its offender. */
export function verifyProblems(state: ActaState): readonly ActaProblem[] {
  if (state.verified !== null) return [{ code: "already-verified" }];
  if (state.status !== "finished") return [{ code: "match-not-finished" }];
  const incomplete = state.incidents.filter(({ offenders }) => offenders.length === 0);
  return [
    ...state.problems,
    ...incomplete.map(
      ({ incidentId }): ActaProblem => ({ code: "incident-incomplete", incidentId }),
    ),
  ];
}

/** A sheet that came on paper is verified when its written totals are what its hands give, or somebody said why not. */
function unseenTotals(state: ActaState): readonly ActaProblem[] {
  const { paperTotals } = state;
  if (!needsTotals(state)) return [];
  if (paperTotals === null) return [{ code: "totals-needed" }];
  const difference = totalsDifference(state, paperTotals);
  return difference === null || paperTotals.reason !== undefined ? [] : [difference];
}

/** Whether the totals of the paper Hoja are still asked for: it is finished, on paper, and was told by its hands. */
export function needsTotals(state: ActaState): boolean {
  return isOnPaper(state) && state.declared === null && state.handFacts.length > 0;
}

/** A refusal may still be followed by the signature of that side. */
function signatureProblems(state: ActaState, signature: SideSignature): readonly ActaProblem[] {
  const { side, by } = signature;
  const before = state.signatures[side];
  if (before !== undefined && (!("refused" in before) || "refused" in signature))
    return [{ code: "already-signed", side }];
  if (pairSideOf(by) !== side) return [{ code: "wrong-side", side, by }];
  return isEmpty(signature) ? [{ code: "empty-signature" }] : [];
}

function closeProblems(
  state: ActaState,
  { countersign }: Extract<ActaEvent, { readonly type: "closed" }>,
  context: ActaContext,
): readonly ActaProblem[] {
  const missing = sidesToSign(state);
  if (missing.length > 0) return missing.map((side) => ({ code: "signature-missing", side }));
  if (lacksRegistering(state, context)) return [{ code: "registration-needed" }];
  return countersign && isEmpty(countersign) ? [{ code: "empty-signature" }] : [];
}

/** Drawn, and nothing but dots. */
function isEmpty(signature: SideSignature | Countersignature): boolean {
  return "strokes" in signature && !signature.strokes.some((stroke) => stroke.length > 1);
}
