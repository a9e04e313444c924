import type { ProofUnit } from "./pair-field";

/** What a rest costs: first the rests had, then the place, so that the lowest of those with the fewest comes first. */
export function restCosts(units: readonly ProofUnit[]): readonly number[] {
  const size = units.length;
  return units.map(({ rests }, place) => rests * size + (size - 1 - place));
}

/** Everybody's turn to rest, from 0. One rests, so that the turn tells the same as the cost. */
export function restRanks(units: readonly ProofUnit[]): readonly number[] {
  const costs = restCosts(units);
  const inTurn = [...costs].sort((a, b) => a - b);
  const rankOf = new Map(inTurn.map((cost, rank) => [cost, rank]));
  return costs.map((cost) => rankOf.get(cost) ?? 0);
}
