"use client";

import { useCallback, useMemo, useSyncExternalStore } from "react";
import type { TableFigures } from "@/schemas/table-figures";

// The figures of the tables in play, read alone: a hand moves two numbers of a board that takes half a second to make
// anew. Who shows them asks for them by `useTableFigures`; `LiveRefresh` reads them when a hand is told.

type Store = {
  figures: ReadonlyMap<string, TableFigures>;
  readonly readers: Set<() => void>;
  /** Reads follow each other; one that is asked for meanwhile comes after. */
  reading: boolean;
  again: boolean;
};

const NONE: ReadonlyMap<string, TableFigures> = new Map();
const stores = new Map<string, Store>();

function storeOf(slug: string): Store {
  const known = stores.get(slug);
  if (known) return known;
  const store: Store = { figures: NONE, readers: new Set(), reading: false, again: false };
  stores.set(slug, store);
  return store;
}

/** Whether something on the screen shows the figures of a tournament's tables. */
export function showsFigures(slug: string): boolean {
  return (stores.get(slug)?.readers.size ?? 0) > 0;
}

/** Reads the figures again. What cannot be read now comes with the next hand, or with the page. */
export async function readFigures(slug: string): Promise<void> {
  const store = storeOf(slug);
  store.again = true;
  if (store.reading) return;
  store.reading = true;
  while (store.again) {
    store.again = false;
    const answer = await fetch(`/api/mesas?torneo=${encodeURIComponent(slug)}`).catch(() => null);
    if (!answer?.ok) continue;
    const list = (await answer.json()) as readonly TableFigures[];
    store.figures = new Map(list.map((one) => [one.matchId, one]));
    for (const changed of store.readers) changed();
  }
  store.reading = false;
}

/** The tables of a page with the figures as they are now, where those are later than the page's own. */
export function useTableFigures<Table extends TableFigures>(
  slug: string,
  tables: readonly Table[],
): readonly Table[] {
  const subscribe = useCallback(
    (changed: () => void) => {
      const { readers } = storeOf(slug);
      readers.add(changed);
      return () => readers.delete(changed);
    },
    [slug],
  );
  const figures = useSyncExternalStore(
    subscribe,
    () => storeOf(slug).figures,
    () => NONE,
  );
  return useMemo(
    () =>
      tables.map((table) => {
        const now = figures.get(table.matchId);
        return now !== undefined && now.version > table.version ? { ...table, ...now } : table;
      }),
    [tables, figures],
  );
}
