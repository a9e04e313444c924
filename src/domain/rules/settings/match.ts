import { choice, optional, whole } from "./setting";

/** Target, clock and how a match ends. */
export const MATCH_SETTINGS = {
  target: whole({ least: 1, most: null, sensible: [30, 500] }, "engine"),
  /** Minute of the second TIEMPO (23.3). */
  callMinutes: optional({ least: 1, most: null, sensible: [5, 180] }, "engine"),
  /** Minutes that the table is kept. */
  slotMinutes: optional({ least: 1, most: null, sensible: [5, 240] }, "engine"),
  /** What follows a call that comes between two hands. */
  afterCall: choice(["extra-hand", "finish"], "engine"),
  /** The tie-break hand that ties again (K57). */
  tieBreakHand: choice(["repeat", "once"], "engine"),
  /** The last hand that is annulled (K58). */
  annulledLastHand: choice(["replayed", "counts"], "engine"),
  /** Seats are named in order of play: this says to which hand the next one sits. */
  turn: choice(["right", "left"], "engine"),
} as const;
