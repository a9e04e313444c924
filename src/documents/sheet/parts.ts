import { sheetWords as words } from "@/i18n/es/documents";
import type { Block } from "../layout/block";
import { fitted, grow, row, stack } from "../layout/block";
import type { Frame } from "../layout/paper";
import type { Pen } from "../layout/pen";
import type { SheetData, SheetHand, SheetRecord } from "../sheet-data";
import { blankHands, filledHands, linesToWrite, recordNotes, withRunning } from "./hands";
import { seatPanels, sheetHead, startLine } from "./head";
import { ledger } from "./ledger";
import { judgeBox, proofBlock, sheetFoot, signatureBox } from "./proof";
import { resultBox } from "./result";
import type { SheetLayout, SheetScale } from "./scale";
import { SHEET_SCALES } from "./scale";
import { wideBody } from "./wide";

/** What one piece of paper of a Hoja carries; the first one carries everything but the hands that do not fit. */
type Part = { readonly hands: readonly SheetHand[]; readonly notes: readonly string[] };

/** The blocks of one Hoja, each for a place of this size: one, or more where the hands do not fit in one. */
export function sheetParts(
  pen: Pen,
  place: Frame,
  sheet: SheetData,
  layout: SheetLayout,
): readonly Block[] {
  const all = { hands: sheetHands(sheet, SHEET_SCALES[layout]), notes: sheetNotes(sheet) };
  const whole = partBlock(sheet, all, 1, 1, layout);
  if (!sheet.record || whole.height(pen, place.width) <= place.height) return [fitted(whole)];
  const parts = divide(pen, place, sheet, all, layout);
  return parts.map((part, i) => fitted(partBlock(sheet, part, i + 1, parts.length, layout)));
}

function sheetHands({ record }: SheetData, scale: SheetScale): readonly SheetHand[] {
  return record ? [...withRunning(record.hands), ...linesToWrite(record, scale)] : [];
}

function sheetNotes(sheet: SheetData): readonly string[] {
  return sheet.record ? recordNotes(sheet.record, sheet.redeals === true) : [];
}

function divide(
  pen: Pen,
  place: Frame,
  sheet: SheetData,
  all: Part,
  layout: SheetLayout,
): readonly Part[] {
  let { hands, notes } = all;
  const parts: Part[] = [];
  do {
    const index = parts.length + 1;
    const fits = (part: Part) =>
      partBlock(sheet, part, index, index + 1, layout).height(pen, place.width) <= place.height;
    const takenHands = most(hands.length, (n) => fits({ hands: hands.slice(0, n), notes: [] }));
    const allTaken = takenHands === hands.length;
    const takenNotes = allTaken
      ? most(notes.length, (n) => fits({ hands, notes: notes.slice(0, n) }))
      : 0;
    // A place takes at least something, so that the rest always ends.
    const stuck = index > 1 && takenHands + takenNotes === 0;
    const handsHere = stuck ? Math.min(1, hands.length) : takenHands;
    const notesHere = stuck && hands.length === 0 ? 1 : takenNotes;
    parts.push({ hands: hands.slice(0, handsHere), notes: notes.slice(0, notesHere) });
    hands = hands.slice(handsHere);
    notes = notes.slice(notesHere);
  } while (hands.length + notes.length > 0);
  return parts;
}

/** The largest n up to `limit` that passes, 0 where none does; what passes at n passes below it. */
function most(limit: number, passes: (n: number) => boolean): number {
  if (passes(limit)) return limit;
  let low = 0;
  let high = limit;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (passes(middle)) low = middle;
    else high = middle;
  }
  return low;
}

function partBlock(
  sheet: SheetData,
  part: Part,
  index: number,
  parts: number,
  layout: SheetLayout,
): Block {
  const scale = SHEET_SCALES[layout];
  const goesOn = index < parts ? [words.continues(index, parts)] : [];
  const lines = sheet.record
    ? filledHands(part.hands, [...part.notes, ...goesOn], handScale(sheet.record, scale))
    : blankHands(scale, sheet.redeals === true);
  const foot = sheetFoot(sheet, index, parts, scale);
  const wide = layout === "two";
  const head = sheetHead(sheet, scale, wide && sheet.proof ? proofBlock(sheet, scale, true) : null);
  if (index > 1) return stack([head, grow(lines), foot], scale.gap);
  const body = wide ? wideBody(sheet, lines, scale) : tallBody(sheet, lines, scale);
  return stack([head, grow(body), foot], scale.gap);
}

/** Lines that a pen still writes on are as high as a blank's. */
function handScale({ unfinished }: SheetRecord, scale: SheetScale): SheetScale {
  const { handLineToWrite } = scale;
  return unfinished
    ? { ...scale, handLine: handLineToWrite, handLineFull: 2 * handLineToWrite }
    : scale;
}

/** A whole page: hands over fines and result, signatures and proof below. */
function tallBody(sheet: SheetData, lines: Block, scale: SheetScale): Block {
  const money = row(
    [
      { width: { fr: 1.75 }, block: ledger(sheet, scale) },
      { width: { fr: 1 }, block: resultBox(sheet, scale) },
    ],
    scale.gap,
  );
  const signing = row(
    [
      { width: { fr: 1 }, block: signatureBox(sheet, "AC", scale) },
      { width: { fr: 1 }, block: signatureBox(sheet, "BD", scale) },
      { width: { fr: 1 }, block: judgeBox(sheet, scale) },
      ...(sheet.proof ? [{ width: { pt: scale.qr * 1.25 }, block: proofBlock(sheet, scale) }] : []),
    ],
    scale.gap,
  );
  return stack(
    [seatPanels(sheet, scale), startLine(sheet, scale), grow(lines), money, signing],
    scale.gap,
  );
}
