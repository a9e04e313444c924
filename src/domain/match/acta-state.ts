import type { BySeat, BySide, HandResult, Tile } from "../hand/hand";
import type { PairSide, Seat } from "../rules/seat";
import type { RuleSettings } from "../rules/settings";
import type { InfractionCode } from "../rules/vocabulary";
import type {
  ActaClaim,
  ActaStage,
  DeclaredScore,
  EndingIncident,
  IncidentNote,
  KeptPhoto,
  PaperTotals,
  RecordedHand,
  RuledScore,
  SheetMedium,
  SideSignature,
  WrittenTotal,
} from "./acta";
import type { DeskPolicy } from "./desk-policy";
import type { MatchCall, MatchEnd, MatchProblem, MatchStatus } from "./match-document";

// What is known of a match from its acta. Plain data: it can be stored, sent and compared as JSON.

/**
 * What an acta is read by: the rules, resolved for pairs of four and the event's format, and what the desk asks of paper
 * (nothing unless said).
 */
export type ActaContext = { readonly rules: RuleSettings; readonly desk?: DeskPolicy };

export type ActaHandFact = {
  readonly handId: string;
  readonly hand: RecordedHand;
  /** Times it was corrected. */
  readonly corrections: number;
};

/** When the bell rang: hands recorded then (by id), and finished hands not yet recorded (0 or 1). */
export type CallMark = {
  readonly lastTilePlaced: boolean;
  readonly recorded: readonly string[];
  readonly ahead: number;
};

/** Minutes given to one table, and why. */
export type AddedTime = { readonly minutes: number; readonly reason: string };

/** Who came in at a seat, and how many hands were finished then. */
export type Substitution = {
  readonly seat: Seat;
  readonly in: string;
  readonly reason: string;
  readonly afterHand: number;
};

/** What the events say, without judging it. */
export type ActaFacts = {
  readonly seatsConfirmed: boolean;
  readonly firstLeader: Seat | null;
  readonly drawnTiles: BySeat<Tile>;
  readonly handFacts: readonly ActaHandFact[];
  readonly callMark: CallMark | null;
  readonly declared: DeclaredScore | null;
  readonly incidents: readonly IncidentNote[];
  readonly cancelledIncidents: readonly string[];
  readonly ending: EndingIncident | null;
  /** Incidents of which a judge has said that the match stands as it was played. */
  readonly playedOn: readonly string[];
  /** Time given to this table alone, in the order in which it was given. */
  readonly addedTime: readonly AddedTime[];
  /** Who is away from the table now. */
  readonly away: BySeat<{ readonly permitted: boolean }>;
  /** Who came in during the match, in order. */
  readonly substitutions: readonly Substitution[];
  /** The table said that it is done. */
  readonly tableDone: boolean;
  readonly verified: { readonly asDirector: boolean } | null;
  readonly signatures: Readonly<Partial<Record<PairSide, SideSignature>>>;
  /** What the table writes on; null until somebody says so, and then the phone may write. */
  readonly medium: SheetMedium | null;
  /** The totals that the paper Hoja says; null until they are typed. */
  readonly paperTotals: PaperTotals | null;
  readonly delivered: boolean;
  /** A second typing agreed with the record as it stands. */
  readonly secondEntry: boolean;
  /** Of every version. */
  readonly photos: readonly KeptPhoto[];
  readonly registered: boolean;
  readonly closed: boolean;
  /** Claims before the Junta. */
  readonly openClaims: readonly ActaClaim[];
  /** The ruling by which the present version stands, instead of signatures. */
  readonly ruling: (ActaClaim & { readonly reason: string }) | null;
  /** The result that the Junta ruled; it prevails over hands, declared score and endings. */
  readonly ruled: RuledScore | null;
  /** 1 + times it was reopened after verification. */
  readonly sheetVersion: number;
};

/** A line of the Hoja. `number` counts from 1. */
export type ActaHand = ActaHandFact & {
  readonly number: number;
  readonly leader: Seat | null;
  readonly points: BySide<number>;
  readonly running: BySide<number>;
  readonly nextLeader: Seat | null;
  readonly isReplayed: boolean;
  /** Null when the hand has problems or stands after the end. */
  readonly result: HandResult | null;
};

