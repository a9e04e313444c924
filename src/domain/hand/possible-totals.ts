import type { Random } from "../kernel/random";
import { randomIndex, seededRandom } from "../kernel/random";
import { deadStates, forgetStates, isDead, markDead } from "./dead-states";
import type { LineAnswer } from "./possible-line";
import { SET_SIZE } from "./tile";
import type { TileSet } from "./tile-set";
import type { TotalsReach } from "./totals-reach";
import { BY_PIPS, canFinish, canPair, canTriple, PIPS, TURNED, totalsReach } from "./totals-reach";

// Whether some sets of tiles, no tile twice, add up to the totals that were counted. A search over the set from the highest
// tile to the lowest, which turns back where one hand, two, three small ones or all together cannot get what they still
// need. First short tries that choose by lot (seeded, so that the same question has the same answer), which settle nearly
// every possible case; then every way there is, remembering what failed.

export type TileLimits = { readonly min: number; readonly max: number };

export type TotalsQuestion = {
  /** Pips and limits of tiles of each hand, and the tiles that nobody else can hold. */
  readonly hands: readonly (TileLimits & { readonly pips: number; readonly own: TileSet })[];
  /** Numbers of tiles by hand that are likely to go together, tried first. */
  readonly likely: readonly (readonly TileLimits[])[];
  /** Most tiles in all hands together. */
  readonly maxTiles: number;
  /** The tiles that can be left at all; the tables are made for these. */
  readonly usable: TileSet;
  /** Single tiles that are known not to be left. */
  readonly gone: TileSet;
  /** Sets of numbers that may be left an odd number of times; null where that says nothing. */
  readonly odd: readonly number[] | null;
  /** Whether a hand can end with these tiles left, by hand; asked of whole solutions only. */
  readonly accepts: (tiles: readonly TileSet[]) => LineAnswer;
};

const TRIES = 48;
const STEPS_A_TRY = 60;
const STEP_BUDGET = 6_000;
const HIGHEST_CACHED = 69;
const CACHED_TABLES = 64;
const cachedTables = new Map<string, TotalsReach>();

/** The tables depend on few things, and the same ones come again and again. */
function tablesFor(question: TotalsQuestion): TotalsReach {
  const highest = Math.max(HIGHEST_CACHED, ...question.hands.map((hand) => hand.pips));
  const key = `${question.usable} ${highest}`;
  const known = cachedTables.get(key);
  if (known !== undefined) return known;
  const made = totalsReach(question.usable, highest);
  if (cachedTables.size >= CACHED_TABLES) cachedTables.clear();
  cachedTables.set(key, made);
  return made;
}

type Search = {
  readonly question: TotalsQuestion;
  readonly reach: TotalsReach;
  readonly needs: number[];
  readonly counts: number[];
  readonly tiles: number[];
  readonly random: Random | null;
  readonly budget: number;
  readonly refusals: number;
  need: number;
  count: number;
  steps: number;
  /** Solutions with which no hand was found to end. What led to them did not fail for its totals: it is not remembered. */
  refused: number;
  /** Of one of them it is not known that no hand ends with it. */
  isOpen: boolean;
};

function countRange(from: number, to: number): number {
  if (to < 0) return 0;
  return ((1 << (Math.min(to, 29) + 1)) - 1) & ~((1 << Math.max(0, from)) - 1);
}

/** Each hand by itself: some number of tiles within its limits makes what it needs. Nothing but 0-0 makes no pips. */
function canEachReach(search: Search, step: number): boolean {
  const row = search.reach.hand[step] as Int32Array;
  const { hands } = search.question;
  let blanks = 0;
  for (let slot = 0; slot < hands.length; slot++) {
    const { min, max } = hands[slot] as TotalsQuestion["hands"][number];
    const count = search.counts[slot] as number;
    if (search.needs[slot] === 0 && count < min) blanks += 1;
    if (blanks > 1) return false;
    const range = countRange(min - count, max - count);
    if (((row[search.needs[slot] as number] as number) & range) === 0) return false;
  }
  return true;
}

