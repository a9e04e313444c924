// A second, slow and obvious answer to which totals four hands can show after a block: try every way of handing out the
// low tiles, and keep those that leave some number out and every other an even number of times.

type Tile = readonly [number, number];

function tilesUpTo(pips: number): Tile[] {
  const tiles: Tile[] = [];
  for (let a = 0; a <= 6; a++) {
    for (let b = 0; b <= a; b++) if (a + b <= pips) tiles.push([a, b]);
  }
  return tiles;
}

function couldBeBlock(left: readonly Tile[]): boolean {
  const times = [0, 1, 2, 3, 4, 5, 6].map(
    (number) => left.flat().filter((half) => half === number).length,
  );
  return times.includes(0) && times.every((count) => count % 2 === 0);
}

/** Every ascending quadruple of totals, each at most `most`, that four hands of one tile or more can show. */
export function possibleTotalsOfFew(most: number): ReadonlySet<string> {
  const tiles = tilesUpTo(most);
  const found = new Set<string>();
  const hands: Tile[][] = [[], [], [], []];
  const sumOf = (hand: readonly Tile[]) => hand.reduce((sum, [a, b]) => sum + a + b, 0);
  function handOut(place: number): void {
    const tile = tiles[place];
    if (tile === undefined) {
      if (hands.every((hand) => hand.length > 0) && couldBeBlock(hands.flat())) {
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
