import { Buffer } from "node:buffer";
import { pdfkitAddPlaceholder } from "@signpdf/placeholder-pdfkit";
import PDFDocument from "pdfkit";
import type { Content } from "./content";
import { makeContent } from "./content";
import { makeFaces } from "./faces";
import type { FontWeight } from "./fonts";
import type { Frame, Orientation, Paper } from "./paper";
import { paperFrame, paperSize } from "./paper";
import { MEASURED_AT } from "./spacing";

// The only file that speaks to pdfkit. A pen measures and marks; where things go is decided by the blocks above it.

export type Pen = Pick<Content, "write" | "stroke" | "outline" | "fill" | "dot" | "shape"> & {
  /** Advance width of one line of text, in points. */
  readonly measure: (text: string, weight: FontWeight, size: number) => number;
  /** Draws inside a frame at another scale: `draw` gets the frame as it looks from inside. */
  readonly scaled: (frame: Frame, scale: number, draw: (inner: Frame) => void) => void;
  /** Fills many unit squares of a matrix at once (QR). */
  readonly modules: (
    frame: Frame,
    size: number,
    isDark: (row: number, column: number) => boolean,
  ) => void;
};

export type DocumentInfo = {
  readonly title: string;
  readonly paper: Paper;
  readonly orientation?: Orientation;
  /** Instant of creation, ISO 8601 in UTC: same data and same instant give the same bytes. */
  readonly createdAt: string;
  /** Keeps the pages open to the end, so that `finish` can write on each of them. */
  readonly numbered?: boolean;
  readonly attachments?: readonly Attachment[];
  /** How many Hojas it shows: a check of the file tells from it how many of them are sealed. */
  readonly hojas?: number;
  /** Leaves room for a digital signature, which whoever has the certificate fills in. */
  readonly signature?: SignatureRoom;
};

/** A file inside the PDF. */
export type Attachment = {
  readonly name: string;
  readonly mime: string;
  readonly description: string;
  readonly content: string;
};

/** What a reader shows of a digital signature, and how many bytes it may take. */
export type SignatureRoom = {
  readonly signer: string;
  readonly reason: string;
  readonly place: string;
  /** Its SubFilter. */
  readonly kind: string;
  readonly bytes: number;
  /** When its certificate begins to be good, ISO 8601: what was made before bears that instant. */
  readonly notBefore: string;
};

export type OpenDocument = {
  readonly pen: Pen;
  /** Starts a page and gives its printable frame. */
  readonly addPage: () => Frame;
  /** Draws on every page of a `numbered` document (page n of m known), closes the file and gives its bytes and pages. */
  readonly finish: (
    onEveryPage?: (pen: Pen, page: number, pages: number) => void,
  ) => Promise<RenderedPdf>;
};

export type RenderedPdf = { readonly bytes: Uint8Array; readonly pages: number };

/** Opens an empty PDF. Refuses (throws) an unreadable `createdAt`. */
export function openDocument(info: DocumentInfo): OpenDocument {
  const created = new Date(info.createdAt);
  if (Number.isNaN(created.getTime())) throw new Error(`Unreadable instant: ${info.createdAt}`);
  const pdf = new PDFDocument({
    size: paperSize(info.paper, info.orientation),
    margin: 0,
    autoFirstPage: false,
    bufferPages: info.numbered ?? false,
    lang: "es-DO",
    displayTitle: true,
    ...(info.signature ? { pdfVersion: "1.7" as const } : {}),
    info: {
      Title: info.title,
      Author: "Capicúa",
      CreationDate: created,
      ...(info.hojas === undefined ? {} : { Hojas: String(info.hojas) }),
    },
  });
  const chunks: Buffer[] = [];
  pdf.on("data", (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => {
    pdf.on("end", () => resolve());
    pdf.on("error", reject);
  });
  const { pen, put } = makePages(pdf);
  let pages = 0;
  return {
    pen,
    addPage: () => {
      if (pages > 0) put();
      pdf.addPage();
      pages += 1;
      return paperFrame(info.paper, info.orientation);
    },
    finish: async (onEveryPage) => {
      if (pages > 0) put();
      for (let page = 0; onEveryPage && page < pages; page += 1) {
        pdf.switchToPage(page);
        onEveryPage(pen, page + 1, pages);
        put();
      }
      for (const attachment of info.attachments ?? []) attach(pdf, attachment, created);
      if (info.signature) leaveRoom(pdf, info.signature, created);
      pdf.end();
      await ended;
      return { bytes: new Uint8Array(Buffer.concat(chunks)), pages };
    },
  };
}

function attach(pdf: PDFKit.PDFDocument, attachment: Attachment, created: Date): void {
  const { name, mime, description, content } = attachment;
  pdf.file(Buffer.from(content), {
    name,
    type: mime,
    description,
    creationDate: created,
    modifiedDate: created,
  });
}

function leaveRoom(pdf: PDFKit.PDFDocument, room: SignatureRoom, at: Date): void {
  pdfkitAddPlaceholder({
    pdf,
    pdfBuffer: Buffer.alloc(0),
    reason: room.reason,
    contactInfo: "",
    name: room.signer,
    location: room.place,
    signingTime: new Date(Math.max(at.getTime(), Date.parse(room.notBefore))),
    signatureLength: room.bytes,
    subFilter: room.kind,
  });
}

/** A pen for the page that is open, and how to put what it drew there. */
function makePages(pdf: PDFKit.PDFDocument): { readonly pen: Pen; readonly put: () => void } {
  const faces = makeFaces(pdf);
  let content = makeContent(faces);
  const pen: Pen = {
    measure: (text, weight, size) => (faces.width(text, weight) * size) / MEASURED_AT,
    write: (text, at, face) => content.write(text, at, face),
    stroke: (lines, width, dash) => content.stroke(lines, width, dash),
    outline: (frame, width, radius) => content.outline(frame, width, radius),
    fill: (frame, ink, radius) => content.fill(frame, ink, radius),
    dot: (centre, radius, ink) => content.dot(centre, radius, ink),
    shape: (corners, line, solid) => content.shape(corners, line, solid),
    scaled: (frame, scale, draw) => {
      content.scale([frame.x, frame.y], scale);
      draw({ x: 0, y: 0, width: frame.width / scale, height: frame.height / scale });
      content.restore();
    },
    modules: (frame, size, isDark) => {
      content.scale([frame.x, frame.y], Math.min(frame.width, frame.height) / size);
      content.squares(darkRuns(size, isDark));
      content.restore();
    },
  };
  return {
    pen,
    put: () => {
      for (const font of content.fonts) pdf.page.fonts[font] = faces.resource(font);
      pdf.addContent(content.take());
      content = makeContent(faces);
    },
  };
}

/** The dark modules of a matrix, those side by side as one, in modules. */
function darkRuns(size: number, isDark: (row: number, column: number) => boolean): Frame[] {
  const runs: Frame[] = [];
  for (let row = 0; row < size; row += 1) {
    let from = -1;
    for (let column = 0; column <= size; column += 1) {
      const dark = column < size && isDark(row, column);
      if (dark && from < 0) from = column;
      if (!dark && from >= 0) {
        runs.push({ x: from, y: row, width: column - from, height: 1 });
        from = -1;
      }
    }
  }
  return runs;
}
