import type { Result } from "../kernel/result";
import { accept, reject } from "../kernel/result";
import { sameData } from "../kernel/same-data";
import type { ActaEvent, IncidentNote } from "./acta";
import { ACTA_LIMITS } from "./acta-limits";
import type { ActaContext, ActaProblem, ActaState, ActaWarning } from "./acta-state";
import { addedMinutes } from "./added-time";
import { claimEventProblems } from "./claim-events";
import { declaredProblems } from "./declared-score";
import { addFact, foldActa, readFacts } from "./fold-acta";
import { paperProblems } from "./paper";
import { presenceProblems } from "./presence";
import { signingProblems } from "./signing";

// What may be added to an acta now. Everything that the events themselves can tell is checked here; who may do it, and
// what an infraction costs, is not.

export type ActaDecision = {
  readonly events: readonly ActaEvent[];
  readonly state: ActaState;
  /** Odd things that these events brought. */
  readonly warnings: readonly ActaWarning[];
};

/**
 * Whether an event may follow. Accepts with the event, the new state and new warnings; refuses with every problem.
 * After verification only signing, what the desk does with paper, closing, reopening and incidents after the match are
 * possible.
 */
export function decideActa(
  state: ActaState,
  event: ActaEvent,
  context: ActaContext,
): Result<ActaDecision, ActaProblem> {
  const early = [...stageProblems(state, event), ...reasonProblems(event)];
  const problems = early.length > 0 ? early : eventProblems(state, event, context);
  if (problems.length > 0) return reject(...problems);
  const next = readFacts(addFact(state, event), context);
  const newProblems = playProblems(state, next, event);
  if (newProblems.length > 0) return reject(...newProblems);
  const warnings = newOnes(next.warnings, state.warnings);
  return accept({ events: [event], state: next, warnings });
}

function newOnes<Value>(now: readonly Value[], before: readonly Value[]): readonly Value[] {
  return now.filter((one) => !before.some((known) => sameData(known, one)));
}

/** Adds several events at once, each decided on the state that the one before left: all, or none. */
export function decideActaEvents(
  state: ActaState,
  events: readonly ActaEvent[],
  context: ActaContext,
): Result<ActaDecision, ActaProblem> {
  let decision: ActaDecision = { events: [], state, warnings: [] };
  for (const event of events) {
    const next = decideActa(decision.state, event, context);
    if (!next.ok) return next;
    decision = {
      events: [...decision.events, ...next.value.events],
      state: next.value.state,
      warnings: [...decision.warnings, ...next.value.warnings],
    };
  }
  return accept(decision);
}

/** The state of an acta without events. */
export function emptyActa(context: ActaContext): ActaState {
  return foldActa([], context);
}

const AFTER_VERIFICATION: readonly ActaEvent["type"][] = [
  "verified",
  "signed",
  "delivered",
  "delivery-withdrawn",
  "second-entry-agreed",
  "photo-attached",
  "photo-removed",
  "registered",
  "closed",
  "reopened",
  "claimed",
  "resolved",
];

/** What a sealed sheet still takes. A ruling that corrects needs it reopened. */
function isForSealed(event: ActaEvent): boolean {
  return (
    event.type === "reopened" ||
    event.type === "claimed" ||
    (event.type === "resolved" && !event.corrects)
  );
}

function stageProblems(state: ActaState, event: ActaEvent): readonly ActaProblem[] {
  if (state.closed && !isForSealed(event)) return [{ code: "acta-closed" }];
  if (state.verified === null || AFTER_VERIFICATION.includes(event.type)) return [];
  return isAfterMatchEvent(state, event) ? [] : [{ code: "reopen-needed", stage: state.stage }];
}

function isAfterMatchEvent(state: ActaState, event: ActaEvent): boolean {
  if (!isOfIncident(event)) return false;
  const old = state.incidents.find(({ incidentId }) => incidentId === event.incidentId);
  const isOldAfter = old === undefined || isAfterMatch(state, old);
  return event.type === "incident-cancelled"
    ? isOldAfter
    : isOldAfter && isAfterMatch(state, event);
}

