import type { Random } from "../../kernel/random";
import type { Heat } from "./table-search-heat";
import { fourHeat } from "./table-search-heat";

// Improves tables of four by exchanging two people, annealing: an exchange that makes things worse is taken with a chance
// that sinks with the heat. The budget is one of moves and never of time; chance comes from a seeded generator and
// integers, so that every machine finds the same tables.

/** People by seat: four seats a table, those who rest after them. */
export type Seating = Int32Array;

/** `hot` and `cold` are in units of heat; `restsChange`: whether those who rest may be exchanged. */
export type Schedule = {
  readonly moves: number;
  readonly hot: number;
  readonly cold: number;
  readonly restsChange: boolean;
};

const i32 = (array: Int32Array, index: number): number => array[index] as number;
const f64 = (array: Float64Array, index: number): number => array[index] as number;

const DRAWS = 1024;

/** −ln of evenly spaced chances by basic arithmetic alone, which every machine rounds alike. */
function drawnHeights(): Float64Array {
  return Float64Array.from({ length: DRAWS }, (_, index) => {
    const chance = (2 * index + 1) / (2 * DRAWS);
    const root = (1 - chance) / (1 + chance);
    let power = root;
    let sum = 0;
    for (let odd = 1; odd < 4000 && power > 1e-18; odd += 2) {
      sum += power / odd;
      power *= root * root;
    }
    return 2 * sum;
  });
}

const HEIGHTS = drawnHeights();

const NEAR = 1024;

/** People farther apart in order hardly ever change places. */
const FARTHEST = 256;

/** How far apart two are who change places: mostly near, since equals should meet. */
function drawnReaches(size: number, random: Random): Int32Array {
  return Int32Array.from({ length: NEAR }, () => {
    const reach = 1 + Math.floor(Math.min(size - 1, FARTHEST) * random() ** 3);
    return random() < 0.5 ? reach : -reach;
  });
}

type Search = {
  readonly energy: Heat;
  readonly seats: Seating;
  /** Seat of each person. */
  readonly seatOf: Int32Array;
  readonly costs: Int32Array;
  readonly firstRest: number;
  readonly reaches: Int32Array;
  total: number;
  word: number;
  step: number;
};

function nextWord(search: Search): number {
  let { word } = search;
  word ^= word << 13;
  word ^= word >>> 17;
  word ^= word << 5;
  search.word = word;
  search.step = (search.step + 362437) | 0;
  return (word + search.step) >>> 0;
}

function tableEnergy({ energy, seats }: Search, table: number): number {
  const seat = 4 * table;
  return fourHeat(
    energy,
    i32(seats, seat),
    i32(seats, seat + 1),
    i32(seats, seat + 2),
    i32(seats, seat + 3),
  );
}

/** What a table costs with another person in one of its seats. */
function energyWith({ energy, seats }: Search, seat: number, person: number): number {
  const first = seat & ~3;
  return fourHeat(
    energy,
    person,
    i32(seats, first + ((seat + 1) & 3)),
    i32(seats, first + ((seat + 2) & 3)),
    i32(seats, first + ((seat + 3) & 3)),
  );
}

function exchange({ seats, seatOf }: Search, one: number, two: number): void {
  const p = i32(seats, one);
  const q = i32(seats, two);
  seats[one] = q;
  seats[two] = p;
  seatOf[p] = two;
  seatOf[q] = one;
}

function createSearch(energy: Heat, seating: Seating, random: Random): Search {
  const seats = seating.slice();
  const seatOf = new Int32Array(energy.size);
  seats.forEach((person, seat) => {
    seatOf[person] = seat;
  });
  const tables = energy.size >> 2;
  const search: Search = {
    energy,
    seats,
    seatOf,
    costs: new Int32Array(tables),
    firstRest: 4 * tables,
    reaches: drawnReaches(energy.size, random),
    total: 0,
    word: 1 + Math.floor(random() * 2 ** 31),
    step: 0,
  };
  for (let table = 0; table < tables; table++) {
    search.costs[table] = tableEnergy(search, table);
    search.total += i32(search.costs, table);
  }
  for (let seat = search.firstRest; seat < energy.size; seat++) {
    search.total += i32(energy.rests, i32(seats, seat));
  }
  return search;
}

/** Exchanges one who plays and one who rests where the draw allows it. */
function tryRest(search: Search, one: number, two: number, heat: number): void {
  const { energy, seats, costs, firstRest } = search;
  if (one >= firstRest && two >= firstRest) return;
  const seat = Math.min(one, two);
  const rest = Math.max(one, two);
  const table = seat >> 2;
  const after = energyWith(search, seat, i32(seats, rest));
  const change =
    after -
    i32(costs, table) +
    i32(energy.rests, i32(seats, seat)) -
    i32(energy.rests, i32(seats, rest));
  if (change > 0 && change >= heat * f64(HEIGHTS, nextWord(search) & (DRAWS - 1))) return;
  costs[table] = after;
  search.total += change;
  exchange(search, one, two);
}

function tryExchange(search: Search, one: number, two: number, heat: number): void {
  const { seats, costs } = search;
  const table = one >> 2;
  const other = two >> 2;
  const before = (i32(costs, table) + i32(costs, other)) | 0;
  const limit = (before + heat * f64(HEIGHTS, nextWord(search) & (DRAWS - 1))) | 0;
  const here = energyWith(search, one, i32(seats, two));
  if (here > limit) return;
  const there = energyWith(search, two, i32(seats, one));
  const after = (here + there) | 0;
  if (after > limit) return;
  costs[table] = here;
  costs[other] = there;
  search.total += after - before;
  exchange(search, one, two);
}

/** The seat of somebody at a table that costs something, if a few draws find one. */
function drawSeat(search: Search, word: number): number {
  const { costs, seatOf, firstRest, energy } = search;
  let seat = i32(seatOf, ((word >>> 16) * energy.size) >>> 16);
  for (let i = 0; i < 3 && seat < firstRest && i32(costs, seat >> 2) === 0; i++) {
    seat = i32(seatOf, ((nextWord(search) >>> 16) * energy.size) >>> 16);
  }
  return seat;
}

function tryMove(search: Search, heat: number, restsChange: boolean): void {
  const { seats, seatOf, firstRest, energy } = search;
  const word = nextWord(search);
  const one = drawSeat(search, word);
  const person = i32(seats, one);
  const reach = i32(search.reaches, word & (NEAR - 1));
  let other = person + reach;
  if (other < 0 || other >= energy.size) other = person - reach;
  if (other < 0 || other >= energy.size) return;
  const two = i32(seatOf, other);
  if (one >> 2 === two >> 2) return;
  if (one < firstRest && two < firstRest) tryExchange(search, one, two, heat);
  else if (restsChange) tryRest(search, one, two, heat);
}

/** Moves between two changes of heat. */
const STEP = 256;

/** Anneals; ends early where the heat of the seating is `least`, below which there is nothing. The best seen is returned. */
export function annealTables(
  energy: Heat,
  seating: Seating,
  schedule: Schedule,
  least: number,
  random: Random,
): Seating {
  const search = createSearch(energy, seating, random);
  const steps = Math.ceil(schedule.moves / STEP);
  let best = search.total;
  let kept = search.seats.slice();
  for (let step = 0; step < steps && best > least; step++) {
    const left = 1 - step / steps;
    const heat = schedule.cold + (schedule.hot - schedule.cold) * left * left;
    for (let i = 0; i < STEP; i++) tryMove(search, heat, schedule.restsChange);
    if (search.total >= best) continue;
    best = search.total;
    kept = search.seats.slice();
  }
  return kept;
}
