import type { Random } from "../kernel/random";
import { randomIndex, shuffled } from "../kernel/random";
import type { Seat } from "../rules/seat";
import { SEATS, seatAfter } from "../rules/seat";
import type { BySeat, Tile } from "./hand";
import type { Line } from "./line";
import { endsOf, fittingEnds, fittingTiles, layTile } from "./line";
import { HAND_SIZE, largerHalf, smallerHalf, TILES, tileIndex } from "./tile";
import { onlyTile } from "./tile-set";

/** A whole hand of four, as the table would note it: the tiles left. It claims what `adjudicateHand` accepts. */
export type RandomHand = {
  readonly ending: "domino" | "block";
  readonly closer: Seat;
  readonly lastTile: Tile;
  readonly ends: readonly [number, number];
  readonly left: BySeat<readonly Tile[]>;
};

/** Deals the 28 tiles and plays legal moves at random from `leader` until somebody goes out or nobody can go on. */
export function playRandomHand(random: Random, leader: Seat): RandomHand {
  const tiles = shuffled(TILES, random);
  const hands = new Map(
    SEATS.map((seat, i) => [seat, tiles.slice(i * HAND_SIZE, (i + 1) * HAND_SIZE)]),
  );
  const handOf = (seat: Seat) => hands.get(seat) ?? [];
  let line: Line = null;
  let seat = leader;
  let closer = leader;
  let lastTile: Tile = "0-0";
  let before: Line = null;
  for (let passes = 0; passes < SEATS.length; seat = seatAfter(seat, 4)) {
    const fitting = fittingTiles(line);
    const playable = handOf(seat).filter((tile) => (fitting & onlyTile(tileIndex(tile))) !== 0);
    const tile = playable[randomIndex(random, playable.length)];
    if (tile === undefined) {
      passes++;
      continue;
    }
    passes = 0;
    before = line;
    line = laid(line, tile, random);
    hands.set(
      seat,
      handOf(seat).filter((held) => held !== tile),
    );
    closer = seat;
    lastTile = tile;
    if (handOf(seat).length === 0) break;
  }
  const ending = handOf(closer).length === 0 ? "domino" : "block";
  const ends = endsOf(ending === "domino" ? before : line);
  if (ends === null) throw new Error("a hand of seven tiles never ends with its opening");
  return { ending, closer, lastTile, ends, left: Object.fromEntries(hands) };
}

function laid(line: Line, tile: Tile, random: Random): Line {
  if (line === null) {
    return { left: largerHalf(tile), right: smallerHalf(tile), isTurnable: false };
  }
  const ends = fittingEnds(line, tileIndex(tile));
  return layTile(line, tileIndex(tile), ends[randomIndex(random, ends.length)] ?? null, true);
}
