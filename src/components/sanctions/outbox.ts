import { z } from "zod";
import type { QueueStore } from "@/components/acta/acta-storage";
import { actaEventSchema } from "@/schemas/acta";
import type { EventInput } from "./judge-actions";

// Infractions that a judge confirmed without a connection. They stay on the phone and are sent by themselves, each once:
// the incident carries its own id, so what had arrived before the line dropped is known again.

/** An infraction that waits. `refused`: why the server did not take it; null while it only waits for a connection. */
export type Outgoing = EventInput & {
  readonly commandId: string;
  readonly slug: string;
  readonly table: number;
  readonly title: string;
  /** Epoch milliseconds of this phone. */
  readonly at: number;
  readonly refused: readonly string[] | null;
};

const Stored = z.array(
  z.strictObject({
    commandId: z.uuid(),
    matchId: z.uuid(),
    baseVersion: z.int().nonnegative(),
    event: actaEventSchema,
    pips: z.record(z.string(), z.int()).optional(),
    slug: z.string(),
    table: z.int(),
    title: z.string(),
    at: z.number(),
    refused: z.array(z.string()).nullable(),
  }),
);

const KEY = "capicua-juez-pendientes";
const RETRY_MS = 5_000;
const PATIENCE_MS = 15_000;

function read(store: QueueStore | null): readonly Outgoing[] {
  try {
    const parsed = Stored.safeParse(JSON.parse(store?.getItem(KEY) ?? "[]"));
    return parsed.success ? (parsed.data as readonly Outgoing[]) : [];
  } catch {
    return [];
  }
}

type Sent =
  | { readonly kind: "sent" }
  | { readonly kind: "offline" }
  | { readonly kind: "stale"; readonly version: number }
  | { readonly kind: "refused"; readonly messages: readonly string[] };

type Refusal = {
  readonly ok: false;
  readonly version?: number;
  readonly problems: readonly { readonly code: string; readonly detail: string }[];
};

async function send(fetcher: typeof fetch, item: Outgoing): Promise<Sent> {
  const { commandId, matchId, baseVersion, event, pips } = item;
  try {
    const response = await fetcher("/api/acta", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ commandId, matchId, baseVersion, event, ...(pips && { pips }) }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (response.status >= 500) return { kind: "offline" };
    const answer = (await response.json()) as { readonly ok: true } | Refusal;
    if (answer.ok) return { kind: "sent" };
    if (answer.problems.some(({ code }) => code === "incident-id-used")) return { kind: "sent" };
    if (answer.version !== undefined) return { kind: "stale", version: answer.version };
    return { kind: "refused", messages: answer.problems.map(({ detail }) => detail) };
  } catch {
    return { kind: "offline" };
  }
}

type OutboxOptions = {
  readonly store: QueueStore | null;
  readonly fetcher: typeof fetch;
  readonly newId: () => string;
  /** Does the work later; answers how to call it off. */
  readonly later: (work: () => void, ms: number) => () => void;
};

export type Outbox = ReturnType<typeof createOutbox>;

/** What a judge's phone has still to send, in order; the first that waits for a connection holds up none that is refused. */
export function createOutbox({ store, fetcher, newId, later }: OutboxOptions) {
  let items = read(store);
  let sending = false;
  let cancel: (() => void) | null = null;
  const listeners = new Set<() => void>();

  function set(next: readonly Outgoing[]): void {
    items = next;
    try {
      if (items.length === 0) store?.removeItem(KEY);
      else store?.setItem(KEY, JSON.stringify(items));
    } catch {
      // Full or closed storage: it is still on the screen and is sent from there.
    }
    for (const listener of listeners) listener();
  }

  const replace = (id: string, change: (item: Outgoing) => Outgoing) =>
    set(items.map((item) => (item.commandId === id ? change(item) : item)));
  const remove = (id: string) => set(items.filter(({ commandId }) => commandId !== id));

  function retryLater(): void {
    cancel?.();
    cancel = items.some(({ refused }) => refused === null)
      ? later(() => void flush(), RETRY_MS)
      : null;
  }

  async function flush(): Promise<void> {
    if (sending) return;
    sending = true;
    for (let next = firstWaiting(); next !== null; next = firstWaiting()) {
      const { commandId } = next;
      const sent = await send(fetcher, next);
      if (sent.kind === "offline") break;
      if (sent.kind === "sent") remove(commandId);
      // The same infraction on the acta as it is now is another command.
      else if (sent.kind === "stale") {
        const { version } = sent;
        replace(commandId, (item) => ({ ...item, commandId: newId(), baseVersion: version }));
      } else replace(commandId, (item) => ({ ...item, refused: sent.messages }));
    }
    sending = false;
    retryLater();
  }

  function firstWaiting(): Outgoing | null {
    return items.find(({ refused }) => refused === null) ?? null;
  }

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    snapshot: (): readonly Outgoing[] => items,
    add: (item: Omit<Outgoing, "refused">): Promise<void> => {
      set([...items, { ...item, refused: null }]);
      return flush();
    },
    /** Tries a refused one again, or all that wait. */
    again: (commandId?: string): Promise<void> => {
      if (commandId !== undefined) replace(commandId, (item) => ({ ...item, refused: null }));
      return flush();
    },
    /** Forgets a refused one: the judge records it otherwise. */
    discard: remove,
  };
}
