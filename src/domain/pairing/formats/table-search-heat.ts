import type { TableModel } from "./table-score-model";

// What four people cost, as the annealing feels it: small integers without a branch, since a branch on chance costs more
// than all the arithmetic. Weights may be bent here so that everything fits; what is better is decided elsewhere.

export type Heat = {
  readonly size: number;
  readonly couples: Uint16Array;
  /** By class: as opponents, and what it changes to be partners instead. */
  readonly across: Int32Array;
  readonly change: Int32Array;
  /** One bit by level of wins, the spread of each two levels. */
  readonly level: Int32Array;
  readonly spread: Int32Array;
  readonly sides: number;
  readonly rests: Int32Array;
};

const u16 = (array: Uint16Array, index: number): number => array[index] as number;
const i32 = (array: Int32Array, index: number): number => array[index] as number;

const LEVELS = 32;

/** The sum of two tables and a rest stays within 32 bits. */
const MOST = 2 ** 28;

function weighted(
  lists: readonly (readonly number[])[],
  weights: readonly number[],
  length: number,
) {
  return Int32Array.from({ length }, (_, index) => {
    const sum = lists.reduce((all, list, at) => all + (weights[at] ?? 0) * (list[index] ?? 0), 0);
    return Math.min(MOST / 8, sum);
  });
}

/** Levels of the numbers whose range counts: every number its own where there are few, else as near as the bits allow. */
function levelsOf(numbers: Int32Array): {
  readonly level: Int32Array;
  readonly value: readonly number[];
} {
  const distinct = [...new Set(numbers)].sort((a, b) => a - b);
  const share = Math.ceil(distinct.length / LEVELS);
  const levelOf = new Map(distinct.map((number, index) => [number, Math.floor(index / share)]));
  return {
    level: numbers.map((number) => 1 << (levelOf.get(number) ?? 0)),
    value: distinct.filter((_, index) => index % share === 0),
  };
}

export function createHeat(model: TableModel, weights: readonly number[]): Heat {
  const classes = model.across[0]?.length ?? 1;
  const across = weighted(model.across, weights, classes);
  const partners = weighted(model.partners, weights, classes);
  const { level, value } = levelsOf(model.spreadOf);
  const heavy = weights[model.spreadAt] ?? 0;
  const spread = new Int32Array(LEVELS * LEVELS);
  value.forEach((high, top) => {
    value.slice(0, top).forEach((low, bottom) => {
      spread[top * LEVELS + bottom] = Math.min(
        MOST / 8,
        heavy * (model.spreadCosts[high - low] ?? 0),
      );
    });
  });
  return {
    size: model.size,
    couples: model.couples,
    across,
    change: partners.map((cost, index) => cost - i32(across, index)),
    level,
    spread,
    sides: weights[model.sidesAt] ?? 0,
    rests: weighted(model.rests, weights, model.size),
  };
}

/** Places out of balance by who comes before whom (a–b, a–c, a–d, b–c, b–d, c–d), two bits for each way to be partners. */
const BALANCE = Int32Array.from({ length: 64 }, (_, before) => {
  const comesFirst = (bit: number) => (before >> bit) & 1;
  const [ab, ac, ad, bc, bd, cd] = [5, 4, 3, 2, 1, 0].map(comesFirst) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  const places = [3 - ab - ac - ad, 2 + ab - bc - bd, 1 + ac + bc - cd, ad + bd + cd];
  const off = ([w, x, y, z]: readonly number[]) => {
    const mate = w === 0 ? x : x === 0 ? w : y === 0 ? z : y;
    return 3 - (mate ?? 0);
  };
  const [a = 0, b = 0, c = 0, d = 0] = places;
  return off([a, b, c, d]) | (off([a, c, b, d]) << 2) | (off([a, d, b, c]) << 4);
});

function balanceOf(a: number, b: number, c: number, d: number): number {
  const before =
    (((a - b) >>> 31) << 5) |
    (((a - c) >>> 31) << 4) |
    (((a - d) >>> 31) << 3) |
    (((b - c) >>> 31) << 2) |
    (((b - d) >>> 31) << 1) |
    ((c - d) >>> 31);
  return i32(BALANCE, before);
}

/** What four people cost with the partners that cost least. */
export function fourHeat(heat: Heat, a: number, b: number, c: number, d: number): number {
  const { couples, across, change, level, sides } = heat;
  const rowA = a * heat.size;
  const rowB = b * heat.size;
  const ab = u16(couples, rowA + b);
  const ac = u16(couples, rowA + c);
  const ad = u16(couples, rowA + d);
  const bc = u16(couples, rowB + c);
  const bd = u16(couples, rowB + d);
  const cd = u16(couples, c * heat.size + d);
  let first = (i32(change, ab) + i32(change, cd)) | 0;
  let second = (i32(change, ac) + i32(change, bd)) | 0;
  let third = (i32(change, ad) + i32(change, bc)) | 0;
  if (sides !== 0) {
    const off = balanceOf(a, b, c, d);
    first = (first + Math.imul(sides, off & 3)) | 0;
    second = (second + Math.imul(sides, (off >> 2) & 3)) | 0;
    third = (third + Math.imul(sides, off >> 4)) | 0;
  }
  const saved = (second - first) | 0;
  const least = (first + (saved & (saved >> 31))) | 0;
  const more = (third - least) | 0;
  const levels = i32(level, a) | i32(level, b) | i32(level, c) | i32(level, d);
  const top = 31 - Math.clz32(levels);
  const bottom = 31 - Math.clz32(levels & -levels);
  return (
    (i32(across, ab) +
      i32(across, ac) +
      i32(across, ad) +
      i32(across, bc) +
      i32(across, bd) +
      i32(across, cd) +
      i32(heat.spread, (top << 5) | bottom) +
      least +
      (more & (more >> 31))) |
    0
  );
}
