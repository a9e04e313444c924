import type { Question } from "./question";

// Tries to prove that a field cannot be seated for less than a cost, by going through everything that could: the hardest to
// seat first, giving up a way as soon as those left cannot but cost too much.

/** Steps after which the question stays open. */
const PATIENCE = 150_000;

/** The people tried out one by one must fit the time; larger fields have too many ways. */
const LARGEST_TRIED = 48;

type Search = {
  readonly question: Question;
  readonly below: number;
  /** What each costs at least at any table, times two. */
  readonly floor: Float64Array;
  steps: number;
};

/** The least that somebody pays at a table: each couple is paid for by both, so by each half. */
function floorsOf(question: Question): Float64Array {
  const { ids, together, across, partners, group } = question;
  const size = ids.length;
  const floor = new Float64Array(size);
  for (let unit = 0; unit < size; unit++) {
    const others = ids.map((_, other) => other).filter((other) => other !== unit);
    const opponents = others.map((other) => across[unit * size + other] ?? 0);
    opponents.sort((a, b) => a - b);
    const partner = Math.min(...others.map((other) => together[unit * size + other] ?? 0));
    const count = partners ? 2 : group - 1;
    const least = opponents.slice(0, count).reduce((sum, cost) => sum + cost, 0);
    floor[unit] = partners ? least + partner : least;
  }
  return floor;
}

/** People in order of how few they can sit with for nothing. */
function hardestFirst({ ids, together, across }: Question): readonly number[] {
  const size = ids.length;
  const ease = ids.map((_, unit) => {
    let free = 0;
    for (let other = 0; other < size; other++) {
      if ((together[unit * size + other] ?? 0) === 0) free += 1;
      if ((across[unit * size + other] ?? 0) === 0) free += 1;
    }
    return free;
  });
  return ids.map((_, unit) => unit).sort((a, b) => (ease[a] ?? 0) - (ease[b] ?? 0) || a - b);
}

const floorOf = ({ floor }: Search, people: readonly number[]) =>
  people.reduce((sum, unit) => sum + (floor[unit] ?? 0), 0) / 2;

/** What somebody adds to a table that fills up: partners first, then those across from them. */
function added({ question }: Search, table: readonly number[], unit: number): number {
  const size = question.ids.length;
  const to = (matrix: Float64Array, other: number | undefined) =>
    other === undefined ? 0 : (matrix[unit * size + other] ?? 0);
  const [a, b, c] = table;
  if (!question.partners)
    return to(question.across, a) + to(question.across, b) + to(question.across, c);
  if (table.length === 1) return to(question.together, a);
  return to(question.across, a) + to(question.across, b) + to(question.together, c);
}

/** Whether those left can be seated for less than what is left to spend; true also when patience runs out. */
function canSeat(search: Search, left: readonly number[], spent: number): boolean {
  const [first, ...others] = left;
  if (first === undefined) return true;
  return fill(search, [first], others, others, spent);
}

function fill(
  search: Search,
  table: readonly number[],
  choices: readonly number[],
  others: readonly number[],
  spent: number,
): boolean {
  search.steps += 1;
  if (search.steps > PATIENCE) return true;
  if (table.length === search.question.group) return canSeat(search, others, spent);
  for (const [at, unit] of choices.entries()) {
    const cost = spent + added(search, table, unit);
    const left = others.filter((other) => other !== unit);
    if (cost + floorOf(search, left) >= search.below) continue;
    // Partners may be anybody; of the two across, and of those who play alone, the order does not matter.
    const ordered = !search.question.partners || table.length > 1;
    const next = ordered ? choices.slice(at + 1) : left;
    if (fill(search, [...table, unit], next, left, cost)) return true;
  }
  return false;
}

/** True where it is proved that no seating of a field costs less than `cost`; false leaves it open. Nobody may rest. */
export function isLeastCost(question: Question, cost: number): boolean {
  if (question.resting + question.short > 0 || question.ids.length > LARGEST_TRIED) return false;
  const search: Search = { question, below: cost, floor: floorsOf(question), steps: 0 };
  const people = hardestFirst(question);
  if (floorOf(search, people) >= cost) return true;
  return !canSeat(search, people, 0);
}
