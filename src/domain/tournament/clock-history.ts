import type { ClockCommand, ClockLimits, RoundClock } from "./clock";
import { readClock, runClock, STOPPED_CLOCK } from "./clock";

// What happened to a round's clock, from the commands that were given. The bell that rings by itself is no command and is
// put in where the minutes of play reach it.

/** A command as it was given, at an instant (epoch milliseconds). */
export type GivenCommand = {
  readonly command: ClockCommand;
  readonly at: number;
  readonly by: string;
};

export type ClockMoment = {
  readonly what: ClockCommand | "bell";
  readonly at: number;
  /** Who gave the command; nobody rings the bell. */
  readonly by: string | null;
  /** Milliseconds played until then, pauses taken out. */
  readonly playedMs: number;
};

const MINUTE_MS = 60_000;

/** The commands in order, with the second TIEMPO that the clock called by itself up to `now`. */
export function clockHistory(
  commands: readonly GivenCommand[],
  limits: ClockLimits,
  now: number,
): readonly ClockMoment[] {
  const moments: ClockMoment[] = [];
  let clock = STOPPED_CLOCK;
  let isRung = false;
  const ring = (until: number) => {
    const at = isRung ? null : bellOf(clock, limits);
    if (at === null || at > until) return;
    isRung = true;
    moments.push({ what: "bell", at, by: null, playedMs: readClock(clock, limits, at).elapsedMs });
  };
  for (const { command, at, by } of commands) {
    ring(at);
    const { elapsedMs: playedMs } = readClock(clock, limits, at);
    moments.push({ what: command, at, by, playedMs });
    clock = runClock(clock, command, at) ?? clock;
    if (command === "undo-start") isRung = false;
  }
  ring(now);
  return moments;
}

/** When the clock calls the second TIEMPO if it goes on as it runs; null where it does not run or has been called. */
function bellOf(clock: RoundClock, { callMinutes }: ClockLimits): number | null {
  const { startedAt, pausedAt, pausedMs, calledAt, endedAt } = clock;
  const isRunning = startedAt !== null && pausedAt === null && endedAt === null;
  if (!isRunning || calledAt !== null || callMinutes === null) return null;
  return startedAt + pausedMs + callMinutes * MINUTE_MS;
}
