/** What one criterion can reach: on one edge, and over a whole round. */
export type CriterionBound = { readonly edge: number; readonly round: number };

/**
 * Costs of single edges stay below this. Doubled, and with the prices of two vertices taken off, they stay below 2^53, and so
 * no unit is lost; the matching asserts it of its prices.
 */
const LARGEST_EDGE_COST = 2 ** 48;

/** The first of some criteria as one cost: a weight for each of them, and what an edge and a round can cost at most. */
export type Weights = {
  readonly factors: readonly number[];
  readonly edge: number;
  readonly round: number;
};

function weighAll(bounds: readonly CriterionBound[]): Weights {
  const factors: number[] = [];
  let factor = 1;
  let edge = 0;
  let round = 0;
  for (const bound of bounds.toReversed()) {
    factors.unshift(factor);
    edge += factor * bound.edge;
    round += factor * bound.round;
    factor *= bound.round + 1;
  }
  return { factors, edge, round };
}

/**
 * Turns as many criteria in order as fit into one integer cost: a unit of one outweighs all that the later ones can reach
 * together, which is proved from their bounds. `sets` is how many sets of an earlier cost can lie around one edge: each is
 * worth more than a round can cost. Throws where not even the first fits.
 */
export function weighFirst(bounds: readonly CriterionBound[], sets: number): Weights {
  for (let count = bounds.length; count > 0; count--) {
    const weights = weighAll(bounds.slice(0, count));
    if (weights.edge + sets * (weights.round + 1) < LARGEST_EDGE_COST) return weights;
  }
  if (bounds.length === 0) return { factors: [], edge: 0, round: 0 };
  throw new RangeError("criteria: the field is too large for one criterion");
}
