import type { ClubPolicy, CriterionId, PairingMethod } from "../event/event-document";
import type { Seat } from "../rules/seat";
import type { EventFormat } from "../rules/settings";

/** What stood between two who might have met; `elsewhere`: nothing between them, the round costs no less with them together. */
export type PassedOver =
  | { readonly because: "met"; readonly round: number }
  | { readonly because: "forbidden" | "same-club" | "floats-again" | "elsewhere" };

/** Why a table is as it is. Ids name entrants. */
export type TableReason =
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

/** Why somebody rests. */
export type RestReason =
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
  /** Who sits where, by player or, where an entrant names no members, not at all. */
  readonly seats?: Readonly<Partial<Record<Seat, string>>>;
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
    | "second-bye";
  readonly ids: readonly string[];
  readonly table?: number;
  readonly round?: number;
};

export type RoundPairing = {
  readonly round: number;
  readonly tables: readonly PairedTable[];
  readonly byes: readonly string[];
  readonly rests: readonly { readonly id: string; readonly why: readonly RestReason[] }[];
  /** What the round costs by criterion, in order of weight. */
  readonly cost: Readonly<Partial<Record<CriterionId, number>>>;
  readonly broken: readonly BrokenCriterion[];
  /** Proved best under the documented criteria. */
  readonly optimal: boolean;
};

export type PairingProblem =
  | { readonly code: "format-not-paired"; readonly format: EventFormat }
  | { readonly code: "duplicate-entrant"; readonly id: string };

/** The contract's answer to `pair`. */
export type PairingAnswer =
  | ({ readonly ok: true } & RoundPairing)
  | { readonly ok: false; readonly problems: readonly PairingProblem[] };
