import { longDay } from "@/i18n/es/document-dates";
import { diplomaWords as words } from "@/i18n/es/documents";
import type { Block } from "./layout/block";
import { centred, fitted, grow, pad, row, space, stack } from "./layout/block";
import { mark } from "./layout/figures";
import type { Frame, Paper } from "./layout/paper";
import { inset } from "./layout/paper";
import type { Pen, RenderedPdf } from "./layout/pen";
import { openDocument } from "./layout/pen";
import { text } from "./layout/text";
import { signed } from "./sheet/ledger";
import type { PrintedEvent } from "./sheet-data";

export type Diploma = {
  readonly place: number;
  /** Whose diploma it is: one for each member of a pair. */
  readonly name: string;
  /** With whom the place was won. */
  readonly partners: readonly string[];
  readonly club?: string;
  readonly wins: number;
  readonly net: number;
};

export type DiplomasRequest = {
  readonly paper: Paper;
  /** Instant of creation, ISO 8601. */
  readonly createdAt: string;
  readonly event: PrintedEvent;
  readonly diplomas: readonly Diploma[];
};

/** A landscape page for each winner, to sign and hand over. Refuses (throws) an empty list. */
export async function renderDiplomas(request: DiplomasRequest): Promise<RenderedPdf> {
  if (request.diplomas.length === 0) throw new Error("No diplomas to render");
  const doc = openDocument({
    title: `${words.title} · ${request.event.name}`,
    paper: request.paper,
    orientation: "landscape",
    createdAt: request.createdAt,
  });
  for (const diploma of request.diplomas) {
    const page = doc.addPage();
    drawBorder(doc.pen, page);
    pad(fitted(diplomaBlock(request.event, diploma)), 60, 34).draw(doc.pen, page);
  }
  return doc.finish();
}

function drawBorder(pen: Pen, page: Frame): void {
  pen.outline(inset(page, 4), 2.5, 6);
  pen.outline(inset(page, 11), 0.75, 4);
}

function diplomaBlock(event: PrintedEvent, diploma: Diploma): Block {
  const centre = { align: "centre" } as const;
  const { partners, club } = diploma;
  const with_ = partners.length === 0 ? [] : [words.with(partners)];
  const under = [...with_, ...(club === undefined ? [] : [club])].join(" · ");
  const day = event.date === undefined ? [] : [longDay(event.date)];
  return stack(
    [
      mark(26),
      text(words.title, { ...centre, size: 34, weight: "black" }),
      text(words.awardedTo, { ...centre, size: 13 }),
      grow(
        centred(
          stack([
            text(diploma.name, { ...centre, size: 38, shrinkTo: 22, weight: "black" }),
            ...(under === "" ? [] : [text(under, { ...centre, size: 14, shrinkTo: 10 })]),
          ]),
        ),
      ),
      text(words.place(diploma.place), { ...centre, size: 24, weight: "bold" }),
      text(event.name, { ...centre, size: 20, shrinkTo: 12, weight: "bold" }),
      text(words.figures(diploma.wins, signed(diploma.net)), { ...centre, size: 11 }),
      text([...day, event.venue ?? ""].filter((part) => part !== "").join(" · "), {
        ...centre,
        size: 11,
      }),
      space(34),
      row(
        words.signers.map((signer) => ({ width: { fr: 1 }, block: signatureLine(signer) })),
        30,
      ),
    ],
    8,
  );
}

function signatureLine(label: string): Block {
  const line: Block = {
    height: () => 4,
    draw: (pen, { x, y, width }) =>
      pen.stroke(
        [
          [
            [x, y],
            [x + width, y],
          ],
        ],
        0.8,
      ),
  };
  return stack([line, text(label, { size: 10, align: "centre" })], 3);
}
