import { PAIR_SIDES, pairSideOf } from "../rules/seat";
import type { ActaEvent, ActaStage, IncidentNote, RuledScore } from "./acta";
import type { ActaContext, ActaFacts, ActaHand, ActaState, CallMark } from "./acta-state";
import { actaWarnings } from "./acta-warnings";
import { addClaimFact } from "./claim-facts";
import type { MatchCall, MatchEnd } from "./match-document";
import { addPaperFact, withoutTypingChecks } from "./paper";
import { addPresenceFact } from "./presence";
import type { MatchRun } from "./score-match";
import { runMatch } from "./score-match";

// The acta is a list of events; its state is this fold over them, and nothing else is stored.

const EMPTY: ActaFacts = {
  seatsConfirmed: false,
  firstLeader: null,
  drawnTiles: {},
  handFacts: [],
  callMark: null,
  declared: null,
  incidents: [],
  cancelledIncidents: [],
  ending: null,
  playedOn: [],
  addedTime: [],
  away: {},
  substitutions: [],
  tableDone: false,
  verified: null,
  signatures: {},
  medium: null,
  paperTotals: null,
  delivered: false,
  secondEntry: false,
  photos: [],
  registered: false,
  closed: false,
  openClaims: [],
  ruling: null,
  ruled: null,
  sheetVersion: 1,
};

/** The state of an acta. Takes the events as they stand: whether they may be added is for `decideActa`. */
export function foldActa(events: readonly ActaEvent[], context: ActaContext): ActaState {
  return readFacts(foldFacts(events), context);
}

/** What the events say. Of some events of an acta only, the facts that those alone decide. */
export function foldFacts(events: readonly ActaEvent[]): ActaFacts {
  return events.reduce(addFact, EMPTY);
}

/** The facts after one more event. */
export function addFact(before: ActaFacts, event: ActaEvent): ActaFacts {
  const facts = changesTyping(event) ? withoutTypingChecks(before) : before;
  switch (event.type) {
    case "seats-confirmed":
      return { ...facts, seatsConfirmed: true };
    case "leader-drawn":
      return { ...facts, firstLeader: event.leader, drawnTiles: event.tiles ?? {} };
    case "hand-recorded":
    case "hand-corrected":
    case "hand-removed":
      return addHandFact(facts, event);
    case "call-noted":
      return { ...facts, callMark: callMarkOf(facts, event) };
    case "call-withdrawn":
      return { ...facts, callMark: null };
    case "time-added": {
      const { minutes, reason } = event;
      return { ...facts, addedTime: [...facts.addedTime, { minutes, reason }], callMark: null };
    }
    case "time-withdrawn":
      return { ...facts, addedTime: [] };
    case "left-table":
    case "returned":
    case "substituted":
      return addPresenceFact(facts, event);
    case "score-declared": {
      const { type: _, ...declared } = event;
      return { ...facts, declared };
    }
    case "score-withdrawn":
      return { ...facts, declared: null };
    case "incident-recorded":
    case "incident-corrected":
    case "incident-cancelled":
      return addIncidentFact(facts, event);
    case "ending-reviewed":
      return reviewedEnding(facts, event);
    case "finished":
      return event.by ? { ...facts, ending: event.by } : { ...facts, tableDone: true };
    case "verified":
      return { ...facts, verified: { asDirector: event.asDirector } };
    case "signed": {
      const { type: _, ...signature } = event;
      return { ...facts, signatures: { ...facts.signatures, [event.side]: signature } };
    }
    case "totals-noted":
    case "medium-changed":
    case "delivered":
    case "delivery-withdrawn":
    case "second-entry-agreed":
    case "photo-attached":
    case "photo-removed":
    case "registered":
      return addPaperFact(facts, event);
    case "closed":
      return { ...facts, closed: true };
    case "reopened":
      return {
        ...facts,
        verified: null,
        signatures: {},
        // What is signed again is another sheet: the desk gets it again.
        delivered: false,
        registered: false,
        closed: false,
        ruling: null,
        sheetVersion: facts.sheetVersion + 1,
      };
    case "claimed":
    case "score-ruled":
    case "resolved":
      return addClaimFact(facts, event);
  }
}

