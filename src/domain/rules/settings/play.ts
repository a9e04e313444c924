import { choice, optional } from "./setting";

const seconds = { least: 0, most: 300 } as const;

/** Turn by turn: time, passes, and plays that should not have been. */
export const PLAY_SETTINGS = {
  /** The mixed opening tile with its smaller half toward who leads (8.2), or as one likes. */
  openingOrientation: choice(["small-half-to-leader", "free"], "officials"),
  moveSeconds: optional(seconds, "officials"),
  passSeconds: optional(seconds, "officials"),
  /** With one playable tile; 0 means at once. */
  singleOptionSeconds: optional(seconds, "officials"),
  /** To decide whether to close the game. */
  closingSeconds: optional(seconds, "officials"),
  passWord: choice(["word-only", "word-or-knock", "free"], "officials"),
  /** A pass that is late or not said in words. */
  badPass: choice(["bonus", "warn-then-fine", "none"], "officials"),
  /** The hand after a pass with a playable tile, its fine aside. */
  falsePass: choice(["annul", "annul-if-exposed", "correct"], "officials"),
  falsePassClaim: choice(["next-hand", "same-hand"], "officials"),
  /** A tile that fits neither end, its fine aside. `by-plays`: the hand goes on below `chivoPlays`, else it is annulled. */
  chivo: choice(["opponents-choose", "by-plays", "correct"], "officials"),
  /** Later plays from which on the hand should be annulled (K38). */
  chivoPlays: optional({ least: 1, most: 27 }, "officials"),
  /** Whether who laid it plays another tile in the same turn (K37). */
  chivoTurn: choice(["plays-again", "loses-turn"], "officials"),
  /** Until when a tile that fits the other end is put right for free. */
  misplacedTile: choice(["before-next-touch", "before-next-play", "any-time"], "officials"),
  earlyPlay: choice(["seen-if-it-does-not-fit", "seen-tile", "correct"], "officials"),
  /** Playing on while the others pass. */
  consecutivePlay: choice(["words-or-passes", "passes", "free"], "officials"),
  /** Going out with the last tile once the partner has played. */
  lastTileEarly: choice(["allowed", "forbidden"], "engine"),
} as const;