type IncidentEvent = Extract<ActaEvent, { readonly type: `incident-${string}` }>;

function isOfIncident(event: ActaEvent): event is IncidentEvent {
  return event.type.startsWith("incident-");
}

/**
 * Whether an incident happened when the match was over: it says so, or stands after the last hand of a match that was
 * played to its end. Its points go to the record and it changes no result (decision 1).
 */
export function isAfterMatch(
  state: Pick<ActaState, "hands" | "status" | "ending">,
  note: IncidentNote,
): boolean {
  if (note.afterMatch === true) return true;
  const isPlayedOut = state.status === "finished" && state.ending === null;
  return isPlayedOut && state.hands.length > 0 && note.afterHand >= state.hands.length;
}

function reasonProblems(event: ActaEvent): readonly ActaProblem[] {
  return "reason" in event && event.reason?.trim() === "" ? [{ code: "reason-needed" }] : [];
}

function eventProblems(
  state: ActaState,
  event: ActaEvent,
  context: ActaContext,
): readonly ActaProblem[] {
  switch (event.type) {
    case "seats-confirmed":
      return state.seatsConfirmed ? [{ code: "already-confirmed" }] : [];
    case "leader-drawn":
      return leaderProblems(state, event);
    case "hand-recorded":
      return newHandProblems(state, event.handId);
    case "hand-corrected":
    case "hand-removed":
      return state.handFacts.some(({ handId }) => handId === event.handId)
        ? []
        : [{ code: "unknown-hand", handId: event.handId }];
    case "call-noted":
      return callProblems(state, event.hands ?? state.hands.length);
    case "call-withdrawn":
      return state.callMark === null ? [{ code: "no-call" }] : [];
    case "time-added":
    case "time-withdrawn":
      return timeProblems(state, event);
    case "left-table":
    case "returned":
    case "substituted":
      return presenceProblems(state, event);
    case "score-declared":
      return declaredProblems(state, event, context.rules);
    case "score-withdrawn":
      return state.declared === null ? [{ code: "no-score-declared" }] : [];
    case "incident-recorded":
    case "incident-corrected":
    case "incident-cancelled":
      return incidentProblems(state, event);
    case "ending-reviewed":
      return reviewProblems(state, event);
    case "finished":
      return finishProblems(state, event);
    case "verified":
    case "signed":
    case "closed":
    case "reopened":
      return signingProblems(state, event, context);
    case "totals-noted":
    case "medium-changed":
    case "delivered":
    case "delivery-withdrawn":
    case "second-entry-agreed":
    case "photo-attached":
    case "photo-removed":
    case "registered":
      return paperProblems(state, event, context);
    case "claimed":
    case "score-ruled":
    case "resolved":
      return claimEventProblems(state, event, context.rules);
  }
}

function leaderProblems(
  state: ActaState,
  event: Extract<ActaEvent, { readonly type: "leader-drawn" }>,
): readonly ActaProblem[] {
  if (!state.seatsConfirmed) return [{ code: "seats-not-confirmed" }];
  const tiles = Object.values(event.tiles ?? {});
  const twice = tiles.find((tile, index) => tiles.indexOf(tile) !== index);
  return twice === undefined ? [] : [{ code: "duplicate-drawn-tile", tile: twice }];
}

function newHandProblems(state: ActaState, handId: string): readonly ActaProblem[] {
  if (!state.seatsConfirmed) return [{ code: "seats-not-confirmed" }];
  if (state.declared !== null) return [{ code: "score-declared" }];
  if (state.firstLeader === null) return [{ code: "leader-unknown" }];
  if (state.status === "finished") return [{ code: "match-finished" }];
  return state.handFacts.some((fact) => fact.handId === handId)
    ? [{ code: "hand-id-used", handId }]
    : [];
}

function callProblems(state: ActaState, hands: number): readonly ActaProblem[] {
  const recorded = state.hands.length;
  if (state.declared !== null) return [{ code: "score-declared" }];
  if (state.endedBy === "target" || state.ending !== null) return [{ code: "match-finished" }];
  return hands < 0 || hands > recorded + 1 ? [{ code: "calls-out-of-range", hands, recorded }] : [];
}

