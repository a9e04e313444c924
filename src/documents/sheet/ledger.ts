import type { EntrantResult } from "@/domain/event/event-document";
import type { PairSide, Seat } from "@/domain/rules/seat";
import { PAIR_SIDES, SEATS } from "@/domain/rules/seat";
import { cardWords, sheetWords as words } from "@/i18n/es/documents";
import type { Block, Cell } from "../layout/block";
import { boxed, centred, onBlack, pad, row, space, stack } from "../layout/block";
import { tickBox } from "../layout/figures";
import type { Column } from "../layout/table";
import { table } from "../layout/table";
import { text } from "../layout/text";
import type { SheetData, SheetFine, SheetRecord } from "../sheet-data";
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
  if (record?.results) columns.push({ title: words.standing, width: { fr: 1.6 } });
  return table({
    columns,
    rows: SEATS.map((seat) => ({
      cells: [
        centred(seatLetter(seat, scale.body * 1.3)),
        ...(record ? written(record, seat, record.results !== undefined) : []),
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

/** Fines, cards and total of one seat in words; with `results`, what the seat takes home. */
export function written(record: SheetRecord, seat: Seat, results: boolean): string[] {
  const fines = record.fines.filter((fine) => fine.seat === seat);
  const cards = record.cards.filter((card) => card.seat === seat);
  const total = fines.reduce((sum, fine) => sum + fine.points, 0);
  const cells = [
    fines.map(fineText).join(", "),
    cards
      .map((card) => `${cardWords[card.card]}${card.article ? ` (${card.article})` : ""}`)
      .join(", "),
    fines.length > 0 ? signed(total) : "",
  ];
  if (results) cells.push(standingText(record.results?.[seat]));
  return cells;
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

/** The result: boxes to write in, or the figures with the winner on black and what ended the match. */
export function resultBox(sheet: SheetData, scale: SheetScale): Block {
  const { record } = sheet;
  const title = text(words.result, { size: scale.small * 1.1, weight: "bold" });
  const body = record ? filledResult(sheet, record, scale) : blankResult(sheet, scale);
  return boxed(pad(stack([title, ...body], scale.gap * 0.55), scale.gap * 0.7), 1.1);
}

function filledResult(sheet: SheetData, record: SheetRecord, scale: SheetScale): Block[] {
  const line = { size: scale.body, shrinkTo: scale.body * 0.75, align: "centre" } as const;
  const winner = record.winner ? words.winner(record.winner) : words.noWinner;
  const ended = record.endedBy ? words.endedBy[record.endedBy](sheet.rules.target) : "";
  return [
    row(
      PAIR_SIDES.map((side) => ({
        width: { fr: 1 },
        block: scoreBox(side, record.points[side], record.winner === side, scale),
      })),
      scale.gap * 0.6,
    ),
    text(winner, { ...line, weight: "bold" }),
    ...(ended === "" ? [] : [text(ended, line)]),
  ];
}

function scoreBox(side: PairSide, points: number, won: boolean, scale: SheetScale): Block {
  const ink = won ? "white" : "black";
  const block = pad(
    stack([
      text(side, { size: scale.small * 1.1, weight: "bold", align: "centre", ink }),
      text(String(points), {
        size: scale.figure * 0.9,
        shrinkTo: scale.figure * 0.5,
        weight: "black",
        align: "centre",
        leading: 1.05,
        ink,
      }),
    ]),
    2,
    scale.gap * 0.3,
  );
  return won ? onBlack(block) : boxed(block);
}

function blankResult(sheet: SheetData, scale: SheetScale): Block[] {
  const label = { size: scale.body, stand: "middle" } as const;
  const size = scale.body * 1.1;
  const choice = (words: readonly string[]): Block[] =>
    words.map((word) =>
      row(
        [
          { width: { pt: size }, block: tickBox(size) },
          { width: { fr: 1 }, block: text(word, { ...label, shrinkTo: scale.body * 0.75 }) },
        ],
        scale.gap * 0.4,
      ),
    );
  const ask = (title: string, options: readonly string[]): Cell => ({
    width: { fr: 1 },
    block: stack(
      [text(title, { size: scale.small * 1.1, weight: "bold" }), ...choice(options)],
      scale.gap * 0.35,
    ),
  });
  const write = (side: PairSide): Cell => ({
    width: { fr: 1 },
    block: boxed(
      pad(
        stack([
          text(side, { size: scale.small * 1.1, weight: "bold", align: "centre" }),
          space(scale.figure * 0.72),
        ]),
        2,
      ),
    ),
  });
  return [
    row([write("AC"), write("BD")], scale.gap * 0.6),
    row(
      [
        ask(words.winnerLabel, PAIR_SIDES.map(words.pair)),
        ask(words.endedLabel, words.endings(sheet.rules.target)),
      ],
      scale.gap * 0.6,
    ),
  ];
}
