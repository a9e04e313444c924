import type { Block } from "./block";
import { fitted, row } from "./block";
import { mark, markWidth } from "./figures";
import { footLine, listHead } from "./list-document";
import type { Frame, Paper } from "./paper";
import { cutBottom, splitFrame } from "./paper";
import type { OpenDocument, RenderedPdf } from "./pen";
import { openDocument } from "./pen";
import { text } from "./text";

// A document that reads on from column to column and from page to page: a head, what stands under it over the whole
// width, and then pieces that are never cut, the first page headed in full and the others in a line.

export type FlowItem = {
  readonly block: Block;
  /** Room above it, except at the top of a column. */
  readonly above?: number;
  /** Never the last of its column: a title. */
  readonly keepsNext?: true;
};

export type FlowDocument = {
  readonly title: string;
  /** The line over the title. */
  readonly over: string;
  readonly under?: string;
  /** Over the whole width of the first page. */
  readonly lead: Block;
  readonly items: readonly FlowItem[];
  readonly columns: number;
  readonly paper: Paper;
  readonly createdAt: string;
  readonly foot: (page: number, pages: number) => { readonly left: string; readonly right: string };
};

const FOOT = 16;
const GAP = 20;
const UNDER_LEAD = 10;
const LEVEL_STEP = 6;

/**
 * Draws the pieces in order over as many columns and pages as they take; one too high for a column is drawn smaller. The
 * columns of the last page end level.
 */
export async function renderFlow(flow: FlowDocument): Promise<RenderedPdf> {
  const doc = openDocument({ ...flow, numbered: true, title: `${flow.title} · ${flow.over}` });
  const first = doc.addPage();
  let columns = firstColumns(doc, flow, first);
  let waiting = flow.items;
  for (;;) {
    for (const column of levelled(doc, waiting, columns)) {
      const taken = takenBy(doc, waiting, column);
      drawColumn(doc, waiting.slice(0, taken), column);
      waiting = waiting.slice(taken);
    }
    if (waiting.length === 0) break;
    columns = nextColumns(doc, flow, doc.addPage());
  }
  return doc.finish((pen, page, pages) => {
    const { left, right } = flow.foot(page, pages);
    footLine(left, right).draw(pen, cutBottom(first, FOOT - 5)[1]);
  });
}

function firstColumns({ pen }: OpenDocument, flow: FlowDocument, page: Frame): readonly Frame[] {
  const head = listHead(flow);
  const headHeight = head.height(pen, page.width);
  head.draw(pen, { ...page, height: headHeight });
  const leadHeight = flow.lead.height(pen, page.width);
  flow.lead.draw(pen, { ...page, y: page.y + headHeight, height: leadHeight });
  return columnsBelow(flow, page, headHeight + leadHeight + UNDER_LEAD);
}

function nextColumns({ pen }: OpenDocument, flow: FlowDocument, page: Frame): readonly Frame[] {
  const head = row(
    [
      { width: { pt: markWidth(9) }, block: mark(9) },
      {
        width: { fr: 1 },
        block: text(`${flow.over} · ${flow.title}`, { size: 8.5, shrinkTo: 6.5, weight: "bold" }),
      },
    ],
    7,
  );
  const height = head.height(pen, page.width);
  head.draw(pen, { ...page, height });
  return columnsBelow(flow, page, height + UNDER_LEAD);
}

function columnsBelow({ columns }: FlowDocument, page: Frame, taken: number): readonly Frame[] {
  const [content] = cutBottom(page, FOOT);
  const body = { ...content, y: content.y + taken, height: content.height - taken };
  return splitFrame(body, 1, columns, GAP);
}

/** The columns, cut to the least height at which everything that waits still fits; as they are where it does not. */
function levelled(
  doc: OpenDocument,
  items: readonly FlowItem[],
  columns: readonly Frame[],
): readonly Frame[] {
  const isEnough = (height: number) => {
    const left = columns.reduce(
      (waiting, column) => waiting.slice(takenBy(doc, waiting, { ...column, height })),
      items,
    );
    return left.length === 0;
  };
  const [most = 0] = columns.map(({ height }) => height);
  if (!isEnough(most)) return columns;
  let height = most;
  while (height > LEVEL_STEP && isEnough(height - LEVEL_STEP)) height -= LEVEL_STEP;
  return columns.map((column) => ({ ...column, height }));
}

/** How many pieces a column takes, at least one. */
function takenBy({ pen }: OpenDocument, items: readonly FlowItem[], column: Frame): number {
  const high = ({ block }: FlowItem) => block.height(pen, column.width);
  let y = 0;
  let taken = 0;
  for (const item of items) {
    const above = taken === 0 ? 0 : (item.above ?? 0);
    const next = item.keepsNext ? items[taken + 1] : undefined;
    const together = high(item) + (next ? (next.above ?? 0) + high(next) : 0);
    if (taken > 0 && y + above + together > column.height) break;
    y += above + high(item);
    taken += 1;
  }
  return taken;
}

function drawColumn({ pen }: OpenDocument, items: readonly FlowItem[], column: Frame): void {
  let y = column.y;
  for (const [index, { block, above = 0 }] of items.entries()) {
    if (index > 0) y += above;
    const room = column.y + column.height - y;
    const height = Math.min(block.height(pen, column.width), room);
    fitted(block).draw(pen, { ...column, y, height });
    y += height;
  }
}
