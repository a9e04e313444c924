import type { BySeat, HandEnding, Tile } from "@/domain/hand/hand";
import type { RecordedHand } from "@/domain/match/acta";
import type { Seat, Side, TableShape } from "@/domain/rules/seat";
import { seatsOf, sidesOf } from "@/domain/rules/seat";
import type { RuleSettings } from "@/domain/rules/settings";
import type { InfractionCode } from "@/domain/rules/vocabulary";

// A hand while it is being entered: what has been answered so far, and what is asked next.

/** What else a last tile can be: it fitted both ends, or it had been seen before it was played. */
export type LastTileNote = { readonly kind: "capicua" | "seen"; readonly tile: Tile };

export type HandDraft = {
  readonly ending: HandEnding | null;
  /** Who went out, blocked, offended or showed doubles. */
  readonly by: Seat | null;
  readonly infraction: InfractionCode | null;
  readonly counting: "pips" | "tiles";
  readonly pips: BySeat<number>;
  readonly left: BySeat<readonly Tile[]>;
  readonly doubles: number | null;
  /** The number that closed a block, where somebody said it. */
  readonly closedWith: number | null;
  readonly lastTile: LastTileNote | null;
  /** Sides that earned a pass bonus, in order. */
  readonly passes: readonly Side[];
};

export const EMPTY_DRAFT: HandDraft = {
  ending: null,
  by: null,
  infraction: null,
  counting: "pips",
  pips: {},
  left: {},
  doubles: null,
  closedWith: null,
  lastTile: null,
  passes: [],
};

export const HAND_STEPS = ["ending", "infraction", "by", "doubles", "count", "review"] as const;
export type HandStep = (typeof HAND_STEPS)[number];

type CountRules = Pick<RuleSettings, "falseBlock">;

/** A table of the usual kind: two pairs. */
export const TWO_PAIRS: TableShape = { mode: "pairs", players: 4 };

/** Whether a false block is paid with what was left, which takes counting: it goes to the one side against the caller. */
function paysFalseBlock(rules: CountRules, shape: TableShape): boolean {
  return rules.falseBlock === "award-unplayed" && sidesOf(shape).length === 2;
}

/** The questions that an ending takes, in order; the last one shows what the hand is worth before it is kept. */
export function stepsOf(
  { ending }: Pick<HandDraft, "ending">,
  rules: CountRules,
  shape: TableShape = TWO_PAIRS,
): readonly HandStep[] {
  switch (ending) {
    case null:
      return ["ending"];
    case "domino":
    case "block":
      return ["ending", "by", "count", "review"];
    case "annulled":
      return ["ending", "infraction", "by", "review"];
    case "redeal":
      return ["ending", "by", "doubles", "review"];
    case "false-block":
      return paysFalseBlock(rules, shape)
        ? ["ending", "by", "count", "review"]
        : ["ending", "by", "review"];
  }
}

/** Whose tiles are counted: everybody's, but of who went out. */
export function seatsToCount(
  { ending, by }: Pick<HandDraft, "ending" | "by">,
  shape: TableShape = TWO_PAIRS,
): readonly Seat[] {
  const seats = seatsOf(shape.players);
  return ending === "domino" ? seats.filter((seat) => seat !== by) : seats;
}

/** Whether every hand that must be counted has been. */
export function isCounted(draft: HandDraft, shape: TableShape = TWO_PAIRS): boolean {
  const given: BySeat<unknown> = draft.counting === "pips" ? draft.pips : draft.left;
  return seatsToCount(draft, shape).every((seat) => given[seat] !== undefined);
}

