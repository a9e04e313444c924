import type { Block } from "./block";
import type { Ink } from "./content";
import type { FontWeight } from "./fonts";
import type { Frame } from "./paper";
import type { Pen } from "./pen";

// Text that never loses a letter: it shrinks, then wraps, then shrinks again until it fits its frame.

export type Align = "left" | "centre" | "right";

export type TextStyle = {
  readonly size: number;
  readonly weight?: FontWeight;
  readonly align?: Align;
  /** Where the lines stand in a frame that is higher than they are. Default top. */
  readonly stand?: "top" | "middle" | "bottom";
  /** Down to this size before the next line is begun. Default `size`: wraps at once. */
  readonly shrinkTo?: number;
  /** Height of a line over the size. */
  readonly leading?: number;
  readonly ink?: Ink;
};

type Fitted = { readonly size: number; readonly lines: readonly string[] };

const LEADING = 1.18;
/** Cap height and the room above it, over the size: sets the baseline so that capitals look centred. */
const BASELINE = 0.92;
const STEP = 0.25;
const SMALLEST = 2;
/** No document chooses a smaller letter than this: only a text that must fit a frame goes below it. */
const READABLE = 6.5;
const TOLERANCE = 0.01;

/** One paragraph. */
export function text(content: string, style: TextStyle): Block {
  const memo: Memo = { last: null };
  return {
    height: (pen, width) => highOf(freeFit(memo, pen, content, style, width), style),
    draw: (pen, frame) => {
      const free = freeFit(memo, pen, content, style, frame.width);
      const fitted =
        highOf(free, style) <= frame.height + TOLERANCE
          ? free
          : fitText(pen, content, style, frame.width, frame.height);
      drawLines(pen, frame, fitted, style, style.leading ?? LEADING);
    },
  };
}

type Memo = {
  last: { readonly pen: Pen; readonly width: number; readonly fitted: Fitted } | null;
};

/** The text with all the height it wants; the last answer is remembered, since it is asked for again and again. */
function freeFit(memo: Memo, pen: Pen, content: string, style: TextStyle, width: number): Fitted {
  if (memo.last?.pen === pen && memo.last.width === width) return memo.last.fitted;
  const fitted = fitText(pen, content, style, width, Number.POSITIVE_INFINITY);
  memo.last = { pen, width, fitted };
  return fitted;
}

function highOf({ lines, size }: Fitted, style: TextStyle): number {
  return lines.length * size * (style.leading ?? LEADING);
}

function drawLines(
  pen: Pen,
  frame: Frame,
  { size, lines }: Fitted,
  style: TextStyle,
  leading: number,
): void {
  const weight = style.weight ?? "regular";
  const free = Math.max(0, frame.height - lines.length * size * leading);
  const share = { top: 0, middle: 0.5, bottom: 1 }[style.stand ?? "top"];
  let y = frame.y + free * share + size * BASELINE + (size * (leading - LEADING)) / 2;
  for (const line of lines) {
    const slack = frame.width - pen.measure(line, weight, size);
    const x = frame.x + slack * { left: 0, centre: 0.5, right: 1 }[style.align ?? "left"];
    pen.write(line, { x, y }, { weight, size, ink: style.ink });
    y += size * leading;
  }
}

/** The largest size and the fewest lines that hold the whole text. */
function fitText(
  pen: Pen,
  content: string,
  style: TextStyle,
  width: number,
  height: number,
): Fitted {
  const weight = style.weight ?? "regular";
  const leading = style.leading ?? LEADING;
  const clean = content.trim().replace(/\s+/g, " ");
  const shrinkTo = Math.min(style.size, Math.max(READABLE, style.shrinkTo ?? style.size));
  for (let size = style.size; size >= shrinkTo && style.shrinkTo; size -= STEP) {
    if (pen.measure(clean, weight, size) <= width && size * leading <= height + TOLERANCE) {
      return { size, lines: [clean] };
    }
  }
  for (let size = shrinkTo; size >= SMALLEST; size -= STEP) {
    const lines = wrap(pen, clean, weight, size, width);
    const high = lines.length * size * leading > height + TOLERANCE;
    // A single word broken in two is worse than a smaller one, down to two thirds of the size.
    const broken =
      size > Math.max(shrinkTo * 0.66, READABLE) && lines.length > 1 && breaksWord(clean, lines);
    if (!high && !broken) return { size, lines };
  }
  return { size: SMALLEST, lines: wrap(pen, clean, weight, SMALLEST, width) };
}

function breaksWord(clean: string, lines: readonly string[]): boolean {
  return lines.join(" ") !== clean;
}

/** Breaks at spaces; inside a word only where the word alone is wider than the line. */
function wrap(pen: Pen, clean: string, weight: FontWeight, size: number, width: number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of clean.split(" ")) {
    const joined = line === "" ? word : `${line} ${word}`;
    if (pen.measure(joined, weight, size) <= width) {
      line = joined;
      continue;
    }
    if (line !== "") lines.push(line);
    line = word;
    while (pen.measure(line, weight, size) > width && line.length > 1) {
      const cut = prefixThatFits(pen, line, weight, size, width);
      lines.push(line.slice(0, cut));
      line = line.slice(cut);
    }
  }
  lines.push(line);
  return lines;
}

function prefixThatFits(
  pen: Pen,
  word: string,
  weight: FontWeight,
  size: number,
  width: number,
): number {
  let length = word.length - 1;
  while (length > 1 && pen.measure(word.slice(0, length), weight, size) > width) length -= 1;
  return length;
}
