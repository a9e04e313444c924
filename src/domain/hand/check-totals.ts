import type { Seat } from "../rules/seat";
import type { LastTileFacts } from "./check-left";
import type { BySeat, HandProblem, SeenTile, Tile } from "./hand";
import { NUMBERS, ODD_ON_ANY_LINE, oddAfterDomino } from "./numbers-left";
import type { TotalsQuestion } from "./possible-totals";
import { canMakeTotals } from "./possible-totals";
import type { SummaryFrame } from "./summary-limits";
import { isWholeSetDealt, mostTilesLeft, tileLimits } from "./summary-limits";
import { hasNumber, TILES, tileIndex } from "./tile";

// Whether the totals on a paper sheet can be the pips of any tiles that the ending leaves.

/** Tiles left after a block need not be more than these: ten at least close a line, and the ends use a number up. */
const MOST_LEFT_AFTER_BLOCK = 18;

/** What else is known of single tiles: none of `gone` is left, and a seen one can be with its owner only. */
export type KnownTiles = { readonly gone: readonly Tile[]; readonly seen: readonly SeenTile[] };

const WITH_NUMBER = NUMBERS.map((number) =>
  TILES.flatMap((tile, place) => (hasNumber(tile, number) ? [place] : [])),
);

function baseQuestion(
  frame: SummaryFrame,
  pips: BySeat<number>,
  seats: readonly Seat[],
  known: KnownTiles,
): TotalsQuestion {
  const holders = seats.filter((seat) => tileLimits(frame, seat).max > 0);
  return {
    hands: holders.map((seat) => ({ pips: pips[seat] ?? 0, ...tileLimits(frame, seat) })),
    maxTiles: mostTilesLeft(frame),
    excluded: known.gone.map(tileIndex),
    owners: new Map(
      known.seen.map((entry) => [tileIndex(entry.tile), holders.indexOf(entry.seat)]),
    ),
    odd: null,
  };
}

/** One question for each number that may have closed the line. */
function blockQuestions(
  frame: SummaryFrame,
  base: TotalsQuestion,
  { lastTile, ends }: LastTileFacts,
): readonly TotalsQuestion[] {
  const isWhole = isWholeSetDealt(frame);
  const numbers = NUMBERS.filter(
    (number) =>
      (ends === null || ends.includes(number)) &&
      (lastTile === null || hasNumber(lastTile, number)),
  );
  return numbers.map((number) => ({
    ...base,
    maxTiles: isWhole ? MOST_LEFT_AFTER_BLOCK : base.maxTiles,
    excluded: [
      ...new Set([
        ...(WITH_NUMBER[number] ?? []),
        ...base.excluded,
        ...(ends === null ? [] : ends.flatMap((end) => WITH_NUMBER[end] ?? [])),
      ]),
    ].sort((a, b) => a - b),
    odd: isWhole ? [0] : null,
  }));
}

/** `pips-impossible` where no tiles make these totals together; `pips` are in range. */
export function totalsProblems(
  frame: SummaryFrame,
  pips: BySeat<number>,
  seats: readonly Seat[],
  last: LastTileFacts,
  known: KnownTiles,
): readonly HandProblem[] {
  const base = baseQuestion(frame, pips, seats, known);
  const sum = seats.reduce((total, seat) => total + (pips[seat] ?? 0), 0);
  const isWhole = isWholeSetDealt(frame);
  const oddOnLine =
    frame.ending === "domino" ? oddAfterDomino(last.lastTile, last.ends) : ODD_ON_ANY_LINE;
  const questions =
    frame.ending === "block"
      ? blockQuestions(frame, base, last)
      : [{ ...base, odd: isWhole ? oddOnLine : null }];
  if (canMakeTotals(questions)) return [];
  const isOdd = frame.ending === "block" && isWhole && sum % 2 === 1;
  return [{ code: "pips-impossible", pips, sum, ...(isOdd && { parity: "odd" }) }];
}
