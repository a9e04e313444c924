import type { ActaEvent } from "@/domain/match/acta";
import type { TableView } from "@/server/actas/table-view";
import type { ActaQueue, QueuedCommand, RefusedProblem, WeightyEvent } from "./acta-queue";
import {
  confirm,
  discard,
  EMPTY_QUEUE,
  enqueue,
  giveFirst,
  inOrder,
  isAlreadyTrue,
  isWeighty,
  knownVersion,
  refuseFirst,
  settle,
  shownActa,
  weightOf,
} from "./acta-queue";
import type { Confirmation, Fetch, TableAddress } from "./acta-request";
import { askForPen, readTable, sendCommand } from "./acta-request";
import type { QueueStore } from "./acta-storage";
import { isKeeping, keepWaiting, readWaiting } from "./acta-storage";
import { keepRecorded, putMine, sendUponPresent } from "./conflict";
import { baseOf, handNumberOf, holdBack, knownActa, reconsider } from "./queue-fit";

// The one place where a table's screen writes and reads. Commands go one at a time, in order, and are kept on the phone
// until the server has confirmed them.

export type ActaSnapshot = {
  readonly view: TableView;
  readonly queue: ActaQueue;
  /** A command is on its way. */
  readonly sending: boolean;
  /** The command that the network was given last, while nothing has answered to it. */
  readonly given: string | null;
  /** The last request got through. */
  readonly online: boolean;
  /** Since when nothing answers to what is sent, epoch milliseconds of this phone. */
  readonly silentSince: number | null;
  /** What waits is kept on this phone too, not only on this page. */
  readonly keeps: boolean;
  /** This phone asks for the pen, and writes meanwhile. */
  readonly taking: boolean;
  /** Why it was not given the pen. */
  readonly penProblems: readonly RefusedProblem[];
  /** The table can no longer be read with this code or session. */
  readonly lost: readonly RefusedProblem[] | null;
  /** What waited here and somebody else had done already: it was dropped. Until the next thing is recorded. */
  readonly overtaken: WeightyEvent | null;
};

export type ActaClient = {
  readonly snapshot: () => ActaSnapshot;
  readonly subscribe: (changed: () => void) => () => void;
  /** Records an event here and sends it when its turn comes. */
  readonly record: (event: ActaEvent) => void;
  /** Drops a waiting command; the first one, refused, gives way to what is recorded. */
  readonly discard: (commandId: string) => void;
  /** Drops everything that waits: it has been copied to paper. */
  readonly discardAll: () => void;
  /** Sends what was refused on the table as it is now. */
  readonly sendAgain: () => void;
  /** Puts the refused hand in the place of the recorded one, with its reason. */
  readonly putMine: (reason: string) => void;
  /** Takes the pen from whoever has it; the person has been warned. */
  readonly takePen: () => void;
  /** Reads the table again. */
  readonly refresh: () => Promise<void>;
  /** Another page of this phone changed what it has waiting at this table. */
  readonly mirror: (before: readonly QueuedCommand[], now: readonly QueuedCommand[]) => void;
  /** Takes up what the phone kept; answers what stops it. Browser only. */
  readonly start: () => () => void;
};

export type ActaClientParts = {
  readonly table: TableAddress;
  readonly first: TableView;
  readonly fetcher: Fetch;
  readonly store: () => QueueStore | null;
  /** The id of this phone, where it writes as the table's phone. */
  readonly phone?: (() => string) | undefined;
  /** Told of the server's instant (epoch milliseconds) with every reading. */
  readonly onTime?: ((instant: number) => void) | undefined;
  /** The readings of tables that the phone keeps. */
  readonly readings?: ReadingShelf | undefined;
  readonly newId: () => string;
  readonly now: () => number;
  /** Calls back after some milliseconds; answers what cancels it. */
  readonly later: (work: () => void, ms: number) => () => void;
};

export type ReadingShelf = {
  /** The last tables, the newest first. */
  readonly all: () => readonly TableView[];
  readonly find: (matchId: string) => TableView | null;
  readonly keep: (view: TableView) => void;
};

const FIRST_RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 15_000;

