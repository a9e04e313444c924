import { sameData } from "@/domain/kernel/same-data";
import type { ActaEvent, RecordedHand } from "@/domain/match/acta";
import type { ActaContext, ActaState } from "@/domain/match/acta-state";
import { addFact, readFacts } from "@/domain/match/fold-acta";

// What a phone has recorded and the server has not confirmed yet, in order. Pure: sending and storing are elsewhere.
// Nothing is ever merged: a command says which version it was based on, and one that is refused waits for a person.

export type QueuedCommand = {
  readonly commandId: string;
  readonly baseVersion: number;
  readonly event: ActaEvent;
  /** When it was recorded here, epoch milliseconds of this phone. */
  readonly at: number;
  /** What its sender saw when it was recorded: see `baseOf`. Absent in what an older page kept. */
  readonly upon?: string | undefined;
  /** Number of the hand that it records, corrects or removes, as its sender saw it. */
  readonly number?: number | undefined;
  /** It was given to the network and nothing said no: the server may have it already. */
  readonly tried?: true | undefined;
};

export type RefusedProblem = {
  readonly code: string;
  readonly detail: string;
};

export type Refused = {
  readonly commandId: string;
  readonly problems: readonly RefusedProblem[];
};

/** A confirmed command that the last reading of the table does not hold yet. */
export type Confirmed = { readonly version: number; readonly event: ActaEvent };

export type ActaQueue = {
  readonly waiting: readonly QueuedCommand[];
  readonly confirmed: readonly Confirmed[];
  /** The first waiting command was refused: nothing is sent until somebody has looked at it. */
  readonly refused: Refused | null;
};

export const EMPTY_QUEUE: ActaQueue = { waiting: [], confirmed: [], refused: null };

/** How many things of the match wait; a change to paper is none of them. */
export function countUnsent({ waiting }: Pick<ActaQueue, "waiting">): number {
  return waiting.filter(({ event }) => event.type !== "medium-changed").length;
}

/** What a table's reading brings to the queue. */
export type Reading = { readonly version: number; readonly state: ActaState };

/** The version that the server is known to be at. */
export function knownVersion(queue: ActaQueue, reading: Reading): number {
  return queue.confirmed.reduce((most, { version }) => Math.max(most, version), reading.version);
}

/** The version up to which this page knows every event: what an earlier page had confirmed may be missing in between. */
export function wholeVersion(queue: ActaQueue, reading: Reading): number {
  return queue.confirmed
    .map(({ version }) => version)
    .toSorted((a, b) => a - b)
    .reduce((whole, version) => (version === whole + 1 ? version : whole), reading.version);
}

/** Adds a command at the end, based on what its sender saw: the known version and everything before it in the queue. */
export function enqueue(
  queue: ActaQueue,
  reading: Reading,
  command: Omit<QueuedCommand, "baseVersion">,
): ActaQueue {
  const last = queue.waiting.at(-1);
  const baseVersion = last === undefined ? knownVersion(queue, reading) : last.baseVersion + 1;
  return { ...queue, waiting: [...queue.waiting, { ...command, baseVersion }] };
}

/**
 * Commands in the order in which they follow each other, whichever page of the phone kept them: each is based on those
 * before it.
 */
export function inOrder(commands: readonly QueuedCommand[]): readonly QueuedCommand[] {
  return commands.toSorted((a, b) => a.baseVersion - b.baseVersion || a.at - b.at);
}

/** The server took a command and the acta stands at `version`. An answer to anything else changes nothing. */
export function confirm(queue: ActaQueue, commandId: string, version: number): ActaQueue {
  const command = queue.waiting.find((one) => one.commandId === commandId);
  if (command === undefined) return queue;
  return {
    waiting: queue.waiting.filter((one) => one !== command),
    confirmed: [...queue.confirmed, { version, event: command.event }],
    refused: null,
  };
}

/** The first command is given to the network. */
export function giveFirst(queue: ActaQueue): ActaQueue {
  const [first, ...rest] = queue.waiting;
  if (first === undefined || first.tried) return queue;
  return { ...queue, waiting: [{ ...first, tried: true }, ...rest] };
}

/** The server refused a command: it and what follows stay where they are. */
export function refuseFirst(queue: ActaQueue, refused: Refused): ActaQueue {
  const isThere = queue.waiting.some(({ commandId }) => commandId === refused.commandId);
  if (!isThere) return queue;
  const waiting = queue.waiting.map((command) =>
    command.commandId === refused.commandId ? { ...command, tried: undefined } : command,
  );
  return { ...queue, waiting, refused };
}

/** A new reading of the table: what it holds needs no keeping. */
export function settle(queue: ActaQueue, reading: Reading): ActaQueue {
  const confirmed = queue.confirmed.filter(({ version }) => version > reading.version);
  return confirmed.length === queue.confirmed.length ? queue : { ...queue, confirmed };
}

