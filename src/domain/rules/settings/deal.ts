import { choice, optional, whole } from "./setting";

/** Shuffling, taking the tiles and what makes a deal be repeated. */
export const DEAL_SETTINGS = {
  shuffleSeconds: optional({ least: 1, most: 120 }, "officials"),
  shufflerSeat: choice(["left-of-leader", "right-of-leader", "any"], "officials"),
  /** Who may shuffle again before the tiles are taken. */
  reshuffle: choice(["leader", "nobody"], "officials"),
  takeOrder: choice(["leader-first", "right-of-shuffler", "any"], "officials"),
  /** Whether the tiles stay on the rack as they were taken. */
  tileOrder: choice(["as-taken", "free"], "officials"),
  /** Who leaves the tiles off the rack until the partner has played. */
  rackWait: choice(["third-and-fourth", "third", "none"], "officials"),
  /** Tiles exposed while taking that make the deal be repeated. */
  exposedRedeal: optional({ least: 1, most: 7 }, "officials"),
  exposedRedealCount: choice(["table", "player"], "officials"),
  /** Taking and seeing more than seven tiles. */
  extraTiles: choice(["fine-pair", "fine-reshuffle", "judge"], "officials"),
  /** Doubles in one hand that allow another deal. */
  doublesRedeal: optional({ least: 1, most: 7, sensible: [3, 7] }, "engine"),
  /** Points that showing too few doubles costs the pair. */
  wrongDoublesFine: whole({ least: 0, most: 200 }, "book"),
  stock: choice(["none", "draw"], "engine"),
  /** Tiles of the stock that stay unseen. */
  hiddenTiles: whole({ least: 0, most: 14 }, "engine"),
} as const;
