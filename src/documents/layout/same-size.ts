import type { Block } from "./block";
import type { Pen } from "./pen";
import type { TextStyle } from "./text";
import { text } from "./text";

// The names of a list in one size, so that no neighbour looks more important than another.

/** A name, and the same with its given names cut to initials; surnames are never shortened. */
export type ListName = { readonly name: string; readonly short?: string };

/** What stands in the list for each name, and how large all of them are. */
type Settled = { readonly size: number; readonly shown: ReadonlyMap<string, string> };

const STEP = 0.25;

/**
 * A way to write the names of a list, all as large as the longest lets them: from `size` down to `shrinkTo`. What is still
 * too long there is written short, and wraps where even that does not fit. Their places must be equally wide.
 */
export function sameSize(
  names: readonly ListName[],
  style: TextStyle & { readonly shrinkTo: number },
): (name: ListName) => Block {
  let last: { readonly pen: Pen; readonly width: number; readonly settled: Settled } | null = null;
  const settledIn = (pen: Pen, width: number): Settled => {
    if (last?.pen !== pen || last.width !== width)
      last = { pen, width, settled: settle(pen, names, width, style) };
    return last.settled;
  };
  return ({ name }) => {
    const blockIn = (pen: Pen, width: number) => {
      const { size, shown } = settledIn(pen, width);
      return text(shown.get(name) ?? name, { ...style, size, shrinkTo: size });
    };
    return {
      height: (pen, width) => blockIn(pen, width).height(pen, width),
      draw: (pen, frame) => blockIn(pen, frame.width).draw(pen, frame),
    };
  };
}

function settle(
  pen: Pen,
  names: readonly ListName[],
  width: number,
  { size: largest, shrinkTo, weight = "regular" }: TextStyle & { readonly shrinkTo: number },
): Settled {
  const fits = (name: string, size: number) => pen.measure(name, weight, size) <= width;
  for (let size = largest; size >= shrinkTo; size -= STEP) {
    if (names.every(({ name }) => fits(name, size))) return { size, shown: new Map() };
  }
  const long = names.filter(({ name }) => !fits(name, shrinkTo));
  return { size: shrinkTo, shown: new Map(long.map(({ name, short = name }) => [name, short])) };
}
