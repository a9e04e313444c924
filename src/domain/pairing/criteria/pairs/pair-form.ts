import type { PairMeasure } from "../criterion";
import { noRest } from "../criterion";
import type { MethodPlaces, PairForm } from "./pair-form-kinds";

// What two that meet cost by a criterion, told as data. The engine reckons millions of couples and cannot ask a function
// for each; what is written here is the one definition that it and everybody else go by. All arrays are by unit.

const int = (array: Int32Array, index: number): number => array[index] as number;

/** A number for each of some things, in their order. (`Int32Array.from` with a function is several times slower.) */
export function intsOf<Thing>(
  things: readonly Thing[],
  numberOf: (thing: Thing) => number,
): Int32Array {
  const ints = new Int32Array(things.length);
  for (let at = 0; at < ints.length; at++) ints[at] = numberOf(things[at] as Thing);
  return ints;
}

/** Steps between two places and what the method would make of them; 0 is the method's own meeting. */
export function methodSteps(places: MethodPlaces, a: number, b: number): number {
  const { method, group, index, below } = places;
  const groupA = int(group, a);
  const groupB = int(group, b);
  // Between groups the last of the upper meets the first of the lower.
  if (groupA < groupB) return int(below, a) + int(index, b);
  if (groupA > groupB) return int(below, b) + int(index, a);
  if (method === "fold") return Math.abs(int(index, a) + int(index, b) - int(places.sum, a));
  const apart = Math.abs(int(index, a) - int(index, b));
  return method === "slide" ? Math.abs(apart - int(places.half, a)) : apart - 1;
}

function isListed(start: Int32Array, others: Int32Array, a: number, b: number): boolean {
  const end = int(start, a + 1);
  for (let at = int(start, a); at < end; at++) if (int(others, at) === b) return true;
  return false;
}

/** What two units cost by a form, as indexes into its arrays. */
export function formCost(form: PairForm, a: number, b: number): number {
  switch (form.kind) {
    case "nothing":
      return 0;
    case "couples":
      return isListed(form.start, form.others, a, b) ? 1 : 0;
    case "squared-difference":
      return (int(form.values, a) - int(form.values, b)) ** 2;
    case "same-class":
      return int(form.classes, a) >= 0 && int(form.classes, a) === int(form.classes, b) ? 1 : 0;
    case "same-way": {
      const way = Math.sign(int(form.values, a) - int(form.values, b));
      if (way === 0) return 0;
      return (int(form.way, a) === way ? 1 : 0) + (int(form.way, b) === -way ? 1 : 0);
    }
    case "places":
      return methodSteps(form.places, a, b);
  }
}

/** The measure that a form defines. */
export function measureOf(form: PairForm, rest: (unit: number) => number = noRest): PairMeasure {
  return { pair: (a, b) => (a === b ? 0 : formCost(form, a, b)), rest, form };
}

/** A form that lists couples, each once or more and either way round. */
export function listCouples(
  size: number,
  couples: readonly (readonly [number, number])[],
): PairForm & { readonly kind: "couples" } {
  const start = new Int32Array(size + 2);
  for (const couple of couples)
    for (const unit of couple) start[unit + 2] = (start[unit + 2] ?? 0) + 1;
  for (let unit = 2; unit <= size + 1; unit++)
    start[unit] = int(start, unit) + int(start, unit - 1);
  const others = new Int32Array(2 * couples.length);
  for (const [a, b] of couples) {
    others[int(start, a + 1)] = b;
    start[a + 1] = int(start, a + 1) + 1;
    others[int(start, b + 1)] = a;
    start[b + 1] = int(start, b + 1) + 1;
  }
  return { kind: "couples", start, others };
}
