import type { ClockPhase } from "@/domain/tournament/clock";

// What a hall's screen says aloud: only the changes that everybody must hear, each once.

/** What matters of a round and its clock at an instant. */
export type HallMoment = {
  /** Number of the published round; null before the first. */
  readonly round: number | null;
  readonly phase: ClockPhase;
  /** Milliseconds to the second TIEMPO; null where the book has none. */
  readonly toCallMs: number | null;
  /** Tables with minutes of their own whose bell has rung. */
  readonly ownBells: readonly number[];
};

export type HallCall =
  | { readonly code: "round-published"; readonly round: number }
  | { readonly code: "started" }
  | { readonly code: "resumed" }
  | { readonly code: "paused" }
  | { readonly code: "minutes-left"; readonly minutes: number }
  | { readonly code: "called" }
  | { readonly code: "tables-called"; readonly tables: readonly number[] }
  | { readonly code: "over" };

/** Minutes before the second TIEMPO at which the hall is warned. */
export const WARNING_MINUTES = 5;
const WARNING_MS = WARNING_MINUTES * 60_000;

/**
 * What to call out between two looks at the clock; null for nothing. A screen that has just been opened has no look
 * before, and stays silent: it does not call out what the hall knows already.
 */
export function hallCall(before: HallMoment | null, now: HallMoment): HallCall | null {
  if (before === null) return null;
  if (now.round !== null && now.round !== before.round) {
    return { code: "round-published", round: now.round };
  }
  if (before.phase !== now.phase) return phaseCall(before.phase, now.phase);
  const tables = now.ownBells.filter((table) => !before.ownBells.includes(table));
  if (tables.length > 0 && now.phase === "called") return { code: "tables-called", tables };
  const isCrossed =
    now.phase === "running" &&
    before.toCallMs !== null &&
    now.toCallMs !== null &&
    before.toCallMs > WARNING_MS &&
    now.toCallMs <= WARNING_MS;
  return isCrossed ? { code: "minutes-left", minutes: WARNING_MINUTES } : null;
}

function phaseCall(before: ClockPhase, now: ClockPhase): HallCall | null {
  switch (now) {
    case "waiting":
      return null;
    case "running":
      return { code: before === "paused" ? "resumed" : "started" };
    case "paused":
    case "called":
    case "over":
      return { code: now };
  }
}
