import type { ClockPhase } from "@/domain/tournament/clock";

// Which screens the projector shows, in turn, so that the hall sees what it needs at each moment.

export const PROJECTOR_SCREENS = ["reloj", "estado", "mesas", "nombres", "posiciones"] as const;
export type ProjectorScreen = (typeof PROJECTOR_SCREENS)[number];

type ScreenFacts = {
  /** The screen that the address holds, if any. */
  readonly asked: string | null;
  readonly phase: ClockPhase;
  readonly roundClosed: boolean;
  readonly hasBoard: boolean;
  readonly hasStandings: boolean;
  /** Some table is over, and others ask whether they may rise. */
  readonly hasFinished: boolean;
};

/** What a hall looks at once TIEMPO has been called, also where the bell rings while the screen is open. */
export const AFTER_CALL: readonly ProjectorScreen[] = ["reloj", "estado"];

/**
 * Before the first TIEMPO people look for their tables; while they play, the clock stands and the tables pass, with who
 * may rise once somebody has finished; from the second TIEMPO on the clock and each table's state; after the round, the
 * standings.
 */
export function screensOf(facts: ScreenFacts): readonly ProjectorScreen[] {
  const { asked, phase, roundClosed, hasBoard, hasStandings, hasFinished } = facts;
  const held = PROJECTOR_SCREENS.find((screen) => screen === asked);
  if (held) return [held];
  if (!hasBoard) return ["reloj"];
  if (roundClosed) return hasStandings ? ["posiciones", "mesas"] : ["mesas"];
  if (phase === "waiting") return ["mesas", "nombres"];
  if (phase === "called") return AFTER_CALL;
  return [
    "reloj",
    ...(hasFinished ? (["estado"] as const) : []),
    "mesas",
    ...(hasStandings ? (["posiciones"] as const) : []),
  ];
}
