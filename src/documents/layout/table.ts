import type { Block, Width } from "./block";
import { remembered, resolveWidths } from "./block";
import type { Frame } from "./paper";
import { inset } from "./paper";
import type { Pen } from "./pen";
import type { Align, TextStyle } from "./text";
import { text } from "./text";

// Tables: columns with titles (and titles over groups of columns), rows of words or blocks.

export type Column = {
  readonly title: string;
  readonly width: Width;
  readonly align?: Align;
  /** Title over this column and its neighbours with the same group. */
  readonly group?: string;
  readonly bold?: boolean;
};

export type TableRow = {
  readonly cells: readonly (string | Block)[];
  /** Crossed out: it was written and does not count. */
  readonly struck?: boolean;
};

export type TableLook = {
  /** Size of the words in the rows, and the size down to which long ones shrink. */
  readonly size: number;
  readonly shrinkTo: number;
  readonly titleSize: number;
  /** Least height of a row. */
  readonly rowHeight: number;
  /** `grid`: boxes to write in; `rules`: lines between rows, for reading. */
  readonly lines: "grid" | "rules";
};

export type Table = {
  readonly columns: readonly Column[];
  readonly rows: readonly TableRow[];
  readonly look: TableLook;
};

const PAD_X = 3;
const PAD_Y = 2;
const HEAD_LINE = 1.25;

/** A table in one piece; its rows share the height that it gets. */
export function table(spec: Table): Block {
  return {
    height: remembered(
      (pen, width) =>
        headHeight(pen, spec, width) +
        spec.rows.reduce((sum, row) => sum + rowHeight(pen, spec, row, width), 0),
    ),
    draw: (pen, frame) => {
      const head = headHeight(pen, spec, frame.width);
      drawHead(pen, spec, { ...frame, height: head });
      const natural = spec.rows.map((row) => rowHeight(pen, spec, row, frame.width));
      const sum = natural.reduce((total, height) => total + height, 0);
      const extra = (frame.height - head - sum) / Math.max(1, spec.rows.length);
      let y = frame.y + head;
      for (const [i, row] of spec.rows.entries()) {
        const height = (natural[i] ?? 0) + extra;
        drawRow(pen, spec, row, { ...frame, y, height });
        y += height;
      }
      if (spec.look.lines === "grid") drawGrid(pen, spec, frame, head);
    },
  };
}

export function headHeight(pen: Pen, spec: Table, width: number): number {
  const widths = columnWidths(spec, width);
  const style = titleStyle(spec);
  const titles = spec.columns.map((column, i) =>
    text(column.title, style).height(pen, (widths[i] ?? 0) - 2 * PAD_X),
  );
  const groups = spec.columns.some((column) => column.group);
  const groupLine = groups ? spec.look.titleSize * HEAD_LINE + PAD_Y : 0;
  return Math.max(...titles) + 2 * PAD_Y + groupLine;
}

export function rowHeight(pen: Pen, spec: Table, row: TableRow, width: number): number {
  const widths = columnWidths(spec, width);
  const heights = row.cells.map((cell, i) =>
    cellBlock(spec, cell, i).height(pen, (widths[i] ?? 0) - 2 * PAD_X),
  );
  return Math.max(spec.look.rowHeight, ...heights.map((height) => height + 2 * PAD_Y));
}

export function drawHead(pen: Pen, spec: Table, frame: Frame): void {
  const groups = spec.columns.some((column) => column.group);
  const groupHeight = groups ? spec.look.titleSize * HEAD_LINE + PAD_Y : 0;
  const style = titleStyle(spec);
  for (const [i, cell] of columnFrames(spec, frame).entries()) {
    const column = spec.columns[i];
    if (!column) continue;
    const top = column.group ? groupHeight : 0;
    const box = { ...cell, y: cell.y + top, height: cell.height - top };
    text(column.title, { ...style, align: column.align ?? "left" }).draw(
      pen,
      inset(box, PAD_X, PAD_Y),
    );
  }
  for (const group of groupsOf(spec)) {
    const frames = columnFrames(spec, frame).slice(group.from, group.to);
    const first = frames[0];
    if (!first) continue;
    const box = {
      ...first,
      width: frames.reduce((sum, cell) => sum + cell.width, 0),
      height: groupHeight,
    };
    text(group.title, { ...style, align: "centre", stand: "middle" }).draw(
      pen,
      inset(box, PAD_X, 0),
    );
    const under = box.y + box.height;
    pen.stroke(
      [
        [
          [box.x, under],
          [box.x + box.width, under],
        ],
      ],
      0.5,
    );
  }
  const bottom = frame.y + frame.height;
  pen.stroke(
    [
      [
        [frame.x, bottom],
        [frame.x + frame.width, bottom],
      ],
    ],
    1.1,
  );
}

export function drawRow(pen: Pen, spec: Table, row: TableRow, frame: Frame): void {
  for (const [i, cell] of columnFrames(spec, frame).entries()) {
    const content = row.cells[i];
    if (content === undefined) continue;
    cellBlock(spec, content, i).draw(pen, inset(cell, PAD_X, Math.min(PAD_Y, frame.height * 0.06)));
  }
  const left = frame.x;
  const right = frame.x + frame.width;
  if (row.struck) {
    const middle = frame.y + frame.height / 2;
    pen.stroke(
      [
        [
          [left + PAD_X, middle],
          [right - PAD_X, middle],
        ],
      ],
      0.9,
    );
  }
  const bottom = frame.y + frame.height;
  pen.stroke(
    [
      [
        [left, bottom],
        [right, bottom],
      ],
    ],
    0.5,
  );
}

function drawGrid(pen: Pen, spec: Table, frame: Frame, head: number): void {
  pen.outline(frame, 1.1, 2);
  const cells = columnFrames(spec, frame);
  const grouped = spec.look.titleSize * HEAD_LINE + PAD_Y;
  const lines = cells.slice(1).map((cell, i) => {
    const inGroup = spec.columns[i]?.group && spec.columns[i]?.group === spec.columns[i + 1]?.group;
    const top = frame.y + (inGroup ? Math.min(grouped, head) : 0);
    return [[cell.x, top] as const, [cell.x, frame.y + frame.height] as const];
  });
  pen.stroke(lines, 0.5);
}

type Group = { readonly title: string; readonly from: number; readonly to: number };

function groupsOf(spec: Table): Group[] {
  const groups: Group[] = [];
  for (const [i, column] of spec.columns.entries()) {
    if (!column.group) continue;
    const last = groups.at(-1);
    if (last?.title === column.group && last.to === i) {
      groups[groups.length - 1] = { ...last, to: i + 1 };
    } else {
      groups.push({ title: column.group, from: i, to: i + 1 });
    }
  }
  return groups;
}

function columnWidths(spec: Table, width: number): number[] {
  return resolveWidths(
    spec.columns.map((column) => column.width),
    width,
  );
}

function columnFrames(spec: Table, frame: Frame): Frame[] {
  let x = frame.x;
  return columnWidths(spec, frame.width).map((width) => {
    const cell = { ...frame, x, width };
    x += width;
    return cell;
  });
}

function cellBlock(spec: Table, cell: string | Block, index: number): Block {
  if (typeof cell !== "string") return cell;
  const column = spec.columns[index];
  return text(cell, {
    size: spec.look.size,
    shrinkTo: spec.look.shrinkTo,
    weight: column?.bold ? "bold" : "regular",
    align: column?.align ?? "left",
    stand: "middle",
  });
}

function titleStyle(spec: Table): TextStyle {
  return { size: spec.look.titleSize, weight: "bold", stand: "bottom", leading: 1.1 };
}
