import { betterSeating } from "./better-seating";
import type { LookedFor } from "./hard-order";
import { largestMatching } from "./largest-matching";
import { leastSeating } from "./least-seating";
import { isLeastCost } from "./no-better-seating";
import type { Verdict } from "./pair-verdict";
import { pairVerdict } from "./pair-verdict";
import type { Question, Seating } from "./question";
import { kindsOf, seatingCost } from "./question";

export type Verdicts = (kind: LookedFor) => Verdict;

/** Whether one list of counts comes before another, the weightiest first. */
function comparePrefix(one: readonly number[], two: readonly number[], length: number): number {
  for (let at = 0; at < length; at++) {
    const difference = (one[at] ?? 0) - (two[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** The verdict that follows from the best seating known; `proved` where there is none better. */
function fromBest(
  question: Question,
  published: readonly number[],
  best: Seating,
  proved: boolean,
  kind: number,
): Verdict {
  const counts = kindsOf(question, seatingCost(question, best));
  const order = comparePrefix(counts, published, kind);
  const own = counts[kind] ?? 0;
  const given = published[kind] ?? 0;
  if (order <= 0 && own < given) return { avoidable: true, possible: own, better: best };
  if (proved && order === 0) return { avoidable: false, possible: own };
  return { avoidable: null };
}

/** The fewest partnerships of the weightiest kind that the tables need, whoever rests: a matching says so for any field. */
function fewestPartnerships(question: Question, tables: number): number {
  const size = question.ids.length;
  const { pairs } = largestMatching(size, (a, b) => {
    const [own = 0] = kindsOf(question, question.together[a * size + b] ?? 0);
    return own === 0;
  });
  return Math.max(0, 2 * tables - pairs);
}

function ofTables(question: Question, published: Seating): Verdicts {
  const cost = seatingCost(question, published);
  const counts = kindsOf(question, cost);
  const exact = leastSeating(question);
  const best = exact ?? betterSeating(question, published);
  const proved = exact !== null || isLeastCost(question, seatingCost(question, best));
  return (kind) => {
    const at = question.kinds.indexOf(kind);
    const verdict = fromBest(question, counts, best, proved, at);
    if (verdict.avoidable !== null || at !== 0 || kind !== "partner-repeated") return verdict;
    const fewest = fewestPartnerships(question, published.tables.length);
    const given = counts[0] ?? 0;
    return { avoidable: given > fewest, possible: fewest };
  };
}

function ofPairs(question: Question, published: Seating): Verdicts {
  const counts = kindsOf(question, seatingCost(question, published));
  const exact = leastSeating(question);
  return (kind) => {
    const at = question.kinds.indexOf(kind);
    return exact === null
      ? pairVerdict(question, published, at)
      : fromBest(question, counts, exact, true, at);
  };
}

/** Verdicts on a published seating; what the question does not weigh is open. Each is right or open, never wrong. */
export function judgeSeating(question: Question | null, published: Seating): Verdicts {
  if (question === null) return () => ({ avoidable: null });
  let verdicts: Verdicts | null = null;
  return (kind) => {
    if (!question.kinds.includes(kind)) return { avoidable: null };
    verdicts ??=
      question.group === 2 ? ofPairs(question, published) : ofTables(question, published);
    return verdicts(kind);
  };
}
