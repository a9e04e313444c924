import { offenceFacts } from "../rules/hand-infractions";
import type { Seat } from "../rules/seat";
import { seatsOf } from "../rules/seat";
import type { BySeat, HandProblem, Tile } from "./hand";
import type { SummaryFacts } from "./line-facts";
import { lineQuestion, mayPassWithTile, tileSetOf } from "./line-facts";
import { absentNumbers, areConnected, NUMBERS, oddAfterDomino, oddNumbers } from "./numbers-left";
import { canLeaveAfterDraws } from "./possible-draws";
import type { Effort, LineAnswer } from "./possible-line";
import { findLine } from "./possible-line";
import type { SummaryFrame } from "./summary-limits";
import { drawableTiles, isWholeSetDealt } from "./summary-limits";
import { hasNumber, TILES } from "./tile";
import type { TileSet } from "./tile-set";

// What the tiles left say against the claimed ending. Only what no hand can be: never what is merely unlikely.

function notBlocked(frame: SummaryFrame, facts: Readonly<Record<string, unknown>>): HandProblem {
  return {
    code: "not-blocked",
    ...facts,
    ...offenceFacts(frame.rules.catalogue, "false-block"),
  };
}

/** Numbers that may stand open on both ends of a block: on no tile left, and as the last tile and the ends say. */
function closedNumbers(left: readonly Tile[], { lastTile, ends }: SummaryFacts) {
  return absentNumbers(left).filter(
    (number) =>
      (ends === null || ends.includes(number)) &&
      (lastTile === null || hasNumber(lastTile, number)),
  );
}

function blockProblems(
  frame: SummaryFrame,
  left: readonly Tile[],
  facts: SummaryFacts,
): readonly HandProblem[] {
  const { ends } = facts;
  const playable =
    ends === null ? [] : left.filter((tile) => ends.some((end) => hasNumber(tile, end)));
  if (playable.length > 0) return [notBlocked(frame, { ends, tiles: playable })];
  if (closedNumbers(left, facts).length === 0) return [notBlocked(frame, { numbers: NUMBERS })];
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

function numberProblems(
  frame: SummaryFrame,
  left: readonly Tile[],
  { lastTile, ends }: SummaryFacts,
): readonly HandProblem[] {
  if (!isWholeSetDealt(frame)) return [];
  const odd = oddNumbers(left);
  const mask = odd.reduce((bits, number) => bits | (1 << number), 0);
  const possible = oddAfterDomino(lastTile, ends).includes(mask);
  const laid = TILES.filter((tile) => !left.includes(tile));
  if (possible && areConnected(laid)) return [];
  return [{ code: "pips-impossible", odd, ...(lastTile !== null && { tile: lastTile, ends }) }];
}

/** Whether some line of play leaves these tiles (sets in seat order). */
export function couldBeLeft(
  frame: SummaryFrame,
  facts: SummaryFacts,
  left: readonly TileSet[],
  effort?: Effort,
): LineAnswer {
  if (drawableTiles(frame) > 0) {
    return canLeaveAfterDraws(frame, facts, left) ? "undecided" : "impossible";
  }
  return findLine(lineQuestion(frame, facts, left), effort);
}

/** A short look: tries by lot only. */
const GLANCE: Effort = { tries: 6, triedSteps: 60, steps: 0 };

/** No line leaves these tiles. Says whether another leader or another closer would explain them. */
function playProblems(
  frame: SummaryFrame,
  facts: SummaryFacts,
  left: readonly TileSet[],
): readonly HandProblem[] {
  if (couldBeLeft(frame, facts, left) !== "impossible") return [];
  const explains = (change: Partial<SummaryFrame>) =>
    couldBeLeft({ ...frame, ...change }, facts, left, GLANCE) !== "impossible";
  const seats = seatsOf(frame.shape.players);
  const others = (seat: Seat | null) => seats.filter((other) => other !== seat);
  const leaders = others(frame.leader).filter((leader) => explains({ leader }));
  const closers =
    frame.ending === "block" ? others(frame.closer).filter((closer) => explains({ closer })) : [];
  const { leader, closer } = frame;
  return [{ code: "pips-impossible", line: "none", leader, closer, leaders, closers }];
}

/** Problems of the tiles left; `left` holds no tile twice and at each seat as many as it may. */
export function leftProblems(
  frame: SummaryFrame,
  left: BySeat<readonly Tile[]>,
  facts: SummaryFacts,
): readonly HandProblem[] {
  if (mayPassWithTile(frame, facts)) return [];
  const hands = seatsOf(frame.shape.players).map((seat) => left[seat] ?? []);
  const all = hands.flat();
  const problems =
    frame.ending === "block" ? blockProblems(frame, all, facts) : numberProblems(frame, all, facts);
  return problems.length > 0 ? problems : playProblems(frame, facts, hands.map(tileSetOf));
}
