import type { PairCriterion } from "../criteria/criterion";
import { pairCriteria } from "../criteria/pairs/pair-criteria";
import type { Field } from "../field";
import { unitAt } from "../field";
import { matchPairs } from "../formats/match-pairs";
import type { SeatedRound } from "./round-cost";

// "Why not these two?" is answered by the best round in which they do meet. For fixed pairs it is the engine's own matching
// with the wish above every criterion, and so as proved as the engine's answer.

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
  const found = matchPairs(field, [wishCriterion(wish), ...pairCriteria(field.settings)]);
  const round: WishedRound = {
    tables: found.pairs.map(([a, b]) => [[unitAt(field, a)], [unitAt(field, b)]] as const),
    resting: found.rest === -1 ? [] : [unitAt(field, found.rest)],
    proved: found.optimal,
  };
  return isGranted(round, wish) ? round : null;
}

/** Costs 1 wherever the wish would not be granted. It stands before all others, whatever they ask. */
function wishCriterion(wish: Wish): PairCriterion {
  const isWished = (unit: number) =>
    wish.kind === "meet" ? unit === wish.a || unit === wish.b : unit === wish.unit;
  return {
    id: "forbidden-pair",
    hard: true,
    measure: () => ({
      pair: (a, b) => {
        if (wish.kind === "rest") return isWished(a) || isWished(b) ? 1 : 0;
        return isWished(a) === isWished(b) ? 0 : 1;
      },
      rest: (unit) => (isWished(unit) === (wish.kind === "rest") ? 0 : 1),
    }),
  };
}

function isGranted({ tables, resting }: SeatedRound, wish: Wish): boolean {
  if (wish.kind === "rest") return resting.some(({ place }) => place === wish.unit);
  return tables.some((sides) => {
    const places = sides.flat().map(({ place }) => place);
    return places.includes(wish.a) && places.includes(wish.b);
  });
}
