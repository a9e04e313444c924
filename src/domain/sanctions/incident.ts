import type { IncidentFact, IncidentFacts, JudgedSanction } from "../rules/incident-facts";
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
import type { CountingScope, StepNote } from "./infraction";

/** An infraction that happened. People are ids; rounds count from 1; `match` names the match within the event. */
export type Incident = IncidentFacts &
  JudgedSanction & {
    readonly infraction: InfractionCode;
    readonly offender?: string;
    /** Several at once, where the infraction allows it (24.1). */
    readonly offenders?: readonly string[];
    readonly partner?: string;
    readonly opponents?: readonly string[];
    readonly round: number;
    readonly match: string;
    /** The modality within a larger event, where faults of play count by modality (FEMUNDO 29). */
    readonly modality?: string;
    /** What the opponents or the judge chose, where the book gives a choice. */
    readonly choice?: SanctionChoice;
    /** Points on the sheet when it happened: of the offender's side and of the other (FEMUNDO 26). */
    readonly score?: { readonly offender: number; readonly others: number };
  };

/**
 * An incident among those of an event. `ordinal` orders the incidents of one round: the time they were noted, say.
 * `afterHand`: hands finished in its match when it happened.
 */
export type RecordedIncident = Incident & {
  readonly id: string;
  readonly ordinal: number;
  readonly afterHand?: number;
};

export type SanctionPoints = {
  readonly player: string;
  readonly points: number;
  readonly on: PointsTarget;
  /** The offender's own fine, falling on the partner of a pair sanctioned as one: the pair's figures bear it once. */
  readonly shared?: true;
};

/** A result in place of the score. `against` is null while the points conceded until then are not known. */
export type SanctionResult = {
  readonly player: string;
  readonly won: boolean;
  readonly for: number;
  readonly against: number | null;
};

export type SanctionCard = { readonly player: string; readonly card: CardColour };

export type SanctionEffect = {
  readonly player: string;
  readonly effect: PlayerEffect;
  /** Rounds that a suspension lasts. */
  readonly rounds?: number;
};

export type SanctionReason =
  | {
      /** This is offence number `count` within `scope`. */
      readonly code: "offence-count";
      readonly article: string;
      readonly player: string;
      readonly count: number;
      readonly scope: CountingScope;
    }
  | {
      readonly code: "earlier-offence";
      readonly article: string;
      readonly infraction: InfractionCode;
      readonly player: string;
      readonly round: number;
      readonly match: string;
    }
  | { readonly code: "accuser-fined"; readonly article: string }
  | { readonly code: "optional-card"; readonly article: string; readonly card: CardColour }
  | {
      /** Three reds in an event (25.3), or what else adds up to more; `earlier` is what it was added to. */
      readonly code: "red-cards-expel" | "accumulated";
      readonly article: string;
      readonly infraction: InfractionCode;
      readonly player: string;
      readonly count: number;
      readonly earlier: readonly { readonly round: number; readonly match: string }[];
    }
  | { readonly code: "partner-too"; readonly article: string; readonly player: string }
  | {
      /** Nobody said: the book's usual case is taken. */
      readonly code: "fact-assumed";
      readonly article: string;
      readonly fact: IncidentFact;
      readonly assumed: boolean | number;
    }
  | {
      /** Laid down by the judge where the step does not leave it to him: without effect. */
      readonly code: "not-left-to-judge";
      readonly article: string;
      readonly what: keyof JudgedSanction;
    }
  | (StepNote & { readonly article: string });

/** What the infraction costs. `hand`, `tile` and `match` say how play goes on; `wins` lists who is given a win. */
export type Sanction = {
  readonly ok: true;
  readonly infraction: InfractionCode;
  readonly article: string;
  readonly step: number;
  readonly points: readonly SanctionPoints[];
  readonly wins: readonly string[];
  /** Only where the book gives figures of its own in place of the score. */
  readonly results?: readonly SanctionResult[];
  readonly cards: readonly SanctionCard[];
  readonly hand: HandEffect;
  readonly tile: TileEffect | null;
  readonly match: MatchEffect;
  readonly effects: readonly SanctionEffect[];
  readonly reasons: readonly SanctionReason[];
};

export type SanctionProblem =
  | { readonly code: "unknown-infraction"; readonly infraction: string }
  | { readonly code: "not-an-infraction"; readonly infraction: string; readonly article: string }
  | { readonly code: "offender-needed"; readonly infraction: string }
  | { readonly code: "one-offender-only"; readonly infraction: string; readonly article: string }
  | { readonly code: "partner-needed"; readonly infraction: string; readonly article: string }
  | { readonly code: "opponents-needed"; readonly infraction: string; readonly article: string }
  | { readonly code: "same-person-twice"; readonly infraction: string; readonly player: string }
  | {
      /** Numbers among the options are the least of each case. */
      readonly code: "choice-needed";
      readonly infraction: string;
      readonly article: string;
      readonly step: number;
      readonly needs: "choice" | IncidentFact;
      readonly options: readonly (SanctionChoice | boolean | number)[];
    }
  | {
      /** The judge may lay this down, but not so: points and rounds have bounds, cards and hands a list. */
      readonly code: "judged-out-of-range";
      readonly infraction: string;
      readonly article: string;
      readonly what: keyof JudgedSanction;
      readonly least?: number;
      readonly most?: number;
      readonly options?: readonly (CardColour | HandEffect)[];
    };

export type SanctionVerdict =
  | Sanction
  | { readonly ok: false; readonly problems: readonly SanctionProblem[] };

/** The people fined, each once. */
export function offendersOf(incident: Incident): readonly string[] {
  const { offender, offenders = [] } = incident;
  return [...new Set(offender === undefined ? offenders : [offender, ...offenders])];
}

/** Everyone else at the table, as far as the incident names them. */
export function othersOf(incident: Incident): readonly string[] {
  const offenders = offendersOf(incident);
  const { partner, opponents = [] } = incident;
  const named = partner === undefined ? opponents : [partner, ...opponents];
  return [...new Set(named)].filter((person) => !offenders.includes(person));
}

/** Everybody whom the incident names. */
export function peopleOf(incident: Incident): readonly string[] {
  return [...offendersOf(incident), ...othersOf(incident)];
}
