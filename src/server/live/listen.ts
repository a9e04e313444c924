import "server-only";
import postgres from "postgres";
import { env } from "@/env";
import type { LiveTopic } from "./announce";
import { LIVE_CHANNEL } from "./announce";

type Reader = (topic: LiveTopic) => void;

type Listener = { readonly readers: Set<Reader>; readonly ready: Promise<unknown> };

const held = globalThis as typeof globalThis & { capicuaListener?: Listener };

/** One LISTEN connection a process, shared by all its streams. postgres.js reconnects by itself. */
function listener(): Listener {
  if (!held.capicuaListener) {
    const readers = new Set<Reader>();
    const sql = postgres(env().DATABASE_URL, { max: 1, idle_timeout: 0, onnotice: () => {} });
    const ready = sql.listen(LIVE_CHANNEL, (payload) => {
      const topic = JSON.parse(payload) as LiveTopic;
      for (const read of readers) read(topic);
    });
    held.capicuaListener = { readers, ready };
  }
  return held.capicuaListener;
}

/** Calls `read` for every change of a tournament from now on; resolves, once listening, with what ends it. */
export async function subscribe(tournamentId: string, read: Reader): Promise<() => void> {
  const { readers, ready } = listener();
  const filtered: Reader = (topic) => {
    if (topic.tournamentId === tournamentId) read(topic);
  };
  readers.add(filtered);
  await ready;
  return () => readers.delete(filtered);
}
