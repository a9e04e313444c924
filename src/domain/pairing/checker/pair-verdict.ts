import { largestMatching } from "./largest-matching";
import type { Question, Seating } from "./question";
import { kindsOf, seatingCost } from "./question";

/** What is known of one kind of breach: whether a round could have had fewer, how few, and by whom meeting whom. */
export type Verdict = {
  readonly avoidable: boolean | null;
  readonly possible?: number;
  readonly better?: Seating;
};

const UNKNOWN: Verdict = { avoidable: null };

/** What a couple costs in one kind and in those before it. */
function costsBefore(question: Question, a: number, b: number, kind: number) {
  const digits = kindsOf(question, question.across[a * question.ids.length + b] ?? 0);
  return {
    before: digits.slice(0, kind).some((digit) => digit > 0),
    own: (digits[kind] ?? 0) > 0,
  };
}

type Allowed = (a: number, b: number) => boolean;

/** A perfect matching of the field, one resting where it is odd, as a seating; null where there is none. */
function matchAll(question: Question, allowed: Allowed, mayRest: (unit: number) => boolean) {
  const size = question.ids.length;
  const all = size + question.resting;
  const { pairs, mate } = largestMatching(all, (x, y) => {
    const [a, b] = x < y ? [x, y] : [y, x];
    if (a >= size) return false;
    return b >= size ? mayRest(a) : allowed(a, b);
  });
  const seating: Seating = {
    tables: mate.flatMap((b, a) => (a < b && b < size ? [[a, b]] : [])),
    resting: mate.flatMap((b, a) => (a < size && b >= size ? [a] : [])),
  };
  return { perfect: 2 * pairs === all, missing: all / 2 - pairs, seating };
}

function restVerdict(question: Question, published: Seating, kind: number): Verdict {
  const most = Math.max(0, ...published.resting.map((unit) => question.rest[unit] ?? 0));
  const free: Allowed = (a, b) => {
    const { before, own } = costsBefore(question, a, b, kind);
    return !before && !own;
  };
  const found = matchAll(question, free, (unit) => (question.rest[unit] ?? 0) < most);
  return found.perfect ? { avoidable: true, better: found.seating } : { avoidable: false };
}

/**
 * The verdict on the `kind`-th kind for a field of pairs of any size, where nothing weightier is breached: there it is a
 * question of who may meet whom at all. Elsewhere it stays open.
 */
export function pairVerdict(question: Question, published: Seating, kind: number): Verdict {
  const digits = kindsOf(question, seatingCost(question, published));
  const count = digits[kind] ?? 0;
  if (digits.slice(0, kind).some((digit) => digit > 0)) return UNKNOWN;
  if (question.kinds[kind] === "rests") return restVerdict(question, published, kind);
  const found = matchAll(
    question,
    (a, b) => {
      const { before, own } = costsBefore(question, a, b, kind);
      return !before && !own;
    },
    () => true,
  );
  if (found.perfect) return { avoidable: true, possible: 0, better: found.seating };
  if (found.missing >= count) return { avoidable: false, possible: count };
  // Whoever is left over by the largest matching can meet, if nothing weightier bars it: of the first kind nothing does.
  return kind === 0 ? { avoidable: true, possible: found.missing } : UNKNOWN;
}
