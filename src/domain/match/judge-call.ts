import type { Seat } from "../rules/seat";

// A table that calls a judge. One call at a time: it waits, a judge takes it, and it ends resolved or withdrawn.

/** What a table calls for, as far as it says. */
export const CALL_REASONS = [
  "infraction",
  "false-pass",
  "tiles",
  "count",
  "seats",
  "conduct",
  "clock",
  "other",
] as const;
export type CallReason = (typeof CALL_REASONS)[number];

/** `resolved`: a judge saw to it. `withdrawn`: the table no longer needs one. */
export const CALL_OUTCOMES = ["resolved", "withdrawn"] as const;
export type CallOutcome = (typeof CALL_OUTCOMES)[number];

/** A call that has not ended. Instants are epoch milliseconds of the server. */
export type OpenCall = {
  readonly callId: string;
  readonly reason: CallReason;
  readonly seat: Seat | null;
  readonly note: string | null;
  readonly at: number;
  /** The judge who is on the way; null while nobody is. */
  readonly takenBy: { readonly label: string; readonly at: number } | null;
};

/** Those nobody has taken first, and of each kind the one that waits longest. */
export function byUrgency(a: OpenCall, b: OpenCall): number {
  const taken = Number(a.takenBy !== null) - Number(b.takenBy !== null);
  return taken || a.at - b.at || (a.callId < b.callId ? -1 : 1);
}