/** Some hands together need no more than as many of the highest tiles as they may hold. */
function canAfford(search: Search, step: number): boolean {
  const row = search.reach.most[step] as Int32Array;
  const { hands, maxTiles } = search.question;
  const room = maxTiles - search.count;
  for (let group = 1; group < 1 << hands.length; group++) {
    let need = 0;
    let count = 0;
    for (let slot = 0; slot < hands.length; slot++) {
      if (((group >> slot) & 1) === 0) continue;
      need += search.needs[slot] as number;
      count +=
        (hands[slot] as TotalsQuestion["hands"][number]).max - (search.counts[slot] as number);
    }
    if (need > (row[Math.min(count, room, SET_SIZE)] as number)) return false;
  }
  return true;
}

/** No two hands, nor three small ones, need the same tiles. */
function canShare(search: Search, step: number): boolean {
  const { needs, reach } = search;
  for (let one = 0; one < needs.length; one++) {
    for (let other = one + 1; other < needs.length; other++) {
      const a = needs[one] as number;
      const b = needs[other] as number;
      if (!canPair(reach, step, a, b)) return false;
      for (let third = other + 1; third < needs.length; third++) {
        if (!canTriple(reach, step, a, b, needs[third] as number)) return false;
      }
    }
  }
  return true;
}

function canReach(search: Search, step: number, odd: number): boolean {
  const allowed = search.question.odd;
  if (allowed !== null && !canFinish(search.reach, step, odd, search.need, allowed)) return false;
  return canEachReach(search, step) && canAfford(search, step) && canShare(search, step);
}

const dead = deadStates(14);

/** Needs of eight bits a hand. */
function packedNeeds({ needs }: Search): number {
  let packed = 0;
  for (let slot = 0; slot < needs.length; slot++) packed = (packed << 8) | (needs[slot] as number);
  return packed;
}

/** Counts of five bits a hand, the step and the odd numbers. */
function packedRest({ counts }: Search, step: number, odd: number): number {
  let packed = 0;
  for (let slot = 0; slot < counts.length; slot++)
    packed = (packed << 5) | (counts[slot] as number);
  return (((packed << 5) | step) << 7) | odd;
}

const LAID = -1;

/** What can become of a tile: laid, or held by one of the hands that it fits. By lot, or the neediest hand first. */
function choices(search: Search, step: number): readonly number[] {
  const { question, needs, random } = search;
  const bit = 1 << (BY_PIPS[step] as number);
  if (search.count >= question.maxTiles || (question.usable & ~question.gone & bit) === 0) {
    return [LAID];
  }
  const owner = question.hands.findIndex((hand) => (hand.own & bit) !== 0);
  const open: number[] = [];
  for (let slot = 0; slot < needs.length; slot++) {
    const hand = question.hands[slot] as TotalsQuestion["hands"][number];
    const fits =
      (needs[slot] as number) >= (PIPS[step] as number) &&
      (search.counts[slot] as number) < hand.max;
    if (fits && (owner === -1 || owner === slot)) open.push(slot);
  }
  if (random === null) {
    return [...open.sort((a, b) => (needs[b] as number) - (needs[a] as number)), LAID];
  }
  open.push(LAID);
  for (let last = open.length - 1; last > 0; last--) {
    const other = randomIndex(random, last + 1);
    const held = open[last] as number;
    open[last] = open[other] as number;
    open[other] = held;
  }
  return open;
}

function give(search: Search, slot: number, step: number, sign: 1 | -1): void {
  const pips = sign * (PIPS[step] as number);
  search.needs[slot] = (search.needs[slot] as number) - pips;
  search.counts[slot] = (search.counts[slot] as number) + sign;
  search.tiles[slot] = (search.tiles[slot] as number) ^ (1 << (BY_PIPS[step] as number));
  search.need -= pips;
  search.count += sign;
}

