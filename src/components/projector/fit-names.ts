// Names that fit a line of the projector. A letter's width is reckoned, not measured: the same on the server and before
// the type has come.

/** Width of a letter of the heavy type, against its size; wider than the mean, so that a line that fits is never cut. */
const LETTER = 0.58;

export type NameRoom = {
  /** Width of a line and sizes of the type, all in hundredths of the screen's smaller side. */
  readonly width: number;
  readonly largest: number;
  /** Smaller than this no line is set: given names are shortened, and then there are two lines. */
  readonly floor: number;
  /** The largest that two lines may have. */
  readonly twoLines: number;
};

export type FittedNames = { readonly lines: readonly string[]; readonly size: number };

const sizeOf = (line: string, width: number) => width / (LETTER * Math.max(1, line.length));

/** The given name by its letter: "G. Fernández-Villanueva". A name of one word stays. */
export function withInitial(name: string): string {
  const [given = "", ...rest] = name.split(" ");
  return rest.length === 0 ? name : `${[...given][0] ?? ""}. ${rest.join(" ")}`;
}

/**
 * Everybody of a line, whole where they can be: in one line as large as it goes, then by the initials of their given
 * names, then in two lines. Nobody is left out.
 */
export function fitNames(people: readonly string[], room: NameRoom): FittedNames {
  const { width, largest, floor, twoLines } = room;
  const short = people.map(withInitial);
  for (const names of [people, short]) {
    const line = names.join(" · ");
    const size = sizeOf(line, width);
    if (size >= floor) return { lines: [line], size: Math.min(largest, size) };
  }
  const inTwo = (names: readonly string[]) => (names.length > 1 ? names : halves(names[0] ?? ""));
  const sizeOfLines = (lines: readonly string[]) =>
    Math.min(twoLines, ...lines.map((line) => sizeOf(line, width)));
  const whole = inTwo(people);
  if (sizeOfLines(whole) === twoLines) return { lines: whole, size: twoLines };
  const lines = inTwo(short);
  return { lines, size: sizeOfLines(lines) };
}

/** A line in two at the space, or after the hyphen, nearest to its middle; as it is where it has neither. */
function halves(line: string): readonly string[] {
  const breaks = [...line.matchAll(/ |(?<=-)/g)].map(({ index }) => index);
  const middle = line.length / 2;
  const [best] = breaks.toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
  return best === undefined ? [line] : [line.slice(0, best), line.slice(best).trimStart()];
}
