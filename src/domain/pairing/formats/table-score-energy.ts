import type { Four } from "./first-tables";
import type { TableModel } from "./table-score-model";

// One number for what four people at a table cost, from a weight for each criterion. With weights in the order of the
// criteria, one exchange of people is better by the number exactly where it is better by the criteria.

/** The weighted costs of a model, as a search looks them up. */
export type Energy = {
  readonly size: number;
  readonly couples: Uint16Array;
  /** By class: as opponents, and what it changes to be partners instead. */
  readonly across: Float64Array;
  readonly change: Float64Array;
  readonly spreadOf: Int32Array;
  /** By range. */
  readonly spread: Float64Array;
  /** Each place by which the partner of a table's first is not its last. */
  readonly sides: number;
  /** By person. */
  readonly rests: Float64Array;
};

const u16 = (array: Uint16Array, index: number): number => array[index] as number;
const i32 = (array: Int32Array, index: number): number => array[index] as number;
const f64 = (array: Float64Array, index: number): number => array[index] as number;

function weighted(
  lists: readonly (readonly number[])[],
  weights: readonly number[],
  length: number,
) {
  return Float64Array.from({ length }, (_, index) =>
    lists.reduce((sum, list, at) => sum + (weights[at] ?? 0) * (list[index] ?? 0), 0),
  );
}

export function createEnergy(model: TableModel, weights: readonly number[]): Energy {
  const classes = model.across[0]?.length ?? 1;
  const across = weighted(model.across, weights, classes);
  const partners = weighted(model.partners, weights, classes);
  const heavy = weights[model.spreadAt] ?? 0;
  return {
    size: model.size,
    couples: model.couples,
    across,
    change: partners.map((cost, index) => cost - f64(across, index)),
    spreadOf: model.spreadOf,
    spread: Float64Array.from(model.spreadCosts, (cost) => heavy * cost),
    sides: weights[model.sidesAt] ?? 0,
    rests: weighted(model.rests, weights, model.size),
  };
}

/** What four people in order cost, whoever are partners, and what each way to be partners adds. */
function sortedEnergy(energy: Energy, a: number, b: number, c: number, d: number): number {
  const { couples, across, change, size, spreadOf } = energy;
  const ab = u16(couples, a * size + b);
  const ac = u16(couples, a * size + c);
  const ad = u16(couples, a * size + d);
  const bc = u16(couples, b * size + c);
  const bd = u16(couples, b * size + d);
  const cd = u16(couples, c * size + d);
  const all =
    f64(across, ab) +
    f64(across, ac) +
    f64(across, ad) +
    f64(across, bc) +
    f64(across, bd) +
    f64(across, cd);
  const outer = f64(change, ad) + f64(change, bc);
  const mixed = f64(change, ac) + f64(change, bd) + energy.sides;
  const upper = f64(change, ab) + f64(change, cd) + 2 * energy.sides;
  const first = i32(spreadOf, a);
  const second = i32(spreadOf, b);
  const third = i32(spreadOf, c);
  const fourth = i32(spreadOf, d);
  const most = Math.max(first, second, third, fourth);
  const fewest = Math.min(first, second, third, fourth);
  return all + f64(energy.spread, most - fewest) + Math.min(outer, mixed, upper);
}

/** What four people cost with the partners that cost least. */
export function fourEnergy(energy: Energy, a: number, b: number, c: number, d: number): number {
  const low = Math.min(a, b);
  const high = Math.max(a, b);
  const low2 = Math.min(c, d);
  const high2 = Math.max(c, d);
  const first = Math.min(low, low2);
  const middle = Math.max(low, low2);
  const middle2 = Math.min(high, high2);
  const last = Math.max(high, high2);
  return middle < middle2
    ? sortedEnergy(energy, first, middle, middle2, last)
    : sortedEnergy(energy, first, middle2, middle, last);
}

/** Four people in the partnerships that cost least: the first two against the last two; balanced sides on a tie. */
export function splitFour(energy: Energy, four: readonly number[]): Four {
  const [a = 0, b = 0, c = 0, d = 0] = [...four].sort((x, y) => x - y);
  const change = (x: number, y: number) =>
    f64(energy.change, u16(energy.couples, x * energy.size + y));
  const outer = change(a, d) + change(b, c);
  const mixed = change(a, c) + change(b, d) + energy.sides;
  const upper = change(a, b) + change(c, d) + 2 * energy.sides;
  if (outer <= mixed && outer <= upper) return [a, d, b, c];
  return mixed <= upper ? [a, c, b, d] : [a, b, c, d];
}

/** What four people cost in given partnerships. */
export function wayEnergy(energy: Energy, [a, b, c, d]: Four): number {
  const { couples, across, change, size, spreadOf } = energy;
  const couple = (x: number, y: number) => f64(across, u16(couples, x * size + y));
  const partner = (x: number, y: number) => f64(change, u16(couples, x * size + y));
  const numbers = [i32(spreadOf, a), i32(spreadOf, b), i32(spreadOf, c), i32(spreadOf, d)];
  const withFirst = Math.min(a, b) < Math.min(c, d) ? Math.max(a, b) : Math.max(c, d);
  const others = Math.min(a, b) < Math.min(c, d) ? [c, d] : [a, b];
  return (
    couple(a, b) +
    couple(a, c) +
    couple(a, d) +
    couple(b, c) +
    couple(b, d) +
    couple(c, d) +
    partner(a, b) +
    partner(c, d) +
    f64(energy.spread, Math.max(...numbers) - Math.min(...numbers)) +
    energy.sides * others.filter((other) => other > withFirst).length
  );
}

/** The weights of the first `count` criteria, nothing for the others; null where they do not fit a number. */
function weightsOf(model: TableModel, tables: number, rests: number, count: number) {
  const weights = model.mosts.map(() => 0);
  let weight = 1;
  for (let at = count - 1; at >= 0; at--) {
    const most = model.mosts[at];
    weights[at] = weight;
    weight *= tables * (most?.table ?? 0) + rests * (most?.rest ?? 0) + 1;
  }
  return weight <= 2 ** 52 ? weights : null;
}

/**
 * Weights by which the costs of some tables and rests compare exactly as by the criteria in order. Where that does not fit
 * a number, the last criteria weigh nothing.
 */
export function exactWeights(model: TableModel, tables: number, rests: number): readonly number[] {
  for (let count = model.mosts.length; count > 0; count--) {
    const weights = weightsOf(model, tables, rests, count);
    if (weights !== null) return weights;
  }
  throw new RangeError("tables: a criterion beyond what integers can hold");
}

/** What a round costs by each criterion. */
export function costVector(
  model: TableModel,
  tables: readonly Four[],
  resting: readonly number[],
): readonly number[] {
  return model.mosts.map((_, at) => {
    const energy = createEnergy(
      model,
      model.mosts.map((_, other) => (other === at ? 1 : 0)),
    );
    const rests = resting.reduce((sum, person) => sum + f64(energy.rests, person), 0);
    return tables.reduce((sum, four) => sum + wayEnergy(energy, four), rests);
  });
}
