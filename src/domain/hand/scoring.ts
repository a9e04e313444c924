import type { Seat, Side } from "../rules/seat";
import { sideOf, sidesOf } from "../rules/seat";
import type { RuleSettings } from "../rules/settings";
import { blockWinner } from "./block-winner";
import type { CountedHand } from "./counted-hand";
import type { BySide, HandReason, ScorePart } from "./hand";
import { seatsInTurn } from "./next-leader";

// From a finished hand to its points: pass bonuses as they were earned, then the hand, then the capicúa.

export type Scored = {
  readonly winner: Side | null;
  readonly parts: readonly ScorePart[];
  readonly reasons: readonly HandReason[];
};

/** Pass bonuses in order. One that would reach the target is worth nothing, unless the rules let it. */
function passParts(
  passes: readonly Side[],
  score: BySide<number>,
  target: number,
  rules: RuleSettings,
): Pick<Scored, "parts" | "reasons"> {
  const parts: ScorePart[] = [];
  const reasons: HandReason[] = [];
  const running: Partial<Record<Side, number>> = { ...score };
  const bonus = rules.passBonus;
  for (const side of bonus > 0 ? passes : []) {
    const before = running[side] ?? 0;
    const reaches = rules.passBonusWins === "never" && before + bonus >= target;
    const points = reaches ? 0 : bonus;
    running[side] = before + points;
    parts.push({ kind: "pass", side, points });
    reasons.push({
      code: reaches ? "pass-bonus-worthless" : "pass-bonus",
      setting: "passBonus",
      side,
      bonus,
      before,
      target,
      points,
    });
  }
  return { parts, reasons };
}

/** What a side has when the hand itself is counted: its score and the pass bonuses of the hand. */
function scoreBefore(score: BySide<number>, passes: readonly ScorePart[], side: Side): number {
  const own = passes.filter((part) => part.side === side);
  return own.reduce((sum, { points }) => sum + points, score[side] ?? 0);
}

/** The hands that count for the winner of a dominó or a block. */
function countedSeats(hand: CountedHand, winner: Side, rules: RuleSettings): readonly Seat[] {
  const seats = seatsInTurn("A", hand.shape);
  const opponents = seats.filter((seat) => sideOf(seat, hand.shape.mode) !== winner);
  if (hand.ending === "block") return rules.blockPoints === "all-hands" ? seats : opponents;
  if (rules.dominoScoring === "opponents-only") return opponents;
  return seats.filter((seat) => seat !== hand.closer);
}

/** A seen tile that goes out or closes earns nothing, unless the closer loses the block (17.2; FEMUNDO 17). */
function earnsNothing(hand: CountedHand, winner: Side, rules: RuleSettings): boolean {
  return (
    rules.seenTileFinish === "ends-zero" &&
    hand.closedSeen !== null &&
    sideOf(hand.closer, hand.shape.mode) === winner
  );
}

/** What a capicúa adds. Where its bonus may not reach the target, one that would is worth nothing. */
function capicuaPart(
  { lastTile }: CountedHand,
  side: Side,
  { before, target }: { readonly before: number; readonly target: number },
  rules: RuleSettings,
): Pick<Scored, "parts" | "reasons"> {
  const bonus = rules.capicuaBonus;
  // A match that the hand itself has won the bonus does not win.
  const reaches = rules.capicuaWins === "never" && before < target && before + bonus >= target;
  const points = reaches ? 0 : bonus;
  const facts = { setting: "capicuaBonus", side, tile: lastTile, points } as const;
  return {
    parts: [{ kind: "capicua", side, points }],
    reasons: [
      reaches
        ? { code: "capicua-worthless", ...facts, bonus, before, target }
        : { code: "capicua", ...facts },
    ],
  };
}

function handParts(
  hand: CountedHand,
  winner: Side,
  { before, target }: { readonly before: number; readonly target: number },
  rules: RuleSettings,
): Pick<Scored, "parts" | "reasons"> {
  if (earnsNothing(hand, winner, rules)) {
    const why: HandReason = {
      code: "seen-tile-finish",
      setting: hand.closedSeen?.seat === hand.closer ? "seenTileFinish" : "seenTilePartner",
      seat: hand.closer,
      tile: hand.closedSeen?.tile ?? hand.lastTile,
      holder: hand.closedSeen?.seat ?? hand.closer,
      ending: hand.ending,
    };
    return { parts: [{ kind: "hand", side: winner, points: 0 }], reasons: [why] };
  }
  const seats = countedSeats(hand, winner, rules);
  const counted = seats.map((seat) => ({ seat, pips: hand.values[seat] ?? 0 }));
  const points = counted.reduce((sum, entry) => sum + entry.pips, 0);
  const parts: ScorePart[] = [{ kind: "hand", side: winner, points }];
  const reasons: HandReason[] = [
    {
      code: "hand-points",
      setting: hand.ending === "block" ? "blockPoints" : "dominoScoring",
      side: winner,
      counted,
      points,
    },
  ];
  if (!hand.capicua || rules.capicuaBonus <= 0) return { parts, reasons };
  const capicua = capicuaPart(hand, winner, { before: before + points, target }, rules);
  return {
    parts: [...parts, ...capicua.parts],
    reasons: [...reasons, ...capicua.reasons],
  };
}

/** Winner, parts and reasons of a finished hand, from the score and target it was played at. */
export function scoreHand(
  hand: CountedHand,
  score: BySide<number>,
  target: number,
  rules: RuleSettings,
): Scored {
  const opening: HandReason = {
    code: hand.ending,
    seat: hand.closer,
    tile: hand.lastTile,
  };
  const early: readonly HandReason[] = hand.isEarly
    ? [{ code: "early-last-tile", setting: "lastTileEarly", seat: hand.closer }]
    : [];
  const blanks = hand.loneBlanks.map(
    (seat): HandReason => ({
      code: "lone-double-blank",
      setting: "doubleBlankAlone",
      seat,
      points: rules.doubleBlankAlone,
    }),
  );
  const decided =
    hand.ending === "block"
      ? blockWinner(hand, rules)
      : { winner: sideOf(hand.closer, hand.shape.mode), reasons: [] };
  const passes = passParts(hand.passes, score, target, rules);
  const won =
    decided.winner === null
      ? { parts: [], reasons: [] }
      : handParts(
          hand,
          decided.winner,
          { before: scoreBefore(score, passes.parts, decided.winner), target },
          rules,
        );
  return {
    winner: decided.winner,
    parts: [...passes.parts, ...won.parts],
    reasons: [opening, ...early, ...passes.reasons, ...blanks, ...decided.reasons, ...won.reasons],
  };
}

/** Points of each side, zero where it has none. */
export function pointsBySide(
  parts: readonly ScorePart[],
  shape: CountedHand["shape"],
): BySide<number> {
  const points: Partial<Record<Side, number>> = {};
  for (const side of sidesOf(shape)) points[side] = 0;
  for (const part of parts) points[part.side] = (points[part.side] ?? 0) + part.points;
  return points;
}
