import type { CriterionId } from "../../event/event-document";
import type { Field } from "../field";
import type { PairForm } from "./pairs/pair-form";

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

/**
 * Measures of four at a table: of each couple of partners, of each couple of opponents (both the same either way round),
 * of the table as a whole (a and b against c and d), and of one that rests. `most` is what a table can reach.
 */
export type TableMeasure = {
  readonly most: number;
  readonly partners: (a: number, b: number) => number;
  readonly across: (a: number, b: number) => number;
  readonly whole: (a: number, b: number, c: number, d: number) => number;
  readonly rest: (unit: number) => number;
};

export const NOTHING: Omit<TableMeasure, "most"> = {
  partners: () => 0,
  across: () => 0,
  whole: () => 0,
  rest: () => 0,
};

export type TableCriterion = {
  readonly id: CriterionId;
  readonly hard: boolean;
  readonly measure: (field: Field) => TableMeasure;
};

export const noRest = (): number => 0;
