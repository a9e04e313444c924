import type { BySeat, BySide, HandProblem, HandResult } from "../hand/hand";
import type { Mode, PlayerCount, Seat, Side } from "../rules/seat";
import type { EventFormat } from "../rules/settings";
import type { PointsTarget } from "../rules/vocabulary";
import type { RecordedHand } from "./acta";

// The words of one match: what is claimed about it and what scoring answers. docs/formats.md, `match`.

/** A hand of a match: in one of the forms of `hand`, or its points alone. `leader` only where it cannot be known. */
export type HandLine = (RecordedHand | { readonly points: BySide<number> }) & {
  readonly leader?: Seat;
};

/** When time was called: while that hand was played, or after its last tile. Hands count from 1; 0 is before any. */
export type MatchCall = { readonly during: number } | { readonly after: number };

/** A fine (below 0) or bonus. `afterHand`: hands finished by then. */
export type MatchFine = {
  readonly seat: Seat;
  readonly points: number;
  readonly afterHand: number;
  readonly on: PointsTarget;
};

/** A match as claimed; its rules are resolved apart. */
export type MatchDocument = {
  readonly format?: EventFormat;
  readonly mode?: Mode;
  readonly players?: PlayerCount;
  readonly firstLeader: Seat;
  readonly hands: readonly HandLine[];
  readonly call?: MatchCall;
  readonly fines?: readonly MatchFine[];
};

export const MATCH_STATUSES = [
  "playing",
  "last-hand",
  "extra-hand",
  "tie-break-hand",
  "finished",
] as const;
export type MatchStatus = (typeof MATCH_STATUSES)[number];

export type MatchEnd = "target" | "time" | "forfeit";

/** What one person takes from a match; `won` is null while it is played. */
export type SeatResult = {
  readonly won: boolean | null;
  readonly for: number;
  readonly against: number;
  readonly net: number;
};

export type MatchReason = {
  readonly code: "fine-flips-side" | "fine-flips-seat";
  readonly side?: Side;
  readonly seat?: Seat;
  readonly for: number;
  readonly against: number;
};

export type MatchScore = {
  readonly ok: true;
  readonly running: readonly BySide<number>[];
  readonly leaders: readonly (Seat | null)[];
  /** Null only where the rules need to know who went out and the hand was given by its points. */
  readonly nextLeader: Seat | null;
  readonly score: BySide<number>;
  readonly status: MatchStatus;
  readonly endedBy: MatchEnd | null;
  readonly winner: Side | null;
  readonly results: BySeat<SeatResult>;
  readonly reasons: readonly MatchReason[];
};

export type MatchProblem =
  | (HandProblem & { readonly hand: number })
  | { readonly code: "played-after-end"; readonly hand: number }
  | { readonly code: "both-sides-score"; readonly hand: number; readonly points: BySide<number> }
  | {
      readonly code: "points-out-of-range";
      readonly hand: number;
      readonly side: Side;
      readonly points: number;
      readonly max: number;
    }
  | { readonly code: "leader-needed"; readonly hand: number }
  | {
      readonly code: "wrong-leader";
      readonly hand: number;
      readonly leader: Seat;
      readonly expected: Seat;
    }
  | { readonly code: "call-out-of-range"; readonly call: MatchCall; readonly hands: number }
  | {
      readonly code: "fine-out-of-range";
      readonly seat: Seat;
      readonly afterHand: number;
      readonly hands: number;
    };

export type MatchVerdict =
  | MatchScore
  | { readonly ok: false; readonly problems: readonly MatchProblem[] };

/** One hand of a match, adjudicated in its place. `result` is null for points alone or a hand with problems. */
export type PlayedHand = {
  readonly leader: Seat | null;
  readonly points: BySide<number>;
  readonly running: BySide<number>;
  readonly nextLeader: Seat | null;
  /** Annulled or dealt again: the hand counts for no end of the match. */
  readonly isReplayed: boolean;
  readonly result: HandResult | null;
};
