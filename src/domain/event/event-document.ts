import type { RulesSpec } from "../rules/rules-spec";
import type { PairSide, Seat } from "../rules/seat";
import type { EventFormat, TieBreak } from "../rules/settings";

// The public event document: one format for pairing, checking, standings and simulation. docs/formats.md, `event`.

export const PAIRING_METHODS = ["fold", "slide", "adjacent", "random"] as const;
export type PairingMethod = (typeof PAIRING_METHODS)[number];

export const CLUB_POLICIES = ["off", "weak", "strict"] as const;
export type ClubPolicy = (typeof CLUB_POLICIES)[number];

/** How rounds follow each other: by the standings, or everybody against everybody by a schedule made before the first. */
export const PAIRING_SYSTEMS = ["swiss", "round-robin"] as const;
export type PairingSystem = (typeof PAIRING_SYSTEMS)[number];

/**
 * What the first round of a Swiss goes by: the event's method over the ranking (`method`), lots (`draw`), neighbours of the
 * ranking (`ranking`, 1–2, 3–4), fold (`fold`, 1–n), or clubs spread out, equals of different clubs meeting (`clubs`).
 */
export const FIRST_ROUNDS = ["method", "draw", "ranking", "fold", "clubs"] as const;
export type FirstRound = (typeof FIRST_ROUNDS)[number];

export const FINAL_KINDS = ["knockout", "round-robin"] as const;
export type FinalKind = (typeof FINAL_KINDS)[number];

/** The best `entrants` of the standings after round `from` − 1 play on from round `from`; the others are placed. */
export type FinalPhase = {
  readonly kind: FinalKind;
  readonly entrants: number;
  readonly from: number;
};

/** What a round can be judged by, as a closed list; which of them an event uses, in which order, is its setting. */
export const CRITERION_IDS = [
  "rematch",
  "partner-repeated",
  "forbidden-pair",
  "opponent-repeated",
  "rests",
  "win-difference",
  "win-spread",
  "float-again",
  "clubs",
  "club-partners",
  "club-opponents",
  "balanced-sides",
  "old-partners",
  "met-before",
  "method-order",
] as const;
export type CriterionId = (typeof CRITERION_IDS)[number];

/** By each one's own results so far (members' order at the start), or always in the order of the members. */
export const INTERNAL_RANKS = ["results", "members"] as const;
export type InternalRank = (typeof INTERNAL_RANKS)[number];

export type PairingSettings = {
  readonly method: PairingMethod;
  readonly club: ClubPolicy;
  /** Rounds before the same partners may meet again; null: never while avoidable. */
  readonly partnerCooldown: number | null;
  readonly opponentCooldown: number | null;
  /** Default `swiss`. */
  readonly system?: PairingSystem;
  /** Times that everybody meets everybody in a round robin; default 1. */
  readonly cycles?: number;
  /** Default `method`. */
  readonly firstRound?: FirstRound;
  /** The criteria that count, in order of weight; default: those of the format. */
  readonly criteria?: readonly CriterionId[];
  readonly final?: FinalPhase;
  /** Table numbers in the host's order, the leaders' first; tables beyond the list take the numbers not in it. */
  readonly tableOrder?: readonly number[];
  /** People of a team who play at once, in order of internal rank; default 4. Interclub events have 8. */
  readonly teamSize?: number;
  /** How the people of a team are ranked inside it before each round; default `results`, in teams of eight `members`. */
  readonly internalRank?: InternalRank;
};

/** Somebody of a team takes another's place from a round on. */
export type LineupChange = { readonly from: number; readonly out: string; readonly in: string };

/**
 * An entrant: a pair, a player or a team. Rounds count from 1; `from` first round played, `outFrom` first not played. A
 * team's first `teamSize` members play, in order of internal rank; the others are its substitutes.
 */
export type EventEntrant = {
  readonly id: string;
  readonly rank: number;
  readonly name?: string;
  readonly club?: string;
  readonly members?: readonly string[];
  readonly from?: number;
  readonly absent?: readonly number[];
  readonly outFrom?: number;
  /** The table where this entrant always sits (reduced mobility). */
  readonly fixedTable?: number;
  /** People of the entrant who cannot keep the score. */
  readonly cannotScore?: readonly string[];
  readonly changes?: readonly LineupChange[];
};

export type EntrantResult = {
  readonly won: boolean;
  readonly for: number;
  readonly against: number;
};

/**
 * A table. Sides name entrants; in `teams` they name people. Where everybody plays alone at a table of three or four,
 * `players` names them in order of seats and the sides are empty.
 */
export type EventTable = {
  readonly table: number;
  readonly AC: readonly string[];
  readonly BD: readonly string[];
  readonly players?: readonly string[];
  readonly points?: Readonly<Record<PairSide, number>>;
  readonly winner?: PairSide | null;
  /** Where the people of a table score differently (absence, walk-out, fines of the ledger). */
  readonly results?: Readonly<Record<string, EntrantResult>>;
  readonly seats?: Readonly<Partial<Record<Seat, string>>>;
  readonly scorekeeper?: Seat;
  readonly firstLeader?: Seat;
  readonly hands?: readonly unknown[];
};

/** An integer of any size: as a number up to 2^53, else as decimal text. */
export type WholeAmount = number | string;

/**
 * Proof by prices that no round costs less than the one it comes with (docs/formats.md, `pair`). `weights` are those of the
 * criteria that are added up, in order; every amount of `prices`, `rest` (the place of who rests) and `sets` is of twice the cost.
 */
export type PairingCertificate = {
  readonly weights: Readonly<Partial<Record<CriterionId, WholeAmount>>>;
  readonly prices: Readonly<Record<string, WholeAmount>>;
  readonly rest?: WholeAmount;
  readonly sets: readonly {
    readonly members: readonly string[];
    /** Whether the place of who rests is of the set too. */
    readonly rest?: boolean;
    readonly price: WholeAmount;
  }[];
};

/** A line of the standings after a round as published: in order, with as many of the figures as were. */
export type PublishedStanding = {
  readonly id: string;
  readonly played?: number;
  readonly wins?: number;
  readonly for?: number;
  readonly against?: number;
  readonly net?: number;
};

/** A round. What `pair` answered for it and the standings published after it may stand beside it, for `check`. */
export type EventRound = {
  readonly tables: readonly EventTable[];
  readonly byes: readonly string[];
  readonly cost?: Readonly<Partial<Record<CriterionId, number>>>;
  readonly certificate?: PairingCertificate;
  readonly standings?: readonly PublishedStanding[];
};

/** Points that change a record: of an entrant, or of one of its people. `infraction` says for what, where it is known. */
export type Adjustment = {
  readonly id: string;
  readonly points: number;
  readonly round?: number;
  readonly infraction?: string;
};

export type EventDocument = {
  readonly format: EventFormat;
  /** Each for himself, this many at a table (format `individual`); absent: partners, two against two. */
  readonly alone?: 2 | 3 | 4;
  readonly rules: RulesSpec;
  readonly seed: string;
  readonly pairing: PairingSettings;
  readonly standingsOrder?: readonly TieBreak[];
  readonly entrants: readonly EventEntrant[];
  readonly forbidden: readonly (readonly [string, string])[];
  readonly rounds: readonly EventRound[];
  readonly adjustments: readonly Adjustment[];
};
