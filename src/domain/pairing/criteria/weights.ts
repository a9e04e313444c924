/** The weight of each criterion in one cost; `coarse` is what the last one is divided by (1: nothing is lost). */
export type Weights = { readonly factors: readonly number[]; readonly coarse: number };

/** Costs of single edges stay below this, which leaves the prices of a matching room below 2^53. */
export const LARGEST_EDGE_COST = 2 ** 46;

/** What one criterion can reach: on one edge, and over a whole round. */
export type CriterionBound = { readonly edge: number; readonly round: number };

function factorsOf(bounds: readonly CriterionBound[], coarse: number): readonly number[] {
  const factors: number[] = [];
  let factor = 1;
  [...bounds].reverse().forEach(({ round }, fromLast) => {
    factors.unshift(factor);
    factor *= (fromLast === 0 ? Math.floor(round / coarse) : round) + 1;
  });
  return factors;
}

function largestEdge(bounds: readonly CriterionBound[], weights: Weights): number {
  return bounds.reduce((sum, { edge }, index) => sum + edge * (weights.factors[index] ?? 0), 0);
}

/**
 * Turns criteria in order into one integer cost: a unit of one outweighs all that the later ones can reach together.
 * Where that does not fit, the last criterion is measured more coarsely (and optimality is no longer claimed); where
 * even leaving it out does not fit, it throws.
 */
export function weigh(bounds: readonly CriterionBound[]): Weights {
  const finest = bounds[bounds.length - 1]?.round ?? 0;
  for (let coarse = 1; coarse <= 4 * (finest + 1); coarse *= 2) {
    const weights = { factors: factorsOf(bounds, coarse), coarse };
    if (largestEdge(bounds, weights) < LARGEST_EDGE_COST) return weights;
  }
  throw new RangeError("criteria: the field is too large for one integer cost");
}
