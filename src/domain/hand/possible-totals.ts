import type { Random } from "../kernel/random";
import { randomIndex, seededRandom } from "../kernel/random";
import type { JointReach } from "./joint-reach";
import { canFinish, jointReach, TURNED_NUMBERS } from "./joint-reach";
import { SET_SIZE, TILES, tilePips } from "./tile";

// Whether some sets of tiles, no tile twice, add up to the totals that were counted. A search over the set from 6-6 down,
// pruned by what each hand and all together can still reach: first short tries that choose at random (seeded, so the
// same question has the same answer), which settle nearly every possible case, then every way there is. A search that
// outgrows its budget answers yes: a hand that could have happened is never refused.

export type TotalsQuestion = {
  /** Pips and limits of tiles of each hand. */
  readonly hands: readonly {
    readonly pips: number;
    readonly min: number;
    readonly max: number;
  }[];
  /** Most tiles in all hands together. */
  readonly maxTiles: number;
  /** Tiles, by place in `TILES`, that are in no hand. */
  readonly excluded: readonly number[];
  /** Tiles that can be in one hand only, by place: index of the hand. */
  readonly owners: ReadonlyMap<number, number>;
  /** Sets of numbers (bit n for n) that may be left an odd number of times; null where that says nothing. */
  readonly odd: readonly number[] | null;
};

const TRIES = 40;
const NODES_A_TRY = 120;
const NODE_BUDGET = 60_000;
const PIPS = TILES.map(tilePips);

/** `reach[place][sum]`: bit k is set where k of the tiles from `place` on add up to `sum`. */
type HandReach = readonly Int32Array[];

function handReach(usable: readonly boolean[], highest: number): HandReach {
  const reach: Int32Array[] = [];
  let after = new Int32Array(highest + 1);
  after[0] = 1;
  reach[SET_SIZE] = after;
  for (let place = SET_SIZE - 1; place >= 0; place--) {
    const here = after.slice();
    const pips = PIPS[place] as number;
    for (let sum = usable[place] ? highest : -1; sum >= pips; sum--) {
      here[sum] = (here[sum] as number) | ((after[sum - pips] as number) << 1);
    }
    reach[place] = here;
    after = here;
  }
  return reach;
}

type Tables = { readonly hand: HandReach; readonly joint: JointReach | null };

const HIGHEST_CACHED = 69;
const CACHED_TABLES = 128;
const cachedTables = new Map<string, Tables>();

function makeTables(question: TotalsQuestion, highest: number): Tables {
  const usable = TILES.map((_, place) => !question.excluded.includes(place));
  return {
    hand: handReach(usable, highest),
    joint: question.odd === null ? null : jointReach(usable),
  };
}

/** The tables depend on few things, and the same ones come again and again. */
function tablesFor(question: TotalsQuestion): Tables {
  const highest = Math.max(HIGHEST_CACHED, ...question.hands.map((hand) => hand.pips));
  if (highest > HIGHEST_CACHED) return makeTables(question, highest);
  const key = `${question.excluded.join()}${question.odd === null ? "" : "|"}`;
  const known = cachedTables.get(key);
  if (known !== undefined) return known;
  const made = makeTables(question, highest);
  if (cachedTables.size >= CACHED_TABLES) cachedTables.clear();
  cachedTables.set(key, made);
  return made;
}

type Search = {
  readonly question: TotalsQuestion;
  readonly tables: Tables;
  readonly needs: number[];
  readonly counts: number[];
  readonly failed: Set<number> | null;
  readonly random: Random | null;
  readonly budget: number;
  need: number;
  tiles: number;
  nodes: number;
};

function countRange(from: number, to: number): number {
  if (to < 0) return 0;
  return ((1 << (Math.min(to, 29) + 1)) - 1) & ~((1 << Math.max(0, from)) - 1);
}

function canReach(search: Search, place: number, odd: number): boolean {
  const { hand, joint } = search.tables;
  const allowed = search.question.odd ?? [];
  if (joint !== null && !canFinish(joint, place, odd, search.need, allowed)) return false;
  const row = hand[place] as Int32Array;
  const { hands } = search.question;
  for (let slot = 0; slot < hands.length; slot++) {
    const limits = hands[slot] as TotalsQuestion["hands"][number];
    const count = search.counts[slot] as number;
    const range = countRange(limits.min - count, limits.max - count);
    if (((row[search.needs[slot] as number] as number) & range) === 0) return false;
  }
  return true;
}

/** One number for a state. Four hands reach 69 each, three or fewer 168: it stays below 2^53. */
function stateKey(search: Search, place: number, odd: number): number {
  const base = search.needs.length > 3 ? 70 : 169;
  let key = place * 128 + odd;
  for (let slot = 0; slot < search.needs.length; slot++) {
    key = (key * base + (search.needs[slot] as number)) * 20 + (search.counts[slot] as number);
  }
  return key;
}

