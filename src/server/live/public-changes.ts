import "server-only";
import { changes } from "@/front/changes";
import type { LiveTopic, LiveWhat } from "@/schemas/live-topic";

// What a change means for copies of public pages.

const WEIGHTS: Readonly<Record<LiveWhat, "none" | "soft" | "firm">> = {
  hand: "none",
  call: "none",
  match: "soft",
  people: "soft",
  round: "firm",
  clock: "firm",
  tournament: "firm",
};

/** Whether the public sees something of a change. */
export function isPublicChange({ what }: Pick<LiveTopic, "what">): boolean {
  return WEIGHTS[what] !== "none";
}

/** Notes a change for the copies of this process. */
export function noteChange({ what }: LiveTopic): void {
  const weight = WEIGHTS[what];
  if (weight !== "none") changes()[weight] += 1;
}

/**
 * Notes what a command of this process has changed, as soon as it is committed: its own sender never sees a page from
 * before it. One that announces nothing changes people, clubs or accounts, which any page may show.
 */
export function noteCommitted(topics: readonly LiveTopic[]): void {
  if (topics.length === 0) changes().firm += 1;
  for (const topic of topics) noteChange(topic);
}

/** From now on changes of other processes are heard of, or no longer; what happened in between is not known. */
export function noteHearing(isHearing: boolean): void {
  const own = changes();
  own.firm += 1;
  own.isHearing = isHearing;
}
