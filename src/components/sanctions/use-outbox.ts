"use client";

import { useEffect, useSyncExternalStore } from "react";
import { browserStore } from "@/components/acta/acta-storage";
import { newCommandId } from "@/components/commands/command-id";
import type { Outbox, Outgoing } from "./outbox";
import { createOutbox } from "./outbox";

let shared: Outbox | null = null;

/** The one outbox of this phone. */
export function phoneOutbox(): Outbox {
  shared ??= createOutbox({
    store: browserStore(),
    fetcher: (url, init) => fetch(url, init),
    newId: newCommandId,
    later: (work, ms) => {
      const timer = setTimeout(work, ms);
      return () => clearTimeout(timer);
    },
  });
  return shared;
}

const NOTHING: readonly Outgoing[] = [];

/** What this phone has still to send; sends it when the page opens and when the connection comes back. */
export function useOutbox(): readonly Outgoing[] {
  const items = useSyncExternalStore(
    (listener) => phoneOutbox().subscribe(listener),
    () => phoneOutbox().snapshot(),
    () => NOTHING,
  );
  useEffect(() => {
    const send = () => void phoneOutbox().again();
    send();
    window.addEventListener("online", send);
    return () => window.removeEventListener("online", send);
  }, []);
  return items;
}
