import "server-only";
import type { RoundClock } from "@/domain/tournament/clock";

type ClockColumns = {
  startedAt: Date | null;
  pausedAt: Date | null;
  pausedMs: number;
  calledAt: Date | null;
  endedAt: Date | null;
};

export function toRoundClock(row: ClockColumns): RoundClock {
  return {
    startedAt: row.startedAt?.getTime() ?? null,
    pausedAt: row.pausedAt?.getTime() ?? null,
    pausedMs: row.pausedMs,
    calledAt: row.calledAt?.getTime() ?? null,
    endedAt: row.endedAt?.getTime() ?? null,
  };
}

export function toClockColumns(clock: RoundClock): ClockColumns {
  const date = (instant: number | null) => (instant === null ? null : new Date(instant));
  return {
    startedAt: date(clock.startedAt),
    pausedAt: date(clock.pausedAt),
    pausedMs: clock.pausedMs,
    calledAt: date(clock.calledAt),
    endedAt: date(clock.endedAt),
  };
}
