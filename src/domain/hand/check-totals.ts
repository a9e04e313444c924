import type { Seat } from "../rules/seat";
import { seatsOf } from "../rules/seat";
import { couldBeLeft } from "./check-left";
import type { BySeat, HandProblem, Tile } from "./hand";
import type { SummaryFacts } from "./line-facts";
import { mayPassWithTile, ownTiles, tileSetOf } from "./line-facts";
import { seatsInTurn } from "./next-leader";
import { TILES_SHOWING } from "./number-sets";
import { NUMBERS, ODD_ON_ANY_LINE, oddAfterDomino } from "./numbers-left";
import type { Effort, LineAnswer } from "./possible-line";
import type { TileLimits, TotalsQuestion } from "./possible-totals";
import { findTotals } from "./possible-totals";
import type { SummaryFrame } from "./summary-limits";
import {
  drawableTiles,
  isWholeSetDealt,
  mostPips,
  mostPipsLeft,
  mostTilesLeft,
  tileLimits,
} from "./summary-limits";
import { HAND_SIZE, hasNumber } from "./tile";
import type { TileSet } from "./tile-set";
import { ALL_TILES } from "./tile-set";

// Whether the totals on a paper sheet can be the pips of any tiles that the ending leaves.

/** How far a line is looked for with each set of tiles found (null: not at all), and with how many sets. */
export type TotalsEffort = { readonly line: Effort | null; readonly sets: number };

/** Less far than where the tiles are known: there are other sets. */
const ORDINARY: TotalsEffort = { line: { tries: 3, triedSteps: 40, steps: 150 }, sets: 6 };
const TILES_ONLY: TotalsEffort = { line: null, sets: 1 };

/** The sets in seat order, of the hands that hold tiles at all. */
function bySeat(
  frame: SummaryFrame,
  holders: readonly Seat[],
  hands: readonly TileSet[],
): readonly TileSet[] {
  return seatsOf(frame.shape.players).map((seat) => hands[holders.indexOf(seat)] ?? 0);
}

/** Numbers of tiles left after hands with few passes: each seat has laid a tile in all its turns but one at most. */
function likelyCounts(
  frame: SummaryFrame,
  holders: readonly Seat[],
): readonly (readonly TileLimits[])[] {
  const { closer, leader, shape } = frame;
  if (closer === null || drawableTiles(frame) > 0) return [];
  const seats = seatsInTurn(leader, shape);
  const rounds = Array.from({ length: HAND_SIZE }, (_, round) => round);
  return rounds.map((round) =>
    holders.map((seat) => {
      const turns = round + (seats.indexOf(seat) <= seats.indexOf(closer) ? 1 : 0);
      const { min, max } = tileLimits(frame, seat);
      const fewest = Math.min(max, Math.max(min, HAND_SIZE - turns));
      return { min: fewest, max: Math.min(max, fewest + 1) };
    }),
  );
}

/** What all questions share; `gone` are tiles that nobody has left. */
function baseQuestion(
  frame: SummaryFrame,
  pips: BySeat<number>,
  facts: SummaryFacts,
  gone: readonly Tile[],
  { line }: TotalsEffort,
): TotalsQuestion {
  const seats = seatsOf(frame.shape.players);
  const own = ownTiles(frame, facts);
  const holders = seats.filter((seat) => tileLimits(frame, seat).max > 0);
  const outside = seats.reduce(
    (set, seat, index) => (holders.includes(seat) ? set : set | (own[index] as TileSet)),
    0,
  );
  return {
    hands: holders.map((seat) => ({
      pips: pips[seat] ?? 0,
      ...tileLimits(frame, seat),
      own: own[seats.indexOf(seat)] as TileSet,
    })),
    likely: likelyCounts(frame, holders),
    maxTiles: mostTilesLeft(frame),
    usable: ALL_TILES,
    gone: tileSetOf(gone) | outside,
    odd: null,
    accepts: (hands) =>
      line === null ? "possible" : couldBeLeft(frame, facts, bySeat(frame, holders, hands), line),
  };
}

