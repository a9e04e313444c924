import type { CriterionId } from "../../event/event-document";
import type { MatchingProof } from "../matching/matching-proof";

/** Prices by index of unit, the rest last, that prove what some criteria in one cost come to at least. */
export type StageProof = MatchingProof & {
  /** What the stage weighs, and what a unit of each is worth in its cost. */
  readonly criteria: readonly { readonly id: CriterionId; readonly factor: number }[];
  /** What an edge inside each set of the stage before is worth; 0 where that has none. */
  readonly inside: number;
};

/**
 * Why nothing is better. The first `barred` criteria are kept by every table. Where `restFirst`, who rests is settled before
 * the stages: nobody whose rest costs less leaves the others a round (`restProof`, over all units and the rest; null where
 * no rest costs less). Then each stage proves its criteria among the rounds that are best by the stages before it.
 */
export type PairingProof = {
  readonly barred: number;
  readonly restFirst: boolean;
  readonly restProof: StageProof | null;
  readonly stages: readonly StageProof[];
};

/** Who meets whom by index; `rest` is the odd one out or -1. `proof` is null where optimality is not claimed. */
export type PairMatching = {
  readonly pairs: readonly (readonly [number, number])[];
  readonly rest: number;
  readonly optimal: boolean;
  readonly proof: PairingProof | null;
};
