import "server-only";
import type { LiveTopic } from "@/schemas/live-topic";
import { LIVE_CHANNEL } from "@/schemas/live-topic";
import type { Transaction } from "../db/client";

/** Tells every instance, when the transaction commits, that something changed. */
export async function announce(tx: Transaction, topic: LiveTopic): Promise<void> {
  await tx.$executeRaw`SELECT pg_notify(${LIVE_CHANNEL}, ${JSON.stringify(topic)})`;
}
