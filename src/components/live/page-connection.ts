"use client";

import { useSyncExternalStore } from "react";
import type { Connection } from "./connection";
import { createConnection } from "./connection";

/** Small, answered without the pages (`src/front`), and never kept by the service worker. */
const SMALL = "/favicon.svg";
const PATIENCE_MS = 5_000;

let shared: Connection | null = null;

/** The connection of this page. Browser only. */
export function pageConnection(): Connection {
  if (shared !== null) return shared;
  const connection = createConnection({
    attempt: () =>
      fetch(SMALL, {
        cache: "no-store",
        signal: AbortSignal.timeout(PATIENCE_MS),
      }).then(
        ({ ok }) => ok,
        () => false,
      ),
    hasNetwork: () => navigator.onLine,
    now: () => performance.now(),
    later: (work, ms) => setTimeout(work, ms),
  });
  window.addEventListener("offline", () => void connection.check());
  window.addEventListener("online", () => void connection.check());
  shared = connection;
  return connection;
}

/** Whether the server answers, as far as this page knows. */
export function useIsConnected(): boolean {
  return useSyncExternalStore(
    (changed) => pageConnection().subscribe(changed),
    () => pageConnection().isUp(),
    () => true,
  );
}
