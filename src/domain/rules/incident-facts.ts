import type { CardColour, HandEffect } from "./vocabulary";

// What a judge may have to say of an infraction besides who, where and which: shared by the acta and refereeing.

/** Facts answered with yes or no on which a book's sanction may depend. */
export const INCIDENT_FACTS = [
  /** The pips of the tile were seen (FEDEDODO 12.2). */
  "faceUp",
  /** It was done on purpose (FEMUNDO 14, 16). */
  "intentional",
  /** It was put right in time (FEMUNDO 14, 20, 21). */
  "corrected",
  /** Somebody had already played a turn after it (FEMUNDO 12). */
  "followed",
  /** It made other tiles be seen (FEMUNDO 16). */
  "causedSeen",
  /** Everybody turned their tiles (FEMUNDO 6 §2). */
  "allTurned",
] as const;
export type YesNoFact = (typeof INCIDENT_FACTS)[number];

/** `plays`: turns played after it before it was seen (FEMUNDO 14). */
export type IncidentFact = YesNoFact | "plays";

export type IncidentFacts = Readonly<Partial<Record<YesNoFact, boolean>>> & {
  readonly plays?: number;
};

/** What the judge lays down himself, where the book leaves it to him. */
export type JudgedSanction = {
  /** The judge adds the card that the step leaves to him. */
  readonly withCard?: boolean;
  /** A fine of his own measure: negative. */
  readonly points?: number;
  readonly card?: CardColour;
  readonly handEffect?: HandEffect;
  readonly warning?: boolean;
  /** Encounters that a suspension lasts. */
  readonly rounds?: number;
};
