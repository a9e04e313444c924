import type { PairSide, Seat } from "@/domain/rules/seat";
import { PAIR_SIDES } from "@/domain/rules/seat";
import { capitalized } from "@/i18n/es/capitalized";
import { zoneLabel } from "@/i18n/es/document-dates";
import { sheetWords as words } from "@/i18n/es/documents";
import { dayOf, factsLine } from "../facts-line";
import type { Block, Cell } from "../layout/block";
import { boxed, centred, onBlack, pad, row, stack } from "../layout/block";
import { disc, mark, markWidth, tickBox, writeBox } from "../layout/figures";
import { text } from "../layout/text";
import type { PrintedPerson, SheetData } from "../sheet-data";
import { isOpen } from "../sheet-data";
import type { SheetScale } from "./scale";

export const SIDE_SEATS: Readonly<Record<PairSide, readonly [Seat, Seat]>> = {
  AC: ["A", "C"],
  BD: ["B", "D"],
};

/** Event, day and rules at the left; round and table, large, at the right, after the proof where it stands here. */
export function sheetHead(sheet: SheetData, scale: SheetScale, proof: Block | null = null): Block {
  const small = { size: scale.body, shrinkTo: scale.body * 0.75 };
  const height = scale.body * 1.1;
  const title = row(
    [
      { width: { pt: markWidth(height) }, block: mark(height) },
      { width: { fr: 1 }, block: text(words.title, { size: scale.body, weight: "bold" }) },
    ],
    scale.gap * 0.8,
  );
  const event = text(sheet.event.name, {
    size: scale.title,
    shrinkTo: scale.title * 0.7,
    weight: "black",
  });
  const lines = [title, event, text(whenAndWhere(sheet), small), text(rulesLine(sheet), small)];
  return row(
    [
      { width: { fr: 1 }, block: stack(lines, scale.gap * 0.25) },
      ...(proof ? [{ width: { pt: scale.qr * 1.25 }, block: proof }] : []),
      {
        width: { pt: scale.figure * 2.3 },
        block: bigNumber(words.round, sheet.round, scale, boxed),
      },
      {
        width: { pt: scale.figure * 2.6 },
        block: bigNumber(words.table, sheet.table, scale, onBlack),
      },
    ],
    scale.gap,
  );
}

function bigNumber(
  label: string,
  value: number,
  scale: SheetScale,
  box: (block: Block) => Block,
): Block {
  const ink = box === onBlack ? "white" : "black";
  const labelled = text(label, { size: scale.small * 1.1, weight: "bold", align: "centre", ink });
  const figure = text(String(value), {
    size: scale.figure,
    shrinkTo: scale.figure * 0.5,
    weight: "black",
    align: "centre",
    leading: 1.05,
    ink,
  });
  return box(centred(pad(stack([labelled, figure]), 3, scale.gap * 0.3)));
}

function whenAndWhere({ event }: SheetData): string {
  const day = dayOf(event);
  return factsLine(event.venue, day && `${day} (${zoneLabel(event.timeZone)})`);
}

function rulesLine({ rules }: SheetData): string {
  const parts = [rules.name, words.target(rules.target)];
  if (rules.callMinutes !== null) parts.push(words.call(rules.callMinutes));
  if (rules.slotMinutes !== null) parts.push(words.slot(rules.slotMinutes));
  return parts.join(" · ");
}

/** Both pairs with their seats; who writes is marked. */
export function seatPanels(sheet: SheetData, scale: SheetScale): Block {
  const panel = (side: PairSide): Cell => ({
    width: { fr: 1 },
    block: boxed(
      pad(
        stack(
          [
            text(words.pair(side), { size: scale.small * 1.1, weight: "bold" }),
            ...SIDE_SEATS[side].map((seat) => person(sheet, seat, scale)),
          ],
          scale.gap * 0.45,
        ),
        scale.gap * 0.8,
        scale.gap * 0.55,
      ),
      1.1,
    ),
  });
  return row([panel("AC"), panel("BD")], scale.gap);
}

