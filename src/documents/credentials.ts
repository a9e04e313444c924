import { credentialWords as words } from "@/i18n/es/documents";
import { dayOf, factsLine } from "./facts-line";
import type { Block } from "./layout/block";
import { boxed, centred, fitted, grow, pad, row, stack } from "./layout/block";
import { mark, markWidth, qr } from "./layout/figures";
import type { Paper } from "./layout/paper";
import type { RenderedPdf } from "./layout/pen";
import { renderPieces } from "./layout/pieces-document";
import { text } from "./layout/text";
import type { PrintedEvent, PrintedPerson } from "./sheet-data";

export type Credential = PrintedPerson & {
  /** Registration number of the entrant that the person plays for. */
  readonly entrant: number;
  /** Where the QR leads: the person's public page, or the event's for who has no number yet. */
  readonly url: string;
};

export type CredentialsRequest = {
  readonly paper: Paper;
  /** Instant of creation, ISO 8601. */
  readonly createdAt: string;
  readonly event: PrintedEvent;
  readonly people: readonly Credential[];
};

const GAP = 14;

/** The players' credentials, eight a page in boxes to cut out. Refuses (throws) an empty list. */
export async function renderCredentials(request: CredentialsRequest): Promise<RenderedPdf> {
  const { event, paper, createdAt, people } = request;
  return renderPieces({
    title: `${words.title} · ${event.name}`,
    paper,
    createdAt,
    rows: 4,
    columns: 2,
    gap: GAP,
    cut: false,
    pieces: people.map((person) => boxed(pad(fitted(credential(event, person)), 12, 10))),
  });
}

function credential(event: PrintedEvent, person: Credential): Block {
  const head = row(
    [
      { width: { pt: markWidth(11) }, block: mark(11) },
      {
        width: { fr: 1 },
        block: text(event.name, { size: 10, shrinkTo: 7.5, weight: "bold", stand: "middle" }),
      },
    ],
    8,
  );
  const facts = stack(
    [
      text(person.name, { size: 18, shrinkTo: 12, weight: "black" }),
      ...(person.club === undefined ? [] : [text(person.club, { size: 11, shrinkTo: 8 })]),
      text(words.entrant(person.entrant), { size: 10, shrinkTo: 8, weight: "bold" }),
      ...(person.number === undefined
        ? []
        : [text(words.number(person.number), { size: 10, shrinkTo: 8 })]),
    ],
    3,
  );
  const body = row(
    [
      { width: { fr: 1 }, block: centred(facts) },
      { width: { pt: 84 }, block: centred(qr(person.url, 84)) },
    ],
    10,
  );
  const foot = text(factsLine(dayOf(event), event.venue), {
    size: 8,
    shrinkTo: 6.5,
  });
  return stack([head, grow(body), foot], 6);
}
