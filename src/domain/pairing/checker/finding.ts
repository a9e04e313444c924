import type { CriterionId } from "../../event/event-document";

/** What can be wrong with an event, as a closed list. */
export const FINDING_CODES = [
  "unknown-entrant",
  "entrant-twice",
  "entrant-missing",
  "withdrawn-paired",
  "wrong-side-size",
  "substitute-playing",
  "block-wrong",
  "ranks-differ",
  "seats-differ",
  "table-twice",
  "fixed-table-missed",
  "table-order-missed",
  "rematch",
  "partner-repeated",
  "opponent-repeated",
  "forbidden-pair",
  "second-bye",
  "rests-too-many",
  "same-club",
  "cycle-repeated",
  "cycle-incomplete",
  "not-qualified",
  "qualified-missing",
  "bracket-wrong",
  "points-impossible",
  "winner-contradicts-points",
  "result-differs-from-points",
  "result-of-stranger",
  "result-contradicts",
  "adjustment-of-stranger",
  "adjustment-without-round",
  "standings-differ",
  "cost-differs",
  "certificate-invalid",
  "not-optimal",
] as const;
export type FindingCode = (typeof FINDING_CODES)[number];

/** What keeps a certificate from proving its round. */
export const CERTIFICATE_FAULTS = [
  "unreadable",
  "weights",
  "prices",
  "sets",
  "overpriced",
] as const;
export type CertificateFault = (typeof CERTIFICATE_FAULTS)[number];

/** What of a published line of the standings is compared. */
export type StandingFigure = "place" | "played" | "wins" | "for" | "against" | "net";

/**
 * One finding. `error`: the round should have been otherwise. `notice`: worth knowing, and unavoidable or not proved
 * avoidable (`avoidable` false or null). `round` is 0 for what belongs to no round. `last` is the round of the earlier
 * meeting or rest, `possible` how many of its kind the round could have done with, `instead` who could have met.
 */
export type Finding = {
  readonly severity: "error" | "notice";
  readonly code: FindingCode;
  readonly round: number;
  readonly table?: number;
  readonly ids: readonly string[];
  readonly last?: number;
  readonly avoidable?: boolean | null;
  readonly possible?: number;
  readonly instead?: readonly (readonly [string, string])[];
  readonly criterion?: CriterionId;
  readonly fault?: CertificateFault;
  readonly figure?: StandingFigure;
  /** What the document says, and what it should say. */
  readonly found?: number | string;
  readonly expected?: number | string;
};

export type CheckAnswer = { readonly ok: boolean; readonly findings: readonly Finding[] };
