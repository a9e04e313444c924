import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { RecordedHand } from "@/domain/match/acta";
import type { Visitor } from "./client";

// The phone of a table's scorekeeper: reads the table by the code of its card, listens, and sends one hand.

export type BenchTable = {
  readonly matchId: string;
  readonly code: string;
  readonly version: number;
};

export type SentHand = { readonly matchId: string; readonly handId: string };

type TableParts = {
  readonly visitor: Visitor;
  readonly slug: string;
  readonly table: BenchTable;
  readonly hand: RecordedHand;
  /** How long its people play before the hand is told. */
  readonly playMs: number;
  readonly times: { readonly open: number[]; readonly hand: number[]; readonly read: number[] };
  /** Hears of a hand when the server has confirmed it. */
  readonly confirmed: (hand: SentHand) => void;
};

async function timed<Value>(into: number[], work: () => Promise<Value>): Promise<Value> {
  const start = performance.now();
  const value = await work();
  into.push(performance.now() - start);
  return value;
}

/** Opens the table, waits, and sends its hand; settles when the table has been read again after it. */
export async function playHand(parts: TableParts): Promise<void> {
  const { visitor, slug, table, times } = parts;
  const { matchId, code, version } = table;
  const address = `/api/acta?codigo=${code}`;
  await timed(times.open, () => visitor.get(address));
  visitor.listen(`/api/en-vivo?torneo=${slug}&para=mesa&mesa=${matchId}`, () => undefined);
  await sleep(parts.playMs);
  const handId = randomUUID();
  const event = { type: "hand-recorded", handId, hand: parts.hand };
  const command = { code, commandId: randomUUID(), matchId, baseVersion: version, event };
  const answer = await timed(times.hand, () => visitor.post("/api/acta", command));
  if (answer.status === 200) parts.confirmed({ matchId, handId });
  await timed(times.read, () => visitor.get(address));
}
