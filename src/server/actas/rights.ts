import "server-only";
import type { Action } from "@/domain/access/permissions";
import type { ActaEvent } from "@/domain/match/acta";

/** Actions that are decided at a match. */
export type MatchAction = Extract<Action, `acta.${string}` | `incident.${string}` | "claim.apply">;

/** The right that each event of an acta takes. */
export const RIGHT_OF_EVENT: Readonly<Record<ActaEvent["type"], MatchAction>> = {
  "seats-confirmed": "acta.record-hand",
  "leader-drawn": "acta.record-hand",
  "hand-recorded": "acta.record-hand",
  "hand-corrected": "acta.record-hand",
  "hand-removed": "acta.record-hand",
  "call-noted": "acta.record-hand",
  "call-withdrawn": "acta.record-hand",
  "score-declared": "acta.desk-entry",
  "score-withdrawn": "acta.desk-entry",
  "incident-recorded": "incident.record",
  "incident-corrected": "incident.record",
  "incident-cancelled": "incident.cancel",
  "time-added": "incident.record",
  "time-withdrawn": "incident.record",
  "left-table": "incident.record",
  returned: "incident.record",
  substituted: "incident.record",
  "ending-reviewed": "incident.record",
  finished: "acta.record-hand",
  // Whoever has the paper in hand reads its sums: the desk, or the judge before he verifies.
  "totals-noted": "acta.deliver",
  "medium-changed": "acta.change-medium",
  delivered: "acta.deliver",
  "delivery-withdrawn": "acta.deliver",
  "second-entry-agreed": "acta.desk-entry",
  "photo-attached": "acta.deliver",
  "photo-removed": "acta.desk-entry",
  registered: "acta.desk-entry",
  verified: "acta.verify",
  signed: "acta.sign-collect",
  closed: "acta.close",
  reopened: "acta.reopen",
  // Written with the claim, never sent by a table: no form has them.
  claimed: "claim.apply",
  "score-ruled": "claim.apply",
  resolved: "claim.apply",
};
