import { z } from "zod";
import type { TableView } from "@/server/actas/table-view";
import type { ReadingShelf } from "./acta-client";
import type { QueueStore } from "./acta-storage";

// The last reading of a table stays on its phone, so that a page that comes out of a cache without a network shows every
// hand that was confirmed. Only the last few tables are kept, and only for the program that wrote them.

const KEY = "capicua-mesas";
const MOST = 3;

const Shelf = z.strictObject({
  build: z.string(),
  views: z.array(
    z.looseObject({
      matchId: z.uuid(),
      version: z.int().nonnegative(),
      now: z.number(),
      state: z.looseObject({ hands: z.array(z.unknown()) }),
    }),
  ),
});

/** The readings kept by this `build` of the program, the newest first. A phone that keeps nothing has none. */
export function keptTables(store: () => QueueStore | null, build: string): ReadingShelf {
  function read(): readonly TableView[] {
    try {
      const parsed = Shelf.safeParse(JSON.parse(store()?.getItem(KEY) ?? "null"));
      // Written by the same program from the same type: a look at its outline is enough.
      return parsed.success && parsed.data.build === build
        ? (parsed.data.views as unknown as readonly TableView[])
        : [];
    } catch {
      return [];
    }
  }
  return {
    all: read,
    find: (matchId) => read().find((view) => view.matchId === matchId) ?? null,
    keep(view) {
      const all = read();
      const others = all.filter(({ matchId }) => matchId !== view.matchId);
      const known = all.find(({ matchId }) => matchId === view.matchId);
      // Another page of this phone may know more of the table.
      if (known !== undefined && known.version > view.version) return;
      try {
        store()?.setItem(KEY, JSON.stringify({ build, views: [view, ...others].slice(0, MOST) }));
      } catch {
        // Full or closed storage: the page still shows it.
      }
    },
  };
}
