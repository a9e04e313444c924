import type { ActaState } from "../match/acta-state";
import type { PairSide } from "../rules/seat";
import type { InfractionCode } from "../rules/vocabulary";
import type { SanctionVerdict } from "../sanctions/incident";
import type { ClaimFiling, ClaimStage, ClaimSubject } from "./claim";
import type { FilingDeadline } from "./deadlines";
import { isLate } from "./deadlines";

// Whether a claim can be filed at all: before the Junta reads it.

/** A claim that was made about the same match. */
export type EarlierClaim = {
  readonly number: number;
  readonly stage: ClaimStage;
  readonly filing: ClaimFiling;
};

export type AdmissionFacts = {
  readonly acta: Pick<ActaState, "status" | "handFacts" | "incidents">;
  /** What the incidents of the match cost now, by incident id. */
  readonly verdicts: ReadonlyMap<string, SanctionVerdict>;
  readonly earlier: readonly EarlierClaim[];
  readonly deadline: FilingDeadline;
  readonly now: number;
  /** The Junta takes it out of time, with its reason. */
  readonly lateReason?: string;
};

export type AdmissionProblem =
  | { readonly code: "claim-match-not-over" }
  | { readonly code: "claim-late"; readonly deadline: FilingDeadline }
  | { readonly code: "claim-hand-needed" | "claim-incident-needed" }
  | { readonly code: "claim-hand-unknown" | "claim-incident-unknown" }
  | {
      readonly code: "claim-no-appeal";
      readonly infraction: InfractionCode;
      readonly article: string;
    }
  /** The same claim is before the Junta, or it has been answered and that is final (27.1). */
  | { readonly code: "claim-exists" | "claim-final"; readonly number: number };

/** What a claim on this subject must name. */
export function neededReference(subject: ClaimSubject): "hand" | "incident" | null {
  if (subject === "hand") return "hand";
  return subject === "sanction" ? "incident" : null;
}

/** Everything that speaks against filing a claim; none when it may be filed. */
export function admissionProblems(
  filing: ClaimFiling,
  facts: AdmissionFacts,
): readonly AdmissionProblem[] {
  if (facts.acta.status !== "finished") return [{ code: "claim-match-not-over" }];
  return [
    ...timeProblems(facts),
    ...referenceProblems(filing, facts),
    ...repeatProblems(filing, facts.earlier),
  ];
}

function timeProblems({ deadline, now, lateReason }: AdmissionFacts): readonly AdmissionProblem[] {
  const isTaken = lateReason !== undefined && lateReason.trim() !== "";
  return isLate(deadline, now) && !isTaken ? [{ code: "claim-late", deadline }] : [];
}

function referenceProblems(
  filing: ClaimFiling,
  { acta, verdicts }: AdmissionFacts,
): readonly AdmissionProblem[] {
  const { subject, handId, incidentId } = filing;
  const needed = neededReference(subject);
  if (needed === "hand" && handId === undefined) return [{ code: "claim-hand-needed" }];
  if (needed === "incident" && incidentId === undefined) return [{ code: "claim-incident-needed" }];
  if (handId !== undefined && !acta.handFacts.some((fact) => fact.handId === handId))
    return [{ code: "claim-hand-unknown" }];
  if (incidentId === undefined) return [];
  if (!acta.incidents.some((note) => note.incidentId === incidentId))
    return [{ code: "claim-incident-unknown" }];
  const verdict = verdicts.get(incidentId);
  return verdict && isWithoutAppeal(verdict) ? [noAppeal(verdict)] : [];
}

/** Whether the book gives no appeal against a sanction (19.6, 25.3). */
export function isWithoutAppeal(
  verdict: SanctionVerdict,
): verdict is Extract<SanctionVerdict, { readonly ok: true }> {
  return verdict.ok && verdict.reasons.some(({ code }) => code === "no-appeal");
}

function noAppeal(verdict: Extract<SanctionVerdict, { readonly ok: true }>): AdmissionProblem {
  const { infraction, article } = verdict;
  return { code: "claim-no-appeal", infraction, article };
}

/** The same pair about the same thing. A withdrawn claim may be made again; an answered one may not. */
function repeatProblems(
  filing: ClaimFiling,
  earlier: readonly EarlierClaim[],
): readonly AdmissionProblem[] {
  const same = earlier.filter((claim) => matterOf(claim.filing) === matterOf(filing));
  const open = same.find(({ stage }) => stage === "filed" || stage === "admitted");
  if (open) return [{ code: "claim-exists", number: open.number }];
  const answered = same.find(({ stage }) => stage === "decided" || stage === "refused");
  return answered ? [{ code: "claim-final", number: answered.number }] : [];
}

function matterOf({ side, subject, handId, incidentId }: ClaimFiling): string {
  const thing = incidentId ?? handId ?? (subject satisfies ClaimSubject);
  return `${side satisfies PairSide} ${thing}`;
}