/** Drops one waiting command; those after it were based on it and move up. A person decided so. */
export function discard(queue: ActaQueue, reading: Reading, commandId: string): ActaQueue {
  const waiting = queue.waiting.filter((one) => one.commandId !== commandId);
  return rebase({ ...queue, waiting, refused: null }, reading);
}

/** Bases everything that waits on the table as it is now. A person has seen it and wants it sent. */
export function rebase(queue: ActaQueue, reading: Reading): ActaQueue {
  const first = knownVersion(queue, reading);
  return {
    ...queue,
    refused: null,
    waiting: queue.waiting.map((command, index) => ({ ...command, baseVersion: first + index })),
  };
}

/** What decides over a whole Hoja: a person says it at that moment, and it is never sent later by itself. */
const WEIGHTY = ["verified", "closed", "reopened"] as const;
export type WeightyEvent = (typeof WEIGHTY)[number];

/** The weight of an event: which of the decisions over a whole Hoja it is, or null. */
export function weightOf({ type }: ActaEvent): WeightyEvent | null {
  return WEIGHTY.find((one) => one === type) ?? null;
}

/** Whether a decision over the whole Hoja waits. What stands before it was said with it. */
export function isWeighty({ waiting }: ActaQueue): boolean {
  return waiting.some(({ event }) => weightOf(event) !== null);
}

/**
 * Whether an event would only say again what the acta says: two phones that confirmed the same seats, or a hand of this
 * phone that arrived although its answer did not.
 */
export function isAlreadyTrue(event: ActaEvent, state: ActaState): boolean {
  switch (event.type) {
    case "seats-confirmed":
      return state.seatsConfirmed;
    case "leader-drawn":
      return state.firstLeader === event.leader;
    case "finished":
      return event.by === undefined && state.tableDone;
    case "medium-changed":
      return state.medium === event.to;
    case "call-noted":
      return isSameCall(event, state);
    case "call-withdrawn":
      return state.callMark === null;
    case "hand-recorded":
      return handOf(event.handId, state) !== undefined;
    case "hand-corrected": {
      const hand = handOf(event.handId, state);
      return hand !== undefined && sameData(hand, event.hand);
    }
    case "hand-removed":
      return handOf(event.handId, state) === undefined;
    default:
      return isAlreadyOnSheet(event, state);
  }
}

/** The same of what comes after the hands. A closed Hoja has no use for what only leads to its closing. */
function isAlreadyOnSheet(event: ActaEvent, state: ActaState): boolean {
  switch (event.type) {
    case "verified":
      return state.verified !== null;
    case "closed":
      return state.closed;
    case "reopened":
      return state.verified === null && !state.closed;
    case "delivered":
    case "registered":
      return state[event.type] || state.closed;
    case "delivery-withdrawn":
      return !state.delivered;
    case "totals-noted":
      return sameData(state.paperTotals?.score, event.score) && event.reason === undefined;
    case "signed": {
      const line = state.signatures[event.side];
      const isRefusal = "refused" in event;
      return line !== undefined && line.by === event.by && "refused" in line === isRefusal;
    }
    default:
      return false;
  }
}

function isSameCall(
  { lastTilePlaced, hands }: Extract<ActaEvent, { readonly type: "call-noted" }>,
  { callMark }: ActaState,
): boolean {
  if (callMark === null || callMark.lastTilePlaced !== lastTilePlaced) return false;
  const recorded = callMark.recorded.length;
  return recorded + callMark.ahead === (hands ?? recorded);
}

function handOf(id: string, { handFacts }: ActaState): RecordedHand | undefined {
  return handFacts.find(({ handId }) => handId === id)?.hand;
}

/** Whether what waits still follows from the table as it is known: else its sender saw something older. */
export function followsOn(queue: ActaQueue, reading: Reading): boolean {
  const [first] = queue.waiting;
  return first === undefined || first.baseVersion === knownVersion(queue, reading);
}

/**
 * The acta as this phone shows it: the reading, what was confirmed since, and what waits as if it were already there.
 * What was refused or is based on something older is left out until somebody has looked at it.
 */
export function shownActa(queue: ActaQueue, reading: Reading, context: ActaContext): ActaState {
  const since = queue.confirmed.filter(({ version }) => version > reading.version);
  const isOptimistic = queue.refused === null && followsOn(queue, reading);
  const events = [
    ...since.map(({ event }) => event),
    ...(isOptimistic ? queue.waiting.map(({ event }) => event) : []),
  ];
  if (events.length === 0) return reading.state;
  return readFacts(events.reduce(addFact, reading.state as Parameters<typeof addFact>[0]), context);
}
