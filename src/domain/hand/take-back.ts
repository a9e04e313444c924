import type { Random } from "../kernel/random";
import { randomIndex } from "../kernel/random";
import { deadStates, forgetStates, isDead, markDead } from "./dead-states";
import type { Ends } from "./line";
import type { LineQuestion } from "./line-question";
import {
  ALL_NUMBERS,
  firstPlace,
  NUMBERS_OF,
  OTHER_NUMBER,
  TILES_SHOWING,
  tilesReached,
} from "./number-sets";
import type { TileSet } from "./tile-set";
import { countTiles } from "./tile-set";
import { hasTrail } from "./trail";

// A hand taken back move by move from its end. Each seat's hand grows from what it has left, and a pass at the ends x and y
// is right where that hand shows neither. Turns go round, so a seat's turns less its tiles are its passes. As soon as all
// passes are placed, what is left of the line is any trail of its tiles, laid in turn; where they cannot be placed, every
// way of taking back is tried.

const NUMBER_BITS = 7;
const COUNT_BITS = 3;
const COUNT_MASK = 7;

/** One way in which the hand may have begun and ended. */
export type Start = {
  readonly closer: number;
  readonly ends: Ends;
  readonly opening: number | null;
  readonly pool: TileSet;
};

export type LineSearch = {
  readonly question: LineQuestion;
  readonly start: Start;
  /** Tiles that each seat can have laid. */
  readonly layable: readonly TileSet[];
  /** Every tile of the pool was laid. */
  readonly isWhole: boolean;
  readonly random: Random | null;
  readonly budget: number;
  steps: number;
};

/**
 * The table with the later moves taken back: tiles of the pool not taken back, open ends, numbers in each hand (seven bits
 * a seat), tiles each has still laid (three bits a seat), whose move was the last one, and the passes just taken back.
 */
export type LineState = {
  readonly pool: TileSet;
  readonly left: number;
  readonly right: number;
  readonly held: number;
  readonly laid: number;
  readonly turn: number;
  readonly run: number;
};

const dead = deadStates(14);

/** Another opening, another set of tiles: what led nowhere before may lead somewhere now. */
export function forgetDeadLines(): void {
  forgetStates(dead);
}

function packedRest({ left, right, laid, turn, run }: LineState): number {
  const low = Math.min(left, right);
  return ((((((low << 3) | Math.max(left, right)) << 12) | laid) << 2) | turn) * 4 + run;
}

/** Counts, three bits a seat. */
export function packCounts(counts: readonly number[]): number {
  return counts.reduce((all, count, seat) => all | (count << (COUNT_BITS * seat)), 0);
}

/** Numbers in hand, seven bits a seat. */
export function packNumbers(numbers: readonly number[]): number {
  return numbers.reduce((all, set, seat) => all | (set << (NUMBER_BITS * seat)), 0);
}

function laidBy(state: LineState, seat: number): number {
  return (state.laid >> (COUNT_BITS * seat)) & COUNT_MASK;
}

function heldBy(state: LineState, seat: number): number {
  return (state.held >> (NUMBER_BITS * seat)) & ALL_NUMBERS;
}

/** Passes of each seat still to place, by the fewest rounds. */
const due = new Int32Array(4);

/** What the turns say: a seat would have had to pass and could not; any number of rounds; exactly these rounds. */
export type Rounds = "none" | "free" | "exact";

/**
 * Fills `due` from the turns: from the leader's first to this one each seat had as many as there were rounds, or one more.
 * `exact` where the rounds are certain because some hand shows all numbers and so never passed; `none` where it had to.
 */
export function countPasses(search: LineSearch, state: LineState): Rounds {
  const { players, leader } = search.question;
  const lastOffset = (state.turn - leader + players) % players;
  let rounds = 0;
  for (let seat = 0; seat < players; seat++) {
    const more = (seat - leader + players) % players <= lastOffset ? 1 : 0;
    due[seat] = more - laidBy(state, seat);
    rounds = Math.max(rounds, -(due[seat] as number));
  }
  let kind: Rounds = "free";
  for (let seat = 0; seat < players; seat++) {
    due[seat] = (due[seat] as number) + rounds;
    if (heldBy(state, seat) !== ALL_NUMBERS) continue;
    if (due[seat] !== 0) return "none";
    kind = "exact";
  }
  return kind;
}

export function totalLaid(search: LineSearch, state: LineState): number {
  let total = 0;
  for (let seat = 0; seat < search.question.players; seat++) total += laidBy(state, seat);
  return total;
}

/** The rest of the tiles cannot be a line with these ends. */
export function isBroken(search: LineSearch, state: LineState, total: number): boolean {
  const { opening } = search.start;
  const open = (1 << state.left) | (1 << state.right);
  const reached = tilesReached(state.pool, open);
  if (opening !== null && ((reached >> opening) & 1) === 0) return true;
  return search.isWhole ? reached !== state.pool : countTiles(reached) < total;
}

/** A tile that only one seat can have laid stands in the rest of the line, and not as its only tile and the leader's. */
export function hasOwned(search: LineSearch, state: LineState, total: number): boolean {
  const { own, leader } = search.question;
  const owned = own.reduce((all, tiles) => all | tiles, 0) & state.pool;
  if (owned === 0) return false;
  return total > 1 || owned !== (owned & (own[leader] as number)) || countTiles(owned) > 1;
}

