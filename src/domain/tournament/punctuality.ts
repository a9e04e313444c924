import type { RuleSettings } from "../rules/settings";
import type { RoundClock } from "./clock";
import { readClock } from "./clock";

// Who has not reached his table when the time for it is over (23.2), and when that becomes an absence (24.1, K44).

export type Lateness = {
  /** `late`: the grace is over. `absent`: so are the minutes after which nobody is waited for. */
  readonly kind: "late" | "absent";
  /** Playing time since the grace ended, in milliseconds. */
  readonly overMs: number;
};

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;

/**
 * What to propose for a table whose four seats nobody has confirmed, from the playing time since TIEMPO; null while it
 * is in time, before the clock starts and after it ended. It only proposes: the judge records.
 */
export function latenessOf(
  clock: RoundClock,
  limits: Pick<RuleSettings, "lateSeconds" | "absenceMinutes" | "callMinutes" | "slotMinutes">,
  now: number,
): Lateness | null {
  const { phase, elapsedMs } = readClock(clock, limits, now);
  if (phase === "waiting" || phase === "over") return null;
  const overMs = elapsedMs - limits.lateSeconds * SECOND_MS;
  if (overMs <= 0) return null;
  return { kind: elapsedMs >= limits.absenceMinutes * MINUTE_MS ? "absent" : "late", overMs };
}
