"use client";

import { useServerNow } from "@/components/clock/use-server-now";
import { StatePill } from "@/components/ui/state-pill";
import { boardClock } from "@/domain/claims/deadlines";
import { boardClockText } from "@/i18n/es/claims";

const SOON_MS = 6 * 3_600_000;

type BoardClockPillProps = {
  /** Epoch milliseconds. */
  readonly dueAt: number;
  /** The server's instant when the page was made. */
  readonly now: number;
};

/** What is left of the Junta's term, running; past it, for how long. */
export function BoardClockPill({ dueAt, now }: BoardClockPillProps) {
  const clock = boardClock(dueAt, useServerNow(now));
  const soon = clock.ms < SOON_MS ? "waiting" : "active";
  return (
    <StatePill tone={clock.isOverdue ? "danger" : soon} icon="clock">
      {boardClockText(clock)}
    </StatePill>
  );
}