/** Events that change what a typist copies from paper. */
function changesTyping({ type }: ActaEvent): boolean {
  return type.startsWith("hand-") || type.startsWith("score-") || type === "leader-drawn";
}

function reviewedEnding(
  facts: ActaFacts,
  { incidentId, effect, prevails }: Extract<ActaEvent, { readonly type: "ending-reviewed" }>,
): ActaFacts {
  const others = facts.playedOn.filter((id) => id !== incidentId);
  if (effect !== null) {
    const ending = { incidentId, effect, ...(prevails ? { prevails } : {}) };
    return { ...facts, ending, playedOn: others };
  }
  const isOwn = facts.ending?.incidentId === incidentId;
  return {
    ...facts,
    ending: isOwn ? null : facts.ending,
    playedOn: [...others, incidentId],
  };
}

type HandEvent = Extract<ActaEvent, { readonly handId: string }>;

function addHandFact(facts: ActaFacts, event: HandEvent): ActaFacts {
  const { handId } = event;
  switch (event.type) {
    case "hand-recorded":
      return {
        ...facts,
        handFacts: [...facts.handFacts, { handId, hand: event.hand, corrections: 0 }],
      };
    case "hand-corrected":
      return {
        ...facts,
        handFacts: facts.handFacts.map((fact) =>
          fact.handId === handId
            ? { handId, hand: event.hand, corrections: fact.corrections + 1 }
            : fact,
        ),
      };
    case "hand-removed": {
      const index = facts.handFacts.findIndex((fact) => fact.handId === handId);
      if (index < 0) return facts;
      return {
        ...facts,
        handFacts: facts.handFacts.filter((fact) => fact.handId !== handId),
        // The hands after it move up, and with them what was noted between them.
        incidents: facts.incidents.map((note) => movedUp(note, index)),
        substitutions: facts.substitutions.map((one) => movedUp(one, index)),
      };
    }
  }
}

function movedUp<T extends { readonly afterHand: number }>(noted: T, index: number): T {
  return noted.afterHand > index ? { ...noted, afterHand: noted.afterHand - 1 } : noted;
}

type IncidentEvent = Extract<ActaEvent, { readonly type: `incident-${string}` }>;

function addIncidentFact(facts: ActaFacts, event: IncidentEvent): ActaFacts {
  const { incidentId } = event;
  if (event.type === "incident-cancelled")
    return {
      ...facts,
      incidents: facts.incidents.filter((note) => note.incidentId !== incidentId),
      cancelledIncidents: [...facts.cancelledIncidents, incidentId],
      ending: facts.ending?.incidentId === incidentId ? null : facts.ending,
    };
  const note = noteOf(event);
  return event.type === "incident-recorded"
    ? { ...facts, incidents: [...facts.incidents, note] }
    : {
        ...facts,
        incidents: facts.incidents.map((old) => (old.incidentId === incidentId ? note : old)),
      };
}

function noteOf(
  event: Exclude<IncidentEvent, { readonly type: "incident-cancelled" }>,
): IncidentNote {
  if (event.type === "incident-recorded") {
    const { type: _, ...note } = event;
    return note;
  }
  const { type: _, reason: __, ...note } = event;
  return note;
}

function callMarkOf(
  facts: ActaFacts,
  event: Extract<ActaEvent, { readonly type: "call-noted" }>,
): CallMark {
  const recorded = facts.handFacts.map(({ handId }) => handId);
  const hands = event.hands ?? recorded.length;
  return {
    lastTilePlaced: event.lastTilePlaced,
    recorded: recorded.slice(0, hands),
    ahead: Math.max(0, hands - recorded.length),
  };
}

/** Judges the facts: scores the hands, says where the match stands, and what is odd. */
export function readFacts(facts: ActaFacts, context: ActaContext): ActaState {
  const call = callOf(facts);
  const run = facts.firstLeader === null ? null : runFacts(facts, call, context);
  const hands = actaHands(facts, run);
  const result = resultOf(facts, run, context);
  const read: Omit<ActaState, "warnings"> = {
    ...factsOf(facts),
    stage: stageOf(facts, result.status === "finished"),
    hands,
    call,
    ...result,
    nextLeader: run?.nextLeader ?? facts.firstLeader,
    problems: run?.problems ?? hands.map(({ number }) => ({ code: "leader-needed", hand: number })),
  };
  return { ...read, warnings: actaWarnings(read, context) };
}

