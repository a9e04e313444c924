import type { Seat } from "@/domain/rules/seat";
import { SEATS } from "@/domain/rules/seat";
import { listWords, tableCardWords as words } from "@/i18n/es/documents";
import type { Block } from "./layout/block";
import { centred, fitted, grow, pad, row, stack } from "./layout/block";
import { mark, qr } from "./layout/figures";
import type { Paper } from "./layout/paper";
import type { RenderedPdf } from "./layout/pen";
import { renderPieces } from "./layout/pieces-document";
import { text } from "./layout/text";
import { seatLetter } from "./sheet/head";
import type { PrintedEvent, PrintedPerson } from "./sheet-data";

export type TableCard = {
  readonly table: number;
  /** Scoring code: lets its holder write this table's sheet, this round. */
  readonly code: string;
  /** The whole link that the QR opens, `http://host/mesa/CODE`. */
  readonly url: string;
  readonly seats?: Readonly<Record<Seat, PrintedPerson | null>>;
};

export type TableCardsRequest = {
  readonly paper: Paper;
  /** Instant of creation, ISO 8601. */
  readonly createdAt: string;
  readonly event: PrintedEvent;
  readonly round: number;
  readonly cards: readonly TableCard[];
};

const GAP = 26;

/** A card a table, four a page to cut apart, to lie on the table during one round. Refuses (throws) an empty list. */
export async function renderTableCards(request: TableCardsRequest): Promise<RenderedPdf> {
  const { event, paper, createdAt, cards } = request;
  return renderPieces({
    title: `${words.table} · ${event.name}`,
    paper,
    createdAt,
    rows: 2,
    columns: 2,
    gap: GAP,
    cut: true,
    pieces: cards.map((card) => fitted(cardBlock(request, card))),
  });
}

function cardBlock({ event, round }: TableCardsRequest, card: TableCard): Block {
  const centre = { align: "centre" } as const;
  const head = stack(
    [
      mark(12),
      text(event.name, { ...centre, size: 10, shrinkTo: 8, weight: "bold" }),
      text(listWords.round(round), { ...centre, size: 10 }),
    ],
    4,
  );
  const number = row(
    [
      {
        width: { fr: 1 },
        block: text(words.table, { size: 20, weight: "bold", align: "right", stand: "bottom" }),
      },
      {
        width: { fr: 1.15 },
        block: text(String(card.table), { size: 64, shrinkTo: 40, weight: "black", leading: 1 }),
      },
    ],
    10,
  );
  const write = stack(
    [
      text(words.scan, { ...centre, size: 11, weight: "bold" }),
      qr(card.url, 112),
      text(words.code, { ...centre, size: 8 }),
      text(card.code, { ...centre, size: 22, shrinkTo: 14, weight: "black" }),
      text(card.url, { ...centre, size: 8, shrinkTo: 6 }),
    ],
    4,
  );
  const foot = text(words.validFor(round), { ...centre, size: 7.5, shrinkTo: 6.5 });
  return stack([head, number, grow(centred(write)), ...seatLines(card), foot], 6);
}

function seatLines({ seats }: TableCard): Block[] {
  if (!seats) return [];
  const line = (seat: Seat): Block =>
    row(
      [
        { width: { pt: 14 }, block: seatLetter(seat, 13) },
        {
          width: { fr: 1 },
          block: text(seats[seat]?.name ?? "", {
            size: 9.5,
            shrinkTo: 7.5,
            weight: "bold",
            stand: "middle",
          }),
        },
      ],
      6,
    );
  return [pad(stack(SEATS.map(line), 3), 4, 0)];
}