/** The hand as it is recorded; null while something has not been answered. */
export function handOf(
  draft: HandDraft,
  rules: CountRules,
  shape: TableShape = TWO_PAIRS,
): RecordedHand | null {
  const { ending, by, infraction, doubles, passes } = draft;
  if (ending === null || by === null) return null;
  switch (ending) {
    case "annulled":
      return infraction === null ? null : { annulled: { infraction, by } };
    case "redeal":
      return doubles === null ? null : { redeal: { by, doubles } };
    case "false-block":
      if (!paysFalseBlock(rules, shape)) return { falseBlock: { by } };
      return isCounted(draft, shape) ? { falseBlock: { by }, ...countOf(draft, shape) } : null;
    case "domino":
    case "block":
      if (!isCounted(draft, shape)) return null;
      return {
        ending,
        closer: by,
        ...countOf(draft, shape),
        ...closedOf(draft),
        ...lastTileOf(draft, by),
        ...(passes.length === 0 ? {} : { passes }),
      };
  }
}

type Count = { readonly pips: BySeat<number> } | { readonly left: BySeat<readonly Tile[]> };

function countOf(draft: HandDraft, shape: TableShape): Count {
  const counted = seatsToCount(draft, shape);
  const bySeat = <Value>(of: (seat: Seat) => Value | undefined, none: Value): BySeat<Value> =>
    Object.fromEntries(
      seatsOf(shape.players).map((seat) => [
        seat,
        counted.includes(seat) ? (of(seat) ?? none) : none,
      ]),
    );
  return draft.counting === "pips"
    ? { pips: bySeat((seat) => draft.pips[seat], 0) }
    : { left: bySeat<readonly Tile[]>((seat) => draft.left[seat], []) };
}

/** Both ends of a block show the number that closed it. */
function closedOf({ ending, closedWith }: HandDraft) {
  return ending === "block" && closedWith !== null
    ? { ends: [closedWith, closedWith] as const }
    : {};
}

function lastTileOf({ lastTile }: HandDraft, closer: Seat) {
  if (lastTile === null) return {};
  const { kind, tile } = lastTile;
  if (kind === "seen") return { lastTile: tile, seen: [{ seat: closer, tile }] };
  const [a = 0, b = 0] = tile.split("-").map(Number);
  return { lastTile: tile, ends: [a, b] as const };
}

/** A recorded hand as a draft, to be corrected. A hand told by its moves is counted anew. */
export function draftOf(hand: RecordedHand): HandDraft {
  if ("annulled" in hand) {
    return { ...EMPTY_DRAFT, ending: "annulled", ...hand.annulled };
  }
  if ("redeal" in hand) return { ...EMPTY_DRAFT, ending: "redeal", ...hand.redeal };
  if ("play" in hand) return EMPTY_DRAFT;
  const count: Pick<HandDraft, "counting" | "pips" | "left"> =
    "left" in hand && hand.left !== undefined
      ? { counting: "tiles", pips: {}, left: hand.left as BySeat<readonly Tile[]> }
      : { counting: "pips", pips: ("pips" in hand ? hand.pips : undefined) ?? {}, left: {} };
  if ("falseBlock" in hand) {
    return { ...EMPTY_DRAFT, ending: "false-block", by: hand.falseBlock.by, ...count };
  }
  const { ending, closer, lastTile, ends, passes = [], seen = [] } = hand;
  const kind = seen.length > 0 ? "seen" : "capicua";
  return {
    ...EMPTY_DRAFT,
    ...count,
    ending,
    by: closer,
    passes,
    closedWith: ending === "block" && ends !== undefined ? ends[0] : null,
    lastTile: lastTile === undefined ? null : { kind, tile: lastTile as Tile },
  };
}

/** Another person went out: what was counted for him, and for whoever stood there before, is no longer true. */
export function withPerson(draft: HandDraft, by: Seat): HandDraft {
  if (draft.ending !== "domino" || draft.by === by) return { ...draft, by };
  const isKept = ([seat]: [string, unknown]) => seat !== by && seat !== draft.by;
  return {
    ...draft,
    by,
    pips: Object.fromEntries(Object.entries(draft.pips).filter(isKept)) as BySeat<number>,
    left: Object.fromEntries(Object.entries(draft.left).filter(isKept)) as HandDraft["left"],
    lastTile: null,
  };
}
