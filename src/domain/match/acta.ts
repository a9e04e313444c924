import type { HandClaim, Tile } from "../hand/hand";
import type { IncidentFacts, JudgedSanction } from "../rules/incident-facts";
import type { PairSide, Seat } from "../rules/seat";
import type { InfractionCode, MatchEffect, SanctionChoice } from "../rules/vocabulary";

// The acta: the record of one match as a list of events. Its state is a fold over them (`foldActa`), and what may be
// added next is decided by `decideActa`. It knows nothing of storage, of clocks or of who is signed in.

/** A hand as recorded at the table: everything but what the acta itself knows (leader, score, target). */
export type RecordedHand = DistributiveOmit<
  HandClaim,
  "leader" | "mode" | "players" | "firstHand" | "target" | "score"
>;
type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;

/** Why a result has no hands (desk entry of the final score). */
export const NO_HANDS_REASONS = ["paper-totals", "sheet-lost", "director-ruling"] as const;
export type NoHandsReason = (typeof NO_HANDS_REASONS)[number];

/** An infraction as noted at a table. Points, cards and steps are not stored: they follow from the whole history. */
export type IncidentNote = IncidentFacts &
  JudgedSanction & {
    readonly incidentId: string;
    readonly infraction: InfractionCode;
    /** Offenders; several only for absence (24.1). Empty when still to be completed. */
    readonly offenders: readonly Seat[];
    /** Number of hands finished when it happened. */
    readonly afterHand: number;
    /** It happened when the match was over: its points go to the record (decision 1). */
    readonly afterMatch?: boolean;
    readonly choice?: SanctionChoice;
    readonly tile?: Tile;
    readonly note?: string;
  };

/** How somebody signs: strokes drawn on a screen, a personal PIN typed on one, ink on the paper Hoja. */
export type SignatureWay =
  | { readonly strokes: readonly (readonly (readonly [number, number])[])[] }
  | { readonly pin: true }
  | { readonly onPaper: true };

/** What is kept of a signing beside it: when (ISO 8601), on which device, and that it was the signer's own session. */
export type SignatureTrace = {
  readonly at?: string;
  readonly device?: string;
  readonly own?: true;
};

/** A signature line of a pair, or the refusal that 11.3 fines. */
export type SideSignature = {
  readonly side: PairSide;
  readonly by: Seat;
} & SignatureTrace &
  (SignatureWay | { readonly refused: true });

/** The signature of the official who closes the sheet. */
export type Countersignature = SignatureTrace & SignatureWay;

/** A score that the desk takes from paper, without hands. */
export type DeclaredScore = {
  readonly score: Readonly<Record<PairSide, number>>;
  readonly winner: PairSide;
  readonly why: NoHandsReason;
  readonly note?: string;
};

export type ActaEvent =
  | { readonly type: "seats-confirmed" }
  | {
      readonly type: "leader-drawn";
      readonly leader: Seat;
      readonly tiles?: Readonly<Partial<Record<Seat, Tile>>>;
    }
  | { readonly type: "hand-recorded"; readonly handId: string; readonly hand: RecordedHand }
  | {
      readonly type: "hand-corrected";
      readonly handId: string;
      readonly hand: RecordedHand;
      readonly reason: string;
    }
  | { readonly type: "hand-removed"; readonly handId: string; readonly reason: string }
  /**
   * The bell. `hands` is how many hands had placed their last tile then; when omitted, those recorded. One more than
   * recorded says that a finished hand was still being counted.
   */
  | { readonly type: "call-noted"; readonly lastTilePlaced: boolean; readonly hands?: number }
  | { readonly type: "call-withdrawn"; readonly reason: string }
  /**
   * Time given back to this table alone (a ruling, an authorised absence: FEMUNDO 26). Its bell rings so much later; a
   * bell that was noted before it counts no more.
   */
  | { readonly type: "time-added"; readonly minutes: number; readonly reason: string }
  | { readonly type: "time-withdrawn"; readonly reason: string }
  /** Somebody leaves his table for a while, with the judge's leave or without it (19.2a, FEMUNDO 26). */
  | { readonly type: "left-table"; readonly seat: Seat; readonly permitted: boolean }
  | { readonly type: "returned"; readonly seat: Seat }
  /**
   * Another person takes a seat during the match, for a medical or other proven emergency (23.4). From here on the seat
   * is his; what happened before stays with the one who left.
   */
  | {
      readonly type: "substituted";
      readonly seat: Seat;
      /** The id of the person who comes in. */
      readonly in: string;
      readonly reason: string;
    }
  | ({ readonly type: "score-declared" } & DeclaredScore)
  | { readonly type: "score-withdrawn"; readonly reason: string }
  | ({ readonly type: "incident-recorded" } & IncidentNote)
  | ({ readonly type: "incident-corrected"; readonly reason: string } & IncidentNote)
  | { readonly type: "incident-cancelled"; readonly incidentId: string; readonly reason: string }
  /**
   * The judge says whether an incident ends the match, after a corrected history has changed what it costs: `effect`
   * ends it, played on or not; null lets what was played stand. With `prevails` it ends it whatever the history says.
   */
  | {
      readonly type: "ending-reviewed";
      readonly incidentId: string;
      readonly effect: EndingIncident["effect"] | null;
      readonly prevails?: true;
      readonly reason: string;
    }
  /** The table is done and waits for the judge; or, with an incident, the match ended through it without being played out. */
  | { readonly type: "finished"; readonly by?: EndingIncident }
  | { readonly type: "verified"; readonly asDirector: boolean }
  | ({ readonly type: "signed" } & SideSignature)
  /** The final totals as they are written on the paper Hoja. With `reason` they are not the sums of its hands. */
  | ({ readonly type: "totals-noted" } & PaperTotals)
  /** The table goes on in the other medium: its phone died, or the printed Hoja is full. */
  | { readonly type: "medium-changed"; readonly to: SheetMedium; readonly reason: string }
  /** The paper Hoja has reached the desk, typed already or not. */
  | { readonly type: "delivered" }
  /** It has not: it was taken in by mistake. */
  | { readonly type: "delivery-withdrawn"; readonly reason: string }
  /** A second typist has typed the paper Hoja without seeing the first typing, and both agree hand by hand. */
  | { readonly type: "second-entry-agreed" }
  | ({ readonly type: "photo-attached" } & SheetPhoto)
  | { readonly type: "photo-removed"; readonly photoId: string; readonly reason: string }
  /** The desk says that the record is what the signed Hoja says. */
  | { readonly type: "registered" }
  | { readonly type: "closed"; readonly countersign?: Countersignature }
  | { readonly type: "reopened"; readonly reason: string }
  /** A formal claim is before the Junta (26.2). What the sheet says goes on counting until it is decided. */
  | ({ readonly type: "claimed" } & ActaClaim)
  /** The Junta rules the result, whatever the hands say. */
  | ({ readonly type: "score-ruled" } & RuledScore)
  /**
   * A claim is over. With `corrects` the Junta has corrected the reopened sheet: it stands verified by that ruling and
   * closes without new signatures.
   */
  | ({
      readonly type: "resolved";
      readonly reason: string;
      readonly corrects?: true;
    } & ActaClaim);

