import type { PairingMethod } from "../../../event/event-document";

// What two that meet cost by a criterion, told as data; `pair-form.ts` reckons it. All arrays are by unit.

/** Units in a method's order: which score group, where in it from 0, and how many stand below. */
export type MethodPlaces = {
  readonly method: PairingMethod;
  readonly group: Int32Array;
  readonly index: Int32Array;
  readonly below: Int32Array;
  /** Fold: the sum of two places that should meet. */
  readonly sum: Int32Array;
  /** Slide: the places between two that should meet. */
  readonly half: Int32Array;
};

export type PairForm =
  | { readonly kind: "nothing" }
  /** 1 for each couple listed; the others of unit `a` stand from `start[a]` to `start[a + 1]`. */
  | { readonly kind: "couples"; readonly start: Int32Array; readonly others: Int32Array }
  | { readonly kind: "squared-difference"; readonly values: Int32Array }
  /** 1 where both are of one class; −1 is no class. */
  | { readonly kind: "same-class"; readonly classes: Int32Array }
  /** 1 for each that goes the way again that `way` names: 1 down to fewer values, −1 up, 0 none. */
  | { readonly kind: "same-way"; readonly values: Int32Array; readonly way: Int32Array }
  | { readonly kind: "places"; readonly places: MethodPlaces };
