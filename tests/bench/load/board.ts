import { setTimeout as sleep } from "node:timers/promises";
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

const PAGE_PAUSE_MS = 5_000;

/** Runs `work` when it is asked for, one at a time, with a pause between two. */
function inTurn(work: () => Promise<void>, pauseMs: number, ends: AbortSignal): () => void {
  let isAsked = false;
  let isBusy = false;
  return async () => {
    isAsked = true;
    if (isBusy) return;
    isBusy = true;
    while (isAsked && !ends.aborted) {
      isAsked = false;
      await work().catch(() => undefined);
      await sleep(pauseMs, undefined, { signal: ends }).catch(() => undefined);
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
  const readPage = async () => {
    await timed(times.page, () => visitor.get(`${page}?_rsc=`, { rsc: "1" }));
  };
  const askFigures = inTurn(readFigures, 0, ends);
  const askPage = inTurn(readPage, PAGE_PAUSE_MS, ends);
  await visitor.get(page);
  visitor.listen(streamAddress(slug, { kind: "officials", matchId: null }), ({ what }) => {
    if (what === "hello") return;
    askFigures();
    askPage();
  });
}
