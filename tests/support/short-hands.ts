// Every way of going out with few tiles on the table: the players deal themselves the tiles as they lay them, and whoever
// passes is dealt none with an open number from then on. What is over must then be dealt out to hands of seven without the
// numbers that each lacks. Numbers are alike until pips are counted, so they are named in the order in which they appear.

type Line = {
  readonly laid: number;
  readonly ends: readonly [number, number];
  readonly lacks: readonly number[];
  readonly counts: readonly number[];
  readonly turn: number;
  readonly passes: number;
};

const TILES = Array.from({ length: 7 }, (_, a) =>
  Array.from({ length: a + 1 }, (_unused, b) => [a, b] as const),
).flat();
const NUMBERS = [0, 1, 2, 3, 4, 5, 6];
const SETS = Array.from({ length: 128 }, (_, numbers) =>
  TILES.reduce(
    (set, [a, b], i) => (((numbers >> a) | (numbers >> b)) & 1 ? set | (1 << i) : set),
    0,
  ),
);

function countBits(set: number): number {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** Whether the tiles not laid can be dealt: any seats together find tiles enough without the numbers that they lack. */
function canBeDealt({ laid, lacks, counts }: Line): boolean {
  const players = counts.length;
  const over = ~laid & (2 ** 28 - 1);
  const own = lacks.map((numbers) => over & ~(SETS[numbers] ?? 0));
  for (let seats = 1; seats < 1 << players; seats++) {
    let needed = 0;
    let union = 0;
    for (let seat = 0; seat < players; seat++) {
      if (((seats >> seat) & 1) === 0) continue;
      needed += 7 - (counts[seat] ?? 0);
      union |= own[seat] ?? 0;
    }
    if (needed > countBits(union)) return false;
  }
  // With every tile dealt, each one belongs to somebody.
  return players < 4 || own.reduce((all, set) => all | set, 0) === over;
}

/** The fewest pips on these tiles, whatever numbers the names stand for. */
function fewestPips(laid: number): number {
  const halves = [0, 0, 0, 0, 0, 0, 0];
  TILES.forEach(([a, b], i) => {
    if (((laid >> i) & 1) === 0) return;
    halves[a] = (halves[a] ?? 0) + 1;
    halves[b] = (halves[b] ?? 0) + 1;
  });
  return halves.sort((a, b) => b - a).reduce((sum, count, number) => sum + count * number, 0);
}

/** The fewest pips laid in a dominó of exactly so many tiles; null where there is none. */
export function fewestPipsOfDomino(
  players: number,
  tiles: number,
  closer: number,
  early = false,
): number | null {
  const seen = new Set<string>();
  let best: number | null = null;

  function lay(line: Line, tile: number, ends: readonly [number, number]): void {
    const { turn } = line;
    const counts = line.counts.map((count, seat) => (seat === turn ? count + 1 : count));
    const laid = line.laid | (1 << tile);
    const next = { ...line, laid, ends, counts, turn: (turn + 1) % players, passes: 0 };
    const more = tiles - countBits(laid);
    const isOut = counts[turn] === 7;
    if (7 - (counts[closer] ?? 0) > more || isOut !== (more === 0) || !canBeDealt(next)) return;
    if (isOut && turn === closer) best = Math.min(best ?? 168, fewestPips(laid));
    else if (!isOut) goOn(next);
  }

  /** Lays every tile that fits, of numbers not named yet the first one only. */
  function layAny(line: Line): void {
    const [left, right] = line.ends;
    const free = ~line.laid & ~(SETS[line.lacks[line.turn] ?? 0] ?? 0);
    const newName = NUMBERS.find((number) => (line.laid & (SETS[1 << number] ?? 0)) === 0);
    const isUsed = (number: number) => (line.laid & (SETS[1 << number] ?? 0)) !== 0;
    const canName = (other: number, end: number) =>
      other === end || other === newName || isUsed(other);
    TILES.forEach(([a, b], i) => {
      if (((free >> i) & 1) === 0) return;
      const fromLeft = a === left ? b : a;
      const fromRight = a === right ? b : a;
      if ((a === left || b === left) && canName(fromLeft, left)) lay(line, i, [fromLeft, right]);
      const isOther = left !== right && (a === right || b === right);
      if (isOther && canName(fromRight, right)) lay(line, i, [left, fromRight]);
    });
  }

  function goOn(line: Line): void {
    const [left, right] = line.ends;
    const ends = [Math.min(left, right), Math.max(left, right)];
    const key = [line.laid, ends, line.lacks, line.counts, line.turn, line.passes].join();
    if (seen.has(key)) return;
    seen.add(key);
    layAny(line);
    // The closer may lay his last tile before the player in turn (16.3), here whether that wins or not.
    const isBefore = (line.turn + 1) % players === closer;
    if (early && isBefore && line.counts[closer] === 6) layAny({ ...line, turn: closer });
    if (line.passes === players - 1) return;
    const open = (1 << left) | (1 << right);
    const lacks = line.lacks.map((set, seat) => (seat === line.turn ? set | open : set));
    const turn = (line.turn + 1) % players;
    const passed = { ...line, lacks, turn, passes: line.passes + 1 };
    if (canBeDealt(passed)) goOn(passed);
  }

  const nobody = Array.from({ length: players }, () => 0);
  const start = {
    laid: 0,
    ends: [0, 0] as const,
    lacks: nobody,
    counts: nobody,
    turn: 0,
    passes: 0,
  };
  lay(start, 0, [0, 0]);
  lay(start, 1, [1, 0]);
  return best;
}
