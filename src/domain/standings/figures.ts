import type { Encounters } from "./encounters";
import type { Units } from "./units";

/** The figures that are added up, of every entrant: columns by index. */
export type Figures = {
  readonly played: Float64Array;
  readonly wins: Float64Array;
  readonly for: Float64Array;
  readonly against: Float64Array;
  readonly net: Float64Array;
  /** Sum of what lowers a record: 0 or negative. */
  readonly fines: Float64Array;
};

/** An event added up. `encounters` is read when a tie-break asks for it, once. */
export type Tally = Figures & {
  /** Efectividad without what a composite adds to it; the same as `net` by every other formula. */
  readonly plainNet: Float64Array;
  readonly units: Units;
  readonly encounters: () => Encounters;
};
