import { seatsOf } from "../rules/seat";
import type { Ends } from "./line";
import type { SummaryFacts } from "./line-facts";
import { ALL_NUMBERS, numbersOn } from "./number-sets";
import { finalEnds, NUMBERS } from "./numbers-left";
import type { SummaryFrame } from "./summary-limits";
import { drawableTiles } from "./summary-limits";
import { HAND_SIZE, tileIndex } from "./tile";
import type { TileSet } from "./tile-set";
import { ALL_TILES, countTiles } from "./tile-set";
import { hasTrail } from "./trail";

// Whether tiles left fit a hand in which tiles may be drawn. Nobody passes while there is one to draw, so until then every
// seat lays a tile in each of its turns. Who drew what and when is not looked into: what passes here may be impossible.

function offsetOf(seat: number, leader: number, players: number): number {
  return (seat - leader + players) % players;
}

/** Whether `laid` tiles by these seats fit: `most` and more of them where a seat drew, in exact turns unless all is drawn. */
function fitTurns(
  laid: number,
  fewest: readonly number[],
  leader: number,
  closer: number | null,
  isAllDrawn: boolean,
): boolean {
  const players = fewest.length;
  if (isAllDrawn) return laid >= fewest.reduce((sum, count) => sum + count, 0);
  if (closer !== null && (laid - 1) % players !== offsetOf(closer, leader, players)) return false;
  return fewest.every(
    (count, seat) => Math.ceil((laid - offsetOf(seat, leader, players)) / players) >= count,
  );
}

function endsAtClose(frame: SummaryFrame, facts: SummaryFacts, held: TileSet): readonly Ends[] {
  if (frame.ending === "domino" && (facts.lastTile !== null || facts.ends !== null)) {
    return finalEnds(facts.lastTile, facts.ends);
  }
  const open = frame.ending === "block" ? ALL_NUMBERS & ~numbersOn(held) : ALL_NUMBERS;
  const all = NUMBERS.flatMap((left) =>
    NUMBERS.filter((right) => right >= left).map((right): Ends => [left, right]),
  );
  const said = frame.ending === "block" ? facts.ends : null;
  return all.filter(
    ([left, right]) =>
      ((open >> left) & 1) === 1 &&
      ((open >> right) & 1) === 1 &&
      (said === null || (said.includes(left) && said.includes(right))),
  );
}

/** Whether a hand with draws can leave these tiles (sets in seat order). True where it cannot be said. */
export function canLeaveAfterDraws(
  frame: SummaryFrame,
  facts: SummaryFacts,
  left: readonly TileSet[],
): boolean {
  const { players } = frame.shape;
  const seats = seatsOf(players);
  const leader = seats.indexOf(frame.leader);
  const closer = frame.closer === null ? null : seats.indexOf(frame.closer);
  const held = left.reduce((all, set) => all | set, 0);
  const fewest = left.map((set, seat) => {
    const isSure = frame.ending !== "false-block" && (seat === leader || seat === closer);
    return Math.max(isSure ? 1 : 0, HAND_SIZE - countTiles(set));
  });
  const ends = endsAtClose(frame, facts, held);
  const through = facts.lastTile === null ? null : tileIndex(facts.lastTile);
  const most = drawableTiles(frame);
  for (let drawn = most; drawn >= 0; drawn--) {
    const laid = HAND_SIZE * players + drawn - countTiles(held);
    if (laid === 0 && frame.ending === "false-block") return true;
    if (laid < 1 || !fitTurns(laid, fewest, leader, closer, drawn === most)) continue;
    const pool = ALL_TILES & ~held;
    if (ends.some(([one, other]) => hasTrail(pool, one, other, laid, through))) return true;
  }
  return false;
}
