import type { Random } from "../kernel/random";
import { randomIndex, seededRandom } from "../kernel/random";
import type { Ends } from "./line";
import type { LineQuestion } from "./line-question";
import {
  ALL_NUMBERS,
  firstPlace,
  NUMBERS_OF,
  numbersOn,
  oddOn,
  TILES_SHOWING,
} from "./number-sets";
import type { LineSearch, LineState, Start } from "./take-back";
import {
  canReach,
  choices,
  countPasses,
  forgetDeadLines,
  hasOwned,
  isBroken,
  PASS,
  packCounts,
  packNumbers,
  takeBack,
  totalLaid,
} from "./take-back";
import { HAND_SIZE, HIGHEST_NUMBER, SET_SIZE } from "./tile";
import { ALL_TILES, countTiles, isSingle, places } from "./tile-set";

// Whether some line of play explains the tiles left where nothing is drawn: which of the other tiles each seat laid, in
// which order, at which end, and who passed when. A few tries by lot (seeded, so that the same question has the same
// answer) find a line nearly always when there is one; then every way is tried. The answer is exact unless that outgrows
// its budget.

/** `undecided`: no line was found, and not every one was tried. */
export type LineAnswer = "possible" | "impossible" | "undecided";

/** How far a search goes: tries by lot, steps of each, and steps in all when every way is tried. */
export type Effort = {
  readonly tries: number;
  readonly triedSteps: number;
  readonly steps: number;
};

const THOROUGH: Effort = { tries: 12, triedSteps: 60, steps: 3_000 };
/** With fewer players a step is cheaper, and more is left open. */
const THOROUGH_WITH_FEW: Effort = { ...THOROUGH, steps: 9_000 };

function sameEnds(a: Ends | null, left: number, right: number): boolean {
  if (a === null) return true;
  return (a[0] === left && a[1] === right) || (a[0] === right && a[1] === left);
}

/** Takes back the closer's tile, which alone bears what is known of it. */
function canEnd(search: LineSearch): boolean {
  const { question, start } = search;
  const { lastTile, ending, leader } = question;
  const last: LineState = {
    pool: start.pool,
    left: start.ends[0],
    right: start.ends[1],
    held: packNumbers(question.left.map(numbersOn)),
    laid: packCounts(laidCounts(question)),
    turn: start.closer,
    run: 0,
  };
  const total = totalLaid(search, last);
  const kind = countPasses(search, last);
  if (kind === "none" || isBroken(search, last, total)) return false;
  if (total === 1) return start.closer === leader && opensAndEnds(search, last);
  return choices(search, last, "exact").some((choice) => {
    if (choice === PASS) return false;
    if (lastTile !== null && choice >> 1 !== lastTile) return false;
    const before = takeBack(search, last, choice >> 1, (choice & 1) === 1);
    const fits = ending !== "domino" || sameEnds(question.ends, before.left, before.right);
    if (!fits || search.steps > search.budget) return false;
    return canReach(search, before) || canReachEarly(search, before, choice >> 1);
  });
}

function laidCounts(question: LineQuestion): readonly number[] {
  return question.left.map((set) => HAND_SIZE - countTiles(set));
}

/**
 * The closer's tile was laid before the player in turn had moved, who could do nothing against it (16.3): he had two tiles
 * or more, or could not lay his, and the closing tile would still have fitted after each of his.
 */
function canReachEarly(search: LineSearch, before: LineState, lastTile: number): boolean {
  const { mayBeEarly, players, left } = search.question;
  if (!mayBeEarly) return false;
  const skipped = left[before.turn] as number;
  const fitting = (open: number) => TILES_SHOWING[open] as number;
  const options = skipped & fitting((1 << before.left) | (1 << before.right));
  if (options !== 0 && isSingle(skipped)) return false;
  const wins = places(options).every((option) =>
    [before.left, before.right].every((end, side) => {
      const both = NUMBERS_OF[option] as number;
      if ((both & (1 << end)) === 0) return true;
      const other = isSingle(both) ? both : both & ~(1 << end);
      const kept = 1 << (side === 0 ? before.right : before.left);
      return ((fitting(other | kept) >> lastTile) & 1) === 1;
    }),
  );
  return wins && canReach(search, { ...before, turn: (before.turn + players - 1) % players });
}

