import { sameData } from "@/domain/kernel/same-data";
import type { ActaEvent, RecordedHand } from "@/domain/match/acta";
import type { ActaContext, ActaHand } from "@/domain/match/acta-state";
import type { ActaQueue, QueuedCommand, Reading } from "./acta-queue";
import { discard, rebase } from "./acta-queue";
import { baseOf, handNumberOf, knownActa, withoutHand } from "./queue-fit";

// Two versions of one thing: what the table holds and what waits on this phone. A person looks at both and chooses one of
// them whole. What follows in the queue is looked at in its turn.

/** The first waiting command that a person must decide on, beside what the table holds in its place. */
export type Conflict =
  | {
      readonly kind: "hand";
      readonly command: QueuedCommand;
      /** The hand as it stands on this phone, with its own later corrections. */
      readonly mine: RecordedHand;
      readonly number: number;
      /** What is recorded under that number; null where nothing is. */
      readonly recorded: ActaHand | null;
      readonly isSame: boolean;
    }
  | {
      readonly kind: "correction";
      readonly command: QueuedCommand;
      readonly mine: RecordedHand;
      readonly number: number | null;
      /** The hand as it is recorded now; null where it was taken away. */
      readonly recorded: ActaHand | null;
      readonly isSame: boolean;
    }
  | {
      readonly kind: "removal";
      readonly command: QueuedCommand;
      readonly number: number | null;
      readonly recorded: ActaHand | null;
    }
  | { readonly kind: "other"; readonly command: QueuedCommand };

/** What a person must decide on now; null while the queue goes by itself. */
export function conflictOf(
  queue: ActaQueue,
  reading: Reading,
  context: ActaContext,
): Conflict | null {
  const [command] = queue.waiting;
  if (queue.refused === null || command === undefined) return null;
  const { event } = command;
  const { hands } = knownActa(queue, reading, context);
  if (event.type === "hand-recorded") {
    const mine = standingHand(queue.waiting, event);
    const number = command.number ?? hands.length;
    const recorded = hands[number - 1] ?? null;
    const isSame = recorded !== null && sameData(recorded.hand, mine);
    return { kind: "hand", command, mine, number, recorded, isSame };
  }
  if (event.type !== "hand-corrected" && event.type !== "hand-removed")
    return { kind: "other", command };
  const recorded = hands.find(({ handId }) => handId === event.handId) ?? null;
  const number = recorded?.number ?? command.number ?? null;
  if (event.type === "hand-removed") return { kind: "removal", command, number, recorded };
  const isSame = recorded !== null && sameData(recorded.hand, event.hand);
  return { kind: "correction", command, mine: event.hand, number, recorded, isSame };
}

/** Keeps what is recorded: mine is dropped with all that speaks of it, and what follows rests on the recorded hand. */
export function keepRecorded(queue: ActaQueue, reading: Reading, context: ActaContext): ActaQueue {
  const conflict = conflictOf(queue, reading, context);
  if (conflict === null) return queue;
  const { command } = conflict;
  if (conflict.kind !== "hand") return discard(queue, reading, command.commandId);
  return rebase({ ...queue, waiting: followersUpon(queue, conflict) }, reading);
}

/** Puts my hand in the place of the recorded one, whole, as a correction with its reason. */
export function putMine(
  queue: ActaQueue,
  reading: Reading,
  context: ActaContext,
  sent: { readonly commandId: string; readonly reason: string },
): ActaQueue {
  const conflict = conflictOf(queue, reading, context);
  if (conflict?.kind !== "hand" || conflict.recorded === null) return queue;
  const event: ActaEvent = {
    type: "hand-corrected",
    handId: conflict.recorded.handId,
    hand: conflict.mine,
    reason: sent.reason,
  };
  const known = knownActa(queue, reading, context);
  const mine: QueuedCommand = {
    ...conflict.command,
    commandId: sent.commandId,
    event,
    upon: baseOf(event, known),
    number: conflict.number,
  };
  return rebase({ ...queue, waiting: [mine, ...followersUpon(queue, conflict)] }, reading);
}

/** Sends mine on the table as it is now: a hand as the next one, anything else as it was meant. */
export function sendUponPresent(
  queue: ActaQueue,
  reading: Reading,
  context: ActaContext,
): ActaQueue {
  const [command, ...followers] = queue.waiting;
  if (command === undefined) return queue;
  const known = knownActa(queue, reading, context);
  const { event } = command;
  const number = handNumberOf(event, known) ?? command.number;
  const moved =
    event.type === "hand-recorded" ? (number ?? 0) - (command.number ?? number ?? 0) : 0;
  const first = { ...command, upon: baseOf(event, known), number };
  const waiting = [first, ...followers.map((follower) => movedOn(follower, moved))];
  return rebase({ ...queue, waiting }, reading);
}

/** A new hand behind one that moved: its number moves with it. Who leads it may differ, and then it is asked about. */
function movedOn(command: QueuedCommand, by: number): QueuedCommand {
  if (command.event.type !== "hand-recorded" || command.number === undefined) return command;
  const [count, ...rest] = command.upon?.split(" ") ?? [];
  return {
    ...command,
    number: command.number + by,
    upon: count === undefined ? undefined : [Number(count) + by, ...rest].join(" "),
  };
}

/** What follows a hand that gives way to the recorded one: without what spoke of it, resting on the recorded one. */
function followersUpon(
  queue: ActaQueue,
  { command, recorded }: Extract<Conflict, { readonly kind: "hand" }>,
): readonly QueuedCommand[] {
  const mineId = "handId" in command.event ? command.event.handId : "";
  return withoutHand(queue.waiting, mineId).map((follower) => ({
    ...follower,
    upon: recorded === null ? follower.upon : follower.upon?.replace(mineId, recorded.handId),
  }));
}

/** A waiting hand with the corrections of it that wait behind. */
function standingHand(
  waiting: readonly QueuedCommand[],
  { handId, hand }: Extract<ActaEvent, { readonly type: "hand-recorded" }>,
): RecordedHand {
  const corrected = waiting.findLast(
    ({ event }) => event.type === "hand-corrected" && event.handId === handId,
  )?.event;
  return corrected?.type === "hand-corrected" ? corrected.hand : hand;
}
