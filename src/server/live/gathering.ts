import type { Audience, LiveMessage, LiveTopic, LiveWhat } from "@/schemas/live-topic";

// Changes come in bursts (a whole hall begins, a round closes); a reader is told once for a while what has changed. How
// soon, and within what time readers ask again, depends on who they are and on how many.

/** A hall of 800 phones asks again within 4 s of a publication, and 10 s of a table's result. */
const MS_A_READER = { urgent: 5, calm: 12 } as const;
const URGENT: ReadonlySet<LiveWhat> = new Set(["round", "clock", "tournament"]);
/** From a change to the message about it. */
const DELAY_MS = {
  urgent: 50,
  calm: 500,
  screen: 200,
  table: 30,
  officials: 200,
  board: 400,
} as const;
/** More tables than this in one message are "any table". */
const MOST_TABLES = 8;

/** Whether a change is of an audience's business. */
export function concerns({ what, matchId }: LiveTopic, audience: Audience): boolean {
  switch (audience.kind) {
    case "public":
    case "screen":
      return what !== "hand" && what !== "call";
    case "table":
      return matchId === undefined || matchId === audience.matchId;
    case "officials":
      return audience.matchId === null || matchId === undefined || matchId === audience.matchId;
  }
}

/** Within how many milliseconds so many readers ask again. */
export function spreadOf(what: LiveWhat, audience: Audience, readers: number): number {
  if (audience.kind !== "public") return 0;
  return Math.round(readers * (URGENT.has(what) ? MS_A_READER.urgent : MS_A_READER.calm));
}

export type Gathering = {
  /** Takes a change in; it is told soon. */
  readonly note: (topic: LiveTopic) => void;
  /** Forgets what was not told yet. */
  readonly end: () => void;
};

type GatheringParts = {
  readonly audience: Audience;
  readonly readers: () => number;
  readonly tell: (messages: readonly LiveMessage[]) => void;
  readonly now: () => number;
  /** Calls back after some milliseconds; answers what cancels it. */
  readonly later: (work: () => void, ms: number) => () => void;
};

/** The versions that the tables of a message stand at, as far as their changes said one. */
type Versions = Map<string | undefined, number | undefined>;

/** The later version of two changes of a table; none when one of them is of something else than its acta. */
function laterOf({ matchId, version }: LiveTopic, versions: Versions): number | undefined {
  const before = versions.get(matchId);
  if (before === undefined || version === undefined) return undefined;
  return Math.max(before, version);
}

/** Gathers the changes that concern an audience into messages. */
export function createGathering(parts: GatheringParts): Gathering {
  const { audience, readers, tell, now, later } = parts;
  const waiting = new Map<LiveWhat, { at: number; versions: Versions }>();
  let cancel: (() => void) | null = null;
  let dueAt = Number.POSITIVE_INFINITY;
  let calmFrom = 0;

  function delayOf(what: LiveWhat): number {
    if (audience.kind === "officials" && audience.matchId === null) return DELAY_MS.board;
    if (audience.kind !== "public") return DELAY_MS[audience.kind];
    if (URGENT.has(what)) return DELAY_MS.urgent;
    // Nobody is told of another result before all have asked for the one before.
    return Math.max(DELAY_MS.calm, calmFrom - now());
  }

  function flush(): void {
    cancel = null;
    dueAt = Number.POSITIVE_INFINITY;
    const messages = [...waiting].flatMap(([what, { at, versions }]): LiveMessage[] => {
      const within = spreadOf(what, audience, readers());
      if (audience.kind === "public") {
        calmFrom = Math.max(calmFrom, now() + within);
        return [{ what, at, within }];
      }
      const isAny = versions.has(undefined) || versions.size > MOST_TABLES;
      if (isAny) return [{ what, at, within }];
      return [...versions].map(([matchId, version]) => ({
        what,
        at,
        within,
        ...(matchId === undefined ? {} : { matchId }),
        ...(version === undefined ? {} : { version }),
      }));
    });
    waiting.clear();
    tell(messages);
  }

  function note(topic: LiveTopic): void {
    if (!concerns(topic, audience)) return;
    const { what, matchId } = topic;
    const versions: Versions = waiting.get(what)?.versions ?? new Map();
    versions.set(matchId, versions.has(matchId) ? laterOf(topic, versions) : topic.version);
    waiting.set(what, { at: now(), versions });
    const due = now() + delayOf(what);
    if (due >= dueAt) return;
    cancel?.();
    dueAt = due;
    cancel = later(flush, due - now());
  }

  return { note, end: () => cancel?.() };
}
