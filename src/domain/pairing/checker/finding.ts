/** What can be wrong with a round, as a closed list. */
export const FINDING_CODES = [
  "unknown-entrant",
  "entrant-twice",
  "entrant-missing",
  "withdrawn-paired",
  "wrong-side-size",
  "rematch",
  "partner-repeated",
  "opponent-repeated",
  "forbidden-pair",
  "second-bye",
  "same-club",
  "points-impossible",
  "winner-contradicts-points",
] as const;
export type FindingCode = (typeof FINDING_CODES)[number];

/**
 * One finding. `error`: the round should have been otherwise. `notice`: worth knowing, and unavoidable or not proved
 * avoidable (`avoidable` false or null). `last` is the round of the earlier meeting or rest.
 */
export type Finding = {
  readonly severity: "error" | "notice";
  readonly code: FindingCode;
  readonly round: number;
  readonly table?: number;
  readonly ids: readonly string[];
  readonly last?: number;
  readonly avoidable?: boolean | null;
};

export type CheckAnswer = { readonly ok: boolean; readonly findings: readonly Finding[] };
