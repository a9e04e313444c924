import type { Block } from "./block";
import { row, space, stack } from "./block";
import { mark, markWidth } from "./figures";
import type { Frame, Orientation, Paper } from "./paper";
import { cutBottom, splitFrame } from "./paper";
import type { OpenDocument, Pen, RenderedPdf } from "./pen";
import { openDocument } from "./pen";
import type { Table, TableRow } from "./table";
import { drawHead, drawRow, headHeight, rowHeight } from "./table";
import { text } from "./text";

// A document that is one long table: headed pages, the table's titles over each column of it, page n of m below.

export type ListDocument = {
  readonly title: string;
  /** The line over the title: the event. */
  readonly over: string;
  /** What stands at the right of the title (round, count). */
  readonly aside?: string;
  /** The line under the title. */
  readonly under?: string;
  readonly table: Table;
  /** What stands in place of a table that has no rows; its titles alone unless said. */
  readonly none?: string;
  /** How many times the table stands side by side on a page. */
  readonly columns: number;
  readonly paper: Paper;
  readonly orientation?: Orientation;
  readonly createdAt: string;
  /** Printed below each page, with the page numbers at its right. */
  readonly foot: (page: number, pages: number) => { readonly left: string; readonly right: string };
};

const FOOT = 16;
const GAP = 22;

/** Draws the table over as many pages as it takes. */
export async function renderList(list: ListDocument): Promise<RenderedPdf> {
  const doc = openDocument({
    ...list,
    numbered: true,
    title: `${list.title} · ${list.over}`,
  });
  const frames = new Map<number, Frame>();
  drawTable(doc, list, (frame) => frames.set(frames.size + 1, frame));
  return doc.finish((pen, page, pages) => {
    const frame = frames.get(page);
    if (!frame) return;
    const { left, right } = list.foot(page, pages);
    footLine(left, right).draw(pen, cutBottom(frame, FOOT - 5)[1]);
  });
}

function drawTable(doc: OpenDocument, list: ListDocument, onPage: (frame: Frame) => void): void {
  const { pen } = doc;
  let waiting: readonly TableRow[] = list.table.rows;
  do {
    const page = doc.addPage();
    onPage(page);
    const [content] = cutBottom(page, FOOT);
    const head = listHead(list);
    const height = head.height(pen, content.width);
    head.draw(pen, { ...content, height });
    const { none } = list;
    const body = { ...content, y: content.y + height, height: content.height - height };
    if (none !== undefined && list.table.rows.length === 0) {
      text(none, { size: 14, weight: "bold" }).draw(pen, body);
      return;
    }
    for (const frame of splitFrame(body, 1, list.columns, GAP)) {
      if (waiting.length === 0 && list.table.rows.length > 0) break;
      const taken = drawPart(pen, list.table, waiting, frame);
      waiting = waiting.slice(taken);
      if (list.table.rows.length === 0) break;
    }
  } while (waiting.length > 0);
}

/** Draws titles and as many rows as fit, at least one; answers how many. */
function drawPart(pen: Pen, spec: Table, rows: readonly TableRow[], frame: Frame): number {
  const head = headHeight(pen, spec, frame.width);
  drawHead(pen, spec, { ...frame, height: head });
  let y = frame.y + head;
  let taken = 0;
  for (const item of rows) {
    const room = frame.y + frame.height - y;
    const height = rowHeight(pen, spec, item, frame.width);
    if (height > room && taken > 0) break;
    drawRow(pen, spec, item, { ...frame, y, height: Math.min(height, room) });
    y += height;
    taken += 1;
  }
  return taken;
}

/** The head that every list carries: mark and event, title, and what stands beside and under it. */
export function listHead(list: Pick<ListDocument, "title" | "over" | "aside" | "under">): Block {
  const aside = list.aside
    ? [
        {
          width: { fr: 0.55 },
          block: text(list.aside, { size: 22, shrinkTo: 12, weight: "black", align: "right" }),
        },
      ]
    : [];
  return stack(
    [
      row(
        [
          { width: { pt: markWidth(11) }, block: mark(11) },
          { width: { fr: 1 }, block: text(list.over, { size: 10, shrinkTo: 8, weight: "bold" }) },
        ],
        8,
      ),
      row(
        [
          {
            width: { fr: 1 },
            block: text(list.title, { size: 22, shrinkTo: 14, weight: "black" }),
          },
          ...aside,
        ],
        12,
      ),
      ...(list.under ? [text(list.under, { size: 9.5, shrinkTo: 8 })] : []),
      space(6),
    ],
    3,
  );
}

/** One small line: words at the left, words at the right. */
export function footLine(left: string, right: string, size = 7.5): Block {
  return row(
    [
      { width: { fr: 1 }, block: text(left, { size, shrinkTo: size * 0.7 }) },
      { width: { pt: 90 }, block: text(right, { size, shrinkTo: size * 0.7, align: "right" }) },
    ],
    8,
  );
}
