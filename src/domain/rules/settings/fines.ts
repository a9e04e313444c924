import { choice, optional, whole } from "./setting";

const amount = { least: 0, most: 500 } as const;

/** Fines and cards: how much, on whom, and how they add up. */
export const FINES_SETTINGS = {
  /** Whose catalogue numbers the infractions. */
  catalogue: choice(["fededodo", "femundo", "none"], "engine"),
  /** The usual fine. */
  fineUnit: whole(amount, "officials"),
  /** The fine of the second degree. */
  severeFine: optional(amount, "officials"),
  /** Whether a fine lowers the person's own figures or those of the pair. */
  fineScope: choice(["ledger", "pair"], "engine"),
  fineFlipsResult: choice(["strict-less", "less-or-equal", "never"], "engine"),
  /** Whether a fine or a credit may end a match (K24). */
  fineEndsMatch: choice(["never", "may"], "officials"),
  /** Whether each time after the last written step costs the same again (K63). */
  repeatFine: choice(["every-time", "once"], "officials"),
  /** Within what "first time" and "second time" count (K54). */
  offenceCounting: choice(["event", "round", "match"], "officials"),
  /** Who bears a fine of the second degree (K22). */
  secondFineReach: choice(["both", "offender"], "officials"),
  /** An accusation that proves false. */
  falseClaimFine: choice(["unit", "none"], "officials"),
  cardAndFine: choice(["both", "card-only"], "officials"),
  /** A card at the first time, where the article only warns (K64). */
  firstOffenceCard: choice(["judge-may", "none"], "officials"),
  /** `femundo`: two yellows make a red; a red and a yellow, a black. */
  cardConversion: choice(["none", "femundo"], "officials"),
  redsToExpel: optional({ least: 1, most: 9 }, "officials"),
} as const;
