import { pairCriteria } from "../criteria/pairs/pair-criteria";
import type { Field } from "../field";
import { unitAt } from "../field";
import { matchPairsWith } from "../formats/match-pairs";
import type { SeatedRound } from "./round-cost";

// "Why not these two?" is answered by the best round in which they do meet. For fixed pairs it is the engine's own matching
// under that wish, and so as proved as the engine's answer.

/** Two that sit at one table, or one that rests; by index of unit. */
export type Wish =
  | { readonly kind: "meet"; readonly a: number; readonly b: number }
  | { readonly kind: "rest"; readonly unit: number };

export type WishedRound = SeatedRound & {
  /** Proved: no round that grants the wish costs less. */
  readonly proved: boolean;
};

/** The best round of fixed pairs that grants a wish; null where there is none. */
export function bestPairsWith(field: Field, wish: Wish): WishedRound | null {
  const wishes =
    wish.kind === "meet" ? { forced: [[wish.a, wish.b] as const] } : { rest: wish.unit };
  const found = matchPairsWith(field, pairCriteria(field.settings), wishes);
  if (found === null) return null;
  return {
    tables: found.pairs.map(([a, b]) => [[unitAt(field, a)], [unitAt(field, b)]] as const),
    resting: found.rest === -1 ? [] : [unitAt(field, found.rest)],
    proved: found.optimal,
  };
}
