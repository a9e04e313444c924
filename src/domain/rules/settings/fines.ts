import { choice, optional, whole } from "./setting";

const amount = { least: 0, most: 500 } as const;

/** Fines and cards: how much, on whom, and how they add up. */
export const FINES_SETTINGS = {
  /** Whose catalogue numbers the infractions. */
  catalogue: choice(["fededodo", "femundo", "none"], "engine"),
  /** The usual fine. */
  fineUnit: whole(amount, "book"),
  /** The fine of the second degree. */
  severeFine: optional(amount, "book"),
  /** Whether a fine lowers the person's own figures or those of the pair. */
  fineScope: choice(["ledger", "pair"], "engine"),
  fineFlipsResult: choice(["strict-less", "less-or-equal", "never"], "engine"),
  /** Whether a fine or a credit may end a match (K24). */
  fineEndsMatch: choice(["never", "may"], "book"),
  /** Whether each time after the last written step costs the same again (K63). */
  repeatFine: choice(["every-time", "once"], "book"),
  /** Within what "first time" and "second time" count (K54). */
  offenceCounting: choice(["event", "round", "match"], "book"),
  /** Who bears a fine of the second degree (K22). */
  secondFineReach: choice(["both", "offender"], "book"),
  /** An accusation that proves false. */
  falseClaimFine: choice(["unit", "none"], "book"),
  cardAndFine: choice(["both", "card-only"], "book"),
  /** A card at the first time, where the article only warns (K64). */
  firstOffenceCard: choice(["judge-may", "none"], "book"),
  /** `femundo`: two yellows make a red; a red and a yellow, a black. */
  cardConversion: choice(["none", "femundo"], "book"),
  redsToExpel: optional({ least: 1, most: 9 }, "book"),
} as const;