/** Leaves out what was read from the facts before. */
function factsOf(facts: ActaFacts): ActaFacts {
  return Object.fromEntries(
    (Object.keys(EMPTY) as (keyof ActaFacts)[]).map((name) => [name, facts[name]]),
  ) as ActaFacts;
}

function callOf({ callMark, handFacts }: ActaFacts): MatchCall | null {
  if (callMark === null) return null;
  const present = handFacts.filter(({ handId }) => callMark.recorded.includes(handId)).length;
  const hands = present + callMark.ahead;
  return callMark.lastTilePlaced ? { after: hands } : { during: hands + 1 };
}

function runFacts(facts: ActaFacts, call: MatchCall | null, context: ActaContext): MatchRun | null {
  if (facts.firstLeader === null) return null;
  return runMatch(
    {
      firstLeader: facts.firstLeader,
      hands: facts.handFacts.map(({ hand }) => hand),
      ...(call === null ? {} : { call }),
    },
    context.rules,
  );
}

function actaHands(facts: ActaFacts, run: MatchRun | null): readonly ActaHand[] {
  return facts.handFacts.map((fact, index) => {
    const played = run?.played[index];
    return {
      ...fact,
      number: index + 1,
      leader: played?.leader ?? null,
      points: played?.points ?? {},
      running: played?.running ?? run?.score ?? {},
      nextLeader: played?.nextLeader ?? null,
      isReplayed: played?.isReplayed ?? false,
      result: played?.result ?? null,
    };
  });
}

type ActaResult = Pick<ActaState, "status" | "endedBy" | "score" | "winner">;

function resultOf(facts: ActaFacts, run: MatchRun | null, context: ActaContext): ActaResult {
  const { declared, ending, ruled } = facts;
  if (ruled !== null) return ruledResult(ruled, context.rules.target);
  const score = declared?.score ?? { AC: run?.score.AC ?? 0, BD: run?.score.BD ?? 0 };
  if (ending !== null) return { status: "finished", endedBy: "forfeit", score, winner: null };
  if (declared !== null) {
    const endedBy: MatchEnd =
      declared.score[declared.winner] >= context.rules.target ? "target" : "time";
    return { status: "finished", endedBy, score, winner: declared.winner };
  }
  const winner = PAIR_SIDES.find((side) => side === run?.phase.winner) ?? null;
  return {
    status: run?.phase.status ?? "playing",
    endedBy: run?.phase.endedBy ?? null,
    score,
    winner,
  };
}

/** A ruling ends the match; an annulled one has no winner. */
function ruledResult({ score, winner }: RuledScore, target: number): ActaResult {
  const endedBy: MatchEnd =
    winner === null ? "forfeit" : score[winner] >= target ? "target" : "time";
  return { status: "finished", endedBy, score, winner };
}

function stageOf(facts: ActaFacts, isFinished: boolean): ActaStage {
  if (facts.closed) return facts.openClaims.length > 0 ? "claimed" : "closed";
  if (facts.ruling) return "resolved";
  if (facts.verified) return sidesToSign(facts).length === 0 ? signedStage(facts) : "verified";
  if (isFinished) return "finished";
  return facts.seatsConfirmed ? "playing" : "issued";
}

function signedStage({ delivered, registered }: ActaFacts): ActaStage {
  if (registered) return "registered";
  return delivered ? "delivered" : "signed";
}

/**
 * Sides that have neither signed nor refused. A side of which nobody came or stayed signs nothing, and nobody signs what
 * the Junta has ruled.
 */
export function sidesToSign(
  facts: Pick<ActaFacts, "signatures" | "ending" | "incidents" | "ruling">,
): readonly ("AC" | "BD")[] {
  const { ending } = facts;
  if (facts.ruling !== null) return [];
  const gone =
    ending === null || ending.effect === "void"
      ? []
      : (facts.incidents.find(({ incidentId }) => incidentId === ending.incidentId)?.offenders ??
        []);
  return PAIR_SIDES.filter(
    (side) =>
      facts.signatures[side] === undefined &&
      gone.filter((seat) => pairSideOf(seat) === side).length < 2,
  );
}
