import type { PairSide, Seat } from "@/domain/rules/seat";
import { PAIR_SIDES } from "@/domain/rules/seat";
import { sheetWords as words } from "@/i18n/es/documents";
import { factsLine } from "../facts-line";
import type { Block } from "../layout/block";
import { atHeight, centred, firstThatFits, grow, row, stack } from "../layout/block";
import { table } from "../layout/table";
import { text } from "../layout/text";
import type { PrintedPerson, SheetData } from "../sheet-data";
import { resultsOf } from "../sheet-data";
import { personDetails, SIDE_SEATS, seatLetter, startLine } from "./head";
import { standingText, written } from "./ledger";
import { judgeBox, signatureBox } from "./proof";
import { flatResult } from "./result";
import type { SheetScale } from "./scale";

/** Half a page: hands at the left; at the right each pair with its fines, the result, the signatures. */
export function wideBody(sheet: SheetData, lines: Block, scale: SheetScale): Block {
  const left = stack([startLine(sheet, scale), grow(lines)], scale.gap);
  // Of the longest names the room for pens is spared first, and then the clubs go: letters stay large enough to read.
  const tight = { ...scale, ledgerLine: scale.name * 2, signature: scale.name * 2, gap: 3.5 };
  const right = firstThatFits(
    rightHalf(sheet, scale, true),
    rightHalf(sheet, tight, true),
    rightHalf(sheet, { ...tight, name: 7.5, gap: 2.5 }, false),
  );
  return row(
    [
      { width: { fr: 1.04 }, block: left },
      { width: { fr: 1 }, block: atHeight(0, right) },
    ],
    scale.gap * 1.6,
  );
}

function rightHalf(sheet: SheetData, scale: SheetScale, clubs: boolean): Block {
  const signing = row(
    [
      { width: { fr: 1 }, block: signatureBox(sheet, "AC", scale) },
      { width: { fr: 1 }, block: signatureBox(sheet, "BD", scale) },
      { width: { fr: 1 }, block: judgeBox(sheet, scale) },
    ],
    scale.gap * 0.8,
  );
  const pairs = stack(
    PAIR_SIDES.map((side) => grow(pairLedger(sheet, side, scale, clubs))),
    scale.gap,
  );
  return stack([grow(pairs), flatResult(sheet, scale), signing], scale.gap);
}

/** One pair: who sits where, with fines and cards on the same line. */
function pairLedger(sheet: SheetData, side: PairSide, scale: SheetScale, clubs: boolean): Block {
  const { record } = sheet;
  return table({
    columns: [
      { title: words.pair(side), width: { fr: 3.2 } },
      { title: words.fines, width: { fr: 1.35 } },
      { title: words.cards, width: { fr: 1 } },
      { title: words.total, width: { fr: 0.62 }, align: "centre", bold: true },
    ],
    rows: SIDE_SEATS[side].map((seat) => ({
      cells: [seatCell(sheet, seat, scale, clubs), ...(record ? written(record, seat, scale) : [])],
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

function seatCell(sheet: SheetData, seat: Seat, scale: SheetScale, clubs: boolean): Block {
  const who = sheet.seats[seat];
  const told = personDetails(clubs ? who : who && withoutClub(who));
  const writes = (sheet.scorekeeper ?? "D") === seat;
  const details = factsLine(writes ? words.scorekeeper : "", told);
  const results = resultsOf(sheet);
  const lines = [
    text(who?.name ?? "", { size: scale.name, shrinkTo: scale.name * 0.76, weight: "bold" }),
    text(details, {
      size: scale.small,
      shrinkTo: scale.small * 0.9,
      weight: writes && told === "" ? "bold" : "regular",
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

function withoutClub({ club: _, ...who }: PrintedPerson): PrintedPerson {
  return who;
}
