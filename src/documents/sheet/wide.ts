import type { PairSide, Seat } from "@/domain/rules/seat";
import { sheetWords as words } from "@/i18n/es/documents";
import { factsLine } from "../facts-line";
import type { Block } from "../layout/block";
import { atHeight, centred, fitted, grow, row, stack } from "../layout/block";
import { table } from "../layout/table";
import { text } from "../layout/text";
import type { SheetData } from "../sheet-data";
import { resultsOf } from "../sheet-data";
import { personDetails, SIDE_SEATS, seatLetter, startLine } from "./head";
import { standingText, written } from "./ledger";
import { judgeBox, signatureBox } from "./proof";
import { flatResult } from "./result";
import type { SheetScale } from "./scale";

/** Half a page: hands at the left; at the right each pair with its fines, the result, the signatures. */
export function wideBody(sheet: SheetData, lines: Block, scale: SheetScale): Block {
  const left = stack([startLine(sheet, scale), grow(lines)], scale.gap);
  const signing = row(
    [
      { width: { fr: 1 }, block: signatureBox(sheet, "AC", scale) },
      { width: { fr: 1 }, block: signatureBox(sheet, "BD", scale) },
      { width: { fr: 1 }, block: judgeBox(sheet, scale) },
    ],
    scale.gap * 0.8,
  );
  const pairs = stack(
    [grow(pairLedger(sheet, "AC", scale)), grow(pairLedger(sheet, "BD", scale))],
    scale.gap,
  );
  const right = stack([grow(pairs), flatResult(sheet, scale), signing], scale.gap);
  return row(
    [
      { width: { fr: 1.16 }, block: left },
      { width: { fr: 1 }, block: atHeight(0, fitted(right)) },
    ],
    scale.gap * 1.6,
  );
}

/** One pair: who sits where, with fines and cards on the same line. */
function pairLedger(sheet: SheetData, side: PairSide, scale: SheetScale): Block {
  const { record } = sheet;
  return table({
    columns: [
      { title: words.pair(side), width: { fr: 2.9 } },
      { title: words.fines, width: { fr: 1.4 } },
      { title: words.cards, width: { fr: 1 } },
      { title: words.total, width: { fr: 0.68 }, align: "centre", bold: true },
    ],
    rows: SIDE_SEATS[side].map((seat) => ({
      cells: [seatCell(sheet, seat, scale), ...(record ? written(record, seat, scale) : [])],
    })),
    look: {
      size: scale.body * 0.95,
      shrinkTo: scale.body * 0.8,
      titleSize: scale.small,
      rowHeight: scale.ledgerLine,
      lines: "grid",
    },
  });
}

function seatCell(sheet: SheetData, seat: Seat, scale: SheetScale): Block {
  const who = sheet.seats[seat];
  const writes = (sheet.scorekeeper ?? "D") === seat;
  const details = factsLine(writes ? words.scorekeeper : "", personDetails(who));
  const results = resultsOf(sheet);
  const lines = [
    text(who?.name ?? "", { size: scale.name, shrinkTo: scale.name * 0.76, weight: "bold" }),
    text(details, {
      size: scale.small,
      shrinkTo: scale.small * 0.9,
      weight: writes && !personDetails(who) ? "bold" : "regular",
    }),
    ...(results ? [text(standingText(results[seat]), { size: scale.small, weight: "bold" })] : []),
  ];
  return row(
    [
      { width: { pt: scale.name * 1.4 }, block: centred(seatLetter(seat, scale.name * 1.4)) },
      { width: { fr: 1 }, block: centred(stack(lines)) },
    ],
    scale.gap * 0.6,
  );
}
