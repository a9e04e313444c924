import { setImmediate as giveWay } from "node:timers/promises";
import { sheetWords as words } from "@/i18n/es/documents";
import { cutLines } from "./layout/block";
import type { Frame, Paper } from "./layout/paper";
import { splitFrame } from "./layout/paper";
import type { DocumentInfo, Pen, RenderedPdf } from "./layout/pen";
import { openDocument } from "./layout/pen";
import { sheetParts } from "./sheet/parts";
import type { SheetLayout } from "./sheet/scale";
import type { SheetData } from "./sheet-data";

export type HojasRequest = {
  readonly paper: Paper;
  /** Sheets a page. */
  readonly layout: SheetLayout;
  /** Instant of creation, ISO 8601: the only thing that is not in the sheets. */
  readonly createdAt: string;
  readonly sheets: readonly SheetData[];
} & Pick<DocumentInfo, "attachments" | "signature">;

/**
 * The Hojas de Anotaciones as one PDF, in the order given: blank where a sheet has no record, else filled.
 * More hands than a sheet holds continue on a further sheet; nothing is cut. Same request, same bytes.
 * Gives way to whatever else the process has to do after each sheet. Refuses (throws) an empty list.
 */
export async function renderHojas(request: HojasRequest): Promise<RenderedPdf> {
  const [first] = request.sheets;
  if (!first) throw new Error("No sheets to render");
  const doc = openDocument({
    title: `${words.title} · ${first.event.name}`,
    paper: request.paper,
    createdAt: request.createdAt,
    hojas: request.sheets.length,
    ...(request.attachments ? { attachments: request.attachments } : {}),
    ...(request.signature ? { signature: request.signature } : {}),
  });
  const free: Frame[] = [];
  const nextPlace = (): Frame => {
    if (free.length === 0) free.push(...startPage(doc.addPage(), doc.pen, request.layout));
    return free.shift() as Frame;
  };
  for (const sheet of request.sheets) {
    // A hall's Hojas take a second: the hands of its tables are answered in between.
    await giveWay();
    let place = nextPlace();
    for (const [i, part] of sheetParts(doc.pen, place, sheet, request.layout).entries()) {
      if (i > 0) place = nextPlace();
      part.draw(doc.pen, place);
    }
  }
  return doc.finish();
}

const HALVES_GAP = 30;

/** The places for sheets on a new page; where there are two, a line to cut along. */
function startPage(page: Frame, pen: Pen, layout: SheetLayout): Frame[] {
  if (layout === "one") return [page];
  cutLines(2, 1).draw(pen, page);
  return splitFrame(page, 2, 1, HALVES_GAP);
}
