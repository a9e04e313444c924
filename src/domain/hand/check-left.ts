import { offenceFacts } from "../rules/hand-infractions";
import type { HandProblem, Tile } from "./hand";
import type { Ends } from "./line";
import { absentNumbers, areConnected, NUMBERS, oddAfterDomino, oddNumbers } from "./numbers-left";
import type { SummaryFrame } from "./summary-limits";
import { isWholeSetDealt } from "./summary-limits";
import { hasNumber, TILES } from "./tile";

// What the tiles left say against the claimed ending. Only what no hand can be: never what is merely unlikely.

export type LastTileFacts = { readonly lastTile: Tile | null; readonly ends: Ends | null };

function notBlocked(frame: SummaryFrame, facts: Readonly<Record<string, unknown>>): HandProblem {
  return {
    code: "not-blocked",
    ...facts,
    ...offenceFacts(frame.rules.catalogue, "false-block"),
  };
}

/** Numbers that may stand open on both ends of a block: on no tile left, and as the last tile and the ends say. */
function closedNumbers(left: readonly Tile[], { lastTile, ends }: LastTileFacts) {
  return absentNumbers(left).filter(
    (number) =>
      (ends === null || ends.includes(number)) &&
      (lastTile === null || hasNumber(lastTile, number)),
  );
}

function blockProblems(
  frame: SummaryFrame,
  left: readonly Tile[],
  last: LastTileFacts,
): readonly HandProblem[] {
  const { ends } = last;
  const playable =
    ends === null ? [] : left.filter((tile) => ends.some((end) => hasNumber(tile, end)));
  if (playable.length > 0) return [notBlocked(frame, { ends, tiles: playable })];
  if (closedNumbers(left, last).length === 0) return [notBlocked(frame, { numbers: NUMBERS })];
  if (!isWholeSetDealt(frame)) return [];
  const odd = oddNumbers(left);
  if (odd.length === 0) return [];
  // Two odd numbers are the open ends, and somebody holds a tile for each.
  if (odd.length === 2) {
    const tiles = left.filter((tile) => odd.some((number) => hasNumber(tile, number)));
    return [notBlocked(frame, { odd, tiles })];
  }
  return [{ code: "pips-impossible", odd }];
}

function lineProblems(
  frame: SummaryFrame,
  left: readonly Tile[],
  { lastTile, ends }: LastTileFacts,
): readonly HandProblem[] {
  if (!isWholeSetDealt(frame)) return [];
  const odd = oddNumbers(left);
  const mask = odd.reduce((bits, number) => bits | (1 << number), 0);
  const possible = oddAfterDomino(lastTile, ends).includes(mask);
  const laid = TILES.filter((tile) => !left.includes(tile));
  if (possible && areConnected(laid)) return [];
  return [{ code: "pips-impossible", odd, ...(lastTile !== null && { tile: lastTile, ends }) }];
}

/** Problems of the tiles left; `left` holds no tile twice and as many a seat as it may. */
export function leftProblems(
  frame: SummaryFrame,
  left: readonly Tile[],
  last: LastTileFacts,
): readonly HandProblem[] {
  if (frame.ending === "block") return blockProblems(frame, left, last);
  return lineProblems(frame, left, last);
}
