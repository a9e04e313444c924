/** A set of vertices of odd size that the proof of optimality charges `price` for. */
export type PricedSet = { readonly members: readonly number[]; readonly price: number };

/** Prices that prove a matching to be the cheapest: see `findCertificateFault`. */
export type MatchingProof = {
  readonly prices: readonly number[];
  readonly sets: readonly PricedSet[];
};
