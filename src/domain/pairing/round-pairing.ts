import type { ClubPolicy, CriterionId, PairingMethod } from "../event/event-document";
import type { Seat } from "../rules/seat";
import type { RuleSettings } from "../rules/settings";

/** What stood between two who might have met; `elsewhere`: nothing between them, the round costs no less with them together. */
export type PassedOver =
  | { readonly because: "met"; readonly round: number }
  | { readonly because: "forbidden" | "same-club" | "floats-again" | "elsewhere" };

/** Why a table is as it is, by the format of the event. */
export type FormatReason =
  /** Clubs spread out in the first round: equals of different clubs meet. */
  | { readonly code: "clubs-spread" }
  /** By a schedule made before the first round; \`criteria\`: no such schedule exists for so many, each round is the best that is left. */
  | {
      readonly code: "schedule";
      readonly kind: "berger" | "whist" | "criteria";
      readonly round: number;
      readonly rounds: number;
    }
  /** Made of people whose tables of the schedule were not full. */
  | { readonly code: "mended" }
  /** A knockout match: places before the final, and how many are still in. */
  | { readonly code: "knockout"; readonly left: number; readonly places: readonly number[] }
  /** The last four of an individual knockout play three games, one with each of the others. */
  | { readonly code: "last-four"; readonly game: number }
  /** Teams of one block, and the internal rank of their people at this table (two of each team where the block is of two). */
  | {
      readonly code: "block";
      readonly teams: readonly string[];
      readonly ranks: readonly number[];
    };

/** Why a table is as it is. Ids name entrants. */
export type TableReason =
  | FormatReason
  | { readonly code: "first-round"; readonly method: PairingMethod }
  | { readonly code: "same-wins"; readonly wins: number }
  | {
      readonly code: "float";
      readonly down: string;
      readonly up: string;
      readonly difference: number;
    }
  | {
      /** Who stood lower in the group of the one that floats, and why it was not he. */
      readonly code: "float-lower";
      readonly down: string;
      readonly lower: string;
      readonly up: string;
      readonly obstacle: PassedOver;
    }
  | {
      /** Whom the method would have given `id` inside its group, and why it was not he. */
      readonly code: "natural-opponent";
      readonly id: string;
      readonly natural: string;
      readonly obstacle: PassedOver;
    }
  | { readonly code: "win-spread"; readonly most: number; readonly fewest: number }
  | { readonly code: "first-meeting" }
  | { readonly code: "new-partners" }
  | { readonly code: "method"; readonly method: PairingMethod; readonly places: readonly number[] }
  | { readonly code: "balanced-sides"; readonly places: readonly number[] }
  | {
      readonly code: "meets-again";
      readonly ids: readonly [string, string];
      readonly round: number;
    }
  | { readonly code: "rematch"; readonly ids: readonly [string, string]; readonly round: number }
  | {
      readonly code: "partner-repeated";
      readonly ids: readonly [string, string];
      readonly round: number;
    }
  | {
      readonly code: "opponent-repeated";
      readonly ids: readonly [string, string];
      readonly round: number;
    }
  | { readonly code: "forbidden-pair"; readonly ids: readonly [string, string] }
  | {
      readonly code: "same-club";
      readonly ids: readonly [string, string];
      readonly club: string;
      readonly policy: ClubPolicy;
    };

/** Why somebody rests, by the format of the event. */
export type FormatRestReason =
  /** The schedule has an odd number, and it is his turn. */
  | { readonly code: "schedule-rest" }
  /** Whom the schedule or the bracket gave as opponent is not there; null: nobody was left for it. */
  | { readonly code: "opponent-away"; readonly opponent: string | null }
  /** The best of a final whose number is no power of two wait for the second round. */
  | { readonly code: "best-wait"; readonly place: number };

/** Why somebody rests. */
export type RestReason =
  | FormatRestReason
  | { readonly code: "too-few"; readonly present: number; readonly needed: number }
  | { readonly code: "rest-lowest"; readonly place: number; readonly rests: number }
  | {
      readonly code: "rest-protects" | "second-bye";
      readonly place: number;
      readonly rests: number;
      /** Whose turn to rest it was before. */
      readonly before?: string;
    };

export type PairedTable = {
  readonly table: number;
  readonly AC: readonly string[];
  readonly BD: readonly string[];
  /** Where everybody plays alone at a table of three or four: who, in order of seats; the sides are empty. */
  readonly players?: readonly string[];
  /** Who sits where, by player or, where an entrant names no members, not at all. */
  readonly seats?: Readonly<Partial<Record<Seat, string>>>;
  /** Who keeps the score, by the book; left out where the table decides. */
  readonly scorekeeper?: Seat;
  readonly why: readonly TableReason[];
};

/** A hard criterion that no round keeps. */
export type BrokenCriterion = {
  readonly code:
    | "rematch"
    | "partner-repeated"
    | "opponent-repeated"
    | "forbidden-pair"
    | "same-club"
    | "second-bye"
    | "fixed-table";
  readonly ids: readonly string[];
  readonly table?: number;
  readonly round?: number;
  /** The table that an entrant always sits at, given to somebody better placed (\`fixed-table\`). */
  readonly wanted?: number;
};

export type RoundPairing = {
  readonly round: number;
  readonly tables: readonly PairedTable[];
  readonly byes: readonly string[];
  /** In a final phase: who is out of it, by standing. They neither play nor rest. */
  readonly placed?: readonly string[];
  /** How the first lead of each table is found, by the book: at the table itself, never by this program. */
  readonly firstLead?: RuleSettings["firstLeader"];
  readonly rests: readonly { readonly id: string; readonly why: readonly RestReason[] }[];
  /** What the round costs by criterion, in order of weight. */
  readonly cost: Readonly<Partial<Record<CriterionId, number>>>;
  readonly broken: readonly BrokenCriterion[];
  /** Proved best under the documented criteria. */
  readonly optimal: boolean;
};

export type PairingProblem =
  | { readonly code: "duplicate-entrant"; readonly id: string }
  /** All rounds of the schedule have been made. */
  | { readonly code: "schedule-over"; readonly rounds: number }
  /** A late entry in a schedule that has no free place: it starts with everybody, and has one only where the field is odd. */
  | { readonly code: "schedule-full"; readonly id: string; readonly places: number }
  /** The final has been played out; \`winners\` is who is left in a knockout, else empty. */
  | { readonly code: "final-over"; readonly winners: readonly string[] }
  /** A knockout goes on from finished tables with a winner. */
  | { readonly code: "final-undecided"; readonly round: number; readonly table: number }
  /** Knockouts of individuals leave two of four: they start with an even number, four or more. */
  | { readonly code: "final-odd"; readonly entrants: number }
  /** Finals are for sides of equals: there is none for three or four at a table, each for himself. */
  | { readonly code: "final-not-played"; readonly alone: number }
  | { readonly code: "schedule-not-played"; readonly alone: number }
  | {
      readonly code: "incomplete-team";
      readonly id: string;
      readonly people: number;
      readonly needed: number;
    }
  /** A change of a team that names somebody who is not in it, or who is not where the change needs him. */
  | { readonly code: "unknown-substitute"; readonly id: string; readonly person: string }
  | { readonly code: "person-twice"; readonly person: string; readonly ids: readonly string[] }
  /** Blocks of two teams seat two of each at a table. */
  | { readonly code: "odd-team-size"; readonly teamSize: number };

/** The contract's answer to `pair`. */
export type PairingAnswer =
  | ({ readonly ok: true } & RoundPairing)
  | { readonly ok: false; readonly problems: readonly PairingProblem[] };
