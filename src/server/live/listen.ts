import "server-only";
import { Buffer } from "node:buffer";
import { env } from "@/env";
import { offerStreams } from "@/front/live-streams";
import type { Audience, LiveMessage, LiveTopic } from "@/schemas/live-topic";
import { audienceOf, LIVE_CHANNEL } from "@/schemas/live-topic";
import { findTournament } from "../tournaments/find-tournament";
import { hearChannel } from "./channel";
import type { Gathering } from "./gathering";
import { createGathering, spreadOf } from "./gathering";
import { isPublicChange, noteChange, noteHearing } from "./public-changes";

type Send = (text: Buffer) => void;

/** Readers of one tournament who hear the same. */
type Group = {
  readonly tournamentId: string;
  /** How many readers each one tells. */
  readonly sends: Map<Send, number>;
  readonly gathering: Gathering;
};

type Listener = {
  readonly groups: Map<string, Group>;
  /** When something public of a tournament last changed, by the instant it was heard of. */
  readonly lastPublic: Map<string, number>;
  readonly ready: Promise<unknown>;
};

const held = globalThis as typeof globalThis & { capicuaListener?: Listener };

/** One LISTEN connection a process, shared by all its streams and copies. */
function listener(): Listener {
  if (!held.capicuaListener) {
    const groups = new Map<string, Group>();
    const lastPublic = new Map<string, number>();
    const tell = (topic: LiveTopic) => {
      if (isPublicChange(topic)) lastPublic.set(topic.tournamentId, Date.now());
      for (const group of groups.values()) {
        if (group.tournamentId === topic.tournamentId) group.gathering.note(topic);
      }
    };
    const ready = hearChannel({
      url: env().DATABASE_URL,
      channel: LIVE_CHANNEL,
      heard: (payload) => {
        const topic = JSON.parse(payload) as LiveTopic;
        noteChange(topic);
        tell(topic);
      },
      hearing: (isHearing) => {
        noteHearing(isHearing);
        // What happened while nothing was heard is not known: everybody asks again.
        const ids = new Set([...groups.values()].map(({ tournamentId }) => tournamentId));
        if (isHearing) for (const tournamentId of ids) tell({ tournamentId, what: "tournament" });
      },
    });
    held.capicuaListener = { groups, lastPublic, ready };
    offerStreams({ join: joinPublic });
  }
  return held.capicuaListener;
}

/** Hears, from now on, what other processes change: whoever shows pages that are kept asks for it. */
export function startHearing(): void {
  listener();
}

/** A message as it goes over the wire. */
function eventText(message: LiveMessage): string {
  return `data: ${JSON.stringify(message)}\n\n`;
}

function groupOf(groups: Map<string, Group>, tournamentId: string, audience: Audience): Group {
  const key = JSON.stringify([tournamentId, audience]);
  const known = groups.get(key);
  if (known) return known;
  const sends = new Map<Send, number>();
  const gathering = createGathering({
    audience,
    readers: () => countOf(sends),
    tell: (messages) => {
      const text = Buffer.from(messages.map(eventText).join(""));
      for (const send of sends.keys()) send(text);
    },
    now: Date.now,
    later: (work, ms) => {
      const timer = setTimeout(work, ms);
      return () => clearTimeout(timer);
    },
  });
  const group = { tournamentId, sends, gathering };
  groups.set(key, group);
  return group;
}

function countOf(sends: Group["sends"]): number {
  return [...sends.values()].reduce((sum, readers) => sum + readers, 0);
}

/** After a server's restart a hall comes back one by one. */
const RETRY_MS = { least: 2_000, more: 4_000 };

/**
 * Sends, from now on, what concerns an audience of a tournament. Resolves, once listening, with what to send first and
 * with what ends it.
 */
export async function joinReaders(
  tournamentId: string,
  audience: Audience,
  send: Send,
): Promise<{ readonly first: string; readonly end: () => void }> {
  const { groups, lastPublic, ready } = listener();
  await ready;
  const group = groupOf(groups, tournamentId, audience);
  group.sends.set(send, (group.sends.get(send) ?? 0) + 1);
  const greeting = eventText({
    what: "hello",
    at: lastPublic.get(tournamentId) ?? 0,
    within: spreadOf("match", audience, countOf(group.sends)),
    now: Date.now(),
  });
  const retry = RETRY_MS.least + Math.round(Math.random() * RETRY_MS.more);
  const end = () => {
    const others = (group.sends.get(send) ?? 0) - 1;
    if (others > 0) group.sends.set(send, others);
    else group.sends.delete(send);
    if (group.sends.size > 0) return;
    group.gathering.end();
    for (const [key, one] of groups) if (one === group) groups.delete(key);
  };
  return { first: `retry: ${retry}\n${greeting}`, end };
}

const KNOWN_MS = 10_000;
const known = new Map<string, { readonly id: Promise<string | null>; readonly at: number }>();

/** The announced tournament of an address, asked for once for all who come at the same time. */
function announcedId(slug: string): Promise<string | null> {
  const before = known.get(slug);
  if (before && Date.now() - before.at < KNOWN_MS) return before.id;
  const id = findTournament(slug).then((found) =>
    found === null || found.status === "draft" ? null : found.id,
  );
  known.set(slug, { id, at: Date.now() });
  // Only what exists is worth remembering.
  const forget = () => known.delete(slug);
  id.then((one) => one === null && forget(), forget);
  return id;
}

/** Joins a stream by its address; null where the tournament is not announced, and may be its officials' to hear. */
async function joinPublic(query: URLSearchParams, send: Send) {
  const id = await announcedId(query.get("torneo") ?? "");
  return id === null ? null : await joinReaders(id, audienceOf(query), send);
}
