import type { ActaEvent } from "@/domain/match/acta";
import type { ActaContext, ActaHand, ActaState } from "@/domain/match/acta-state";
import { isOnPaper } from "@/domain/match/paper";
import type { ActaQueue, QueuedCommand, Reading } from "./acta-queue";
import {
  discard,
  isAlreadyTrue,
  isWeighty,
  knownVersion,
  rebase,
  refuseFirst,
  shownActa,
  weightOf,
  wholeVersion,
} from "./acta-queue";
import { draftBase } from "./draft-storage";

// Whether what waits still speaks of the same table. A judge's fine between two hands changes the version but no hand,
// and disturbs nobody; another hand in the place of mine does, and a person decides.

/** The table as the server is known to have it: the reading and what was confirmed since. */
export function knownActa(queue: ActaQueue, reading: Reading, context: ActaContext): ActaState {
  return shownActa({ ...queue, waiting: [], refused: null }, reading, context);
}

/** What an event rests on: the last hand and who leads the next one, or the hand that it changes. */
export function baseOf(event: ActaEvent, acta: ActaState): string {
  const changes = event.type === "hand-corrected" || event.type === "hand-removed";
  return draftBase(acta, changes ? event.handId : null);
}

/** Number of the hand that an event speaks of. */
export function handNumberOf(event: ActaEvent, { hands }: ActaState): number | undefined {
  if (event.type === "hand-recorded") return hands.length + 1;
  if (!("handId" in event)) return undefined;
  return hands.find(({ handId }) => handId === event.handId)?.number;
}

/** Whether a command still rests on what its sender saw. What an older page kept says nothing of it and passes. */
export function isFit({ upon, event }: QueuedCommand, acta: ActaState): boolean {
  return upon === undefined || (upon !== "" && upon === baseOf(event, acta));
}

const MOVED = {
  code: "hands-moved",
  detail: "Las manos de la mesa cambiaron desde que anotaste esto.",
} as const;

/**
 * Looks at the first waiting command on the table as it is known now. What the table says already is dropped, and so is a
 * hand that was taken back here; what no longer fits waits for a person; what was refused only because something else
 * had been written is based on the present table and goes on, unless it decides over the whole Hoja. `mayWrite`: no other
 * phone has the pen.
 */
export function reconsider(
  queue: ActaQueue,
  reading: Reading,
  context: ActaContext,
  mayWrite: boolean,
): ActaQueue {
  const [first] = queue.waiting;
  if (first === undefined) return queue;
  const known = knownActa(queue, reading, context);
  const fits = isFit(first, known);
  const isDoubtful = first.tried || !fits || queue.refused !== null;
  if ((isDoubtful || weightOf(first.event) !== null) && isAlreadyTrue(first.event, known)) {
    return reconsider(discard(queue, reading, first.commandId), reading, context, mayWrite);
  }
  if (queue.refused === null) {
    // What the server may have is sent again: only it knows, and the same id counts once. A reading from before its sender
    // wrote says nothing against it either: the server refuses it where the table has moved.
    const isOlder = wholeVersion(queue, reading) < first.baseVersion;
    if (fits || first.tried || isOlder) return queue;
    const held = refuseFirst(queue, { commandId: first.commandId, problems: [MOVED] });
    return reconsider(held, reading, context, mayWrite);
  }
  const undone = withoutUndone(queue);
  if (undone !== queue) return reconsider(rebase(undone, reading), reading, context, mayWrite);
  const isNew = first.baseVersion !== knownVersion(queue, reading) || !isStale(queue);
  const goesOn = fits && first.upon !== undefined && isNew && !isWeighty(queue);
  return goesOn && isPassing(queue, known, mayWrite) ? rebase(queue, reading) : queue;
}

function isStale({ refused }: ActaQueue): boolean {
  return refused?.problems.every(({ code }) => code === "stale") ?? false;
}

const NOT_SENT = {
  code: "not-sent",
  detail: "No se envió y no se envía sola: mira cómo está la Hoja y decide.",
} as const;

/** What waits when a decision over the whole Hoja has not been sent: it and what goes with it are asked about. */
export function holdBack(queue: ActaQueue): ActaQueue {
  const [first] = queue.waiting;
  if (first === undefined || queue.refused !== null) return queue;
  return refuseFirst(queue, { commandId: first.commandId, problems: [NOT_SENT] });
}

/** Whether the refusal says nothing against the command itself. */
function isPassing({ refused }: ActaQueue, known: ActaState, mayWrite: boolean): boolean {
  const passing = [
    "hands-moved",
    "stale",
    ...(mayWrite ? ["other-writer"] : []),
    ...(isOnPaper(known) ? [] : ["table-on-paper"]),
  ];
  return refused?.problems.every(({ code }) => passing.includes(code)) ?? false;
}

/** A refused hand that was taken back here afterwards needs no decision: neither is sent. */
function withoutUndone(queue: ActaQueue): ActaQueue {
  const [first] = queue.waiting;
  if (first?.event.type !== "hand-recorded") return queue;
  const { handId } = first.event;
  const isUndone = queue.waiting.some(
    ({ event }) => event.type === "hand-removed" && event.handId === handId,
  );
  return isUndone ? { ...queue, waiting: withoutHand(queue.waiting, handId) } : queue;
}

/** What waits without everything that speaks of one hand. */
export function withoutHand(
  waiting: readonly QueuedCommand[],
  handId: string,
): readonly QueuedCommand[] {
  return waiting.filter(({ event }) => !("handId" in event) || event.handId !== handId);
}

/** The hands that only this phone has, as they would stand behind what is recorded now. */
export function unsentHands(
  queue: ActaQueue,
  reading: Reading,
  context: ActaContext,
): readonly ActaHand[] {
  const own = new Set(
    queue.waiting.flatMap(({ event }) => (event.type === "hand-recorded" ? [event.handId] : [])),
  );
  if (own.size === 0) return [];
  const all = shownActa(rebase(queue, reading), reading, context);
  return all.hands.filter(({ handId }) => own.has(handId));
}
