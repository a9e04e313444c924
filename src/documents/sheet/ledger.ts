import type { EntrantResult } from "@/domain/event/event-document";
import type { Seat } from "@/domain/rules/seat";
import { SEATS } from "@/domain/rules/seat";
import type { CardColour } from "@/domain/rules/vocabulary";
import { cardWords, sheetWords as words } from "@/i18n/es/documents";
import type { Block } from "../layout/block";
import { centred, row, stack } from "../layout/block";
import type { CardShape } from "../layout/figures";
import { refereeCard, refereeCardWidth } from "../layout/figures";
import type { Column } from "../layout/table";
import { table } from "../layout/table";
import { text } from "../layout/text";
import type { SheetCard, SheetData, SheetFine, SheetRecord } from "../sheet-data";
import { resultsOf } from "../sheet-data";
import { seatLetter } from "./head";
import type { SheetScale } from "./scale";

/** Fines, credits and cards, one line a player; with what each takes home where people score differently. */
export function ledger(sheet: SheetData, scale: SheetScale): Block {
  const { record } = sheet;
  const columns: Column[] = [
    { title: "", width: { pt: scale.body * 1.9 }, align: "centre" },
    { title: words.fines, width: { fr: 2.3 } },
    { title: words.cards, width: { fr: 1.5 } },
    { title: words.total, width: { fr: 0.8 }, align: "centre", bold: true },
  ];
  const results = resultsOf(sheet);
  if (results) columns.push({ title: words.standing, width: { fr: 1.6 } });
  return table({
    columns,
    rows: SEATS.map((seat) => ({
      cells: [
        centred(seatLetter(seat, scale.body * 1.3)),
        ...(record ? written(record, seat, scale) : []),
        ...(results ? [standingText(results[seat])] : []),
      ],
    })),
    look: {
      size: scale.body * 0.95,
      shrinkTo: scale.body * 0.75,
      titleSize: scale.small,
      rowHeight: scale.ledgerLine,
      lines: "grid",
    },
  });
}

/** Fines, cards and total of one seat. */
export function written(record: SheetRecord, seat: Seat, scale: SheetScale): (string | Block)[] {
  const fines = record.fines.filter((fine) => fine.seat === seat);
  const cards = record.cards.filter((card) => card.seat === seat);
  const total = fines.reduce((sum, fine) => sum + fine.points, 0);
  return [
    fines.map(fineText).join(", "),
    centred(stack(cards.map((card) => cardLine(card, scale)))),
    fines.length > 0 ? signed(total) : "",
  ];
}

const CARD_SHAPES: Readonly<Record<CardColour, CardShape>> = {
  yellow: "whole",
  red: "cut-corner",
  black: "eight-sided",
};

/** A card by its shape and its word: black and white printers have no other way. */
function cardLine({ card, article }: SheetCard, scale: SheetScale): Block {
  const size = scale.body * 0.95;
  const words = `${cardWords[card]}${article ? ` (${article})` : ""}`;
  const shape = refereeCard(CARD_SHAPES[card], size, card !== "yellow");
  return row(
    [
      { width: { pt: refereeCardWidth(size) }, block: centred(shape) },
      { width: { fr: 1 }, block: text(words, { size, shrinkTo: scale.body * 0.75 }) },
    ],
    scale.gap * 0.4,
  );
}

function fineText(fine: SheetFine): string {
  const where = fine.on === "record" ? `${fine.article}, ${words.onRecord}` : fine.article;
  return `${signed(fine.points)} (${where})`;
}

/** `Ganó 231–125, +106`; empty without a result. */
export function standingText(result: EntrantResult | undefined): string {
  if (!result) return "";
  const net = signed(result.for - result.against);
  return `${result.won ? words.won : words.lost} ${result.for}–${result.against}, ${net}`;
}

/** A number with its sign, with the true minus. */
export function signed(value: number): string {
  if (value === 0) return "0";
  return value < 0 ? `−${-value}` : `+${value}`;
}
