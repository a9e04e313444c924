import type { CostDifference } from "../pairing/explanation/round-cost";
import type { ManualWarning, ReviewGrade } from "../pairing/review/manual-round";
import type { PreviewChange } from "./round-preview";

type RestsChanged = { readonly from: readonly string[]; readonly to: readonly string[] };

/** What a change by hand brings: findings that were not there, and what the round costs against the engine's answer. */
export type ChangeCost = {
  readonly grade: ReviewGrade;
  readonly brings: readonly ManualWarning[];
  readonly takes: readonly ManualWarning[];
  /** Against the round before the change; null for rounds that no criteria made. */
  readonly change: readonly CostDifference[] | null;
  /** Against the engine's answer, this change included. */
  readonly total: readonly CostDifference[] | null;
  /** Who rests after the change and did not before, and the other way round; then the same against the engine's answer. */
  readonly rests: RestsChanged | null;
  readonly totalRests: RestsChanged | null;
};

/** A change by hand as it is kept with its round and shown to everybody. `at` in epoch milliseconds. */
export type ManualChange = PreviewChange & {
  readonly by?: string;
  readonly at?: number;
  readonly reason?: string;
  readonly grade?: ReviewGrade;
  readonly brings?: readonly ManualWarning[];
  readonly cost?: readonly CostDifference[] | null;
  readonly rests?: ChangeCost["rests"];
};
