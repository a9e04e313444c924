import type { Point } from "./content";
import type { Frame } from "./paper";
import { inset } from "./paper";
import type { Pen } from "./pen";

// The vocabulary that documents are written in: a block says how high it wants to be in a given width and draws itself
// in the frame that it gets. Blocks contain blocks; no document computes a coordinate.

export type Block = {
  readonly height: (pen: Pen, width: number) => number;
  readonly draw: (pen: Pen, frame: Frame) => void;
};

/** Remembers the last answer: blocks are asked for the same height at every level above them. */
export function remembered(height: Block["height"]): Block["height"] {
  let last: { readonly pen: Pen; readonly width: number; readonly height: number } | null = null;
  return (pen, width) => {
    if (last?.pen !== pen || last.width !== width)
      last = { pen, width, height: height(pen, width) };
    return last.height;
  };
}

/** A width in points, or a share of what the fixed widths leave. */
export type Width = { readonly pt: number } | { readonly fr: number };

export type Cell = { readonly width: Width; readonly block: Block };

/** Resolves widths against the room there is; fixed ones first, the rest by share. */
export function resolveWidths(widths: readonly Width[], room: number): number[] {
  let fixed = 0;
  let shares = 0;
  for (const width of widths) {
    if ("pt" in width) fixed += width.pt;
    else shares += width.fr;
  }
  const share = shares === 0 ? 0 : Math.max(0, room - fixed) / shares;
  return widths.map((width) => ("pt" in width ? width.pt : width.fr * share));
}

/** Nothing, `height` points high. */
export function space(height: number): Block {
  return { height: () => height, draw: () => {} };
}

/** A line over the whole width, along the top of its frame; `height` is the room that it takes. */
export function rule(line: number, height = line): Block {
  return {
    height: () => height,
    draw: (pen, { x, y, width }) => pen.stroke([across(x, y, width)], line),
  };
}

function across(x: number, y: number, width: number): readonly Point[] {
  return [
    [x, y],
    [x + width, y],
  ];
}

/** Dashed lines where a page is cut into `rows` × `columns` equal pieces. */
export function cutLines(rows: number, columns: number): Block {
  return {
    height: () => 0,
    draw: (pen, { x, y, width, height }) => {
      const between = (count: number, length: number) =>
        Array.from({ length: count - 1 }, (_, index) => ((index + 1) * length) / count);
      const lines = [
        ...between(rows, height).map((down) => across(x, y + down, width)),
        ...between(columns, width).map((right): readonly Point[] => [
          [x + right, y],
          [x + right, y + height],
        ]),
      ];
      pen.stroke(lines, 0.5, 3);
    },
  };
}

/** Side by side; as high as the highest. */
export function row(cells: readonly Cell[], gap = 0): Block {
  const widthsIn = (room: number) =>
    resolveWidths(
      cells.map((cell) => cell.width),
      room - gap * Math.max(0, cells.length - 1),
    );
  return {
    height: remembered((pen, room) => {
      const widths = widthsIn(room);
      return Math.max(0, ...cells.map((cell, i) => cell.block.height(pen, widths[i] ?? 0)));
    }),
    draw: (pen, frame) => {
      let x = frame.x;
      for (const [i, width] of widthsIn(frame.width).entries()) {
        cells[i]?.block.draw(pen, { ...frame, x, width });
        x += width + gap;
      }
    },
  };
}

/** One above the other. Blocks marked by `grow` share the height that the frame has left. */
export function stack(blocks: readonly (Block | Growing)[], gap = 0): Block {
  const gaps = gap * Math.max(0, blocks.length - 1);
  return {
    height: remembered((pen, width) =>
      blocks.reduce((sum, item) => sum + blockOf(item).height(pen, width), gaps),
    ),
    draw: (pen, frame) => {
      const heights = blocks.map((item) => blockOf(item).height(pen, frame.width));
      const growing = blocks.filter((item) => "grow" in item).length;
      const left = frame.height - gaps - heights.reduce((sum, height) => sum + height, 0);
      let y = frame.y;
      for (const [i, item] of blocks.entries()) {
        const height = (heights[i] ?? 0) + ("grow" in item ? left / growing : 0);
        blockOf(item).draw(pen, { ...frame, y, height });
        y += height + gap;
      }
    },
  };
}

export type Growing = { readonly grow: Block };

/** Lets a block in a stack take the height that is left over (or give it back where there is too little). */
export function grow(block: Block): Growing {
  return { grow: block };
}

function blockOf(item: Block | Growing): Block {
  return "grow" in item ? item.grow : item;
}

/** The block with room around it. */
export function pad(block: Block, x: number, y: number = x): Block {
  return {
    height: (pen, width) => block.height(pen, width - 2 * x) + 2 * y,
    draw: (pen, frame) => block.draw(pen, inset(frame, x, y)),
  };
}

/** The block in a thin box. */
export function boxed(block: Block, line = 0.75, radius = 3): Block {
  return {
    height: block.height,
    draw: (pen, frame) => {
      pen.outline(inset(frame, line / 2), line, radius);
      block.draw(pen, frame);
    },
  };
}

/** The block on solid black: what is in it must be white. */
export function onBlack(block: Block, radius = 3): Block {
  return {
    height: block.height,
    draw: (pen, frame) => {
      pen.fill(frame, "black", radius);
      block.draw(pen, frame);
    },
  };
}

/** The block with at least (and by itself exactly) this height. */
export function atHeight(height: number, block: Block): Block {
  return { height: () => height, draw: block.draw };
}

/** The block at its own height, in the middle of whatever height it gets. */
export function centred(block: Block): Block {
  return {
    height: block.height,
    draw: (pen, frame) => {
      const height = Math.min(frame.height, block.height(pen, frame.width));
      block.draw(pen, { ...frame, y: frame.y + (frame.height - height) / 2, height });
    },
  };
}

/** The block at its own height, stretched up to `height` where there is room, and no further. */
export function atMost(height: number, block: Block): Block {
  return {
    height: block.height,
    draw: (pen, frame) => block.draw(pen, { ...frame, height: Math.min(frame.height, height) }),
  };
}

/** Steps in which a block gets smaller, from whole to 0.3. */
const SCALES = Array.from({ length: 36 }, (_, step) => 1 - step * 0.02);

/** The block as it is where it fits; else drawn smaller as a whole, so that nothing leaves the frame. */
export function fitted(block: Block): Block {
  return {
    height: block.height,
    draw: (pen, frame) => {
      const fits = (scale: number) =>
        block.height(pen, frame.width / scale) * scale <= frame.height + 0.01;
      if (fits(1)) return block.draw(pen, frame);
      const scale = SCALES[firstThat(SCALES.length - 1, (step) => fits(SCALES[step] ?? 0))] ?? 1;
      pen.scaled(frame, scale, (inner) => block.draw(pen, inner));
    },
  };
}

/** The first of the blocks that its frame holds; where none does, the last one drawn smaller. Takes the height of the first. */
export function firstThatFits(first: Block, ...others: readonly Block[]): Block {
  const all = [first, ...others];
  return {
    height: first.height,
    draw: (pen, frame) => {
      const held = all.find((block) => block.height(pen, frame.width) <= frame.height + 0.01);
      (held ?? fitted(all.at(-1) ?? first)).draw(pen, frame);
    },
  };
}

/** The least number from 1 to `last` that passes, found by halves; `last` where none does. */
function firstThat(last: number, passes: (number: number) => boolean): number {
  let [low, high] = [0, last];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (passes(middle)) high = middle;
    else low = middle;
  }
  return high;
}