const PLAYED = -1;

/** What can become of a tile, best guess first: the hand with most still to come … or played. */
function choices(search: Search, place: number): readonly number[] {
  const { question, needs, random } = search;
  const pips = PIPS[place] as number;
  if (search.tiles >= question.maxTiles || question.excluded.includes(place)) return [PLAYED];
  const owner = question.owners.get(place);
  const open: number[] = [];
  for (let slot = 0; slot < needs.length; slot++) {
    if ((needs[slot] as number) >= pips && (owner === undefined || owner === slot)) open.push(slot);
  }
  if (random === null) {
    return [...open.sort((a, b) => (needs[b] as number) - (needs[a] as number)), PLAYED];
  }
  const all = [...open, PLAYED];
  for (let last = all.length - 1; last > 0; last--) {
    const other = randomIndex(random, last + 1);
    const held = all[last] as number;
    all[last] = all[other] as number;
    all[other] = held;
  }
  return all;
}

function give(search: Search, slot: number, pips: number, sign: 1 | -1): void {
  search.needs[slot] = (search.needs[slot] as number) - sign * pips;
  search.counts[slot] = (search.counts[slot] as number) + sign;
  search.need -= sign * pips;
  search.tiles += sign;
}

/** True: found. False: no way from here, or the budget is spent. */
function searchFrom(search: Search, place: number, odd: number): boolean {
  if (!canReach(search, place, odd)) return false;
  if (place === SET_SIZE) return true;
  search.nodes += 1;
  if (search.nodes > search.budget) return false;
  const key = search.failed === null ? 0 : stateKey(search, place, odd);
  if (search.failed?.has(key)) return false;
  for (const slot of choices(search, place)) {
    if (slot === PLAYED) {
      if (searchFrom(search, place + 1, odd)) return true;
      continue;
    }
    const pips = PIPS[place] as number;
    give(search, slot, pips, 1);
    const found = searchFrom(search, place + 1, odd ^ (TURNED_NUMBERS[place] as number));
    give(search, slot, pips, -1);
    if (found) return true;
  }
  search.failed?.add(key);
  return false;
}

function startSearch(
  question: TotalsQuestion,
  tables: Tables,
  random: Random | null,
  budget: number,
): Search {
  return {
    question,
    tables,
    needs: question.hands.map((hand) => hand.pips),
    counts: question.hands.map(() => 0),
    failed: random === null ? new Set() : null,
    random,
    budget,
    need: question.hands.reduce((sum, hand) => sum + hand.pips, 0),
    tiles: 0,
    nodes: 0,
  };
}

/** Hands so small that few tiles make them: every three of them is asked once. */
const SMALL_HANDS = 3;
const SMALL_PIPS = 5;
const smallHandsExist = new Map<string, boolean>();

/** Small hands compete for the same few tiles: whether the smallest ones exist at all, whatever the numbers left. */
function smallHandsFit(question: TotalsQuestion): boolean {
  const smallest = question.hands
    .toSorted((a, b) => a.pips - b.pips)
    .slice(0, SMALL_HANDS)
    .filter((hand) => hand.pips <= SMALL_PIPS);
  const key = smallest.map((hand) => `${hand.pips}:${hand.min}`).join();
  const known = smallHandsExist.get(key);
  if (known !== undefined) return known;
  const open = { hands: smallest, maxTiles: SET_SIZE, excluded: [], owners: new Map(), odd: null };
  const search = startSearch(open, tablesFor(open), null, NODE_BUDGET);
  const fit = searchFrom(search, 0, 0) || search.nodes > search.budget;
  smallHandsExist.set(key, fit);
  return fit;
}

/**
 * Whether such hands exist for one of several questions (a block may have closed any number). Sound: false only where
 * there are none at all.
 */
export function canMakeTotals(questions: readonly TotalsQuestion[]): boolean {
  const open = questions
    .filter(smallHandsFit)
    .map((question) => ({ question, tables: tablesFor(question) }))
    .filter(({ question, tables }) => canReach(startSearch(question, tables, null, 0), 0, 0));
  const random = seededRandom("totals");
  for (let attempt = 0; attempt < TRIES * Math.min(1, open.length); attempt++) {
    const { question, tables } = open[attempt % open.length] as (typeof open)[number];
    if (searchFrom(startSearch(question, tables, random, NODES_A_TRY), 0, 0)) return true;
  }
  return open.some(({ question, tables }) => {
    const search = startSearch(question, tables, null, NODE_BUDGET);
    return searchFrom(search, 0, 0) || search.nodes > search.budget;
  });
}
