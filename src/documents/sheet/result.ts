import type { PairSide } from "@/domain/rules/seat";
import { PAIR_SIDES } from "@/domain/rules/seat";
import { sheetWords as words } from "@/i18n/es/documents";
import type { Block, Cell } from "../layout/block";
import { boxed, onBlack, pad, row, space, stack } from "../layout/block";
import { tickBox } from "../layout/figures";
import { text } from "../layout/text";
import type { SheetData, SheetRecord } from "../sheet-data";
import { isOpen } from "../sheet-data";
import type { SheetScale } from "./scale";

/** The result: boxes to write in, or the figures with the winner on black and what ended the match. */
export function resultBox(sheet: SheetData, scale: SheetScale): Block {
  const { record } = sheet;
  const title = text(words.result, { size: scale.small * 1.1, weight: "bold" });
  const body =
    record && !isOpen(sheet) ? filledResult(sheet, record, scale) : blankResult(sheet, scale);
  return boxed(pad(stack([title, ...body], scale.gap * 0.55), scale.gap * 0.7), 1.1);
}

function filledResult(sheet: SheetData, record: SheetRecord, scale: SheetScale): Block[] {
  const line = { size: scale.body, shrinkTo: scale.body * 0.75, align: "centre" } as const;
  const { winner, ended } = outcomeWords(sheet, record);
  return [
    scoreBoxes(record, scale),
    text(winner, { ...line, weight: "bold" }),
    ...(ended === "" ? [] : [text(ended, line)]),
  ];
}

function outcomeWords({ rules }: SheetData, { winner, endedBy, ruling }: SheetRecord) {
  return {
    winner: winner ? words.winner(winner) : words.noWinner,
    // A ruled result ended in no way that was played.
    ended: endedBy && !ruling?.result ? words.endedBy[endedBy](rules.target) : "",
  };
}

function scoreBoxes({ points, winner }: SheetRecord, scale: SheetScale): Block {
  return row(
    PAIR_SIDES.map((side) => ({
      width: { fr: 1 },
      block: scoreBox(side, points[side], winner === side, scale),
    })),
    scale.gap * 0.6,
  );
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
  return [
    row(
      PAIR_SIDES.map((side) => emptyScore(side, scale)),
      scale.gap * 0.6,
    ),
    row(
      [
        ask(words.winnerLabel, PAIR_SIDES.map(words.pair)),
        ask(words.endedLabel, words.endings(sheet.rules.target)),
      ],
      scale.gap * 0.6,
    ),
  ];
}

/** The result for half a page: both figures, then one line to tick or to read. */
export function flatResult(sheet: SheetData, scale: SheetScale): Block {
  const { record } = sheet;
  if (record && !isOpen(sheet)) {
    const { winner, ended } = outcomeWords(sheet, record);
    const style = { size: scale.body, shrinkTo: scale.body * 0.7, align: "centre" } as const;
    const outcome = text(`${winner} ${ended}`, { ...style, weight: "bold" });
    const boxes = scoreBoxes(record, { ...scale, figure: scale.figure * 0.9 });
    return stack([boxes, outcome], scale.gap * 0.4);
  }
  const size = scale.body * 1.1;
  const label = { size: scale.body, shrinkTo: scale.body * 0.7, stand: "middle" } as const;
  const tick = (word: string, share: number): Cell[] => [
    { width: { pt: size }, block: tickBox(size) },
    { width: { fr: share }, block: text(word, label) },
  ];
  const title = (word: string, share: number): Cell => ({
    width: { fr: share },
    block: text(word, { ...label, weight: "bold" }),
  });
  const [target = "", time = "", forfeit = ""] = words.endings(sheet.rules.target);
  return stack(
    [
      row(
        PAIR_SIDES.map((side) => emptyScore(side, scale)),
        scale.gap * 0.6,
      ),
      row(
        [
          title(words.winnerLabel, 1.1),
          ...PAIR_SIDES.flatMap((side) => tick(side, 0.9)),
          title(words.endedFlat, 0.6),
          ...tick(target, 2.1),
          ...tick(time, 1.4),
          ...tick(forfeit, 1.4),
        ],
        scale.gap * 0.45,
      ),
    ],
    scale.gap * 0.7,
  );
}

function emptyScore(side: PairSide, scale: SheetScale): Cell {
  const label = text(side, { size: scale.small * 1.1, weight: "bold", align: "centre" });
  return { width: { fr: 1 }, block: boxed(pad(stack([label, space(scale.figure * 0.72)]), 2)) };
}
