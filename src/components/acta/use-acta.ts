"use client";

import { useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { noteServerTime } from "@/components/clock/server-time";
import { newCommandId } from "@/components/commands/command-id";
import { BUILD } from "@/components/offline/build";
import type { ActaState } from "@/domain/match/acta-state";
import type { LiveMessage } from "@/schemas/live-topic";
import { streamAddress } from "@/schemas/live-topic";
import type { TableView } from "@/server/actas/table-view";
import type { ActaClient, ActaSnapshot } from "./acta-client";
import { createActaClient } from "./acta-client";
import { shownActa } from "./acta-queue";
import { browserStore, parseWaiting, waitingKey } from "./acta-storage";
import { keptTables } from "./kept-tables";
import { phoneId } from "./phone-id";

// A burst of changes is one reading; without the live stream the table is read again by itself.
const SETTLE_MS = 150;
const POLL_MS = 8_000;
const TOGETHER_MS = 700;

export type Acta = ActaSnapshot & {
  readonly client: ActaClient;
  /** The acta with what this phone has recorded and the server has not confirmed yet. */
  readonly acta: ActaState;
};

type ActaOptions = {
  /** The code of the table's card; without it the session writes. */
  readonly code?: string | undefined;
  /** The table's own phone: it takes the pen, and keeps what it has read. */
  readonly isKeeper?: boolean;
};

/** One table, kept true: live, by the phone's own queue, and read again when the phone wakes up. */
export function useActa(first: TableView, { code, isKeeper = false }: ActaOptions = {}): Acta {
  const [client] = useState(() =>
    createActaClient({
      table: { matchId: first.matchId, code },
      first,
      ...(isKeeper && {
        phone: () => phoneId(browserStore(), document),
        readings: keptTables(browserStore, BUILD),
      }),
      fetcher: (url, init) => fetch(url, init),
      store: browserStore,
      onTime: (instant) => noteServerTime(instant, { live: true }),
      newId: newCommandId,
      now: Date.now,
      later: (work, ms) => {
        const timer = setTimeout(work, ms);
        return () => clearTimeout(timer);
      },
    }),
  );
  const shown = useSyncExternalStore(client.subscribe, client.snapshot, client.snapshot);
  useEffect(() => client.start(), [client]);
  useEffect(() => {
    const mirror = ({ key, oldValue, newValue }: StorageEvent) => {
      if (key !== waitingKey(first.matchId)) return;
      client.mirror(parseWaiting(oldValue), parseWaiting(newValue));
    };
    window.addEventListener("storage", mirror);
    return () => window.removeEventListener("storage", mirror);
  }, [client, first.matchId]);
  useLiveTable(client, first.tournament.slug, first.matchId);
  const { view, queue } = shown;
  const acta = useMemo(() => shownActa(queue, view, view), [queue, view]);
  return { ...shown, client, acta };
}

function useLiveTable(client: ActaClient, slug: string, matchId: string): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const refresh = (spread = 0) => {
      clearTimeout(timer);
      timer = setTimeout(() => void client.refresh(), SETTLE_MS + spread);
    };
    const refreshNow = () => refresh();
    const source = new EventSource(streamAddress(slug, { kind: "table", matchId }));
    // What happened while the stream was down, or since the page was made, was not announced to this phone.
    source.onopen = refreshNow;
    // A page with nothing to send finds out only by asking.
    source.onerror = refreshNow;
    source.onmessage = (message) => {
      const { what, now, matchId: only, version } = JSON.parse(message.data) as LiveMessage;
      if (now !== undefined) noteServerTime(now, { live: true });
      if (what === "hello") return;
      // What this phone wrote itself has come with the answer to it.
      if (only === matchId && version !== undefined && version <= client.snapshot().view.version)
        return;
      // What concerns every table of the hall (the clock) is not asked for by all of them at once.
      refresh(only === undefined ? Math.random() * TOGETHER_MS : 0);
    };
    const poll = setInterval(() => {
      if (source.readyState !== EventSource.OPEN) void client.refresh();
    }, POLL_MS);
    const wake = () => {
      if (document.visibilityState === "visible") refresh();
    };
    document.addEventListener("visibilitychange", wake);
    window.addEventListener("online", refreshNow);
    window.addEventListener("offline", refreshNow);
    return () => {
      source.close();
      clearInterval(poll);
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", wake);
      window.removeEventListener("online", refreshNow);
      window.removeEventListener("offline", refreshNow);
    };
  }, [client, slug, matchId]);
}
