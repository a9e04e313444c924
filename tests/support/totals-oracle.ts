// A second, slow and obvious answer to which totals hands can show at the end: try every way of handing out the low tiles,
// and keep those that the ending can leave. After a block some number is left out and every other is left an even number of
// times; after a dominó two numbers at most are left an odd number of times, and the tiles laid hang together.

type Tile = readonly [number, number];

function tilesUpTo(pips: number): Tile[] {
  const tiles: Tile[] = [];
  for (let a = 0; a <= 6; a++) {
    for (let b = 0; b <= a; b++) if (a + b <= pips) tiles.push([a, b]);
  }
  return tiles;
}

function timesOf(left: readonly Tile[]): number[] {
  return [0, 1, 2, 3, 4, 5, 6].map(
    (number) => left.flat().filter((half) => half === number).length,
  );
}

/** Whether four hands can hold these tiles after a block. */
export function couldBeBlock(left: readonly Tile[]): boolean {
  const times = timesOf(left);
  return times.includes(0) && times.every((count) => count % 2 === 0);
}

/** Whether three hands can hold these tiles after a dominó. */
export function couldBeDomino(left: readonly Tile[]): boolean {
  if (timesOf(left).filter((count) => count % 2 === 1).length > 2) return false;
  const laid = tilesUpTo(12).filter(([a, b]) => !left.some(([c, d]) => a === c && b === d));
  const reached = new Set(laid[0]);
  for (let i = 0; i < laid.length; i++) {
    for (const tile of laid)
      if (tile.some((half) => reached.has(half))) tile.forEach((half) => void reached.add(half));
  }
  return laid.flat().every((half) => reached.has(half));
}

/** Every ascending list of totals, each at most `most`, that so many hands of one tile or more can show. */
export function possibleTotalsOfFew(
  most: number,
  count: number,
  couldBeLeft: (left: readonly Tile[]) => boolean,
): ReadonlySet<string> {
  const tiles = tilesUpTo(most);
  const found = new Set<string>();
  const hands: Tile[][] = Array.from({ length: count }, () => []);
  const sumOf = (hand: readonly Tile[]) => hand.reduce((sum, [a, b]) => sum + a + b, 0);
  function handOut(place: number): void {
    const tile = tiles[place];
    if (tile === undefined) {
      if (hands.every((hand) => hand.length > 0) && couldBeLeft(hands.flat())) {
        found.add(
          hands
            .map(sumOf)
            .sort((x, y) => x - y)
            .join(),
        );
      }
      return;
    }
    handOut(place + 1);
    for (const hand of hands) {
      if (sumOf(hand) + tile[0] + tile[1] <= most) {
        hand.push(tile);
        handOut(place + 1);
        hand.pop();
      }
    }
  }
  handOut(0);
  return found;
}