/** A client for one table. It does nothing until it is started. */
export function createActaClient(parts: ActaClientParts): ActaClient {
  const { fetcher } = parts;
  const { matchId } = parts.table;
  let table = parts.table;
  let shown: ActaSnapshot = {
    view: parts.first,
    queue: EMPTY_QUEUE,
    sending: false,
    given: null,
    online: true,
    silentSince: null,
    keeps: true,
    taking: false,
    penProblems: [],
    lost: null,
    overtaken: null,
  };
  /** What a person has asked to be sent on this page, and no lost connection has put off. */
  const willing = new Set<string>();
  let store: QueueStore | null = null;
  let isRunning = false;
  let failures = 0;
  let penRequest: string | null = null;
  let cancelRetry = () => {};
  const listeners = new Set<() => void>();

  function show(change: Partial<ActaSnapshot>): void {
    shown = { ...shown, ...change };
    for (const changed of listeners) changed();
  }

  function showQueue(queue: ActaQueue, change: Partial<ActaSnapshot> = {}): void {
    const before = shown.queue.waiting;
    const keeps =
      queue.waiting === before ? shown.keeps : keepWaiting(store, matchId, before, queue.waiting);
    show({ ...change, keeps, queue });
  }

  function retryLater(waitMs: number | null): void {
    const pause = waitMs ?? Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** Math.min(failures, 5));
    failures += 1;
    cancelRetry();
    cancelRetry = parts.later(() => void pump(), pause);
  }

  function noAnswer(
    startedAt: number,
    offline: { waitMs: number | null; wasGiven: boolean },
  ): void {
    show({
      sending: false,
      online: false,
      given: offline.wasGiven ? shown.given : null,
      silentSince: shown.silentSince ?? startedAt,
    });
    willing.clear();
    if (isWeighty(shown.queue)) showQueue(holdBack(shown.queue));
    else if (isRunning) retryLater(offline.waitMs);
  }

  function looked(queue: ActaQueue, view: TableView): ActaQueue {
    const next = reconsider(queue, view, view, view.writer?.own !== false);
    const known = knownActa(queue, view, view);
    const [dropped] = queue.waiting
      .filter((one) => next.waiting.every(({ commandId }) => commandId !== one.commandId))
      .filter(({ event }) => isAlreadyTrue(event, known))
      .flatMap(({ event }) => weightOf(event) ?? []);
    if (dropped !== undefined) shown = { ...shown, overtaken: dropped };
    return next;
  }

  /** A reload without a network finds what was confirmed since the last reading, and so what waits behind it. */
  function keepConfirmed(queue: ActaQueue, version: number): void {
    const state = knownActa(queue, shown.view, shown.view);
    parts.readings?.keep({ ...shown.view, version, state });
  }

  /** After a command was confirmed: the next one, or the table as it is now. */
  async function goOn(
    commandId: string,
    { version, view }: Confirmation,
    answered: Partial<ActaSnapshot>,
  ): Promise<void> {
    const isNext = version === knownVersion(shown.queue, shown.view) + 1;
    const queue = confirm(shown.queue, commandId, version);
    if (isNext) keepConfirmed(queue, version);
    showQueue(looked(queue, shown.view), answered);
    if (view) take(view);
    const isMore = shown.queue.waiting.length > 0 && shown.queue.refused === null;
    if (isMore) return pump();
    if (!view) return refresh();
  }

  async function pump(): Promise<void> {
    if (!isRunning || shown.sending) return;
    if (penRequest !== null) return requestPen(penRequest);
    const [command] = shown.queue.waiting;
    if (shown.queue.refused !== null || command === undefined) return;
    cancelRetry();
    const isAsked = shown.queue.waiting.every(
      ({ commandId, event }) => weightOf(event) === null || willing.has(commandId),
    );
    if (!isAsked) return showQueue(holdBack(shown.queue));
    const startedAt = parts.now();
    showQueue(giveFirst(shown.queue), { sending: true, given: command.commandId });
    const answer = await sendCommand(fetcher, table, command);
    if (answer.kind === "offline") return noAnswer(startedAt, answer);
    failures = 0;
    const answered = { given: null, online: true, silentSince: null };
    const { commandId } = command;
    if (answer.kind === "confirmed") {
      return goOn(commandId, answer, { ...answered, sending: false });
    }
    // It counts as being sent until the table has been read: what was refused is shown beside what is there.
    showQueue(refuseFirst(shown.queue, { commandId, problems: answer.problems }), answered);
    await refresh();
    show({ sending: false });
    return pump();
  }

  async function requestPen(commandId: string): Promise<void> {
    cancelRetry();
    const startedAt = parts.now();
    show({ sending: true });
    const answer = await askForPen(fetcher, table, commandId);
    if (answer.kind === "offline") return noAnswer(startedAt, answer);
    failures = 0;
    penRequest = null;
    const answered = { sending: false, online: true, silentSince: null, taking: false };
    if (answer.kind === "refused") {
      show({ ...answered, penProblems: answer.problems });
      return refresh();
    }
    const view = { ...shown.view, writer: answer.writer };
    showQueue(looked(shown.queue, view), { ...answered, view });
    return refresh();
  }

  async function refresh(): Promise<void> {
    const answer = await readTable(fetcher, table);
    if (answer.kind === "offline") return show({ online: false });
    if (answer.kind === "refused") return show({ online: true, lost: answer.problems });
    parts.onTime?.(answer.view.now);
    take(answer.view);
    return pump();
  }

  /** Shows a reading, or goes on with the one there is: two readings may cross, and the older one loses. */
  function take(view: TableView): void {
    const isNewer = view.version >= shown.view.version && view.now >= shown.view.now;
    const next = isNewer ? view : shown.view;
    if (isNewer) parts.readings?.keep(view);
    const isQuiet = shown.queue.waiting.length === 0 && penRequest === null;
    showQueue(looked(settle(shown.queue, next), next), {
      view: next,
      online: true,
      silentSince: isQuiet ? null : shown.silentSince,
      lost: null,
    });
  }

  return {
    snapshot: () => shown,
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    record(event) {
      const { queue, view } = shown;
      const acta = shownActa(queue, view, view);
      const command = {
        commandId: parts.newId(),
        event,
        at: parts.now(),
        upon: baseOf(event, acta),
        number: handNumberOf(event, acta),
      };
      willing.add(command.commandId);
      showQueue(enqueue(queue, view, command), { overtaken: null });
      void pump();
    },
    discard(commandId) {
      const { queue, view } = shown;
      const isRefused = queue.refused?.commandId === commandId;
      const left = isRefused ? keepRecorded(queue, view, view) : discard(queue, view, commandId);
      showQueue(looked(left, view));
      void pump();
    },
    discardAll() {
      showQueue({ ...shown.queue, waiting: [], refused: null });
    },
    sendAgain() {
      for (const { commandId } of shown.queue.waiting) willing.add(commandId);
      showQueue(sendUponPresent(shown.queue, shown.view, shown.view));
      void pump();
    },
    putMine(reason) {
      const sent = { commandId: parts.newId(), reason };
      showQueue(putMine(shown.queue, shown.view, shown.view, sent));
      void pump();
    },
    takePen() {
      if (shown.view.writer === null || shown.view.writer.own) return;
      penRequest ??= parts.newId();
      show({ taking: true, penProblems: [] });
      void pump();
    },
    refresh,
    mirror(before, now) {
      const known = (list: readonly QueuedCommand[], { commandId }: QueuedCommand) =>
        list.some((one) => one.commandId === commandId);
      const { queue, view } = shown;
      const gone = before.filter((one) => !known(now, one));
      const left = queue.waiting.filter((one) => !known(gone, one));
      const added = now.filter((one) => !known(before, one) && !known(left, one));
      if (left.length === queue.waiting.length && added.length === 0) return;
      const waiting = inOrder([...left, ...added]);
      const refused = waiting[0]?.commandId === queue.refused?.commandId ? queue.refused : null;
      // The other page has kept it: nothing is written here.
      show({ queue: looked({ ...queue, waiting, refused }, view) });
      void refresh();
    },
    start() {
      isRunning = true;
      store = parts.store();
      if (parts.phone) table = { ...table, phone: parts.phone() };
      const kept = readWaiting(store, matchId);
      if (shown.queue.waiting.length === 0 && kept.length > 0) {
        show({ queue: { ...shown.queue, waiting: kept } });
      }
      take(parts.readings?.find(matchId) ?? shown.view);
      parts.readings?.keep(shown.view);
      show({ keeps: isKeeping(store) });
      void pump();
      return () => {
        isRunning = false;
        cancelRetry();
      };
    },
  };
}
