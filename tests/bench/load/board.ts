import { createAsking, PAUSE_MS } from "@/components/live/asking";
import { streamAddress } from "@/schemas/live-topic";
import type { TableFigures } from "@/schemas/table-figures";
import type { Visitor } from "./client";

// A board of an official (`LiveRefresh`, `useTableFigures`): with every hand it reads the figures of the tables, and from
// time to time its page again. It measures how long after its confirmation a hand stands there.

type BoardParts = {
  readonly visitor: Visitor;
  readonly slug: string;
  readonly page: string;
  /** When the server confirmed each hand, by match. */
  readonly confirmedAt: ReadonlyMap<string, number>;
  readonly times: { readonly delay: number[]; readonly figures: number[]; readonly page: number[] };
  readonly ends: AbortSignal;
};

/** Runs `work` when it is asked for, one at a time. */
function inTurn(work: () => Promise<void>, ends: AbortSignal): () => void {
  let isAsked = false;
  let isBusy = false;
  return async () => {
    isAsked = true;
    if (isBusy) return;
    isBusy = true;
    while (isAsked && !ends.aborted) {
      isAsked = false;
      await work().catch(() => undefined);
    }
    isBusy = false;
  };
}

async function timed<Value>(into: number[], work: () => Promise<Value>): Promise<Value> {
  const start = performance.now();
  const value = await work();
  into.push(performance.now() - start);
  return value;
}

/** Opens the board and keeps it true until the end. Settles when it is open. */
export async function openBoard(parts: BoardParts): Promise<void> {
  const { visitor, slug, page, confirmedAt, times, ends } = parts;
  const seen = new Set<string>();
  const readFigures = async () => {
    const answer = await timed(times.figures, () => visitor.get(`/api/mesas?torneo=${slug}`));
    const tables = JSON.parse(await answer.text()) as readonly TableFigures[];
    const now = performance.now();
    for (const { matchId, hands } of tables) {
      const at = confirmedAt.get(matchId);
      if (hands === 0 || at === undefined || seen.has(matchId)) continue;
      seen.add(matchId);
      times.delay.push(now - at);
    }
  };
  const askFigures = inTurn(readFigures, ends);
  const asking = createAsking({
    ask: () => {
      timed(times.page, () => visitor.get(`${page}?_rsc=`, { rsc: "1" }))
        .catch(() => undefined)
        .finally(() => asking.shown(null));
    },
    now: () => performance.now(),
    chance: Math.random,
    later: (work, ms) => {
      const timer = setTimeout(work, ms);
      return () => clearTimeout(timer);
    },
  });
  ends.addEventListener("abort", () => asking.end());
  await visitor.get(page);
  asking.shown(null);
  visitor.listen(
    streamAddress(slug, { kind: "officials", matchId: null }),
    ({ what, at = 0, within = 0 }) => {
      if (what === "hello" || ends.aborted) return;
      askFigures();
      const pause = what === "hand" ? PAUSE_MS.hand : PAUSE_MS.figures;
      asking.heard({ at, within, pause });
    },
  );
}
