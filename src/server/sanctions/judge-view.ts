import type { AccessRefusal } from "@/domain/access/can";
import type { Capacity } from "@/domain/access/roles";
import type { IncidentNote } from "@/domain/match/acta";
import type { ActaState } from "@/domain/match/acta-state";
import type { RulesSpec } from "@/domain/rules/rules-spec";
import type { PairSide, Seat } from "@/domain/rules/seat";
import type { RuleSettings } from "@/domain/rules/settings";
import type { Stake } from "@/domain/sanctions/at-stake";
import type { SanctionVerdict } from "@/domain/sanctions/incident";
import type { Bar, CardCount } from "@/domain/sanctions/standing-sanctions";
import type { ClockLimits, RoundClock } from "@/domain/tournament/clock";
import type { EndingMismatch } from "@/domain/tournament/ending-mismatch";
import type { TableFigures } from "@/schemas/table-figures";
import type { TableAbsence, TableView } from "../actas/table-view";
import type { QueuedCall } from "../calls/queries";

// What a judge's phone shows.

/** How far a table is, as a judge groups them. */
export const JUDGE_STATES = ["to-verify", "playing", "waiting", "verified", "closed"] as const;
export type JudgeState = (typeof JUDGE_STATES)[number];

export type JudgeTournament = {
  readonly slug: string;
  readonly name: string;
  readonly venue: string;
  readonly startsOn: string;
  readonly round: number | null;
  readonly isLive: boolean;
};

/** The score is what the hands gave; fines come in on the sheet. */
export type JudgeCard = TableFigures & {
  readonly table: number;
  readonly state: JudgeState;
  readonly winner: PairSide | null;
  readonly people: Readonly<Partial<Record<Seat, string>>>;
  /** Epoch milliseconds since when it waits for the judge. */
  readonly waitingSince: number | null;
  /** Its sheet was verified once and opened again. */
  readonly isReopened: boolean;
  readonly incidents: number;
  readonly signed: readonly string[];
  /** Who is away from the table while it plays. */
  readonly away: readonly TableAbsence[];
  /** The judge plays here and may not referee it. */
  readonly isOwn: boolean;
};

/** Somebody with cards, or near expulsion, or out. */
export type WatchedPerson = {
  readonly playerId: string;
  readonly name: string;
  /** Where he sits in this round. */
  readonly table: number | null;
  readonly cards: CardCount;
  readonly stakes: readonly Stake[];
  readonly bar: Bar | null;
};

export type BoardMismatch = EndingMismatch & {
  readonly matchId: string;
  readonly round: number;
  readonly table: number;
};

export type JudgeBoard = {
  readonly slug: string;
  readonly name: string;
  readonly rounds: number;
  readonly limits: ClockLimits & Pick<RuleSettings, "lateSeconds" | "absenceMinutes">;
  readonly rulesSpec: RulesSpec;
  readonly round: {
    readonly number: number;
    readonly isClosed: boolean;
    readonly clock: RoundClock;
  } | null;
  readonly tables: readonly JudgeCard[];
  /** Tables of rounds before it whose sheets are not closed: reopened, or left open. */
  readonly earlier: readonly (JudgeCard & { readonly round: number })[];
  readonly watched: readonly WatchedPerson[];
  readonly mismatches: readonly BoardMismatch[];
  readonly calls: readonly QueuedCall[];
  /**
   * Tables where nobody has confirmed the four seats yet. Empty while no table of the round has done so: they play on
   * paper then.
   */
  readonly unseated: readonly Pick<JudgeCard, "matchId" | "table" | "people">[];
  /** The server's instant when this was read. */
  readonly now: number;
};

/** An infraction that stands, with everything that a judge may know of it. */
export type JudgeIncident = {
  readonly note: IncidentNote;
  readonly verdict: SanctionVerdict;
  readonly by: string;
  /** ISO instant. */
  readonly at: string;
};

export const JUDGE_ACTIONS = [
  "acta.record-hand",
  "incident.record",
  "incident.cancel",
  "acta.verify",
  "acta.sign-collect",
  "acta.close",
  "acta.reopen",
  "acta.change-medium",
  "acta.deliver",
] as const;
export type JudgeAction = (typeof JUDGE_ACTIONS)[number];

export type JudgeRight =
  | { readonly allowed: true; readonly as: Capacity }
  | ({ readonly allowed: false; readonly action: JudgeAction } & AccessRefusal);

/** What was sealed at the last closing. */
export type SheetSeal = {
  readonly version: number;
  readonly hash: string;
  /** ISO instant. */
  readonly closedAt: string;
};

export type JudgeTable = {
  readonly view: TableView;
  readonly incidents: readonly JudgeIncident[];
  readonly rights: Readonly<Record<JudgeAction, JudgeRight>>;
  readonly mismatches: readonly EndingMismatch[];
  /** What one repetition would cost the people of this table. */
  readonly stakes: readonly Stake[];
  readonly cards: readonly { readonly seat: Seat; readonly cards: CardCount }[];
  /** People who should not be playing this round. */
  readonly barred: readonly { readonly seat: Seat; readonly bar: Bar }[];
  readonly verifiedBy: { readonly name: string; readonly asDirector: boolean } | null;
  /** With their strokes, which the table's own view leaves out. */
  readonly signatures: ActaState["signatures"];
  readonly seal: SheetSeal | null;
  /** Who looks at it: the name under his signature. */
  readonly asking: string;
};