/** Odd but possible: to be shown, never refused. */
export type ActaWarning =
  | { readonly code: "hand-unusual"; readonly hand: number; readonly points: number }
  | { readonly code: "same-as-previous-hand"; readonly hand: number }
  | {
      readonly code: "annulled-without-incident";
      readonly hand: number;
      readonly infraction: InfractionCode;
      readonly seat: Seat;
    }
  | { readonly code: "score-unusual"; readonly side: PairSide; readonly points: number }
  | { readonly code: "leader-not-highest"; readonly leader: Seat; readonly highest: Seat }
  | { readonly code: "incident-incomplete"; readonly incidentId: string };

/** The acta, read. `score` is what the hands gave, or what was declared; fines come in at settlement. */
export type ActaState = ActaFacts & {
  readonly stage: ActaStage;
  readonly hands: readonly ActaHand[];
  readonly call: MatchCall | null;
  readonly status: MatchStatus;
  readonly endedBy: MatchEnd | null;
  readonly score: Readonly<Record<PairSide, number>>;
  /** Who won by the score; null while it is played and when an incident ended it. */
  readonly winner: PairSide | null;
  readonly nextLeader: Seat | null;
  readonly problems: readonly MatchProblem[];
  readonly warnings: readonly ActaWarning[];
};

/** Why an event may not be added now, with what would be allowed. */
export type ActaProblem =
  | MatchProblem
  | {
      readonly code:
        | "acta-closed"
        | "already-confirmed"
        | "seats-not-confirmed"
        | "leader-unknown"
        | "match-finished"
        | "match-not-finished"
        | "score-declared"
        | "no-score-declared"
        | "no-call"
        | "no-time-added"
        | "happened-after-match"
        | "reason-needed"
        | "tied-score"
        | "already-verified"
        | "not-verified"
        | "empty-signature"
        | "offender-needed"
        | "already-delivered"
        | "nothing-delivered"
        | "not-delivered"
        | "already-registered"
        | "registration-needed"
        | "second-entry-needed"
        | "already-agreed"
        | "photo-needed"
        | "photo-twice"
        | "signatures-needed"
        | "totals-needed"
        | "totals-agree";
    }
  | {
      readonly code: "totals-differ";
      readonly written: Readonly<Record<PairSide, number>>;
      readonly sum: Readonly<Record<PairSide, number>>;
      /** The first running total that is not the sum of its hands, where they were typed; its right sum in `should`. */
      readonly first: (WrittenTotal & { readonly should: WrittenTotal["score"] }) | null;
    }
  | { readonly code: "already-on"; readonly medium: SheetMedium }
  | { readonly code: "photo-id-used" | "unknown-photo"; readonly photoId: string }
  | { readonly code: "too-many-photos"; readonly most: number }
  | { readonly code: "reopen-needed"; readonly stage: ActaStage }
  | { readonly code: "hand-id-used" | "unknown-hand"; readonly handId: string }
  | { readonly code: "incident-id-used" | "unknown-incident"; readonly incidentId: string }
  | { readonly code: "incident-incomplete"; readonly incidentId: string }
  | { readonly code: "claim-id-used" | "unknown-claim"; readonly claimId: string }
  | {
      readonly code: "hands-after-end";
      /** The hand with which the match would have ended. */
      readonly endsWith: number;
      readonly hands: readonly number[];
      readonly handIds: readonly string[];
    }
  | { readonly code: "has-hands"; readonly hands: number }
  | {
      readonly code: "both-reached-target";
      readonly score: Readonly<Record<PairSide, number>>;
      readonly target: number;
    }
  /** More than the target and one last hand can give. */
  | {
      readonly code: "score-too-high";
      readonly side: PairSide;
      readonly points: number;
      readonly most: number;
    }
  | { readonly code: "winner-mismatch"; readonly winner: PairSide; readonly higher: PairSide }
  | { readonly code: "negative-score"; readonly side: PairSide; readonly points: number }
  | { readonly code: "duplicate-drawn-tile"; readonly tile: Tile }
  | { readonly code: "after-hand-out-of-range"; readonly afterHand: number; readonly hands: number }
  | { readonly code: "same-seat-twice" | "already-away" | "not-away"; readonly seat: Seat }
  | { readonly code: "calls-out-of-range"; readonly hands: number; readonly recorded: number }
  | { readonly code: "minutes-out-of-range"; readonly minutes: number; readonly most: number }
  | { readonly code: "wrong-side"; readonly side: PairSide; readonly by: Seat }
  | { readonly code: "already-signed"; readonly side: PairSide }
  | { readonly code: "signature-missing"; readonly side: PairSide }
  | { readonly code: "pips-needed"; readonly article: string };
