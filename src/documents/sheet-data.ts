import type { ClaimEffect } from "@/domain/claims/claim";
import type { EntrantResult } from "@/domain/event/event-document";
import type { HandEnding } from "@/domain/hand/hand";
import type { Countersignature, NoHandsReason, SideSignature } from "@/domain/match/acta";
import type { PaperLife } from "@/domain/match/paper-life";
import type { PairSide, Seat } from "@/domain/rules/seat";
import type { CardColour, PointsTarget } from "@/domain/rules/vocabulary";

// What a Hoja de Anotaciones shows. Names follow the event document; figures arrive computed, nothing is judged here.

/** A person as printed: federation number and club where known, and in events of teams for whom the person plays. */
export type PrintedPerson = {
  readonly name: string;
  readonly number?: string;
  readonly club?: string;
  readonly team?: string;
};

/** The event as printed on every document. `date` is a calendar day, `2026-03-06`; `timeZone` an IANA name. */
export type PrintedEvent = {
  readonly name: string;
  readonly venue?: string;
  readonly date?: string;
  /** When it begins, local "HH:MM"; the convocatoria prints it. */
  readonly time?: string;
  readonly timeZone: string;
};

export type SheetHand = {
  readonly hand: number;
  readonly leader?: Seat;
  /** Absent where only the points were noted. */
  readonly ending?: HandEnding;
  /** Who went out or blocked; in an annulled hand, a false block or a redeal, whose act it was. */
  readonly closer?: Seat;
  /** Article that annulled the hand. */
  readonly article?: string;
  readonly capicua?: boolean;
  readonly points?: Readonly<Record<PairSide, number>>;
  /** Running score after the hand; summed from the points where absent. */
  readonly running?: Readonly<Record<PairSide, number>>;
  readonly pips?: Readonly<Partial<Record<Seat, number>>>;
  /** Where every move was noted: what `/mano?h=…` replays. Not printed. */
  readonly replay?: string;
  /** `removed` lines are shown crossed out and count for nothing. */
  readonly status?: "corrected" | "removed";
  readonly note?: string;
};

/** Points of a fine (negative) or of a credit such as the +25 of 9.2 (positive), as they land on one player. */
export type SheetFine = {
  readonly seat: Seat;
  readonly points: number;
  readonly article: string;
  readonly on: PointsTarget;
};

export type SheetCard = {
  readonly seat: Seat;
  readonly card: CardColour;
  readonly article?: string;
};

export type SheetSubstitution = {
  readonly seat: Seat;
  readonly in: string;
  readonly out: string;
  readonly afterHand: number;
  readonly reason: string;
};

/** Who opened a version to be corrected, when (ISO 8601) and why. */
export type SheetReopening = { readonly by: string; readonly at: string; readonly reason: string };

/** What was played. A sheet without it is a blank to write on. */
export type SheetRecord = PaperLife & {
  readonly hands: readonly SheetHand[];
  readonly fines: readonly SheetFine[];
  readonly cards: readonly SheetCard[];
  readonly call?: { readonly during: number } | { readonly after: number };
  readonly points: Readonly<Record<PairSide, number>>;
  readonly winner: PairSide | null;
  readonly endedBy: "target" | "time" | "forfeit" | null;
  readonly noHands?: NoHandsReason;
  /** The match goes on: what follows is written by hand below what was recorded. */
  readonly unfinished?: true;
  /** Where the people of a table score differently. */
  readonly results?: Readonly<Partial<Record<Seat, EntrantResult>>>;
  readonly signatures: readonly SideSignature[];
  readonly judge?: {
    readonly name: string;
    readonly asDirector?: boolean;
    readonly strokes?: readonly (readonly (readonly [number, number])[])[];
  };
  /** The signature of who closed the sheet, in his own name. */
  readonly countersign?: { readonly name: string } & Countersignature;
  /** The Junta's decision on a claim, by which this version stands without signatures (26.2). */
  readonly ruling?: {
    readonly claim: number;
    readonly reason: string;
    /** The Junta ruled the result itself, whatever the hands say. */
    readonly result?: true;
    /** What it changed on the Hoja, each kind once; unknown on those of before it was kept. */
    readonly changes?: readonly ClaimEffect["effect"][];
  };
  /** Who came in for whom during the match (23.4); `seats` has the people who began it. */
  readonly substitutions?: readonly SheetSubstitution[];
  readonly version: number;
  /** The version that this one corrects, and why. */
  readonly replaces?: { readonly version: number } & SheetReopening;
  /** Instant of closing, ISO 8601. */
  readonly closedAt?: string;
  readonly notes?: readonly string[];
};

/** Who sat at a seat when the match was over: only then is a sheet signed. */
export function signerName({ seats, record }: SheetData, seat: Seat): string {
  const change = record?.substitutions?.findLast((one) => one.seat === seat);
  return change?.in ?? seats[seat]?.name ?? "";
}

export type SheetData = {
  readonly event: PrintedEvent;
  readonly round: number;
  readonly table: number;
  /** `name` is the rule book's. */
  readonly rules: {
    readonly name: string;
    readonly target: number;
    readonly callMinutes: number | null;
    readonly slotMinutes: number | null;
  };
  readonly seats: Readonly<Record<Seat, PrintedPerson | null>>;
  /** Who writes the sheet; seat D unless said otherwise. */
  readonly scorekeeper?: Seat;
  readonly firstLeader?: Seat;
  /** Public proof: short code and page. */
  readonly proof?: {
    readonly code: string;
    readonly url: string;
    /** The short hash of who sits where: what tells a paper that was printed for other seats. */
    readonly seating?: string;
    /** The hash of the record that was sealed. */
    readonly hash?: string;
    /** The key that sealed it. */
    readonly key?: string;
    /** It counts no more: what had become of it when this paper was made. */
    readonly replaced?: SheetReopening;
  };
  readonly record?: SheetRecord;
  /** The book deals a hand again for its doubles: whoever writes is told the letter for it. */
  readonly redeals?: true;
};

/** What the QR of a sheet opens: its page, told for which seats the paper was printed. */
export function scannedUrl({ url, seating }: NonNullable<SheetData["proof"]>): string {
  return seating === undefined ? url : `${url}?p=${seating}`;
}

/** What each person takes home, where people score differently; nothing before the match is over. */
export function resultsOf(sheet: SheetData): SheetRecord["results"] {
  return isOpen(sheet) ? undefined : sheet.record?.results;
}

/** Whether there is still something to be played and written: a blank, or the sheet of a match that goes on. */
export function isOpen({ record }: SheetData): boolean {
  return record === undefined || record.unfinished === true;
}
