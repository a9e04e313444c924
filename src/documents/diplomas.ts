import { diplomaWords as words } from "@/i18n/es/documents";
import { dayOf, factsLine } from "./facts-line";
import type { Block } from "./layout/block";
import { boxed, centred, fitted, grow, pad, row, rule, space, stack } from "./layout/block";
import { mark } from "./layout/figures";
import type { Paper } from "./layout/paper";
import type { RenderedPdf } from "./layout/pen";
import { renderPieces } from "./layout/pieces-document";
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
  const { event, paper, createdAt, diplomas } = request;
  return renderPieces({
    title: `${words.title} · ${event.name}`,
    paper,
    orientation: "landscape",
    createdAt,
    rows: 1,
    columns: 1,
    gap: 0,
    cut: false,
    pieces: diplomas.map((diploma) => bordered(fitted(diplomaBlock(event, diploma)))),
  });
}

/** A thick line and a thin one inside it, with room around what they hold. */
function bordered(block: Block): Block {
  return pad(boxed(pad(boxed(pad(block, 49, 23), 0.75, 4), 7), 2.5, 6), 4);
}

function diplomaBlock(event: PrintedEvent, diploma: Diploma): Block {
  const centre = { align: "centre" } as const;
  const { partners, club } = diploma;
  const under = factsLine(partners.length === 0 ? "" : words.with(partners), club);
  const figures = honours(diploma);
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
      ...(figures === "" ? [] : [text(figures, { ...centre, size: 11 })]),
      text(factsLine(dayOf(event), event.venue), {
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

/** The figures that do honour: wins, and an efectividad above zero; empty where there is neither. */
function honours({ wins, net }: Diploma): string {
  const parts = [wins > 0 ? words.wins(wins) : "", net > 0 ? words.net(signed(net)) : ""];
  return parts.filter((part) => part !== "").join(", ");
}

function signatureLine(label: string): Block {
  return stack([rule(0.8, 4), text(label, { size: 10, align: "centre" })], 3);
}
