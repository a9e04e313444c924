// The round's clock: first TIEMPO, pauses, second TIEMPO at the call minute (23.1, 23.3). All instants are epoch
// milliseconds of the server; a screen shows them through its measured offset and keeps no clock of its own.

export type RoundClock = {
  readonly startedAt: number | null;
  readonly pausedAt: number | null;
  /** Total of the finished pauses, in milliseconds. */
  readonly pausedMs: number;
  /**
   * When the director called the second TIEMPO; null while the clock alone decides. A pause after it moves it on, so that
   * `calledAt - startedAt - pausedMs` stays the time played until then.
   */
  readonly calledAt: number | null;
  readonly endedAt: number | null;
};

export type ClockLimits = {
  readonly callMinutes: number | null;
  readonly slotMinutes: number | null;
};

export const CLOCK_PHASES = ["waiting", "running", "paused", "called", "over"] as const;
export type ClockPhase = (typeof CLOCK_PHASES)[number];

export type ClockReading = {
  readonly phase: ClockPhase;
  /** Milliseconds played, pauses taken out. */
  readonly elapsedMs: number;
  /** Milliseconds to the second TIEMPO; null where the book has none; never negative. */
  readonly toCallMs: number | null;
  /** Milliseconds to the end of the slot; null where the book has none; never negative. */
  readonly toSlotMs: number | null;
};

export const STOPPED_CLOCK: RoundClock = {
  startedAt: null,
  pausedAt: null,
  pausedMs: 0,
  calledAt: null,
  endedAt: null,
};

const MINUTE_MS = 60_000;

function elapsed(clock: RoundClock, now: number): number {
  if (clock.startedAt === null) return 0;
  const until = clock.endedAt ?? clock.pausedAt ?? now;
  return Math.max(0, until - clock.startedAt - clock.pausedMs);
}

function remaining(minutes: number | null, elapsedMs: number): number | null {
  return minutes === null ? null : Math.max(0, minutes * MINUTE_MS - elapsedMs);
}

/** What the clock shows at `now`. The second TIEMPO falls by itself when the call minute is reached. */
export function readClock(clock: RoundClock, limits: ClockLimits, now: number): ClockReading {
  const elapsedMs = elapsed(clock, now);
  const toCallMs = remaining(limits.callMinutes, elapsedMs);
  const toSlotMs = remaining(limits.slotMinutes, elapsedMs);
  const phase = phaseOf(clock, clock.calledAt !== null || toCallMs === 0);
  return { phase, elapsedMs, toCallMs, toSlotMs };
}

function phaseOf(clock: RoundClock, isCalled: boolean): ClockPhase {
  if (clock.startedAt === null) return "waiting";
  if (clock.endedAt !== null) return "over";
  if (clock.pausedAt !== null) return "paused";
  return isCalled ? "called" : "running";
}

/** One table's clock. `isCalled`: the bell has rung for it, also where the clock was stopped or ended since. */
export type TableClockReading = ClockReading & { readonly isCalled: boolean };

/**
 * The clock of a table that was given `addedMinutes` of its own (FEMUNDO 26): its bell and its slot come so much playing
 * time after the round's, whether the clock or the director called that. At 0 it is the round's clock.
 */
export function readTableClock(
  clock: RoundClock,
  limits: ClockLimits,
  addedMinutes: number,
  now: number,
): TableClockReading {
  const elapsedMs = elapsed(clock, now);
  const addedMs = addedMinutes * MINUTE_MS;
  const bellMs = roundBell(clock, limits);
  const toCallMs = bellMs === null ? null : Math.max(0, bellMs + addedMs - elapsedMs);
  const toSlotMs = remaining(withAddedTime(limits, addedMinutes).slotMinutes, elapsedMs);
  const isCalled = toCallMs === 0;
  return { phase: phaseOf(clock, isCalled), elapsedMs, toCallMs, toSlotMs, isCalled };
}

/** The limits of a table that was given that many minutes. */
export function withAddedTime(limits: ClockLimits, minutes: number): ClockLimits {
  const later = (limit: number | null) => (limit === null ? null : limit + minutes);
  return { callMinutes: later(limits.callMinutes), slotMinutes: later(limits.slotMinutes) };
}

/** The playing time at which the round's bell rings: at the call minute, or before it by the director's call. */
function roundBell(clock: RoundClock, { callMinutes }: ClockLimits): number | null {
  const byClock = callMinutes === null ? null : callMinutes * MINUTE_MS;
  const { startedAt, calledAt, pausedMs } = clock;
  if (startedAt === null || calledAt === null) return byClock;
  const byDirector = calledAt - startedAt - pausedMs;
  return byClock === null ? byDirector : Math.min(byClock, byDirector);
}

export const CLOCK_COMMANDS = ["start", "pause", "resume", "call", "end", "undo-start"] as const;
export type ClockCommand = (typeof CLOCK_COMMANDS)[number];

/** Whether a clock is already what a command asks for: somebody else has just given it. */
export function isAlready(
  { startedAt, pausedAt, calledAt, endedAt }: RoundClock,
  command: ClockCommand,
): boolean {
  const isOpen = startedAt !== null && endedAt === null;
  switch (command) {
    case "start":
      return startedAt !== null;
    case "pause":
      return isOpen && pausedAt !== null;
    case "resume":
      return isOpen && pausedAt === null;
    case "call":
      return calledAt !== null;
    case "end":
      return endedAt !== null;
    case "undo-start":
      return startedAt === null;
  }
}

function withoutPause(clock: RoundClock, now: number): RoundClock {
  if (clock.pausedAt === null) return clock;
  const { pausedAt, calledAt } = clock;
  const pauseMs = now - pausedAt;
  return {
    ...clock,
    pausedAt: null,
    pausedMs: clock.pausedMs + pauseMs,
    calledAt: calledAt !== null && calledAt <= pausedAt ? calledAt + pauseMs : calledAt,
  };
}

/** The clock after a command at `now`, or null when the command does not fit the phase. */
export function runClock(clock: RoundClock, command: ClockCommand, now: number): RoundClock | null {
  const running = clock.startedAt !== null && clock.endedAt === null;
  switch (command) {
    case "start":
      return clock.startedAt === null ? { ...STOPPED_CLOCK, startedAt: now } : null;
    case "pause":
      return running && clock.pausedAt === null ? { ...clock, pausedAt: now } : null;
    case "resume":
      return running && clock.pausedAt !== null ? withoutPause(clock, now) : null;
    case "call":
      return running && clock.calledAt === null ? { ...clock, calledAt: now } : null;
    case "end":
      return running ? { ...withoutPause(clock, now), endedAt: now } : null;
    case "undo-start":
      return running && clock.calledAt === null ? STOPPED_CLOCK : null;
  }
}
