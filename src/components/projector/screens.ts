import type { ClockPhase } from "@/domain/tournament/clock";

// Which screens the projector shows, in turn, so that the hall sees what it needs at each moment.

export const PROJECTOR_SCREENS = ["reloj", "mesas", "nombres", "posiciones"] as const;
export type ProjectorScreen = (typeof PROJECTOR_SCREENS)[number];

type ScreenFacts = {
  /** The screen that the address holds, if any. */
  readonly asked: string | null;
  readonly phase: ClockPhase;
  readonly roundClosed: boolean;
  readonly hasBoard: boolean;
  readonly hasStandings: boolean;
};

/**
 * Before the first TIEMPO people look for their tables; while they play, the clock stands and the tables pass; from the
 * second TIEMPO on only the clock; after the round, the standings.
 */
export function screensOf(facts: ScreenFacts): readonly ProjectorScreen[] {
  const { asked, phase, roundClosed, hasBoard, hasStandings } = facts;
  const held = PROJECTOR_SCREENS.find((screen) => screen === asked);
  if (held) return [held];
  if (!hasBoard) return ["reloj"];
  if (roundClosed) return hasStandings ? ["posiciones", "mesas"] : ["mesas"];
  if (phase === "waiting") return ["mesas", "nombres"];
  if (phase === "called") return ["reloj"];
  return hasStandings ? ["reloj", "mesas", "posiciones"] : ["reloj", "mesas"];
}
