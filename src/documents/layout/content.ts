import type { Faces } from "./faces";

import type { FontWeight } from "./fonts";
import type { Frame } from "./paper";
import { MEASURED_AT } from "./spacing";

// What stands on one page, as the operators of a PDF content stream (ISO 32000, 8 and 9), in the document's own
// coordinates: points from the top left, y downwards. There are two inks, black and white, and no tints: a cheap laser
// printer has no others.

export const INKS = ["black", "white"] as const;
export type Ink = (typeof INKS)[number];
export type Point = readonly [number, number];

/** The thinnest line that a cheap printer draws without gaps, in points on the paper. */
export const THINNEST = 0.5;

/** What was set last, so that it is not set again; and how large a unit is on the paper. */
type State = { ink: Ink | null; line: number; scale: number };

export type Content = {
  /** Resource names of the fonts used so far. */
  readonly fonts: ReadonlySet<string>;
  /** Writes one line with its baseline at `y`, starting at `x`. */
  readonly write: (
    text: string,
    at: { readonly x: number; readonly y: number },
    face: { readonly weight: FontWeight; readonly size: number; readonly ink?: Ink },
  ) => void;
  /** Draws open lines, each through its points; a single point is a dot. */
  readonly stroke: (lines: readonly (readonly Point[])[], width: number, dash?: number) => void;
  readonly outline: (frame: Frame, width: number, radius?: number) => void;
  readonly fill: (frame: Frame, ink: Ink, radius?: number) => void;
  readonly dot: (centre: Point, radius: number, ink?: Ink) => void;
  /** A closed shape through its corners, outlined, or filled where `solid`. */
  readonly shape: (corners: readonly Point[], line: number, solid: boolean) => void;
  /** Fills rectangles in black. */
  readonly squares: (frames: Iterable<Frame>) => void;
  /** Moves the origin to a point and draws what follows at another scale, until `restore`. */
  readonly scale: (origin: Point, scale: number) => void;
  readonly restore: () => void;
  /** Everything since the last call. */
  readonly take: () => string;
};

/** What is put on a page from now on; nothing is taken for granted of what stood there before. */
export function makeContent(faces: Faces): Content {
  let operators: string[] = [];
  const fonts = new Set<string>();
  const saved: State[] = [];
  let state: State = { ink: null, line: Number.NaN, scale: 1 };
  const put = (operator: string) => operators.push(operator);
  const setInk = (ink: Ink) => {
    if (state.ink === ink) return;
    state.ink = ink;
    put(ink === "black" ? "0 g" : "1 g");
  };
  const setLine = (wanted: number) => {
    const width = num(Math.max(wanted, THINNEST / state.scale), 3);
    if (state.line === width) return;
    state.line = width;
    put(`${width} w`);
  };
  put("1 J 1 j");
  return {
    fonts,
    write: (text, { x, y }, { weight, size, ink = "black" }) => {
      setInk(ink);
      let raised = 0;
      const pieces = faces.shown(text, weight).map(({ font, glyphs, rise }) => {
        fonts.add(font);
        const raise = rise === raised ? "" : ` ${num((rise * size) / MEASURED_AT)} Ts`;
        raised = rise;
        return `/${font} ${num(size)} Tf${raise} ${glyphs} TJ`;
      });
      // The page has its y downwards: letters stand upright in a matrix that turns it back.
      const end = raised === 0 ? "ET" : "0 Ts ET";
      put(`BT 1 0 0 -1 ${num(x)} ${num(y)} Tm ${pieces.join(" ")} ${end}`);
    },
    stroke: (lines, width, dash) => {
      if (!lines.some((line) => line.length > 0)) return;
      setLine(width);
      if (dash) put(`[${num(dash)}] 0 d`);
      for (const line of lines) put(pathOf(line));
      put(dash ? "S [] 0 d" : "S");
    },
    outline: (frame, width, radius = 0) => {
      setLine(width);
      put(`${boxOf(frame, radius)} S`);
    },
    fill: (frame, ink, radius = 0) => {
      setInk(ink);
      put(`${boxOf(frame, radius)} f`);
    },
    dot: ([x, y], radius, ink = "black") => {
      setInk(ink);
      const side = 2 * radius;
      put(`${boxOf({ x: x - radius, y: y - radius, width: side, height: side }, radius)} f`);
    },
    shape: (corners, line, solid) => {
      setInk("black");
      setLine(line);
      put(`${pathOf(corners)} ${solid ? "b" : "s"}`);
    },
    squares: (frames) => {
      setInk("black");
      for (const frame of frames) put(boxOf(frame, 0));
      put("f");
    },
    scale: ([x, y], scale) => {
      saved.push({ ...state });
      state.scale *= scale;
      put(`q ${num(scale, 6)} 0 0 ${num(scale, 6)} ${num(x)} ${num(y)} cm`);
    },
    restore: () => {
      state = saved.pop() ?? state;
      put("Q");
    },
    take: () => {
      const taken = operators.join("\n");
      operators = [];
      return taken;
    },
  };
}

function pathOf([first, ...rest]: readonly Point[]): string {
  if (!first) return "";
  const on = (rest.length > 0 ? rest : [first]).map(([x, y]) => `${num(x)} ${num(y)} l`);
  return `${num(first[0])} ${num(first[1])} m ${on.join(" ")}`;
}

/** How far the handles of a quarter of a circle stand from its ends, over the radius. */
const HANDLE = 0.5523;

function boxOf({ x, y, width, height }: Frame, radius: number): string {
  const round = Math.min(radius, width / 2, height / 2);
  if (round <= 0) return `${num(x)} ${num(y)} ${num(width)} ${num(height)} re`;
  const short = round * (1 - HANDLE);
  const [right, bottom] = [x + width, y + height];
  const curve = (...values: number[]) => `${values.map((value) => num(value)).join(" ")} c`;
  return [
    `${num(x + round)} ${num(y)} m ${num(right - round)} ${num(y)} l`,
    curve(right - short, y, right, y + short, right, y + round),
    `${num(right)} ${num(bottom - round)} l`,
    curve(right, bottom - short, right - short, bottom, right - round, bottom),
    `${num(x + round)} ${num(bottom)} l`,
    curve(x + short, bottom, x, bottom - short, x, bottom - round),
    `${num(x)} ${num(y + round)} l`,
    curve(x, y + short, x + short, y, x + round, y),
    "h",
  ].join(" ");
}

/** A number as PDF wants it: no exponent, no more digits than can be seen. */
function num(value: number, digits = 2): number {
  const power = 10 ** digits;
  return Math.round(value * power) / power;
}
