import { randomUUID } from "node:crypto";
import type { RecordedHand } from "@/domain/match/acta";
import { streamAddress } from "@/schemas/live-topic";
import type { TableView } from "@/server/actas/table-view";
import type { Visitor } from "./client";

// The phone of a table's scorekeeper, which has opened the table before: it listens, and sends one hand. The table as it is
// then comes with the answer.

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
  readonly times: number[];
  /** Hears of a hand when the server has confirmed it. */
  readonly confirmed: (hand: SentHand) => void;
};

/** Sends the table's hand; settles when the table is there as it is after it. */
export async function playHand(parts: TableParts): Promise<void> {
  const { visitor, slug, table, times } = parts;
  const { matchId, code, version } = table;
  // What it hears of its own hand it has already.
  visitor.listen(streamAddress(slug, { kind: "table", matchId }), () => undefined);
  const handId = randomUUID();
  const event = { type: "hand-recorded", handId, hand: parts.hand };
  const [commandId, writer] = [randomUUID(), randomUUID()];
  const command = { code, commandId, writer, matchId, baseVersion: version, event };
  const start = performance.now();
  const answer = await visitor.post("/api/acta", command);
  times.push(performance.now() - start);
  if (answer.status !== 200) return;
  parts.confirmed({ matchId, handId });
  const { value } = JSON.parse(await answer.text()) as { value: { table?: TableView } };
  if (value.table?.version !== version + 1) throw new Error("the answer does not hold the table");
}
