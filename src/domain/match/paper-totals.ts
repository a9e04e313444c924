import { PAIR_SIDES } from "../rules/seat";
import type { PaperTotals, WrittenTotal } from "./acta";
import type { ActaProblem, ActaState } from "./acta-state";

// The sums written by hand on a paper Hoja against those that its hands give. Fines are no part of them: the ledger of
// the sheet has its own lines.

type Sums = Pick<ActaState, "score" | "hands">;
type Difference = Extract<ActaProblem, { readonly code: "totals-differ" }>;

/** How the written totals differ from the hands; null where they agree. Names the first running total that is off. */
export function totalsDifference(
  { score, hands }: Sums,
  written: Pick<PaperTotals, "score" | "running">,
): Difference | null {
  const running = [...(written.running ?? [])].sort((a, b) => a.hand - b.hand);
  const first = running.flatMap((total) => {
    const line = hands[total.hand - 1];
    const should = { AC: line?.running.AC ?? 0, BD: line?.running.BD ?? 0 };
    return line && isSame(total.score, should) ? [] : [{ ...total, should }];
  })[0];
  if (first === undefined && isSame(written.score, score)) return null;
  const { AC, BD } = score;
  return {
    code: "totals-differ",
    written: written.score,
    sum: { AC, BD },
    first: first ?? null,
  };
}

/** What speaks against taking down the totals of the paper now: a difference that nobody explains. */
export function totalsProblems(
  state: ActaState,
  { score, running, reason }: PaperTotals,
): readonly ActaProblem[] {
  if (state.declared !== null) return [{ code: "score-declared" }];
  if (state.status !== "finished") return [{ code: "match-not-finished" }];
  const difference = totalsDifference(state, { score, ...(running && { running }) });
  if (difference === null) return reason === undefined ? [] : [{ code: "totals-agree" }];
  return reason === undefined ? [difference] : [];
}

/** Totals whose difference is to be explained anew. */
export function withoutReason({ reason: _, ...totals }: PaperTotals): PaperTotals {
  return totals;
}

function isSame(a: WrittenTotal["score"], b: WrittenTotal["score"]): boolean {
  return PAIR_SIDES.every((side) => a[side] === b[side]);
}
