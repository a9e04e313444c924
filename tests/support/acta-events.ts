import type { ActaEvent, IncidentNote, RecordedHand, SideSignature } from "@/domain/match/acta";
import type { ActaContext, ActaProblem, ActaState } from "@/domain/match/acta-state";
import { decideActa, decideActaEvents, emptyActa } from "@/domain/match/decide-acta";
import { resolveRules } from "@/domain/rules/resolve-rules";

// Events and states of an acta, for tests.

export const context: ActaContext = {
  rules: resolveRules("fededodo-2026", { mode: "pairs", players: 4, format: "individual" }),
};
/** A block worth 90 to AC, and one worth the same to BD. */
export const AC90: RecordedHand = {
  ending: "block",
  closer: "B",
  pips: { A: 15, B: 16, C: 29, D: 30 },
};
export const BD90: RecordedHand = {
  ending: "block",
  closer: "A",
  pips: { A: 16, B: 15, C: 30, D: 29 },
};
export const AC35: RecordedHand = {
  ending: "domino",
  closer: "A",
  pips: { A: 0, B: 10, C: 17, D: 8 },
};
export const TIED: RecordedHand = {
  ending: "block",
  closer: "C",
  pips: { A: 24, B: 30, C: 24, D: 18 },
};

export const START: readonly ActaEvent[] = [
  { type: "seats-confirmed" },
  { type: "leader-drawn", leader: "A" },
];
export function hand(handId: string, line: RecordedHand): ActaEvent {
  return { type: "hand-recorded", handId, hand: line };
}
export function incident(incidentId: string, more: Partial<IncidentNote> = {}): ActaEvent {
  return {
    type: "incident-recorded",
    incidentId,
    infraction: "F-21.1",
    offenders: ["A"],
    afterHand: 0,
    ...more,
  };
}
export const INK = { strokes: [[[0, 0] as const, [5, 5] as const]] };
export function signed(side: "AC" | "BD", by: "A" | "B" | "C" | "D", how: object = INK): ActaEvent {
  return { type: "signed", side, by, ...how } as { type: "signed" } & SideSignature;
}
export const PLAYED: readonly ActaEvent[] = [
  ...START,
  hand("h1", AC90),
  hand("h2", AC90),
  hand("h3", AC90),
];
export const VERIFIED: readonly ActaEvent[] = [...PLAYED, { type: "verified", asDirector: false }];

/** The state after events that must all be accepted. */
export function stateAfter(events: readonly ActaEvent[]): ActaState {
  const decision = decideActaEvents(emptyActa(context), events, context);
  if (!decision.ok) throw new Error(JSON.stringify(decision.problems));
  return decision.value.state;
}
/** The problems of the last event after the others. */
export function refused(events: readonly ActaEvent[], last: ActaEvent): readonly ActaProblem[] {
  const decision = decideActa(stateAfter(events), last, context);
  return decision.ok ? [] : decision.problems;
}
