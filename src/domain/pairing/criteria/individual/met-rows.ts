import type { Meetings } from "../../meetings";

/**
 * A number for every couple from what they have been to each other, 0 where they never sat together. `numberOf` is given the
 * place of the couple in the lists of meetings. Asking for one person after another is quick: his row is kept.
 */
export function metRows(
  met: Meetings,
  numberOf: (at: number) => number,
): (a: number, b: number) => number {
  const row = new Uint8Array(met.size);
  let kept = -1;
  const placesOf = (unit: number) => [met.start[unit] ?? 0, met.end[unit] ?? 0] as const;
  const keep = (unit: number) => {
    if (kept !== -1) {
      const [first, end] = placesOf(kept);
      for (let at = first; at < end; at++) row[met.others[at] ?? 0] = 0;
    }
    const [first, end] = placesOf(unit);
    for (let at = first; at < end; at++) row[met.others[at] ?? 0] = numberOf(at);
    kept = unit;
  };
  return (a, b) => {
    if (a !== kept) keep(a);
    return row[b] as number;
  };
}
