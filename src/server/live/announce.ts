import "server-only";
import type { Transaction } from "../db/client";

export const LIVE_CHANNEL = "capicua_live";

/** What changed, so that screens know whether to fetch again. Holds no data: readers ask for what they may see. */
export type LiveTopic = {
  readonly tournamentId: string;
  readonly matchId?: string;
  readonly what: "match" | "call" | "round" | "clock" | "people" | "tournament";
};

/** Tells every instance, when the transaction commits, that something changed. */
export async function announce(tx: Transaction, topic: LiveTopic): Promise<void> {
  await tx.$executeRaw`SELECT pg_notify(${LIVE_CHANNEL}, ${JSON.stringify(topic)})`;
}
