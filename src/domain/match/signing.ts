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
  if (event.type === "verified") return [...verifyProblems(state), ...totalsProblems(state)];
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

/**
 * What the written totals still need before the sheet can be verified: to be typed, or to be what the hands give unless
 * somebody said why not. Null where nothing is missing, or they are not asked for.
 */
export function totalsProblem(state: ActaState): ActaProblem | null {
  const { paperTotals } = state;
  if (!needsTotals(state)) return null;
  if (paperTotals === null) return { code: "totals-needed" };
  return paperTotals.reason === undefined ? totalsDifference(state, paperTotals) : null;
}

function totalsProblems(state: ActaState): readonly ActaProblem[] {
  const problem = state.status === "finished" ? totalsProblem(state) : null;
  return problem === null ? [] : [problem];
}

/** Whether a sheet has written totals to be compared: it is on paper, and was told by its hands. */
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
