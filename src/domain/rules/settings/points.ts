import { choice, whole } from "./setting";

const bonus = { least: 0, most: null, sensible: [0, 200] } as const;

/** What a hand is worth and to whom. */
export const POINTS_SETTINGS = {
  dominoScoring: choice(["all-unplayed", "opponents-only"], "engine"),
  blockWinner: choice(["pair-total", "duel", "lowest-hand"], "engine"),
  blockPoints: choice(["all-hands", "opponents-only"], "engine"),
  blockTie: choice(["none", "leader", "closer", "closer-side", "nearest-to-closer"], "engine"),
  capicuaBonus: whole(bonus, "engine"),
  /** Whether the capicúa may reach the target. */
  capicuaWins: choice(["may", "never"], "engine"),
  passBonus: whole(bonus, "engine"),
  /** Whether the pass bonus may reach the target. */
  passBonusWins: choice(["never", "may"], "engine"),
  /** `next-opponent`: after the first tile each pass gives or cancels the bonus; `usual`: as after any tile. */
  openingPassBonus: choice(["usual", "next-opponent"], "engine"),
  /** What the 0-0 is worth when it is the one tile left. */
  doubleBlankAlone: whole({ ...bonus, sensible: [0, 50] }, "engine"),
  falseBlock: choice(["award-unplayed", "fine"], "engine"),
  /** Whether a false block also costs the unit of fine (K29). */
  falseBlockFine: choice(["none", "unit"], "book"),
  /** Points to each opponent for a late or gestured pass (9.2). */
  latePassBonus: whole({ least: 0, most: 200 }, "book"),
  /** How often that bonus counts in a pair's score (K23). */
  latePassCount: choice(["once", "each"], "engine"),
} as const;
