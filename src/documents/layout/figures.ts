import { Buffer } from "node:buffer";
import QRCode from "qrcode";
import type { Block } from "./block";
import type { Point } from "./content";
import type { Frame } from "./paper";
import { inset } from "./paper";
import type { Pen } from "./pen";

// Things drawn, not written: QR, signatures, the mark, boxes to tick. All are vectors.

/** A QR code of `content`, square, as wide as `size` at most, in the middle of its frame. */
export function qr(content: string, size: number): Block {
  const { modules } = QRCode.create([{ data: Buffer.from(content), mode: "byte" }], {
    errorCorrectionLevel: "M",
  });
  return {
    height: (_pen, width) => Math.min(size, width),
    draw: (pen, frame) => {
      const side = Math.min(size, frame.width, frame.height);
      pen.modules(middleOf(frame, side, side), modules.size, (row, column) =>
        Boolean(modules.get(row, column)),
      );
    },
  };
}

export type Strokes = readonly (readonly Point[])[];

/** A signature: strokes in any unit, scaled to the frame without distortion. */
export function signature(strokes: Strokes, height: number): Block {
  return {
    height: () => height,
    draw: (pen, frame) => pen.stroke(scaleStrokes(strokes, inset(frame, 2)), 1.1),
  };
}

function scaleStrokes(strokes: Strokes, frame: Frame): Strokes {
  const points = strokes.flat();
  if (points.length === 0) return [];
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const left = xs.reduce((a, b) => Math.min(a, b));
  const top = ys.reduce((a, b) => Math.min(a, b));
  const width = xs.reduce((a, b) => Math.max(a, b)) - left;
  const height = ys.reduce((a, b) => Math.max(a, b)) - top;
  const scale = Math.min(frame.width / Math.max(width, 1), frame.height / Math.max(height, 1));
  const target = middleOf(frame, width * scale, height * scale);
  return strokes.map((stroke) =>
    stroke.map(([x, y]) => [target.x + (x - left) * scale, target.y + (y - top) * scale] as const),
  );
}

/** Two mirrored tiles, 3-1 and 1-3: the mark of Capicúa. */
export function mark(height: number): Block {
  return {
    height: () => height,
    draw: (pen, frame) => {
      const side = Math.min(frame.height, height, frame.width / MARK_RATIO);
      const whole = middleOf(frame, side * MARK_RATIO, side);
      const tile = { ...whole, width: side * 2 };
      drawTile(pen, tile, [3, 1], false);
      drawTile(pen, { ...tile, x: whole.x + side * (MARK_RATIO - 2) }, [1, 3], true);
    },
  };
}

/** Width over height of the mark: two tiles of 2 by 1 and the gap between them. */
const MARK_RATIO = 4.2;

/** Width that `mark` takes at a height. */
export function markWidth(height: number): number {
  return height * MARK_RATIO;
}

const PIPS: Readonly<Record<1 | 3, readonly Point[]>> = {
  1: [[0.5, 0.5]],
  3: [
    [0.26, 0.26],
    [0.5, 0.5],
    [0.74, 0.74],
  ],
};

function drawTile(pen: Pen, tile: Frame, halves: readonly (1 | 3)[], mirrored: boolean): void {
  const { x, y, height } = tile;
  const line = height * 0.07;
  pen.outline(inset(tile, line / 2), line, height * 0.16);
  pen.stroke(
    [
      [
        [x + height, y + height * 0.18],
        [x + height, y + height * 0.82],
      ],
    ],
    line * 0.8,
  );
  for (const [i, pips] of halves.entries()) {
    for (const [px, py] of PIPS[pips]) {
      const across = mirrored ? 1 - px : px;
      pen.dot([x + (i + across) * height, y + py * height], height * 0.085);
    }
  }
}

/** An empty square to tick, `size` points, or a ticked one. */
export function tickBox(size: number, ticked = false): Block {
  return {
    height: () => size,
    draw: (pen, frame) => {
      const box = middleOf(frame, size, size);
      pen.outline(box, 0.9, 1.5);
      if (!ticked) return;
      const at = (px: number, py: number): Point => [box.x + px * size, box.y + py * size];
      pen.stroke([[at(0.22, 0.52), at(0.43, 0.74), at(0.8, 0.26)]], size * 0.14);
    },
  };
}

export type CardShape = "whole" | "cut-corner" | "eight-sided";

/** Corners of a card, over its width and height. */
const CARD_CORNERS: Readonly<Record<CardShape, readonly Point[]>> = {
  whole: [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
  ],
  "cut-corner": [
    [0, 0],
    [0.5, 0],
    [1, 0.35],
    [1, 1],
    [0, 1],
  ],
  "eight-sided": [
    [0.3, 0],
    [0.7, 0],
    [1, 0.22],
    [1, 0.78],
    [0.7, 1],
    [0.3, 1],
    [0, 0.78],
    [0, 0.22],
  ],
};

const CARD_RATIO = 0.7;

/** Width that `refereeCard` takes at a height. */
export function refereeCardWidth(height: number): number {
  return height * CARD_RATIO;
}

/** A referee's card by its silhouette, outlined or solid: without colours it is told by its shape. */
export function refereeCard(shape: CardShape, height: number, solid: boolean): Block {
  return {
    height: () => height,
    draw: (pen, frame) => {
      const line = height * 0.09;
      const card = inset(middleOf(frame, refereeCardWidth(height), height), line / 2);
      const at = ([x, y]: Point): Point => [card.x + x * card.width, card.y + y * card.height];
      pen.shape(CARD_CORNERS[shape].map(at), line, solid);
    },
  };
}

/** An empty box over the whole width, to write in. */
export function writeBox(height: number): Block {
  return { height: () => height, draw: (pen, frame) => pen.outline(frame, 0.9, 1.5) };
}

/** A black disc as wide as `size`, with a block on it that must be white. */
export function disc(size: number, block: Block): Block {
  return {
    height: () => size,
    draw: (pen, frame) => {
      pen.dot([frame.x + frame.width / 2, frame.y + frame.height / 2], size / 2);
      block.draw(pen, frame);
    },
  };
}

function middleOf(frame: Frame, width: number, height: number): Frame {
  return {
    x: frame.x + (frame.width - width) / 2,
    y: frame.y + (frame.height - height) / 2,
    width,
    height,
  };
}
