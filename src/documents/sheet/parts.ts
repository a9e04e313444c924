import { sheetWords as words } from "@/i18n/es/documents";
import type { Block } from "../layout/block";
import { fitted, grow, row, stack } from "../layout/block";
import type { Frame } from "../layout/paper";
import type { Pen } from "../layout/pen";
import type { SheetData, SheetHand, SheetRecord } from "../sheet-data";
import {
  blankHands,
  filledHands,
  LEAST_TO_WRITE,
  linesToWrite,
  linesWanted,
  recordNotes,
  withRunning,
} from "./hands";
import { seatPanels, sheetHead, startLine, whoContinues } from "./head";
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
  const { record } = sheet;
  const played: Part = {
    hands: record ? withRunning(record.hands) : [],
    notes: record ? recordNotes(record, sheet.redeals === true) : [],
  };
  const whole = (part: Part) => partBlock(sheet, part, 1, 1, layout);
  const fits = (part: Part) => whole(part).height(pen, place.width) <= place.height;
  if (!record) return [fitted(whole(played))];
  const lined = record.unfinished ? withLines(record, played, SHEET_SCALES[layout], fits) : played;
  const block = whole(lined ?? withLeastLines(record, played));
  // Before the first hand there is nothing that could go on elsewhere.
  const isUnplayed = record.unfinished === true && record.hands.length === 0;
  if (isUnplayed || block.height(pen, place.width) <= place.height) return [fitted(block)];
  const parts = divide(pen, place, sheet, played, layout);
  return parts.map((part, i) => fitted(partBlock(sheet, part, i + 1, parts.length, layout)));
}

/** The part with as many lines to write on as fit below it; null where not even the least do. */
function withLines(
  record: SheetRecord,
  part: Part,
  scale: SheetScale,
  fits: (part: Part) => boolean,
): Part | null {
  const more = (count: number): Part => ({
    ...part,
    hands: [...part.hands, ...linesToWrite(record, count)],
  });
  const wanted = linesWanted(record, part.hands.length, scale);
  const count = most(wanted, (lines) => fits(more(lines)));
  return count >= Math.min(wanted, LEAST_TO_WRITE) ? more(count) : null;
}

function withLeastLines(record: SheetRecord, part: Part): Part {
  return { ...part, hands: [...part.hands, ...linesToWrite(record, LEAST_TO_WRITE)] };
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
  return sheet.record?.unfinished ? linedAtTheEnd(pen, place, sheet, parts, layout) : parts;
}

/** The parts with lines to write on at the end of the last, or on one more where it has no room for them. */
function linedAtTheEnd(
  pen: Pen,
  place: Frame,
  sheet: SheetData,
  parts: readonly Part[],
  layout: SheetLayout,
): readonly Part[] {
  const { record } = sheet;
  const last = parts.at(-1);
  if (!record || !last) return parts;
  const lined = (part: Part, index: number) =>
    withLines(record, part, SHEET_SCALES[layout], (tried) => {
      const block = partBlock(sheet, tried, index, index, layout);
      return block.height(pen, place.width) <= place.height;
    });
  const here = lined(last, parts.length);
  if (here) return [...parts.slice(0, -1), here];
  const next: Part = { hands: [], notes: [] };
  return [...parts, lined(next, parts.length + 1) ?? withLeastLines(record, next)];
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
  const isFurther = index > 1;
  const inHead = (wide || isFurther) && sheet.proof;
  const head = sheetHead(sheet, scale, inHead ? proofBlock(sheet, scale, true) : null);
  if (isFurther)
    return stack([head, whoContinues(sheet, index, parts, scale), grow(lines), foot], scale.gap);
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
