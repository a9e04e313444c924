import type { IncidentFact } from "../rules/incident-facts";
import type { EventFormat } from "../rules/settings";
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
 * What counts as an earlier offence: `event` the person's own in the event; `modality` the person's own in this modality
 * of the event; `match` the person's own in this match; `pair` the person's own in the event, and for the second step
 * also the partner's (decision 3).
 */
export type CountingScope = "event" | "modality" | "match" | "pair";

/** What a row leaves to the judge, or where it is a reading of ours because the book is silent. */
export type StepNote =
  | { readonly code: "judge-decides"; readonly what: JudgedMatter }
  | { readonly code: "reading"; readonly what: ReadingMatter }
  | { readonly code: "tile-only-if"; readonly condition: TileCondition }
  | { readonly code: "see"; readonly infraction: InfractionCode }
  | { readonly code: "no-appeal" };

export type TileCondition = "does-not-fit" | "face-up-or-identified" | "only-caller-turned";

export type JudgedMatter =
  | "points"
  | "card"
  | "hand"
  | "suspension"
  | "suspension-rounds"
  | "effect"
  | "director"
  | "waiver"
  | "expulsion"
  | "membership";

export type ReadingMatter =
  | "correct"
  | "verbal-warning"
  | "reconstruct"
  | "tiles-unseen-again"
  | "same-leader"
  | "next-leader-right-of-offender"
  | "later-tiles-seen"
  | "reshuffle-again"
  | "match-annulled"
  | "reverse"
  | "red-card"
  | "recorded-warning"
  | "red-does-not-end";

/** A result that the book gives in place of the score. `conceded`: the points that the other side had then. */
export type GivenResult = {
  readonly won: boolean;
  readonly for: number;
  readonly against: number | "conceded";
};

/** What the judge may lay down himself at a step. Points are fines: from `least` up to 0. */
export type JudgeScope = {
  readonly points?: { readonly least: number };
  readonly cards?: readonly CardColour[];
  readonly hands?: readonly HandEffect[];
  readonly warning?: true;
  readonly rounds?: { readonly most: number };
};

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
  readonly tile?: TileEffect;
  readonly match?: MatchEffect;
  readonly player?: { readonly effect: PlayerEffect; readonly rounds?: number };
  /** Card, result and effect reach the partner too, in every format (FEMUNDO 24). */
  readonly partnerToo?: true;
  /** Everyone else at the table is given a win. */
  readonly winForOthers?: true;
  /** The results that go with it, where the book gives figures of its own; `others` when they are given something. */
  readonly result?: { readonly offender: GivenResult; readonly others?: GivenResult };
  readonly judge?: JudgeScope;
  readonly notes?: readonly StepNote[];
};

/** Effects that a choice of the opponents or the judge selects. With `byDefault` it may be left out. */
export type ChoiceStep = {
  readonly branches: readonly { readonly choice: SanctionChoice; readonly effects: SanctionStep }[];
  readonly byDefault?: SanctionChoice;
};

/**
 * Effects that a fact selects: the case that equals a yes or no, or the highest number that the fact reaches. A `choice`
 * that names a case answers as well as the fact does. With `byDefault` both may be left out.
 */
export type FactStep = {
  readonly asks: IncidentFact;
  readonly cases: readonly {
    readonly when: boolean | number;
    readonly choice?: SanctionChoice;
    readonly effects: SanctionStep;
  }[];
  readonly byDefault?: boolean | number;
};

export type SanctionStep = StepEffects | ChoiceStep | FactStep;

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
  /** Falls on the offender alone even where the book sanctions pairs as one: the article says who gains by it. */
  readonly personal?: true;
  /** The n-th offence takes the n-th step; the last one repeats. Empty: conduct that the book says is no infraction. */
  readonly steps: readonly SanctionStep[];
  /** Follows from other sanctions; nobody records it by hand. */
  readonly computed?: true;
};

/** What is counted towards a conversion: warnings and cards shown, and infractions. */
export const TOKENS = ["warned", "yellow", "red", "black", "offence"] as const;
export type Token = (typeof TOKENS)[number];

/**
 * Sanctions that add up to another: so many of each token in the event, or in one match, bring the effects of the
 * computed entry `code`. `spent`: what was added up counts no more; else everything from there on brings it again.
 */
export type Conversion = {
  readonly code: InfractionCode;
  readonly from: Readonly<Partial<Record<Token, number>>>;
  readonly within: "event" | "match";
  readonly spent: boolean;
};

/** What happens at every event, whatever number its book gives it. */
export const OCCASIONS = [
  "absent",
  "late",
  "walked-out",
  "wrong-seats",
  "rose-early",
  "unsigned",
  "left-table",
  "false-pass",
  "false-claim",
] as const;
export type Occasion = (typeof OCCASIONS)[number];

/** A book's sanctions. */
export type SanctionCatalogue = {
  readonly id: string;
  readonly infractions: readonly Infraction[];
  /** In this order; the first that is complete applies, then the next. */
  readonly conversions: readonly Conversion[];
  /** Formats in which the partner is sanctioned together with the offender (FEMUNDO 5). */
  readonly sharedIn: readonly EventFormat[];
  /** Figures are written for this target, and are parts of it: they scale with another target. Null: fixed. */
  readonly figuresFor: number | null;
  readonly occasions: Readonly<Partial<Record<Occasion, InfractionCode>>>;
};

/** Every set of effects that a step may lead to, in the order of its branches. */
export function effectsOfStep(step: SanctionStep): readonly StepEffects[] {
  if ("branches" in step) return step.branches.flatMap(({ effects }) => effectsOfStep(effects));
  if ("cases" in step) return step.cases.flatMap(({ effects }) => effectsOfStep(effects));
  return [step];
}