function isAccepted(search: Search): boolean {
  const answer = search.question.accepts(search.tiles);
  if (answer === "possible") return true;
  if (answer === "undecided") search.isOpen = true;
  search.refused += 1;
  if (search.refused >= search.refusals) search.steps = search.budget + 1;
  return false;
}

/** True: found. False: no way from here, or the budget is spent. */
function searchFrom(search: Search, step: number, odd: number): boolean {
  search.steps += 1;
  if (search.steps > search.budget) return false;
  if (!canReach(search, step, odd)) return false;
  if (step === SET_SIZE) {
    return isAccepted(search);
  }
  const isRemembered = search.random === null;
  const needs = packedNeeds(search);
  const rest = packedRest(search, step, odd);
  if (isRemembered && isDead(dead, needs, rest, 0)) return false;
  const refused = search.refused;
  for (const slot of choices(search, step)) {
    if (slot === LAID) {
      if (searchFrom(search, step + 1, odd)) return true;
      continue;
    }
    give(search, slot, step, 1);
    const found = searchFrom(search, step + 1, odd ^ (TURNED[step] as number));
    give(search, slot, step, -1);
    if (found) return true;
  }
  if (isRemembered && search.refused === refused && search.steps <= search.budget) {
    markDead(dead, needs, rest, 0);
  }
  return false;
}

function startSearch(
  question: TotalsQuestion,
  random: Random | null,
  budget: number,
  refusals: number,
): Search {
  return {
    question,
    reach: tablesFor(question),
    needs: question.hands.map((hand) => hand.pips),
    counts: question.hands.map(() => 0),
    tiles: question.hands.map(() => 0),
    random,
    budget,
    refusals,
    need: question.hands.reduce((sum, hand) => sum + hand.pips, 0),
    count: 0,
    steps: 0,
    refused: 0,
    isOpen: false,
  };
}

function isReachable(question: TotalsQuestion): boolean {
  return canReach(startSearch(question, null, 0, 0), 0, 0);
}

/** A question drawn by lot, two times in three with a likely number of tiles for each hand; null where that is out of reach. */
function drawQuestion(
  open: readonly TotalsQuestion[],
  attempt: number,
  random: Random,
): TotalsQuestion | null {
  const question = open[randomIndex(random, open.length)] as TotalsQuestion;
  if (attempt % 3 === 2 || question.likely.length === 0) return question;
  const limits = question.likely[randomIndex(random, question.likely.length)] ?? [];
  const hands = question.hands.map((hand, slot) => ({ ...hand, ...limits[slot] }));
  const narrowed = { ...question, hands };
  return isReachable(narrowed) ? narrowed : null;
}

/**
 * Whether such hands exist for one of several questions (a block may have closed any number). `undecided` where none were
 * found with which a hand is known to end, and not every set was tried and refused; `mostRefusals` are looked at.
 */
export function findTotals(questions: readonly TotalsQuestion[], mostRefusals: number): LineAnswer {
  const open = questions.filter(isReachable);
  if (open.length === 0) return "impossible";
  const random = seededRandom("totals");
  let refusals = mostRefusals;
  for (let attempt = 0; attempt < TRIES && 2 * refusals > mostRefusals; attempt++) {
    const question = drawQuestion(open, attempt, random);
    if (question === null) continue;
    const search = startSearch(question, random, STEPS_A_TRY, refusals);
    if (searchFrom(search, 0, 0)) return "possible";
    refusals -= search.refused;
  }
  let steps = 0;
  let isOpen = false;
  for (const question of open) {
    forgetStates(dead);
    const search = startSearch(question, null, STEP_BUDGET - steps, refusals);
    if (searchFrom(search, 0, 0)) return "possible";
    steps += search.steps;
    refusals -= search.refused;
    isOpen = isOpen || search.isOpen;
    if (steps > STEP_BUDGET || refusals <= 0) return "undecided";
  }
  return isOpen ? "undecided" : "impossible";
}
