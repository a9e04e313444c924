import type { ClockLimits, RoundClock } from "@/domain/tournament/clock";
import { hasRung } from "@/domain/tournament/hall";
import type { BellFacts } from "@/server/rounds/hall-facts";
import type { RoundBoard } from "@/server/tournaments/round-board";
import type { GroupedTables, StateLine } from "./state-lines";
import { stateGroups, statePages } from "./state-lines";
import { STATE_LINE_VMIN, STATE_NUMBER_VMIN } from "./state-screen";
import type { Room } from "./use-rotation";

type HallNow = {
  readonly board: RoundBoard | null;
  readonly bells: BellFacts;
  readonly clock: RoundClock;
  readonly limits: ClockLimits;
  readonly now: number;
  readonly room: Room;
};

export type HallState = {
  readonly groups: readonly GroupedTables[];
  readonly pages: readonly (readonly StateLine[])[];
  /** Tables with minutes of their own whose bell has rung. */
  readonly ownBells: readonly number[];
};

/** What each table of a board has to do now, and how it fits the screen. */
export function hallStateOf({ board, bells, clock, limits, now, room }: HallNow): HallState {
  const { extraTimes, answered } = bells;
  const addedTo = new Map(extraTimes.map(({ table, minutes }) => [table, minutes]));
  const rung = (table: number) =>
    hasRung({ addedMinutes: addedTo.get(table) ?? 0 }, clock, limits, now);
  const groups = stateGroups(board?.tables ?? [], {
    rung,
    answered: (table) => answered.includes(table),
  });
  return {
    groups,
    pages: statePages(groups, {
      perLine: Math.max(1, Math.floor(room.width / STATE_NUMBER_VMIN)),
      perPage: Math.floor(room.height / STATE_LINE_VMIN),
    }),
    ownBells: extraTimes.flatMap(({ table }) => (rung(table) ? [table] : [])),
  };
}
