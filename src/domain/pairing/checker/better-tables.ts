import type { Couples, Past } from "./past";

/** What a round of four at a table gives up: repeated partners, repeated opponents, rests that came again. */
export type Faults = {
  readonly partners: number;
  readonly opponents: number;
  readonly rests: number;
};

/** Steps after which the search leaves the question open. */
const PATIENCE = 60_000;

type Search = { readonly couples: Couples; steps: number };

type Couple = readonly [string, string];

const one = (condition: boolean) => (condition ? 1 : 0);

/** Faults left after two become partners; below 0 where they may not. */
function afterPartners({ couples }: Search, a: string, b: string, left: number): number {
  return couples.apart(a, b) ? -1 : left - one(couples.partner(a, b) > 0);
}

/** Faults left after one more sits down against two partners; below 0 where he may not. */
function afterOpponent({ couples }: Search, partners: Couple, id: string, left: number): number {
  const [a, b] = partners;
  if (couples.apart(a, id) || couples.apart(b, id)) return -1;
  return left - one(couples.rematch(a, id) > 0) - one(couples.rematch(b, id) > 0);
}

type Step = {
  readonly left: readonly string[];
  readonly partners: number;
  readonly opponents: number;
};

/** The ways to fill the other half of the table of two partners, within the faults left. */
function* opponentsFor(search: Search, pair: Couple, step: Step): Generator<Step> {
  for (const [at, c] of step.left.entries()) {
    const afterC = afterOpponent(search, pair, c, step.opponents);
    if (afterC < 0) continue;
    for (const d of step.left.slice(at + 1)) {
      search.steps += 1;
      if (search.steps > PATIENCE) return;
      const opponents = afterOpponent(search, pair, d, afterC);
      const partners = afterPartners(search, c, d, step.partners);
      if (opponents < 0 || partners < 0) continue;
      yield { left: step.left.filter((id) => id !== c && id !== d), partners, opponents };
    }
  }
}

/** Seats those who are left within the faults still allowed, the first of them first. */
function canSeat(search: Search, { left, partners, opponents }: Step): boolean {
  const [a, ...others] = left;
  if (a === undefined) return true;
  for (const b of others) {
    const after = afterPartners(search, a, b, partners);
    if (after < 0) continue;
    const rest = { left: others.filter((id) => id !== b), partners: after, opponents };
    for (const next of opponentsFor(search, [a, b], rest)) {
      if (canSeat(search, next)) return true;
    }
  }
  return false;
}

function* choices(ids: readonly string[], count: number): Generator<readonly string[]> {
  if (count === 0) {
    yield [];
    return;
  }
  for (const [at, id] of ids.entries()) {
    for (const more of choices(ids.slice(at + 1), count - 1)) yield [id, ...more];
  }
}

/** How many of those resting had rested more than somebody who plays. */
export function restFaults(
  past: Past,
  resting: readonly string[],
  playing: readonly string[],
): number {
  const fewest = Math.min(...playing.map((id) => past.rests(id).length));
  return resting.filter((id) => past.rests(id).length > fewest).length;
}

/**
 * Whether a field can be seated within a limit of faults, by exhaustive search: true with a round in hand, false when
 * there is none, null when the search ran out of patience.
 */
export function canSeatWithin(
  couples: Couples,
  past: Past,
  limit: Faults,
  resting: number,
): boolean | null {
  const search: Search = { couples, steps: 0 };
  for (const rest of choices([...couples.ids].reverse(), resting)) {
    const playing = couples.ids.filter((id) => !rest.includes(id));
    if (playing.length > 0 && restFaults(past, rest, playing) > limit.rests) continue;
    if (canSeat(search, { left: playing, ...limit })) return true;
    if (search.steps > PATIENCE) return null;
  }
  return false;
}
