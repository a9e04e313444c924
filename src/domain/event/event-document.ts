import type { RulesSpec } from "../rules/rules-spec";
import type { PairSide, Seat } from "../rules/seat";
import type { EventFormat, TieBreak } from "../rules/settings";

// The public event document: one format for pairing, checking, standings and simulation. docs/formats.md, `event`.

export const PAIRING_METHODS = ["fold", "slide", "adjacent", "random"] as const;
export type PairingMethod = (typeof PAIRING_METHODS)[number];

export const CLUB_POLICIES = ["off", "weak", "strict"] as const;
export type ClubPolicy = (typeof CLUB_POLICIES)[number];

export type PairingSettings = {
  readonly method: PairingMethod;
  readonly club: ClubPolicy;
  /** Rounds before the same partners may meet again; null: never while avoidable. */
  readonly partnerCooldown: number | null;
  readonly opponentCooldown: number | null;
};

/** An entrant: a pair, a player or a team. Rounds count from 1; `from` first round played, `outFrom` first not played. */
export type EventEntrant = {
  readonly id: string;
  readonly rank: number;
  readonly name?: string;
  readonly club?: string;
  readonly members?: readonly string[];
  readonly from?: number;
  readonly absent?: readonly number[];
  readonly outFrom?: number;
};

export type EntrantResult = {
  readonly won: boolean;
  readonly for: number;
  readonly against: number;
};

export type EventTable = {
  readonly table: number;
  readonly AC: readonly string[];
  readonly BD: readonly string[];
  readonly points?: Readonly<Record<PairSide, number>>;
  readonly winner?: PairSide | null;
  /** Where the people of a table score differently (absence, walk-out, fines of the ledger). */
  readonly results?: Readonly<Record<string, EntrantResult>>;
  readonly seats?: Readonly<Partial<Record<Seat, string>>>;
  readonly firstLeader?: Seat;
  readonly hands?: readonly unknown[];
};

export type EventRound = {
  readonly tables: readonly EventTable[];
  readonly byes: readonly string[];
};

export type Adjustment = { readonly id: string; readonly points: number; readonly round?: number };

export type EventDocument = {
  readonly format: EventFormat;
  readonly rules: RulesSpec;
  readonly seed: string;
  readonly pairing: PairingSettings;
  readonly standingsOrder?: readonly TieBreak[];
  readonly entrants: readonly EventEntrant[];
  readonly forbidden: readonly (readonly [string, string])[];
  readonly rounds: readonly EventRound[];
  readonly adjustments: readonly Adjustment[];
};
