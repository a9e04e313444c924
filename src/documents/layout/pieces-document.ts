import type { Block } from "./block";
import { cutLines } from "./block";
import type { Paper } from "./paper";
import { splitFrame } from "./paper";
import type { DocumentInfo, RenderedPdf } from "./pen";
import { openDocument } from "./pen";

// A document that is cut apart: equal pieces, so many a page, each with a block of its own.

export type PiecesDocument = {
  readonly title: string;
  readonly paper: Paper;
  /** Instant of creation, ISO 8601. */
  readonly createdAt: string;
  readonly rows: number;
  readonly columns: number;
  /** Room between the pieces. */
  readonly gap: number;
  /** Dashed lines between the pieces; pieces in boxes of their own need none. */
  readonly cut: boolean;
  readonly pieces: readonly Block[];
} & Pick<DocumentInfo, "orientation">;

/** Draws the pieces in order over as many pages as they take. Refuses (throws) an empty list. */
export async function renderPieces(document: PiecesDocument): Promise<RenderedPdf> {
  const { rows, columns, gap, pieces } = document;
  if (pieces.length === 0) throw new Error(`Nothing to render: ${document.title}`);
  const doc = openDocument(document);
  const perPage = rows * columns;
  for (let start = 0; start < pieces.length; start += perPage) {
    const page = doc.addPage();
    if (document.cut) cutLines(rows, columns).draw(doc.pen, page);
    const places = splitFrame(page, rows, columns, gap);
    for (const [index, piece] of pieces.slice(start, start + perPage).entries()) {
      const place = places[index];
      if (place) piece.draw(doc.pen, place);
    }
  }
  return doc.finish();
}
