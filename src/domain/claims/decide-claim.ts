import type { Result } from "../kernel/result";
import { accept, reject } from "../kernel/result";
import type { ClaimDecision, ClaimEffect, ClaimEvent, ClaimStage, ClaimState } from "./claim";
import { CLAIM_LIMITS, isOpenClaim } from "./claim";
import { addClaimEvent } from "./fold-claim";

/** Why a claim cannot be filed or does not take an event, with the facts. Words are for i18n. */
export type ClaimProblem =
  | {
      readonly code:
        | "claim-text-needed"
        | "claim-reason-needed"
        | "claim-article-needed"
        | "claim-already-filed"
        | "claim-not-filed"
        | "claim-already-admitted"
        | "claim-not-admitted"
        | "dismissed-with-effects"
        | "no-effects-to-apply"
        | "already-applied";
    }
  | { readonly code: "claim-over"; readonly stage: ClaimStage }
  | { readonly code: "too-much-evidence"; readonly most: number }
  | { readonly code: "effect-repeated"; readonly effect: ClaimEffect["effect"] };

/**
 * Whether an event may follow on a claim; accepts with the state after it. After the answer of the Junta nothing is
 * added but what came of it: there is no further appeal (27.1).
 */
export function decideClaim(
  state: ClaimState | null,
  event: ClaimEvent,
): Result<ClaimState, ClaimProblem> {
  const problems = problemsOf(state, event);
  if (problems.length > 0) return reject(...problems);
  const next = addClaimEvent(state, event);
  return next ? accept(next) : reject({ code: "claim-not-filed" });
}

function problemsOf(state: ClaimState | null, event: ClaimEvent): readonly ClaimProblem[] {
  if (event.type === "filed") {
    if (state !== null) return [{ code: "claim-already-filed" }];
    return isBlank(event.text) ? [{ code: "claim-text-needed" }] : [];
  }
  if (state === null) return [{ code: "claim-not-filed" }];
  const isOver = !isOpenClaim(state.stage);
  switch (event.type) {
    case "notified":
      return [];
    case "effect-applied":
      return applicationProblems(state);
    default:
      if (isOver) return [{ code: "claim-over", stage: state.stage }];
      return openProblems(state, event);
  }
}

type OpenEvent = Exclude<ClaimEvent, { readonly type: "filed" | "notified" | "effect-applied" }>;

function openProblems(state: ClaimState, event: OpenEvent): readonly ClaimProblem[] {
  switch (event.type) {
    case "evidence-added":
      return evidenceProblems(state, event.evidence.kind);
    case "statement-added":
      if (isBlank(event.text)) return [{ code: "claim-text-needed" }];
      return state.statements.length < CLAIM_LIMITS.statements
        ? []
        : [{ code: "too-much-evidence", most: CLAIM_LIMITS.statements }];
    case "admitted":
      if (state.stage === "admitted") return [{ code: "claim-already-admitted" }];
      return event.lateReason !== undefined && isBlank(event.lateReason)
        ? [{ code: "claim-reason-needed" }]
        : [];
    case "refused":
      if (state.stage === "admitted") return [{ code: "claim-already-admitted" }];
      return explained(event);
    case "withdrawn":
      return isBlank(event.reason) ? [{ code: "claim-reason-needed" }] : [];
    case "decided":
      if (state.stage !== "admitted") return [{ code: "claim-not-admitted" }];
      return [...explained(event), ...effectProblems(event)];
  }
}

function evidenceProblems(state: ClaimState, kind: string): readonly ClaimProblem[] {
  const photos = state.evidence.filter((one) => one.kind === "photo").length;
  return kind === "photo" && photos >= CLAIM_LIMITS.photos
    ? [{ code: "too-much-evidence", most: CLAIM_LIMITS.photos }]
    : [];
}

/** Every answer of the Junta has its reason and its article. */
function explained(answer: { readonly reason: string; readonly article: string }): ClaimProblem[] {
  return [
    ...(isBlank(answer.reason) ? [{ code: "claim-reason-needed" } as const] : []),
    ...(isBlank(answer.article) ? [{ code: "claim-article-needed" } as const] : []),
  ];
}

/** A claim that is dismissed leaves the sheet as it is; nothing on the sheet is changed twice. */
function effectProblems({ outcome, effects }: ClaimDecision): readonly ClaimProblem[] {
  if (outcome === "dismissed" && effects.length > 0) return [{ code: "dismissed-with-effects" }];
  const targets = effects.map(targetOf);
  const repeated = effects.find((_, index) => {
    const target = targets[index];
    return target !== null && targets.indexOf(target ?? null) !== index;
  });
  return repeated ? [{ code: "effect-repeated", effect: repeated.effect }] : [];
}

/** What an effect changes; null where several may stand together. */
function targetOf(effect: ClaimEffect): string | null {
  switch (effect.effect) {
    case "cancel-incident":
    case "change-incident":
      return `incident ${effect.incidentId}`;
    case "correct-hand":
    case "remove-hand":
      return `hand ${effect.handId}`;
    case "rule-score":
    case "annul-result":
      return "result";
    case "add-incident":
      return null;
  }
}

function applicationProblems({ decision, application }: ClaimState): readonly ClaimProblem[] {
  if (decision === null || decision.effects.length === 0) return [{ code: "no-effects-to-apply" }];
  return application === null ? [] : [{ code: "already-applied" }];
}

function isBlank(text: string): boolean {
  return text.trim() === "";
}
