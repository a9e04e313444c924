import { choice, optional, whole } from "./setting";

/** How people behave at the table, and what it costs. */
export const CONDUCT_SETTINGS = {
  /** Hands that are not under the table while waiting (8.7). */
  handsOnTable: choice(["fine", "warn", "allowed"], "officials"),
  /** Whose earlier offence makes it the second time (K21). */
  handsCounting: choice(["pair", "player"], "book"),
  talk: choice(["forbidden", "allowed"], "officials"),
  signals: choice(["escalating", "black-card", "allowed", "judge"], "officials"),
  /** Warnings for complaining that lose the match. */
  complaintsForfeit: optional({ least: 1, most: 9 }, "book"),
  insults: choice(["expelled", "red-card", "judge"], "officials"),
  markedTiles: choice(["expelled-for-good", "expelled", "red-card", "judge"], "officials"),
  drunkenness: choice(["barred-or-expelled", "red-card", "judge"], "officials"),
  /** Rounds of suspension for leaving without permission. */
  suspensionRounds: optional({ least: 1, most: 30 }, "book"),
  /** Where the rounds are served that this event has no more of (K42). */
  suspensionCarries: choice(["next-event", "this-event"], "book"),
  /** Points that leaving in anger takes from the record. */
  walkoutFine: whole({ least: 0, most: 500 }, "book"),
  /** What the others score: a win and the points of those present, or the target against what they had conceded. */
  walkoutResult: choice(["win-and-points", "target"], "book"),
  walkoutWinners: choice(["three-others", "opponents"], "book"),
} as const;
