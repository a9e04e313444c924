import { clockFigure } from "@/components/clock/clock-face";
import type { ClockLimits, RoundClock } from "@/domain/tournament/clock";
import { readTableClock } from "@/domain/tournament/clock";
import type { ExtraTime } from "@/server/rounds/hall-facts";

type ExtraTimesProps = {
  readonly extraTimes: readonly ExtraTime[];
  readonly clock: RoundClock;
  readonly limits: ClockLimits;
  /** The server's instant, ticking. */
  readonly now: number;
};

/** The tables that were given minutes of their own, each with what is left to its bell. */
export function ExtraTimes({ extraTimes, clock, limits, now }: ExtraTimesProps) {
  if (extraTimes.length === 0) return null;
  return (
    <ul
      aria-label="Mesas con más tiempo"
      className="flex flex-wrap justify-center gap-[1.5vmin] text-[max(1.1rem,4vmin)] leading-tight"
    >
      {extraTimes.map(({ table, minutes }) => {
        const { toCallMs, isCalled } = readTableClock(clock, limits, minutes, now);
        return (
          <li
            key={table}
            className="flex items-baseline gap-[1.4vmin] border-[0.4vmin] border-current px-[1.6vmin] py-[0.3vmin]"
          >
            <span className="font-extrabold tabular-nums">Mesa {table}</span>
            <span>+{minutes} min</span>
            <span role="timer" aria-live="off" className="font-extrabold tabular-nums">
              {isCalled || toCallMs === null ? "TIEMPO" : clockFigure(toCallMs)}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
