import "server-only";
import { Prisma } from "@/generated/prisma/client";
import type { LiveTopic } from "@/schemas/live-topic";
import { LIVE_CHANNEL } from "@/schemas/live-topic";

/** The query that tells every instance, when its transaction commits, that something changed. */
export function announcement(topics: readonly LiveTopic[]): Prisma.Sql {
  const payloads = topics.map((topic) => JSON.stringify(topic));
  return Prisma.sql`SELECT pg_notify(${LIVE_CHANNEL}, "payload") FROM unnest(${payloads}::text[]) AS "payload"`;
}
