import type {
  CardColour,
  HandEffect,
  InfractionCode,
  MatchEffect,
  PlayerEffect,
  PointsTarget,
  SanctionChoice,
  TileEffect,
} from "../rules/vocabulary";

// The shape of a sanction catalogue: one entry an infraction, one row a step, one column an effect. Engines read the
// columns and never ask which infraction it is.

export const CATALOGUE_CHAPTERS = [
  "preparation",
  "handling",
  "passing",
  "counting",
  "tiles",
  "conduct",
  "attendance",
  "cards",
] as const;
export type CatalogueChapter = (typeof CATALOGUE_CHAPTERS)[number];

/**
 * What counts as an earlier offence: `event` the person's own in the event; `match` the person's own in this match;
 * `pair` the person's own in the event, and for the second step also the partner's (decision 3).
 */
export type CountingScope = "event" | "match" | "pair";

/** What a row leaves to the judge, or where it is a reading of ours because the book is silent. */
export type StepNote =
  | { readonly code: "judge-decides"; readonly what: JudgedMatter }
  | { readonly code: "reading"; readonly what: ReadingMatter }
  | { readonly code: "tile-only-if"; readonly condition: "does-not-fit" | "face-up-or-identified" }
  | { readonly code: "see"; readonly infraction: InfractionCode }
  | { readonly code: "no-appeal" };

export type JudgedMatter =
  | "points"
  | "card"
  | "hand"
  | "suspension"
  | "suspension-rounds"
  | "effect"
  | "director"
  | "membership";

export type ReadingMatter =
  | "correct"
  | "verbal-warning"
  | "reconstruct"
  | "tiles-unseen-again"
  | "same-leader"
  | "reshuffle-again"
  | "match-annulled"
  | "reverse"
  | "red-card"
  | "recorded-warning"
  | "red-does-not-end";

/** The effects of one step. An omitted column has no effect: 0 points, the hand and the match continue. */
export type StepEffects = {
  readonly points?: {
    readonly offender?: number;
    readonly partner?: number;
    /** Points for each opponent. */
    readonly opponents?: number;
  };
  /** Where the points land; `match` when omitted. */
  readonly on?: PointsTarget;
  readonly card?: CardColour;
  /** A card that the judge may add. */
  readonly optionalCard?: CardColour;
  readonly hand?: HandEffect;
  /** `by-face`: up when its pips were seen, down when not; the incident must say which. */
  readonly tile?: TileEffect | "by-face";
  readonly match?: MatchEffect;
  readonly player?: { readonly effect: PlayerEffect; readonly rounds?: number };
  /** Everyone else at the table is given a win. */
  readonly winForOthers?: true;
  readonly notes?: readonly StepNote[];
};

export type ChoiceBranch = { readonly choice: SanctionChoice; readonly effects: StepEffects };

/** A step, or a step whose effects a choice selects. With `byDefault` the choice may be left out. */
export type SanctionStep =
  | StepEffects
  | { readonly branches: readonly ChoiceBranch[]; readonly byDefault?: SanctionChoice };

export type Infraction = {
  readonly code: InfractionCode;
  /** The article as printed in the book. */
  readonly article: string;
  /** Other articles that speak of the same conduct. */
  readonly also?: readonly string[];
  readonly chapter: CatalogueChapter;
  /** Among the most used: shown first. */
  readonly usual?: true;
  readonly counting?: CountingScope;
  /** `accuser`: the one fined made a false claim; `several`: one or more may be named at once. */
  readonly offender?: "accuser" | "several";
  /** The n-th offence takes the n-th step; the last one repeats. Empty: conduct that the book says is no infraction. */
  readonly steps: readonly SanctionStep[];
  /** Follows from other sanctions; nobody records it by hand. */
  readonly computed?: true;
};

/** A book's sanctions. `redsToExpel`: that many red cards in an event expel, under `redsCode`. */
export type SanctionCatalogue = {
  readonly id: string;
  readonly infractions: readonly Infraction[];
  readonly redsToExpel: number | null;
  readonly redsCode: InfractionCode | null;
};
