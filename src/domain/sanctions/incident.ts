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
import type { StepNote } from "./infraction";

/** An infraction that happened. People are ids; rounds count from 1; `match` names the match within the event. */
export type Incident = {
  readonly infraction: InfractionCode;
  readonly offender?: string;
  /** Several at once, where the infraction allows it (24.1). */
  readonly offenders?: readonly string[];
  readonly partner?: string;
  readonly opponents?: readonly string[];
  readonly round: number;
  readonly match: string;
  /** What the opponents or the judge chose, where the book gives a choice. */
  readonly choice?: SanctionChoice;
  /** Whether the pips of the tile were seen (12.2). */
  readonly faceUp?: boolean;
  /** The judge adds the card that the step leaves to him. */
  readonly withCard?: boolean;
};

/** An incident among those of an event. `ordinal` orders the incidents of one round: the time they were noted, say. */
export type RecordedIncident = Incident & { readonly id: string; readonly ordinal: number };

export type SanctionPoints = {
  readonly player: string;
  readonly points: number;
  readonly on: PointsTarget;
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
      readonly scope: "event" | "match" | "pair";
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
      readonly code: "red-cards-expel";
      readonly article: string;
      readonly infraction: InfractionCode;
      readonly player: string;
      readonly count: number;
      readonly earlier: readonly { readonly round: number; readonly match: string }[];
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
      readonly code: "choice-needed";
      readonly infraction: string;
      readonly article: string;
      readonly step: number;
      readonly needs: "choice" | "faceUp";
      readonly options: readonly (SanctionChoice | boolean)[];
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
