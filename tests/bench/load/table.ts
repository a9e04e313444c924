import { randomUUID } from "node:crypto";
import type { RecordedHand } from "@/domain/match/acta";
import { streamAddress } from "@/schemas/live-topic";
import type { Visitor } from "./client";

// The phone of a table's scorekeeper, which has opened the table before: it listens, sends one hand, and reads the table.

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
  readonly times: { readonly hand: number[]; readonly read: number[] };
  /** Hears of a hand when the server has confirmed it. */
  readonly confirmed: (hand: SentHand) => void;
};

async function timed<Value>(into: number[], work: () => Promise<Value>): Promise<Value> {
  const start = performance.now();
  const value = await work();
  into.push(performance.now() - start);
  return value;
}

/** Sends the table's hand; settles when the table has been read again after it. */
export async function playHand(parts: TableParts): Promise<void> {
  const { visitor, slug, table, times } = parts;
  const { matchId, code, version } = table;
  const address = `/api/acta?codigo=${code}`;
  // The phone reads once for all that it hears within a moment, its own hand among them.
  visitor.listen(streamAddress(slug, { kind: "table", matchId }), () => undefined);
  const handId = randomUUID();
  const event = { type: "hand-recorded", handId, hand: parts.hand };
  const [commandId, writer] = [randomUUID(), randomUUID()];
  const command = { code, commandId, writer, matchId, baseVersion: version, event };
  const answer = await timed(times.hand, () => visitor.post("/api/acta", command));
  if (answer.status === 200) parts.confirmed({ matchId, handId });
  await timed(times.read, () => visitor.get(address));
}