/** A hand of one tile: the opening one shows both ends. */
function opensAndEnds(search: LineSearch, state: LineState): boolean {
  const { opening } = search.start;
  const { leader, lastTile } = search.question;
  const numbers = (1 << state.left) | (1 << state.right);
  for (let at = state.pool & (search.layable[leader] as number); at !== 0; at &= at - 1) {
    const place = firstPlace(at);
    const isOther = (opening ?? place) !== place || (lastTile ?? place) !== place;
    if (!isOther && NUMBERS_OF[place] === numbers && !hasOwned(search, state, 1)) return true;
  }
  return false;
}

/** The ends that may be open after the last tile. */
function finalEnds(question: LineQuestion, pool: number, isWhole: boolean): readonly Ends[] {
  const closed = question.left.reduce((numbers, set) => numbers & ~numbersOn(set), ALL_NUMBERS);
  const usable = numbersOn(pool) & (question.ending === "block" ? closed : ALL_NUMBERS);
  const odd = oddOn(pool);
  const list: Ends[] = [];
  for (let left = 0; left <= HIGHEST_NUMBER; left++) {
    for (let right = left; right <= HIGHEST_NUMBER; right++) {
      const both = (1 << left) | (1 << right);
      const isOdd = !isWhole || ((1 << left) ^ (1 << right)) === odd;
      const isSaid = question.ending !== "block" || sameEnds(question.ends, left, right);
      if ((both & ~usable) === 0 && isOdd && isSaid) list.push([left, right]);
    }
  }
  return list;
}

/** Every way in which the hand may have begun and ended, those with the same opening together. */
function starts(question: LineQuestion): readonly (readonly Start[])[] {
  const unheld = question.left.reduce((rest, set) => rest & ~set, ALL_TILES);
  const isWhole = question.players * HAND_SIZE === SET_SIZE;
  const seats = question.left.map((_, seat) => seat);
  const laid = laidCounts(question);
  const closers = seats.filter(
    (seat) => (laid[seat] as number) > 0 && (question.closer ?? seat) === seat,
  );
  const held = ALL_TILES & ~unheld;
  const possible = question.openings.filter(({ place, pool }) => {
    const isHeld = place !== null && ((held >> place) & 1) === 1;
    return !isHeld && (held & ~pool) === 0;
  });
  return possible.map(({ place, pool }) =>
    finalEnds(question, pool & unheld, isWhole).flatMap((ends) =>
      closers.map((closer) => ({ closer, ends, opening: place, pool: pool & unheld })),
    ),
  );
}

function startSearch(
  question: LineQuestion,
  start: Start,
  random: Random | null,
  budget: number,
): LineSearch {
  const owned = question.own.reduce((all, tiles) => all | tiles, 0);
  return {
    question,
    start,
    layable: question.own.map((tiles) => ~owned | tiles),
    isWhole: question.players * HAND_SIZE === SET_SIZE,
    random,
    budget,
    steps: 0,
  };
}

/** Searches for a line that leaves these tiles; `left` holds no tile twice and at most seven a seat. */
export function findLine(
  question: LineQuestion,
  effort: Effort = question.players < 4 ? THOROUGH_WITH_FEW : THOROUGH,
): LineAnswer {
  const laid = laidCounts(question);
  if (laid.every((count) => count === 0)) {
    return question.ending === "false-block" ? "possible" : "impossible";
  }
  if (laid[question.leader] === 0) return "impossible";
  const groups = starts(question);
  const all = groups.flat();
  const random = seededRandom("line");
  for (let attempt = 0; all.length > 0 && attempt < effort.tries; attempt++) {
    const start = all[randomIndex(random, all.length)] as Start;
    if (canEnd(startSearch(question, start, random, effort.triedSteps))) return "possible";
  }
  let steps = 0;
  for (const group of groups) {
    forgetDeadLines();
    for (const start of group) {
      const search = startSearch(question, start, null, effort.steps - steps);
      if (canEnd(search)) return "possible";
      steps += search.steps;
      if (steps > effort.steps) return "undecided";
    }
  }
  return "impossible";
}
