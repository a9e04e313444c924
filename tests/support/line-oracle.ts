// A second, slow and obvious answer to whether tiles left can come from a hand in which nothing is drawn: play it forward
// in every way there is. A player who passes holds neither open number, neither in what he still lays nor in what he has
// left. For hands with few tiles on the table.

export type OracleTile = readonly [number, number];

export type OracleClaim = {
  readonly ending: "domino" | "block";
  readonly leader: number;
  readonly closer: number;
  readonly left: readonly (readonly OracleTile[])[];
};

type Table = {
  readonly line: readonly [number, number] | null;
  readonly laid: readonly OracleTile[];
  /** Numbers that each player is known not to have had since. */
  readonly lacks: readonly ReadonlySet<number>[];
  readonly toLay: readonly number[];
  readonly turn: number;
  readonly passes: number;
  readonly last: number;
};

function wholeSet(): OracleTile[] {
  const tiles: OracleTile[] = [];
  for (let a = 0; a <= 6; a++) for (let b = 0; b <= a; b++) tiles.push([a, b]);
  return tiles;
}

const shows = (tile: OracleTile, numbers: Iterable<number>) =>
  [...numbers].some((number) => tile.includes(number));
const isIn = (tile: OracleTile, tiles: readonly OracleTile[]) =>
  tiles.some(([a, b]) => a === tile[0] && b === tile[1]);

/** Whether some line of play explains the claim. */
export function canHappen(claim: OracleClaim): boolean {
  const players = claim.left.length;
  const pool = wholeSet().filter((tile) => !claim.left.some((hand) => isIn(tile, hand)));

  function isClaimed(table: Table): boolean {
    if (table.last !== claim.closer || table.line === null) return false;
    const ends = table.line;
    return claim.ending === "domino" || claim.left.flat().every((tile) => !shows(tile, ends));
  }

  function afterTile(table: Table, tile: OracleTile, line: readonly [number, number]): boolean {
    const toLay = table.toLay.map((count, seat) => (seat === table.turn ? count - 1 : count));
    const turn = (table.turn + 1) % players;
    const laid = [...table.laid, tile];
    return canGoOn({ ...table, line, laid, toLay, turn, passes: 0, last: table.turn });
  }

  function canLay(table: Table, tile: OracleTile): boolean {
    const [a, b] = tile;
    if (isIn(tile, table.laid) || shows(tile, table.lacks[table.turn] ?? [])) return false;
    if (table.line === null) return afterTile(table, tile, [a, b]);
    const [left, right] = table.line;
    return (
      (a === left && afterTile(table, tile, [b, right])) ||
      (b === left && afterTile(table, tile, [a, right])) ||
      (a === right && afterTile(table, tile, [left, b])) ||
      (b === right && afterTile(table, tile, [left, a]))
    );
  }

  function canPass(table: Table): boolean {
    const { line, turn } = table;
    if (line === null || table.passes >= players - 1) return false;
    if ((claim.left[turn] ?? []).some((tile) => shows(tile, line))) return false;
    const lacks = table.lacks.map((set, seat) =>
      seat === turn ? new Set([...set, ...line]) : set,
    );
    return canGoOn({ ...table, lacks, turn: (turn + 1) % players, passes: table.passes + 1 });
  }

  function canGoOn(table: Table): boolean {
    if (table.toLay.every((count) => count === 0)) return isClaimed(table);
    // Who has gone out has ended the hand.
    if (claim.ending === "domino" && table.toLay[claim.closer] === 0) return false;
    const mayLay = (table.toLay[table.turn] ?? 0) > 0;
    return (mayLay && pool.some((tile) => canLay(table, tile))) || canPass(table);
  }

  return canGoOn({
    line: null,
    laid: [],
    lacks: claim.left.map(() => new Set<number>()),
    toLay: claim.left.map((hand) => 7 - hand.length),
    turn: claim.leader,
    passes: 0,
    last: -1,
  });
}
