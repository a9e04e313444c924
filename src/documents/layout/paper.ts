// Sheets of paper and the rectangles on them. Lengths are PDF points (1/72 inch), y grows downwards.

export const PAPERS = ["a4", "letter"] as const;
export type Paper = (typeof PAPERS)[number];

/** A rectangle on the page. */
export type Frame = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

export type Orientation = "portrait" | "landscape";

const SIZES: Readonly<Record<Paper, readonly [number, number]>> = {
  a4: [595.28, 841.89],
  letter: [612, 792],
};

/** Cheap laser printers leave about 5 mm blank; 30 points stay well inside. */
const MARGIN = 30;

/** Width and height of the whole paper. */
export function paperSize(paper: Paper, orientation: Orientation = "portrait"): [number, number] {
  const [short, long] = SIZES[paper];
  return orientation === "portrait" ? [short, long] : [long, short];
}

/** The printable rectangle of the paper, margins taken off. */
export function paperFrame(paper: Paper, orientation: Orientation = "portrait"): Frame {
  const [width, height] = paperSize(paper, orientation);
  return { x: MARGIN, y: MARGIN, width: width - 2 * MARGIN, height: height - 2 * MARGIN };
}

/** Cuts a frame in `rows` × `columns` equal frames with `gap` between them, row by row. */
export function splitFrame(frame: Frame, rows: number, columns: number, gap: number): Frame[] {
  const width = (frame.width - gap * (columns - 1)) / columns;
  const height = (frame.height - gap * (rows - 1)) / rows;
  return Array.from({ length: rows * columns }, (_, index) => ({
    x: frame.x + (index % columns) * (width + gap),
    y: frame.y + Math.floor(index / columns) * (height + gap),
    width,
    height,
  }));
}

/** Takes `height` off the bottom of a frame: what is left, and what was taken. */
export function cutBottom(frame: Frame, height: number): [Frame, Frame] {
  return [
    { ...frame, height: frame.height - height },
    { ...frame, y: frame.y + frame.height - height, height },
  ];
}

/** The frame without `all` points on each side (or `x` at the sides and `y` above and below). */
export function inset(frame: Frame, x: number, y: number = x): Frame {
  return {
    x: frame.x + x,
    y: frame.y + y,
    width: Math.max(0, frame.width - 2 * x),
    height: Math.max(0, frame.height - 2 * y),
  };
}