function incidentProblems(state: ActaState, event: IncidentEvent): readonly ActaProblem[] {
  const { incidentId } = event;
  const isActive = state.incidents.some((note) => note.incidentId === incidentId);
  if (event.type !== "incident-recorded" && !isActive)
    return [{ code: "unknown-incident", incidentId }];
  if (event.type === "incident-cancelled") return [];
  if (
    event.type === "incident-recorded" &&
    (isActive || state.cancelledIncidents.includes(incidentId))
  )
    return [{ code: "incident-id-used", incidentId }];
  return noteProblems(state, event);
}

function noteProblems(state: ActaState, note: IncidentNote): readonly ActaProblem[] {
  const problems: ActaProblem[] = [];
  const hands = state.hands.length;
  if (note.afterHand < 0 || note.afterHand > hands)
    problems.push({ code: "after-hand-out-of-range", afterHand: note.afterHand, hands });
  const twice = note.offenders.find((seat, index) => note.offenders.indexOf(seat) !== index);
  if (twice !== undefined) problems.push({ code: "same-seat-twice", seat: twice });
  if (note.afterMatch === true && state.status !== "finished")
    problems.push({ code: "match-not-finished" });
  return problems;
}

function finishProblems(
  state: ActaState,
  event: Extract<ActaEvent, { readonly type: "finished" }>,
): readonly ActaProblem[] {
  if (!event.by) return state.status === "finished" ? [] : [{ code: "match-not-finished" }];
  const { incidentId, effect } = event.by;
  if (!state.incidents.some((note) => note.incidentId === incidentId))
    return [{ code: "unknown-incident", incidentId }];
  // Wrong seats void even a match that was played out; nothing else undoes one.
  return state.status === "finished" && effect !== "void" ? [{ code: "match-finished" }] : [];
}

function timeProblems(
  state: ActaState,
  event: Extract<ActaEvent, { readonly type: "time-added" | "time-withdrawn" }>,
): readonly ActaProblem[] {
  if (event.type === "time-withdrawn")
    return state.addedTime.length === 0 ? [{ code: "no-time-added" }] : [];
  if (state.status === "finished") return [{ code: "match-finished" }];
  const { minutes } = event;
  const most = ACTA_LIMITS.minutes - addedMinutes(state);
  return Number.isInteger(minutes) && minutes >= 1 && minutes <= most
    ? []
    : [{ code: "minutes-out-of-range", minutes, most }];
}

/** What happened after the last tile ends nothing, save wrong seats, which void a match that was played out. */
function reviewProblems(
  state: ActaState,
  { incidentId, effect }: Extract<ActaEvent, { readonly type: "ending-reviewed" }>,
): readonly ActaProblem[] {
  const note = state.incidents.find((one) => one.incidentId === incidentId);
  if (note === undefined) return [{ code: "unknown-incident", incidentId }];
  const isLate = effect !== null && effect !== "void" && isAfterMatch(state, note);
  return isLate ? [{ code: "happened-after-match" }] : [];
}

/** Problems that the event brings into the play: of the hand itself, or of later hands that would no longer stand. */
function playProblems(state: ActaState, next: ActaState, event: ActaEvent): readonly ActaProblem[] {
  const late = next.problems.filter(({ code }) => code === "played-after-end");
  const others = next.problems.filter(({ code }) => code !== "played-after-end");
  const fresh = newOnes(others, state.problems);
  if (late.length === 0 || !changesPlay(event)) return fresh;
  const hands = late.flatMap((problem) => ("hand" in problem ? [Number(problem.hand)] : []));
  return [
    ...fresh,
    {
      code: "hands-after-end",
      endsWith: Math.min(...hands) - 1,
      hands,
      handIds: hands.flatMap((hand) => next.handFacts[hand - 1]?.handId ?? []),
    },
  ];
}

function changesPlay(event: ActaEvent): boolean {
  return ["leader-drawn", "hand-recorded", "hand-corrected", "hand-removed", "call-noted"].includes(
    event.type,
  );
}