/** What a further piece of paper repeats of the first: which it is, and who plays. */
export function whoContinues(
  { seats }: SheetData,
  part: number,
  parts: number,
  scale: SheetScale,
): Block {
  const pair = (side: PairSide) =>
    SIDE_SEATS[side].map((seat) => words.by(seat, seats[seat]?.name ?? "")).join("   ");
  const style = { size: scale.body, shrinkTo: scale.body * 0.75 };
  return stack(
    [
      text(capitalized(words.part(part, parts)), { ...style, weight: "black" }),
      ...PAIR_SIDES.map((side) => text(pair(side), { ...style, weight: "bold" })),
    ],
    scale.gap * 0.3,
  );
}

/** Federation number, team and club, as far as known. */
export function personDetails(who: PrintedPerson | null): string {
  return factsLine(who?.number && words.number(who.number), who?.team, who?.club);
}

function person(sheet: SheetData, seat: Seat, scale: SheetScale): Block {
  const who = sheet.seats[seat];
  const writes = (sheet.scorekeeper ?? "D") === seat;
  const name = text(who?.name ?? "", {
    size: scale.name,
    shrinkTo: scale.name * 0.72,
    weight: "bold",
  });
  const under = text(personDetails(who), {
    size: scale.body,
    shrinkTo: scale.body * 0.75,
  });
  const cells: Cell[] = [
    { width: { pt: scale.name * 1.5 }, block: centred(seatLetter(seat, scale.name * 1.5)) },
    { width: { fr: 1 }, block: centred(stack([name, under])) },
  ];
  if (writes) {
    const label = text(words.scorekeeper, {
      size: scale.small,
      weight: "bold",
      align: "centre",
      stand: "middle",
    });
    const width = scale.small * 5;
    cells.push({ width: { pt: width }, block: centred(boxed(pad(label, 1, 1.5), 0.9)) });
  }
  return row(cells, scale.gap * 0.7);
}

/** A seat's letter, white on a black disc as wide as `size`. */
export function seatLetter(seat: Seat, size: number): Block {
  const letter = text(seat, {
    size: size * 0.66,
    weight: "black",
    align: "centre",
    stand: "middle",
    ink: "white",
  });
  return disc(size, letter);
}

/** Who leads first, and the hand that TIEMPO found: to tick on a blank, ticked on a filled sheet. */
export function startLine(sheet: SheetData, scale: SheetScale): Block {
  const size = scale.body * 1.15;
  const label = { size: scale.body, weight: "bold", stand: "middle" } as const;
  const seats: Seat[] = ["A", "B", "C", "D"];
  const ticks: Cell[] = seats.flatMap((seat) => [
    { width: { pt: size * 1.1 }, block: tickBox(size, sheet.firstLeader === seat) },
    { width: { pt: size * 1.7 }, block: text(seat, label) },
  ]);
  return row(
    [
      {
        width: { fr: 1 },
        block: text(words.firstLeader, { ...label, shrinkTo: scale.body * 0.7 }),
      },
      ...ticks,
      {
        width: { fr: 2.2 },
        block: text(callText(sheet), { ...label, shrinkTo: scale.body * 0.7, align: "right" }),
      },
      ...(asksCall(sheet) ? [{ width: { pt: size * 4 }, block: writeBox(size) }] : []),
    ],
    scale.gap * 0.4,
  );
}

/** Whether TIEMPO is still to come, for the pen to note. */
function asksCall(sheet: SheetData): boolean {
  return isOpen(sheet) && sheet.record?.call === undefined;
}

function callText(sheet: SheetData): string {
  if (asksCall(sheet)) return words.callHand;
  const { record } = sheet;
  if (!record?.call) return "";
  return "during" in record.call
    ? words.callDuring(record.call.during)
    : words.callAfter(record.call.after);
}
