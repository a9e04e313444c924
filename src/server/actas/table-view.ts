import type { BySeat } from "@/domain/hand/hand";
import type { RecordedHand, SheetMedium } from "@/domain/match/acta";
import type { ActaState } from "@/domain/match/acta-state";
import type { DeskPolicy } from "@/domain/match/desk-policy";
import type { OpenCall } from "@/domain/match/judge-call";
import type { MatchEnd } from "@/domain/match/match-document";
import type { RulesSpec } from "@/domain/rules/rules-spec";
import type { PairSide, Seat } from "@/domain/rules/seat";
import type { EventFormat, RuleSettings } from "@/domain/rules/settings";
import type { CardColour, InfractionCode } from "@/domain/rules/vocabulary";
import type { RoundClock } from "@/domain/tournament/clock";
import type { SettlementReason } from "@/domain/tournament/settlement-result";

// One table as its screens know it: everything needed to judge the next hand without asking the server again.

export type TablePerson = {
  readonly playerId: string;
  readonly name: string;
  /** First given name and first surname. */
  readonly short: string;
  readonly nickname: string | null;
  readonly number: string | null;
  readonly club: string | null;
};

/** Something that was changed after it had been recorded, with its reason: the trace of the acta. */
export type TableChange = {
  readonly at: string;
  readonly by: string;
  readonly reason: string;
} & (
  | {
      readonly kind: "hand-corrected";
      readonly hand: number;
      readonly before: RecordedHand;
      readonly after: RecordedHand;
    }
  | { readonly kind: "hand-removed"; readonly hand: number; readonly before: RecordedHand }
  | { readonly kind: "resolved"; readonly number: number; readonly corrects: boolean }
  | { readonly kind: "time-added"; readonly minutes: number }
  | { readonly kind: "medium-changed"; readonly to: SheetMedium }
  | { readonly kind: "totals-noted"; readonly written: Readonly<Record<PairSide, number>> }
  | { readonly kind: "ending-reviewed"; readonly ends: boolean }
  | {
      readonly kind:
        | "call-withdrawn"
        | "time-withdrawn"
        | "score-withdrawn"
        | "reopened"
        | "photo-removed"
        | "delivery-withdrawn"
        | "incident-cancelled";
    }
);

/** Somebody away from the table for a while; `until` is null while he is. */
export type TableAbsence = {
  readonly seat: Seat;
  readonly permitted: boolean;
  /** ISO instants. */
  readonly since: string;
  readonly until: string | null;
};

/** Who came in for whom during the match, by name. */
export type TableSubstitution = {
  readonly seat: Seat;
  readonly in: string;
  readonly out: string;
  /** Number of hands finished when he came in. */
  readonly afterHand: number;
  readonly reason: string;
};

/** An infraction that stands, as the table may see it. */
export type TableIncident = {
  readonly incidentId: string;
  readonly infraction: InfractionCode;
  readonly article: string;
  readonly offenders: readonly Seat[];
  readonly afterHand: number;
  readonly points: readonly { readonly seat: Seat; readonly points: number }[];
  readonly cards: readonly { readonly seat: Seat; readonly card: CardColour }[];
};

/** What the finished match is worth to each person, fines included. */
export type TableOutcome = {
  readonly winner: PairSide | null;
  readonly endedBy: MatchEnd | null;
  readonly isVoid: boolean;
  readonly people: readonly {
    readonly seat: Seat;
    readonly won: boolean | null;
    /** Counts in the personal ranking only: the pair has lost (decision 2). */
    readonly isPersonal: boolean;
    readonly for: number;
    readonly against: number;
    readonly reasons: readonly SettlementReason[];
  }[];
};

/** The phone that writes at a table. `own` is the phone that asks; the id of another one is never told. */
export type TableWriter = {
  readonly own: boolean;
  /** "Android · Chrome", with the person who is signed in on it. */
  readonly label: string;
  /** ISO instants; `lastAt` is null until it has written. */
  readonly since: string;
  readonly lastAt: string | null;
};

export type TableView = {
  readonly matchId: string;
  /** Number of acta events; the base of the next command. */
  readonly version: number;
  readonly table: number;
  readonly tournament: {
    readonly slug: string;
    readonly name: string;
    readonly timeZone: string;
    readonly format: EventFormat;
    readonly closed: boolean;
  };
  readonly round: { readonly number: number; readonly closed: boolean };
  readonly rules: RuleSettings;
  readonly rulesSpec: RulesSpec;
  /** What is asked of a Hoja on paper before it closes. */
  readonly desk: DeskPolicy;
  readonly people: BySeat<TablePerson>;
  /** Signatures come without their strokes, incidents without the judge's note. */
  readonly state: ActaState;
  /** When each standing hand was recorded, and by whom, by hand id. */
  readonly marks: Readonly<Record<string, { readonly at: string; readonly by: string }>>;
  /** Who verified, closed or reopened the Hoja last, by name. */
  readonly doneBy?: Readonly<Partial<Record<"verified" | "closed" | "reopened", string>>>;
  readonly changes: readonly TableChange[];
  readonly incidents: readonly TableIncident[];
  /** Who left the table for a while, in order. */
  readonly absences: readonly TableAbsence[];
  readonly substitutions: readonly TableSubstitution[];
  /** The table's call for a judge, while it is open. */
  readonly call: OpenCall | null;
  /** Who has the pen; null while nobody does. */
  readonly writer: TableWriter | null;
  /** Null while the match is played. */
  readonly outcome: TableOutcome | null;
  readonly clock: RoundClock;
  /** The server's instant when this was read, epoch milliseconds. */
  readonly now: number;
  readonly publicCode: string;
};
