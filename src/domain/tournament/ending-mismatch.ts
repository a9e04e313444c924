import type { ActaEvent, EndingIncident } from "../match/acta";
import { isAfterMatch } from "../match/decide-acta";
import type { InfractionCode } from "../rules/vocabulary";
import type { SettlementInput } from "./settlement-result";

/**
 * An acta that no longer agrees with what its incidents cost, because an older incident of the event was corrected since.
 * `ends-no-more`: it ended by an incident that ends nothing now. `should-end`: it was played on after an incident that
 * would end it now. Nobody but a judge can say what happened at the table, so neither is mended by itself: the first
 * leaves the match without a result, the second with that of its hands, until he has said so (`reviewEnding`).
 */
export type EndingMismatch = {
  readonly code: "ends-no-more" | "should-end";
  readonly incidentId: string;
  readonly infraction: InfractionCode;
  readonly article: string;
  /** What the incident does to the match by the present history; null where it ends nothing. */
  readonly effect: EndingIncident["effect"] | null;
};

/** Where acta and verdicts disagree on whether the match ended through an incident. */
export function endingMismatches(input: SettlementInput): readonly EndingMismatch[] {
  const { acta, verdicts } = input;
  const { ending } = acta;
  return acta.incidents.flatMap((note): EndingMismatch[] => {
    const verdict = verdicts.get(note.incidentId);
    if (!verdict?.ok) return [];
    const { infraction, article } = verdict;
    const ends = verdict.match !== "continue";
    const effect = verdict.match === "continue" ? null : verdict.match;
    const facts = { incidentId: note.incidentId, infraction, article, effect };
    if (ending?.incidentId === note.incidentId) {
      return ends || ending.prevails ? [] : [{ code: "ends-no-more", ...facts }];
    }
    const isSettled = acta.playedOn.includes(note.incidentId) || isAfterMatch(acta, note);
    const isOpen = ending === null && ends && !isSettled;
    return isOpen ? [{ code: "should-end", ...facts }] : [];
  });
}

export type EndingAnswer = "follow" | "leave";

/**
 * The event by which a judge settles a mismatch. `follow` takes what the history says now: the match ends by the
 * incident, or goes on. `leave` keeps it as it was played, or ended.
 */
export function reviewEnding(
  { ending }: Pick<SettlementInput["acta"], "ending">,
  { incidentId, code, effect }: EndingMismatch,
  answer: EndingAnswer,
  reason: string,
): ReviewEvent {
  const facts = { type: "ending-reviewed", incidentId, reason } as const;
  if (answer === "follow") return { ...facts, effect };
  return code === "ends-no-more" && ending !== null
    ? { ...facts, effect: ending.effect, prevails: true }
    : { ...facts, effect: null };
}

export type ReviewEvent = Extract<ActaEvent, { readonly type: "ending-reviewed" }>;

/** A review with what must go before it: a verified sheet is reopened for it, so that it takes one step. */
export function reviewEvents(
  { verified }: Pick<SettlementInput["acta"], "verified">,
  review: ReviewEvent,
): readonly ActaEvent[] {
  return verified === null ? [review] : [{ type: "reopened", reason: review.reason }, review];
}
