// Every way to seat a few people at tables of four, by sets: the best way to seat a set of people is one table with the
// first of those left and the best way for all the others. Sets are the bits of one number.

/** Up to this many people every way is tried: a million sets, ten million tables added. */
export const LARGEST_TRIED_OUT = 20;

/** Room for one trial after another of some number of people. */
export type Trial = {
  readonly size: number;
  /** What fours cost, by rank. */
  readonly fours: Float64Array;
  /** By set: the least that it can cost, and the four places of the last table on the way there. */
  readonly least: Float64Array;
  readonly last: Int32Array;
};

type FourCost = (a: number, b: number, c: number, d: number) => number;

const i32 = (array: Int32Array, index: number): number => array[index] as number;
const f64 = (array: Float64Array, index: number): number => array[index] as number;

/** Ranks of sets of two, three and four places by their highest one. */
const [PAIRS, TRIPLES, FOURS] = [2, 3, 4].map((count) =>
  Int32Array.from({ length: LARGEST_TRIED_OUT + 1 }, (_, place) => {
    let ways = 1;
    for (let i = 0; i < count; i++) ways = (ways * (place - i)) / (i + 1);
    return ways;
  }),
) as [Int32Array, Int32Array, Int32Array];

export function createTrial(size: number): Trial {
  return {
    size,
    fours: new Float64Array(i32(FOURS, size)),
    least: new Float64Array(2 ** size),
    last: new Int32Array(2 ** size),
  };
}

function rankFours({ size, fours }: Trial, people: Int32Array, costOf: FourCost): void {
  let rank = 0;
  for (let d = 3; d < size; d++) {
    for (let c = 2; c < d; c++) {
      for (let b = 1; b < c; b++) {
        for (let a = 0; a < b; a++) {
          fours[rank] = costOf(i32(people, a), i32(people, b), i32(people, c), i32(people, d));
          rank += 1;
        }
      }
    }
  }
}

type RestCost = (person: number) => number;

/** Notes what each choice of those who rest costs. */
function startWithRests(trial: Trial, people: Int32Array, restOf: RestCost): void {
  const { size, least } = trial;
  const choose = (count: number, from: number, set: number, cost: number): void => {
    if (count === 0) {
      least[set] = cost;
      return;
    }
    for (let place = from; place < size; place++) {
      choose(count - 1, place + 1, set | (1 << place), cost + restOf(i32(people, place)));
    }
  };
  choose(size % 4, 0, 0, 0);
}

/** Adds to a set every table with the first person missing from it. */
function extend({ size, fours, least, last }: Trial, set: number): void {
  const cost = f64(least, set);
  const a = 31 - Math.clz32(~set & -~set);
  for (let b = a + 1; b < size; b++) {
    if (((set >> b) & 1) === 1) continue;
    for (let c = b + 1; c < size; c++) {
      if (((set >> c) & 1) === 1) continue;
      const rank = a + i32(PAIRS, b) + i32(TRIPLES, c);
      const three = set | (1 << a) | (1 << b) | (1 << c);
      for (let d = c + 1; d < size; d++) {
        if (((set >> d) & 1) === 1) continue;
        const next = three | (1 << d);
        const total = cost + f64(fours, rank + i32(FOURS, d));
        if (total >= f64(least, next)) continue;
        least[next] = total;
        last[next] = (a << 15) | (b << 10) | (c << 5) | d;
      }
    }
  }
}

/** Reads the tables on the way to everybody, and who rests, back into `people`. */
function readBack({ size, last }: Trial, people: Int32Array): void {
  const before = people.slice();
  let set = 2 ** size - 1;
  for (let seat = size & ~3; seat > 0; seat -= 4) {
    const table = i32(last, set);
    for (let i = 0; i < 4; i++) {
      const place = (table >> (5 * i)) & 31;
      people[seat - 1 - i] = i32(before, place);
      set ^= 1 << place;
    }
  }
  let seat = size & ~3;
  for (let place = 0; place < size; place++) {
    if (((set >> place) & 1) === 0) continue;
    people[seat] = i32(before, place);
    seat += 1;
  }
}

/**
 * Seats people in the best of all ways: four a table, then those who do not fill one. `people` is rearranged, the first
 * of equal ways being taken; the least cost is returned.
 */
export function tryAllTables(
  trial: Trial,
  people: Int32Array,
  costOf: FourCost,
  restOf: RestCost,
): number {
  const { size, least } = trial;
  least.fill(Number.POSITIVE_INFINITY);
  rankFours(trial, people, costOf);
  startWithRests(trial, people, restOf);
  const everybody = 2 ** size - 1;
  for (let set = 0; set < everybody; set++) {
    if (f64(least, set) < f64(least, everybody)) extend(trial, set);
  }
  readBack(trial, people);
  return f64(least, everybody);
}
