import type { ActaEvent } from "@/domain/match/acta";
import type { TableView } from "@/server/actas/table-view";
import type { ActaQueue, RefusedProblem } from "./acta-queue";
import {
  confirm,
  discard,
  EMPTY_QUEUE,
  enqueue,
  isAlreadyTrue,
  rebase,
  refuseFirst,
  settle,
} from "./acta-queue";
import type { Fetch, TableAddress } from "./acta-request";
import { readTable, sendCommand } from "./acta-request";
import type { QueueStore } from "./acta-storage";
import { keepWaiting, readWaiting } from "./acta-storage";

// The one place where a table's screen writes and reads. Commands go one at a time, in order, and are kept on the phone
// until the server has confirmed them.

export type ActaSnapshot = {
  readonly view: TableView;
  readonly queue: ActaQueue;
  /** A command is on its way. */
  readonly sending: boolean;
  /** The last request got through. */
  readonly online: boolean;
  /** The table can no longer be read with this code or session. */
  readonly lost: readonly RefusedProblem[] | null;
};

export type ActaClient = {
  readonly snapshot: () => ActaSnapshot;
  readonly subscribe: (changed: () => void) => () => void;
  /** Records an event here and sends it when its turn comes. */
  readonly record: (event: ActaEvent) => void;
  /** Drops a waiting command that was refused, or sends all that waits based on the table as it is now. */
  readonly discard: (commandId: string) => void;
  readonly sendAgain: () => void;
  /** Reads the table again. */
  readonly refresh: () => Promise<void>;
  /** Takes up what the phone kept; answers what stops it. Browser only. */
  readonly start: () => () => void;
};

export type ActaClientParts = {
  readonly table: TableAddress;
  readonly first: TableView;
  readonly fetcher: Fetch;
  readonly store: () => QueueStore | null;
  readonly newId: () => string;
  readonly now: () => number;
  /** Calls back after some milliseconds; answers what cancels it. */
  readonly later: (work: () => void, ms: number) => () => void;
};

const FIRST_RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 15_000;

/** Drops a refused command that says only what another phone has said already. */
function withoutEchoes(queue: ActaQueue, view: TableView): ActaQueue {
  const [first] = queue.waiting;
  if (queue.refused === null || first === undefined) return queue;
  return isAlreadyTrue(first.event, view.state) ? discard(queue, view, first.commandId) : queue;
}

/** A client for one table. It does nothing until it is started. */
export function createActaClient(parts: ActaClientParts): ActaClient {
  const { table, fetcher } = parts;
  let shown: ActaSnapshot = {
    view: parts.first,
    queue: EMPTY_QUEUE,
    sending: false,
    online: true,
    lost: null,
  };
  let store: QueueStore | null = null;
  let isRunning = false;
  let failures = 0;
  let cancelRetry = () => {};
  const listeners = new Set<() => void>();

  function show(change: Partial<ActaSnapshot>): void {
    shown = { ...shown, ...change };
    for (const changed of listeners) changed();
  }

  function showQueue(queue: ActaQueue, change: Partial<ActaSnapshot> = {}): void {
    if (queue.waiting !== shown.queue.waiting) keepWaiting(store, table.matchId, queue.waiting);
    show({ ...change, queue });
  }

  function retryLater(waitMs: number | null): void {
    const pause = waitMs ?? Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** Math.min(failures, 5));
    failures += 1;
    cancelRetry();
    cancelRetry = parts.later(() => void pump(), pause);
  }

  async function pump(): Promise<void> {
    const [command] = shown.queue.waiting;
    if (!isRunning || shown.sending || shown.queue.refused !== null || command === undefined)
      return;
    cancelRetry();
    show({ sending: true });
    const answer = await sendCommand(fetcher, table, command);
    if (answer.kind === "offline") {
      show({ sending: false, online: false });
      if (isRunning) retryLater(answer.waitMs);
      return;
    }
    failures = 0;
    const queue =
      answer.kind === "confirmed"
        ? confirm(shown.queue, command.commandId, answer.version)
        : refuseFirst(shown.queue, { commandId: command.commandId, problems: answer.problems });
    showQueue(queue, { sending: false, online: true });
    if (queue.waiting.length > 0 && queue.refused === null) return pump();
    return refresh();
  }

  async function refresh(): Promise<void> {
    const answer = await readTable(fetcher, table);
    if (answer.kind === "offline") return show({ online: false });
    if (answer.kind === "refused") return show({ online: true, lost: answer.problems });
    // Two readings may cross: the older one loses.
    const { view } = answer;
    const isNewer = view.version >= shown.view.version && view.now >= shown.view.now;
    const next = isNewer ? view : shown.view;
    showQueue(withoutEchoes(settle(shown.queue, next), next), {
      view: next,
      online: true,
      lost: null,
    });
    return pump();
  }

  return {
    snapshot: () => shown,
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    record(event) {
      const command = { commandId: parts.newId(), event, at: parts.now() };
      showQueue(enqueue(shown.queue, shown.view, command));
      void pump();
    },
    discard(commandId) {
      showQueue(discard(shown.queue, shown.view, commandId));
      void pump();
    },
    sendAgain() {
      showQueue(rebase(shown.queue, shown.view));
      void pump();
    },
    refresh,
    start() {
      isRunning = true;
      store = parts.store();
      const kept = readWaiting(store, table.matchId);
      if (shown.queue.waiting.length === 0 && kept.length > 0) {
        show({ queue: { ...shown.queue, waiting: kept } });
      }
      void pump();
      return () => {
        isRunning = false;
        cancelRetry();
      };
    },
  };
}