/** All passes are placed: whether the rest of the tiles can be laid in turn. */
function isOpenPlay(search: LineSearch, state: LineState, total: number): boolean {
  for (let seat = 0; seat < search.question.players; seat++) if (due[seat] !== 0) return false;
  if (hasOwned(search, state, total)) return false;
  if (search.isWhole) return true;
  return hasTrail(state.pool, state.left, state.right, total, search.start.opening);
}

/** Takes back a tile from one end, as the move of the seat in turn. */
export function takeBack(
  search: LineSearch,
  state: LineState,
  place: number,
  isRight: boolean,
): LineState {
  const { players } = search.question;
  const others = OTHER_NUMBER[place] as Int32Array;
  const seat = state.turn;
  return {
    pool: state.pool & ~(1 << place),
    left: isRight ? state.left : (others[state.left] as number),
    right: isRight ? (others[state.right] as number) : state.right,
    held: state.held | ((NUMBERS_OF[place] as number) << (NUMBER_BITS * seat)),
    laid: state.laid - (1 << (COUNT_BITS * seat)),
    turn: (seat + players - 1) % players,
    run: 0,
  };
}

function takeBackPass(search: LineSearch, state: LineState): LineState {
  const { players } = search.question;
  return { ...state, turn: (state.turn + players - 1) % players, run: state.run + 1 };
}

export const PASS = -1;

/** How far taking back a tile helps the passes still due: the seat before can pass then, and this hand shows no more. */
function promise(search: LineSearch, state: LineState, choice: number): number {
  const { players } = search.question;
  const place = choice >> 1;
  const isRight = (choice & 1) === 1;
  const before = (state.turn + players - 1) % players;
  const others = OTHER_NUMBER[place] as Int32Array;
  const kept = isRight ? state.left : state.right;
  const open = (1 << kept) | (1 << (others[isRight ? state.right : state.left] as number));
  let worth = 0;
  if ((due[before] as number) > 0) worth += (open & heldBy(state, before)) === 0 ? 6 : -2;
  if ((due[state.turn] as number) > 0) {
    const shown = heldBy(state, state.turn);
    worth -= 2 * countTiles((NUMBERS_OF[place] as number) & ~shown);
    if ((open & shown) === 0) worth += 2;
  }
  return worth;
}

const LUCK = 4;

/** Ways to take back the last move, best guess first: a pass that is due, then tiles (two for a tile: left, right end). */
export function choices(search: LineSearch, state: LineState, kind: Rounds): readonly number[] {
  const { players } = search.question;
  const { random, start } = search;
  const seat = state.turn;
  const open = (1 << state.left) | (1 << state.right);
  const isDue = (due[seat] as number) > 0;
  const canPass =
    state.run < players - 1 && (open & heldBy(state, seat)) === 0 && (isDue || kind === "free");
  const list: number[] = [];
  const worth: number[] = [];
  const spared = start.opening === null ? 0 : 1 << start.opening;
  const tiles =
    laidBy(state, seat) > 0 ? state.pool & (search.layable[seat] as number) & ~spared : 0;
  for (let side = 0; side < (state.left === state.right ? 1 : 2); side++) {
    const end = side === 0 ? state.left : state.right;
    for (let at = tiles & (TILES_SHOWING[1 << end] as number); at !== 0; at &= at - 1) {
      const choice = firstPlace(at) * 2 + side;
      const luck = random === null ? 0 : random() * LUCK;
      insert(list, worth, choice, promise(search, state, choice) + luck);
    }
  }
  if (canPass) {
    if (isDue && (random === null || randomIndex(random, 5) > 0)) list.unshift(PASS);
    else list.push(PASS);
  }
  return list;
}

/** Puts a choice into its place, the most promising first. */
function insert(list: number[], worth: number[], choice: number, value: number): void {
  let at = list.length;
  for (; at > 0 && (worth[at - 1] as number) < value; at--) {
    list[at] = list[at - 1] as number;
    worth[at] = worth[at - 1] as number;
  }
  list[at] = choice;
  worth[at] = value;
}

/** Whether the moves up to this state can have been made. False too once the budget is spent. */
export function canReach(search: LineSearch, state: LineState): boolean {
  search.steps += 1;
  if (search.steps > search.budget) return false;
  if (laidBy(state, search.question.leader) === 0) return false;
  const total = totalLaid(search, state);
  const kind = countPasses(search, state);
  if (kind === "none" || isBroken(search, state, total)) return false;
  if (isOpenPlay(search, state, total)) return true;
  const rest = packedRest(state);
  if (search.random === null && isDead(dead, state.pool, state.held, rest)) return false;
  for (const choice of choices(search, state, kind)) {
    const before =
      choice === PASS
        ? takeBackPass(search, state)
        : takeBack(search, state, choice >> 1, (choice & 1) === 1);
    if (canReach(search, before)) return true;
    if (search.steps > search.budget) return false;
  }
  if (search.random === null) markDead(dead, state.pool, state.held, rest);
  return false;
}