/** A claim as its sheet knows it: its number within the event. */
export type ActaClaim = { readonly claimId: string; readonly number: number };

/** A result by ruling of the Junta; without a winner the match is annulled: nobody's win, 0 to 0. */
export type RuledScore = {
  readonly score: Readonly<Record<PairSide, number>>;
  readonly winner: PairSide | null;
};

/** The incident that ended a match: absence, walk-out, expulsion, third 19.1, wrong seats. */
export type EndingIncident = {
  readonly incidentId: string;
  readonly effect: Exclude<MatchEffect, "continue">;
  /** By a judge's word, whatever the history says now. */
  readonly prevails?: true;
};

/** What a table writes on. */
export const SHEET_MEDIA = ["phone", "paper"] as const;
export type SheetMedium = (typeof SHEET_MEDIA)[number];

/** What somebody wrote on paper after a hand: the running score of both pairs. `hand` counts from 1. */
export type WrittenTotal = {
  readonly hand: number;
  readonly score: Readonly<Record<PairSide, number>>;
};

/** The sums that a paper Hoja brings, written by hand: the final ones, and those after a hand where it has them. */
export type PaperTotals = {
  readonly score: Readonly<Record<PairSide, number>>;
  readonly running?: readonly WrittenTotal[];
  /** Why they are not what the hands give: the Hoja was added up wrong. */
  readonly reason?: string;
};

/** A photo of the signed Hoja: `sha256` of its bytes as they are kept, in hexadecimal. */
export type SheetPhoto = { readonly photoId: string; readonly sha256: string };

/** A photo that stands, with the version of the sheet that it shows. */
export type KeptPhoto = SheetPhoto & { readonly version: number };

/**
 * The life of a sheet (decision 7): issued → playing → finished → verified → signed → closed, and between the last two
 * delivered → registered where the desk takes in paper. A closed one with a claim before the Junta is `claimed`; one that
 * the Junta has corrected is `resolved` until it closes again.
 */
export const ACTA_STATES = [
  "issued",
  "playing",
  "finished",
  "verified",
  "signed",
  "delivered",
  "registered",
  "claimed",
  "resolved",
  "closed",
] as const;
export type ActaStage = (typeof ACTA_STATES)[number];

/** Stages of a sealed sheet: closed, with or without a claim. */
export const SEALED_STAGES = ["closed", "claimed"] as const satisfies readonly ActaStage[];

export function isSealed(stage: string): boolean {
  return SEALED_STAGES.some((sealed) => sealed === stage);
}

/** Stages of a sheet that a judge, or the director for lack of one, has verified. */
export const VERIFIED_STAGES = [
  "verified",
  "signed",
  "delivered",
  "registered",
  "claimed",
  "resolved",
  "closed",
] as const satisfies readonly ActaStage[];

export function isVerified(stage: string): boolean {
  return VERIFIED_STAGES.some((verified) => verified === stage);
}

/** From which stage on a Hoja counts in the standings: a judge's word, or not before it is sealed. */
export const COUNTS_FROM = ["verified", "closed"] as const;
export type CountsFrom = (typeof COUNTS_FROM)[number];

/** The stages whose result counts in the standings of an event. */
export function countedStages(from: CountsFrom): readonly ActaStage[] {
  return from === "closed" ? SEALED_STAGES : VERIFIED_STAGES;
}

export function isCounted(stage: string, from: CountsFrom): boolean {
  return countedStages(from).some((counted) => counted === stage);
}
