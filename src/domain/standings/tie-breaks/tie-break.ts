import type { RuleSettings, TieBreak } from "../../rules/settings";
import type { Tally } from "../figures";

/** What a tie-break may look at. */
export type TieBreakContext = {
  readonly rules: RuleSettings;
  readonly tally: Tally;
  /** Place (from 0) in the drawing of lots among all, by id. */
  readonly lots: () => ReadonlyMap<string, number>;
};

/**
 * A tie-break gives each member of a tied group (entrants by index) a key; the higher key stands higher, equal keys stay
 * tied. `restarts` marks one that must be asked again of each smaller group that it leaves tied.
 */
export type TieBreakRule = {
  readonly id: TieBreak;
  readonly restarts?: boolean;
  readonly keys: (group: readonly number[], context: TieBreakContext) => readonly number[];
};
