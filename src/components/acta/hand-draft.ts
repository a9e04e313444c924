import type { BySeat, HandEnding, Tile } from "@/domain/hand/hand";
import type { RecordedHand } from "@/domain/match/acta";
import type { Seat, Side } from "@/domain/rules/seat";
import { SEATS } from "@/domain/rules/seat";
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
  lastTile: null,
  passes: [],
};

export const HAND_STEPS = ["ending", "infraction", "by", "doubles", "count", "review"] as const;
export type HandStep = (typeof HAND_STEPS)[number];

type CountRules = Pick<RuleSettings, "falseBlock">;

/** The questions that an ending takes, in order. */
export function stepsOf({ ending }: HandDraft, rules: CountRules): readonly HandStep[] {
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
      return rules.falseBlock === "award-unplayed"
        ? ["ending", "by", "count", "review"]
        : ["ending", "by", "review"];
  }
}

/** Whose tiles are counted: everybody's, but of who went out. */
export function seatsToCount({ ending, by }: HandDraft): readonly Seat[] {
  return ending === "domino" ? SEATS.filter((seat) => seat !== by) : SEATS;
}

/** Whether every hand that must be counted has been. */
export function isCounted(draft: HandDraft): boolean {
  const given: BySeat<unknown> = draft.counting === "pips" ? draft.pips : draft.left;
  return seatsToCount(draft).every((seat) => given[seat] !== undefined);
}

/** The hand as it is recorded; null while something has not been answered. */
export function handOf(draft: HandDraft, rules: CountRules): RecordedHand | null {
  const { ending, by, infraction, doubles, passes } = draft;
  if (ending === null || by === null) return null;
  switch (ending) {
    case "annulled":
      return infraction === null ? null : { annulled: { infraction, by } };
    case "redeal":
      return doubles === null ? null : { redeal: { by, doubles } };
    case "false-block":
      if (rules.falseBlock !== "award-unplayed") return { falseBlock: { by } };
      return isCounted(draft) ? { falseBlock: { by }, ...countOf(draft) } : null;
    case "domino":
    case "block":
      if (!isCounted(draft)) return null;
      return {
        ending,
        closer: by,
        ...countOf(draft),
        ...lastTileOf(draft, by),
        ...(passes.length === 0 ? {} : { passes }),
      };
  }
}

type Count = { readonly pips: BySeat<number> } | { readonly left: BySeat<readonly Tile[]> };

function countOf(draft: HandDraft): Count {
  const seats = seatsToCount(draft);
  return draft.counting === "pips"
    ? { pips: bySeat((seat) => (seats.includes(seat) ? (draft.pips[seat] ?? 0) : 0)) }
    : { left: bySeat((seat) => (seats.includes(seat) ? (draft.left[seat] ?? []) : [])) };
}

function bySeat<Value>(of: (seat: Seat) => Value): Readonly<Record<Seat, Value>> {
  return { A: of("A"), B: of("B"), C: of("C"), D: of("D") };
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
  const { ending, closer, lastTile, passes = [], seen = [] } = hand;
  const kind = seen.length > 0 ? "seen" : "capicua";
  return {
    ...EMPTY_DRAFT,
    ...count,
    ending,
    by: closer,
    passes,
    lastTile: lastTile === undefined ? null : { kind, tile: lastTile as Tile },
  };
}
