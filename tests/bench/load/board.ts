import { setTimeout as sleep } from "node:timers/promises";
import type { Visitor } from "./client";

// A board of an official: listens to the tournament and reads its page again. It measures how long after its confirmation
// a hand stands there.

type BoardParts = {
  readonly visitor: Visitor;
  readonly slug: string;
  readonly page: string;
  /** When the server confirmed each hand, by match. */
  readonly confirmedAt: ReadonlyMap<string, number>;
  readonly times: { readonly delay: number[]; readonly read: number[] };
  readonly ends: AbortSignal;
};

const SETTLE_MS = 250;

/** Opens the board and keeps it true until the end. Settles when it is open. */
export async function openBoard(parts: BoardParts): Promise<void> {
  const { visitor, slug, page, confirmedAt, times, ends } = parts;
  const seen = new Set<string>();
  let isAsked = false;
  let isReading = false;
  const read = async () => {
    if (isReading) return;
    isReading = true;
    while (isAsked && !ends.aborted) {
      await sleep(SETTLE_MS);
      isAsked = false;
      const start = performance.now();
      const answer = await visitor.get(`${page}?_rsc=`, { rsc: "1" }).catch(() => null);
      if (answer === null) break;
      const end = performance.now();
      times.read.push(end - start);
      // What was confirmed before it was asked for stands on it.
      for (const [matchId, at] of confirmedAt) {
        if (at > start || seen.has(matchId)) continue;
        seen.add(matchId);
        times.delay.push(end - at);
      }
    }
    isReading = false;
  };
  await visitor.get(page);
  visitor.listen(`/api/en-vivo?torneo=${slug}`, ({ what }) => {
    if (what === "hello") return;
    isAsked = true;
    void read();
  });
}
