import type { Mode, PlayerCount, Seat, Side } from "../rules/seat";
import type { InfractionCode } from "../rules/vocabulary";

// The words of one hand: what is claimed about it, and what adjudication answers. docs/formats.md, `hand`.

/** A tile, larger half first: `6-4`, `5-5`, `1-0`. Build it with `parseTile`. */
export type Tile = `${number}-${number}`;

export type BySeat<Value> = Readonly<Partial<Record<Seat, Value>>>;
export type BySide<Value> = Readonly<Partial<Record<Side, Value>>>;

export type SeenTile = { readonly seat: Seat; readonly tile: Tile; readonly from?: number };

/** Facts common to all levels of detail. */
export type HandContext = {
  readonly leader: Seat;
  readonly mode?: Mode;
  readonly players?: PlayerCount;
  readonly firstHand?: boolean;
  readonly target?: number;
  readonly score?: BySide<number>;
  readonly seen?: readonly SeenTile[];
};

/** What people say happened, in one of the levels of detail of the `hand` document. Not yet checked. */
export type HandClaim = HandContext &
  (
    | {
        readonly deal: BySeat<readonly string[]>;
        readonly play: string;
        readonly stock?: readonly string[];
      }
    | ({
        readonly ending: "domino" | "block";
        readonly closer: Seat;
        readonly lastTile?: string;
        readonly ends?: readonly [number, number];
        readonly passes?: readonly Side[];
      } & ({ readonly left: BySeat<readonly string[]> } | { readonly pips: BySeat<number> }))
    | { readonly annulled: { readonly infraction: InfractionCode; readonly by: Seat } }
    | {
        readonly falseBlock: { readonly by: Seat };
        readonly pips?: BySeat<number>;
        readonly left?: BySeat<readonly string[]>;
      }
    | { readonly redeal: { readonly by: Seat; readonly doubles: number } }
  );

export const HAND_ENDINGS = ["domino", "block", "annulled", "false-block", "redeal"] as const;
export type HandEnding = (typeof HAND_ENDINGS)[number];

export type ScorePart = {
  readonly kind: "hand" | "capicua" | "pass";
  readonly side: Side;
  readonly points: number;
};

export const HAND_REASON_CODES = [
  "domino",
  "block",
  "early-last-tile",
  "pair-totals",
  "duel",
  "lowest-hand",
  "block-tie",
  "hand-points",
  "lone-double-blank",
  "seen-tile-finish",
  "capicua",
  "capicua-worthless",
  "pass-bonus",
  "pass-bonus-worthless",
  "annulled",
  "false-block-award",
  "false-block-annulled",
  "redeal",
  "next-leader",
  "match-won",
] as const;
export type HandReasonCode = (typeof HAND_REASON_CODES)[number];

/** Why the result is what it is: a code from a closed list, its facts, and the article where one decides. */
export type HandReason = { readonly code: HandReasonCode; readonly article?: string } & Readonly<
  Record<string, unknown>
>;

export const HAND_PROBLEM_CODES = [
  "unknown-tile",
  "duplicate-tile",
  "wrong-tile-count",
  "missing-tiles",
  "tile-not-in-hand",
  "out-of-turn",
  "does-not-fit",
  "must-lead-with",
  "playable-tile-held",
  "must-draw",
  "must-not-draw",
  "played-after-end",
  "unfinished",
  "not-blocked",
  "pips-out-of-range",
  "pips-impossible",
  "closer-has-tiles",
  "seen-tile-not-played",
  "seen-tile-cannot-finish",
  "both-sides-score",
  "points-out-of-range",
] as const;
export type HandProblemCode = (typeof HAND_PROBLEM_CODES)[number];

/** Why a claimed hand cannot have happened: a code from a closed list and the facts needed to act. */
export type HandProblem = {
  readonly code: HandProblemCode;
  readonly article?: string;
  readonly infraction?: InfractionCode;
} & Readonly<Record<string, unknown>>;

/** A legal hand, adjudicated. `pips` are raw; `winner` and `matchWonBy` may be null. */
export type HandResult = {
  readonly ok: true;
  readonly ending: HandEnding;
  readonly closer: Seat | null;
  readonly winner: Side | null;
  readonly points: BySide<number>;
  readonly parts: readonly ScorePart[];
  readonly capicua: boolean;
  readonly pips: BySeat<number> | null;
  readonly score: BySide<number>;
  readonly matchWonBy: Side | null;
  readonly nextLeader: Seat;
  readonly reasons: readonly HandReason[];
};

export type HandVerdict =
  | HandResult
  | { readonly ok: false; readonly problems: readonly HandProblem[] };
