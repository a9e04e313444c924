import type { CriterionId } from "../../event/event-document";
import type { Field } from "../field";
import type { PairForm } from "./pairs/pair-form-kinds";

// A criterion measures, in non-negative integers, how far a round is from what it asks; 0 is kept. Criteria stand in an
// order: a unit of an earlier one outweighs everything that the later ones can add up to.

/**
 * Measures by index of unit: of two that meet, and of one that rests. `form` tells the first as data; without it the
 * engine asks couple by couple, which is slow.
 */
export type PairMeasure = {
  readonly pair: (a: number, b: number) => number;
  readonly rest: (unit: number) => number;
  readonly form?: PairForm;
};

/** `hard`: broken only where no round keeps it, and then said so. */
export type PairCriterion = {
  readonly id: CriterionId;
  readonly hard: boolean;
  readonly measure: (field: Field) => PairMeasure;
};

/** What the range of a number among four people costs: the most minus the fewest wins, say. */
export type Spread = {
  readonly of: (unit: number) => number;
  readonly cost: (range: number) => number;
};

/**
 * Measures of four at a table: of each couple of partners, of each couple of opponents (both the same either way round),
 * of the range of a number, of sides out of balance (one for each place between the partner of the table's first and its
 * last, by `sides`), and of one that rests. `most` is what a table can reach.
 */
export type TableMeasure = {
  readonly most: number;
  readonly partners: (a: number, b: number) => number;
  readonly across: (a: number, b: number) => number;
  readonly spread: Spread | null;
  readonly sides: ((unit: number) => number) | null;
  readonly rest: (unit: number) => number;
};

/** A measure that asks for nothing, to be filled in; searches leave out what is still this one's. */
export const NOTHING: Omit<TableMeasure, "most"> = {
  partners: () => 0,
  across: () => 0,
  spread: null,
  sides: null,
  rest: () => 0,
};

export type TableCriterion = {
  readonly id: CriterionId;
  readonly hard: boolean;
  readonly measure: (field: Field) => TableMeasure;
};

export const noRest = (): number => 0;
