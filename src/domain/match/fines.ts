import type { BySeat, BySide } from "../hand/hand";
import type { Seat, Side, TableShape } from "../rules/seat";
import { seatsOf, sideOf, sidesOf } from "../rules/seat";
import type { RuleSettings } from "../rules/settings";
import type { MatchFine, MatchReason, SeatResult } from "./match-document";
import { netOf } from "./net";

// What fines and bonuses do to the result of a match (decision 1). They never end one.

type FineRules = Pick<
  RuleSettings,
  "fineScope" | "fineFlipsResult" | "latePassCount" | "netFormula" | "target"
>;

export type FinedResult = {
  readonly winner: Side | null;
  /** The figures of each side after fines in pair scope; the hands' score in ledger scope. */
  readonly sides: BySide<number>;
  readonly results: BySeat<SeatResult>;
  readonly reasons: readonly MatchReason[];
};

/**
 * The result of each seat from the score of the hands. Only fines `on` the match count. Ledger: a fine is the
 * person's own, and may cost him, alone, a win of his side. Pair: the fines of both lower the side's figures; a bonus
 * given to both members counts once, or each as the rules say; the flipped side loses. A match that is over without a
 * winner is nobody's win (K57).
 */
export function applyFines(
  match: {
    readonly score: BySide<number>;
    readonly winner: Side | null;
    readonly isOver: boolean;
    readonly shape: TableShape;
    readonly fines: readonly MatchFine[];
  },
  rules: FineRules,
): FinedResult {
  const fines = match.fines.filter(({ on }) => on === "match");
  return rules.fineScope === "pair"
    ? finedByPair({ ...match, fines }, rules)
    : finedByLedger({ ...match, fines }, rules);
}

/** Points of a side in pair scope: every fine of its members, and a bonus to both once unless the rules count each (9.2). */
export function pairPoints(
  fines: readonly MatchFine[],
  side: Side,
  shape: TableShape,
  rules: Pick<RuleSettings, "latePassCount">,
): number {
  const own = fines.filter(({ seat }) => sideOf(seat, shape.mode) === side);
  if (rules.latePassCount === "each") return own.reduce((sum, { points }) => sum + points, 0);
  const bySeat = new Map<string, Map<Seat, number>>();
  let total = 0;
  for (const { seat, points, afterHand } of own) {
    if (points <= 0) {
      total += points;
      continue;
    }
    const key = `${afterHand}:${points}`;
    const times = bySeat.get(key) ?? new Map<Seat, number>();
    times.set(seat, (times.get(seat) ?? 0) + 1);
    bySeat.set(key, times);
  }
  for (const [key, times] of bySeat) {
    total += Number(key.split(":")[1]) * Math.max(...times.values());
  }
  return total;
}

type FinedMatch = Parameters<typeof applyFines>[0];

function finedByLedger(match: FinedMatch, rules: FineRules): FinedResult {
  const { score, winner, shape } = match;
  const results: { [seat in Seat]?: SeatResult } = {};
  const reasons: MatchReason[] = [];
  for (const seat of seatsOf(shape.players)) {
    const side = sideOf(seat, shape.mode);
    const against = bestOther(score, side);
    const own = match.fines.reduce((sum, fine) => sum + (fine.seat === seat ? fine.points : 0), 0);
    const points = (score[side] ?? 0) + own;
    const isFlipped = winner === side && hasFlipped(points, against, rules);
    if (isFlipped) reasons.push({ code: "fine-flips-seat", seat, for: points, against });
    const won = match.isOver ? winner === side && !isFlipped : null;
    results[seat] = result(won, points, against, rules);
  }
  return { winner, sides: score, results, reasons };
}

function finedByPair(match: FinedMatch, rules: FineRules): FinedResult {
  const { score, shape } = match;
  const sides: { [side in Side]?: number } = {};
  for (const side of sidesOf(shape)) {
    sides[side] = (score[side] ?? 0) + pairPoints(match.fines, side, shape, rules);
  }
  const { winner, reasons } = flippedWinner(match.winner, sides, rules);
  const results: { [seat in Seat]?: SeatResult } = {};
  for (const seat of seatsOf(shape.players)) {
    const side = sideOf(seat, shape.mode);
    const won = match.isOver ? winner === side : null;
    results[seat] = result(won, sides[side] ?? 0, bestOther(sides, side), rules);
  }
  return { winner, sides, results, reasons };
}

function flippedWinner(
  winner: Side | null,
  sides: BySide<number>,
  rules: FineRules,
): Pick<FinedResult, "winner" | "reasons"> {
  if (winner === null) return { winner, reasons: [] };
  const points = sides[winner] ?? 0;
  const against = bestOther(sides, winner);
  if (!hasFlipped(points, against, rules)) return { winner, reasons: [] };
  const others = (Object.keys(sides) as Side[]).filter((side) => side !== winner);
  const ahead = others.find((side) => sides[side] === against) ?? null;
  return {
    winner: ahead,
    reasons: [{ code: "fine-flips-side", side: winner, for: points, against }],
  };
}

function hasFlipped(own: number, against: number, rules: FineRules): boolean {
  if (rules.fineFlipsResult === "never") return false;
  return rules.fineFlipsResult === "strict-less" ? own < against : own <= against;
}

/** The score of the other side; where everyone plays alone, the best of the others. */
function bestOther(score: BySide<number>, side: Side): number {
  const others = (Object.entries(score) as [Side, number][])
    .filter(([other]) => other !== side)
    .map(([, points]) => points);
  return others.length === 0 ? 0 : Math.max(...others);
}

function result(
  won: boolean | null,
  points: number,
  against: number,
  rules: FineRules,
): SeatResult {
  const figures = { won, for: points, against };
  return { ...figures, net: netOf(figures, rules) };
}
