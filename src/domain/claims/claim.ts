import type { IncidentNote, RecordedHand } from "../match/acta";
import type { PairSide } from "../rules/seat";

// A formal claim to the Junta (26.2): what happened to it, as a list of events. Its state is a fold over them
// (`foldClaim`), what may follow is decided by `decideClaim`. It knows nothing of storage, clocks or accounts.

/** What a claim is about. */
export const CLAIM_SUBJECTS = [
  "result",
  "hand",
  "sanction",
  "conduct",
  "seating",
  "absence",
  "time",
  "other",
] as const;
export type ClaimSubject = (typeof CLAIM_SUBJECTS)[number];

/** Sizes beyond which a claim is no honest one: characters, photos, statements. */
export const CLAIM_LIMITS = { text: 2000, reason: 500, photos: 6, statements: 30 } as const;

/** What is claimed, by whom. `side` is the claimant's at the table. */
export type ClaimFiling = {
  readonly claimantId: string;
  readonly side: PairSide;
  readonly subject: ClaimSubject;
  readonly text: string;
  readonly handId?: string;
  readonly incidentId?: string;
  /** Registered by an official at the claimant's request. */
  readonly onBehalf?: true;
};

/** Who speaks in a claim. */
export const CLAIM_VOICES = ["claimant", "other-side", "judge", "director", "junta"] as const;
export type ClaimVoice = (typeof CLAIM_VOICES)[number];

/** What supports a claim: a photo, or something that is on record already. */
export type ClaimEvidence =
  | { readonly kind: "photo"; readonly evidenceId: string; readonly hash: string }
  | { readonly kind: "hand"; readonly handId: string }
  | { readonly kind: "incident"; readonly incidentId: string }
  | { readonly kind: "audit"; readonly entryId: string };

export const CLAIM_OUTCOMES = ["upheld", "partly", "dismissed"] as const;
export type ClaimOutcome = (typeof CLAIM_OUTCOMES)[number];

export const REFUSAL_GROUNDS = ["late", "inadmissible"] as const;
export type RefusalGround = (typeof REFUSAL_GROUNDS)[number];

/** An infraction as the Junta sets it: what a judge notes, without the place it has on the sheet. */
export type SetIncident = Omit<
  IncidentNote,
  "incidentId" | "afterHand" | "afterMatch" | "tile" | "note"
>;

/** What a decision does to the sheet. None at all confirms it. */
export type ClaimEffect =
  | { readonly effect: "cancel-incident"; readonly incidentId: string }
  | ({ readonly effect: "change-incident"; readonly incidentId: string } & SetIncident)
  | ({ readonly effect: "add-incident"; readonly afterHand: number } & SetIncident)
  | { readonly effect: "correct-hand"; readonly handId: string; readonly hand: RecordedHand }
  | { readonly effect: "remove-hand"; readonly handId: string }
  | {
      readonly effect: "rule-score";
      readonly score: Readonly<Record<PairSide, number>>;
      readonly winner: PairSide;
    }
  | { readonly effect: "annul-result" };

export type ClaimDecision = {
  readonly outcome: ClaimOutcome;
  /** Printed on the corrected sheet. */
  readonly reason: string;
  readonly article: string;
  readonly effects: readonly ClaimEffect[];
  /** Who decided is of the club of one of the parties: allowed, and said. */
  readonly sameClub?: true;
};

/** What applying the effects changed, as it was found then. Points and ranks before and after. */
export type ClaimApplication = {
  readonly sheetVersion: number;
  readonly score: readonly [
    before: Readonly<Record<PairSide, number>>,
    after: Readonly<Record<PairSide, number>>,
  ];
  readonly winner: readonly [before: PairSide | null, after: PairSide | null];
  /** Sanctions of other moments whose step changed with the history. */
  readonly steps: readonly StepChange[];
  /** Places of the standings that moved. */
  readonly places: readonly PlaceChange[];
  /** Published rounds that were paired on the figures of before. */
  readonly pairedRounds: readonly number[];
};

export type StepChange = {
  readonly incidentId: string;
  readonly infraction: string;
  readonly round: number;
  readonly table: number;
  /** Null where the step is of no offence any more, or was not yet. */
  readonly step: readonly [before: number | null, after: number | null];
};

export type PlaceChange = {
  readonly name: string;
  readonly rank: readonly [before: number, after: number];
  readonly wins: readonly [before: number, after: number];
  readonly net: readonly [before: number, after: number];
};

export type ClaimEvent =
  | ({ readonly type: "filed" } & ClaimFiling)
  | { readonly type: "evidence-added"; readonly evidence: ClaimEvidence; readonly note?: string }
  | { readonly type: "statement-added"; readonly from: ClaimVoice; readonly text: string }
  /** `lateReason`: it came out of time and the Junta takes it all the same. */
  | { readonly type: "admitted"; readonly lateReason?: string }
  | {
      readonly type: "refused";
      readonly ground: RefusalGround;
      readonly reason: string;
      readonly article: string;
    }
  | { readonly type: "withdrawn"; readonly reason: string }
  | ({ readonly type: "decided" } & ClaimDecision)
  | ({ readonly type: "effect-applied" } & ClaimApplication)
  | { readonly type: "notified"; readonly kind: string; readonly people: readonly string[] };

export const CLAIM_STAGES = ["filed", "admitted", "refused", "withdrawn", "decided"] as const;
export type ClaimStage = (typeof CLAIM_STAGES)[number];

/** Whether the Junta still has to answer. */
export function isOpenClaim(stage: string): boolean {
  return stage === "filed" || stage === "admitted";
}

export type ClaimState = {
  readonly stage: ClaimStage;
  readonly filing: ClaimFiling;
  readonly lateReason: string | null;
  readonly evidence: readonly ClaimEvidence[];
  readonly statements: readonly { readonly from: ClaimVoice; readonly text: string }[];
  readonly refusal: {
    readonly ground: RefusalGround;
    readonly reason: string;
    readonly article: string;
  } | null;
  readonly withdrawal: string | null;
  readonly decision: ClaimDecision | null;
  readonly application: ClaimApplication | null;
};