/** One question for each number that may have closed the line. */
function blockQuestions(
  frame: SummaryFrame,
  base: TotalsQuestion,
  { lastTile, ends }: SummaryFacts,
): readonly TotalsQuestion[] {
  const numbers = NUMBERS.filter(
    (number) =>
      (ends === null || ends.includes(number)) &&
      (lastTile === null || hasNumber(lastTile, number)),
  );
  const closed = (ends ?? []).reduce((set, end) => set | (1 << end), 0);
  return numbers.map((number) => ({
    ...base,
    usable: base.usable & ~(TILES_SHOWING[closed | (1 << number)] as TileSet),
    odd: isWholeSetDealt(frame) ? [0] : null,
  }));
}

function questions(
  frame: SummaryFrame,
  pips: BySeat<number>,
  facts: SummaryFacts,
  gone: readonly Tile[],
  effort: TotalsEffort,
): readonly TotalsQuestion[] {
  const base = baseQuestion(frame, pips, facts, gone, effort);
  if (frame.ending === "block") return blockQuestions(frame, base, facts);
  if (!isWholeSetDealt(frame)) return [base];
  const isDomino = frame.ending === "domino";
  return [
    { ...base, odd: isDomino ? oddAfterDomino(facts.lastTile, facts.ends) : ODD_ON_ANY_LINE },
  ];
}

function sumOf(frame: SummaryFrame, pips: BySeat<number>): number {
  return seatsOf(frame.shape.players).reduce((sum, seat) => sum + (pips[seat] ?? 0), 0);
}

/** Whether some tiles make these totals at the end of some line. `undecided` counts as possible. */
export function couldBeTotals(
  frame: SummaryFrame,
  pips: BySeat<number>,
  facts: SummaryFacts,
  gone: readonly Tile[],
  effort: TotalsEffort = ORDINARY,
): LineAnswer {
  if (sumOf(frame, pips) > mostPipsLeft(frame)) return "impossible";
  return findTotals(questions(frame, pips, facts, gone, effort), effort.sets);
}

/** How far from a wrong figure the right one is looked for: a slip of the pen or one tile counted twice. */
const NEAR = 6;

/** By seat, the nearest figures below and above its own that tiles would make with the others unchanged. */
function nearestTotals(
  frame: SummaryFrame,
  pips: BySeat<number>,
  facts: SummaryFacts,
  gone: readonly Tile[],
): BySeat<readonly number[]> {
  const fits = (seat: Seat, value: number) =>
    value >= 0 &&
    value <= mostPips(frame) &&
    couldBeTotals(frame, { ...pips, [seat]: value }, facts, gone, TILES_ONLY) === "possible";
  const isEven = frame.ending === "block" && isWholeSetDealt(frame);
  const steps = Array.from({ length: NEAR }, (_, i) => i + 1).filter(
    (step) => !isEven || (sumOf(frame, pips) + step) % 2 === 0,
  );
  const entries = seatsOf(frame.shape.players)
    .filter((seat) => tileLimits(frame, seat).max > 0)
    .map((seat): readonly [Seat, readonly number[]] => {
      const own = pips[seat] ?? 0;
      const below = steps.find((step) => fits(seat, own - step));
      const above = steps.find((step) => fits(seat, own + step));
      return [
        seat,
        [
          ...(below === undefined ? [] : [own - below]),
          ...(above === undefined ? [] : [own + above]),
        ],
      ];
    });
  return Object.fromEntries(entries.filter(([, values]) => values.length > 0));
}

/** `pips-impossible` where no tiles make these totals together; `pips` are in range. */
export function totalsProblems(
  frame: SummaryFrame,
  pips: BySeat<number>,
  facts: SummaryFacts,
  gone: readonly Tile[],
): readonly HandProblem[] {
  if (mayPassWithTile(frame, facts)) return [];
  if (couldBeTotals(frame, pips, facts, gone) !== "impossible") return [];
  const sum = sumOf(frame, pips);
  const most = mostPipsLeft(frame);
  const isOdd = frame.ending === "block" && isWholeSetDealt(frame) && sum % 2 === 1;
  return [
    {
      code: "pips-impossible",
      pips,
      sum,
      ...(isOdd && { parity: "odd" }),
      ...(sum > most && { most }),
      nearest: nearestTotals(frame, pips, facts, gone),
    },
  ];
}
