import type { BySeat, HandEnding, Tile } from "@/domain/hand/hand";
import { absentNumbers, oddNumbers } from "@/domain/hand/numbers-left";
import { hasNumber, TILES } from "@/domain/hand/tile";
import type { TableShape } from "@/domain/rules/seat";

// Which tiles can still be in a hand while they are being tapped: what the engine would refuse is not offered.

type PickFacts = {
  readonly ending: HandEnding | null;
  readonly shape: TableShape;
  readonly left: BySeat<readonly Tile[]>;
  /** The number that closed a block, where somebody said it. */
  readonly closedWith: number | null;
  /** The last tile placed, where it is known. */
  readonly lastTile: Tile | null;
};

/** Tiles that are surely on the table: the last one, and after a block every one with the number that closed it. */
export function playedTiles({ ending, closedWith, lastTile }: PickFacts): readonly Tile[] {
  const closed = ending === "block" ? closedWith : null;
  return TILES.filter((tile) => tile === lastTile || (closed !== null && hasNumber(tile, closed)));
}

/** Tiles that nobody can have been left with beside those tapped: a block needs a number that is on no tile left. */
export function impossiblePicks(facts: PickFacts): readonly Tile[] {
  const { ending, lastTile } = facts;
  if (ending !== "block") return [];
  const picked = pickedTiles(facts);
  const canClose = absentNumbers(picked).filter(
    (number) => lastTile === null || hasNumber(lastTile, number),
  );
  return TILES.filter(
    (tile) => !picked.includes(tile) && canClose.every((number) => hasNumber(tile, number)),
  );
}

/** Numbers that can have closed a block, by the tiles tapped so far. */
export function closingNumbers(facts: PickFacts): readonly number[] {
  const absent = absentNumbers(pickedTiles(facts));
  const { lastTile } = facts;
  return absent.filter((number) => lastTile === null || hasNumber(lastTile, number));
}

/**
 * Numbers that stand an odd number of times on the tiles tapped where that cannot be: with all 28 dealt a block leaves
 * every number even, and a dominó at most the two ends odd.
 */
export function looseNumbers(facts: PickFacts): readonly number[] {
  if (facts.shape.players !== 4) return [];
  const odd = oddNumbers(pickedTiles(facts));
  const mayBeOdd = facts.ending === "domino" ? 2 : 0;
  const isTold = facts.ending === "domino" || facts.ending === "block";
  return isTold && odd.length > mayBeOdd ? odd : [];
}

function pickedTiles({ left }: PickFacts): readonly Tile[] {
  return Object.values(left).flat();
}
