import type { TableMeasure } from "../criteria/criterion";
import type { Four } from "./first-tables";

/** What one table costs by one criterion: the first two are partners against the last two. */
export function tableCost(measure: TableMeasure, [a, b, c, d]: Four): number {
  const { partners, across } = measure;
  return (
    partners(a, b) +
    partners(c, d) +
    across(a, c) +
    across(a, d) +
    across(b, c) +
    across(b, d) +
    spreadCost(measure, [a, b, c, d]) +
    sidesCost(measure, [a, b, c, d])
  );
}

function spreadCost({ spread }: TableMeasure, four: Four): number {
  if (spread === null) return 0;
  const numbers = four.map(spread.of);
  return spread.cost(Math.max(...numbers) - Math.min(...numbers));
}

function sidesCost({ sides }: TableMeasure, four: Four): number {
  if (sides === null) return 0;
  const [a = 0, b = 0, c = 0, d = 0] = four.map(sides);
  const first = Math.min(a, b, c, d);
  const partner = first === Math.min(a, b) ? Math.max(a, b) : Math.max(c, d);
  const others = first === Math.min(a, b) ? [c, d] : [a, b];
  return others.filter((other) => other > partner).length;
}
