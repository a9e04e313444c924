import type { PairSide, Seat } from "@/domain/rules/seat";
import { PAIR_SIDES, SEATS } from "@/domain/rules/seat";
import { rulingLines } from "@/i18n/es/claims";
import { endingWords, noHandsWords, sheetWords as words } from "@/i18n/es/documents";
import { substitutionText } from "@/i18n/es/match";
import type { Block } from "../layout/block";
import { atMost, grow, stack } from "../layout/block";
import type { Column, TableRow } from "../layout/table";
import { table } from "../layout/table";
import { text } from "../layout/text";
import type { SheetHand, SheetRecord } from "../sheet-data";
import type { SheetScale } from "./scale";

/** One line a hand, empty: the scorekeeper's pen fills it. Takes all the height it gets. */
export function blankHands(scale: SheetScale, redeals: boolean): Block {
  const rows = Array.from({ length: scale.blankHands }, (_, index) => ({
    cells: [String(index + 1)],
  }));
  const legend = text(words.legend(redeals), { size: scale.small });
  return stack([grow(handsTable(rows, scale)), legend], scale.gap * 0.5);
}

/** The hands played, with what was corrected or removed marked and told below. */
export function filledHands(
  hands: readonly SheetHand[],
  notes: readonly string[],
  scale: SheetScale,
): Block {
  const least = handsTable(hands.map(handRow), scale);
  const told = notes.map((note) => text(note, { size: scale.small * 1.1 }));
  const whole = stack([grow(least), ...told], scale.gap * 0.4);
  const roomy = stack(
    [handsTable(hands.map(handRow), { ...scale, handLine: scale.handLineFull }), ...told],
    scale.gap * 0.4,
  );
  return {
    height: whole.height,
    draw: (pen, frame) => atMost(roomy.height(pen, frame.width), whole).draw(pen, frame),
  };
}

/** `count` empty lines for the hands that are still to be played, after those recorded. */
export function linesToWrite({ hands }: SheetRecord, count: number): SheetHand[] {
  const next = nextHand(hands);
  return Array.from({ length: count }, (_, index) => ({ hand: next + index }));
}

/** How many lines a match that goes on would like, where it has this many hands above them; none where it is over. */
export function linesWanted(
  { unfinished }: SheetRecord,
  hands: number,
  { blankHands }: SheetScale,
): number {
  return unfinished ? Math.max(blankHands - NOTES_INSTEAD - hands, LEAST_TO_WRITE) : 0;
}

/** Fewer lines than these are no help to who goes on writing. */
export const LEAST_TO_WRITE = 6;
/** Lines of a blank that give their room to the notes below. */
const NOTES_INSTEAD = 2;

function nextHand(hands: readonly SheetHand[]): number {
  return 1 + hands.reduce((last, { hand }) => Math.max(last, hand), 0);
}

/** Lines below the hands: corrections with their reasons, why there are no hands, whatever else was noted. */
export function recordNotes(record: SheetRecord, redeals: boolean): string[] {
  const ofHands = record.hands
    .filter((hand) => hand.status || hand.note)
    .map((hand) => words.noteOf(hand.hand, statusWord(hand), (hand.note ?? "").replace(/\.$/, "")));
  const { ruling } = record;
  return [
    ...(ruling ? [words.rulingNote(ruling.claim, ruling.reason)] : []),
    ...(ruling ? rulingLines(ruling) : []),
    ...(record.substitutions ?? []).map(substitutionText),
    ...(record.noHands ? [noHandsWords[record.noHands]] : []),
    ...ofHands,
    ...(record.notes ?? []),
    ...(record.unfinished && record.hands.length > 0
      ? [words.goesOnOnPaper(nextHand(record.hands))]
      : []),
    ...(record.unfinished ? [words.legend(redeals)] : []),
  ];
}

function statusWord(hand: SheetHand): string {
  if (hand.status === "corrected") return words.wasCorrected;
  return hand.status === "removed" ? words.wasRemoved : "";
}

/** Fills in the running score where it was not given; a removed hand adds nothing. */
export function withRunning(hands: readonly SheetHand[]): SheetHand[] {
  let running: Readonly<Record<PairSide, number>> = { AC: 0, BD: 0 };
  return hands.map((hand) => {
    if (hand.status === "removed") return hand;
    const points = hand.points ?? { AC: 0, BD: 0 };
    running = hand.running ?? { AC: running.AC + points.AC, BD: running.BD + points.BD };
    return { ...hand, running };
  });
}

function handsTable(rows: readonly TableRow[], scale: SheetScale): Block {
  const figure = { align: "centre", bold: true } as const;
  const side =
    (group: string) =>
    (title: PairSide): Column => ({
      title,
      group,
      width: { fr: 1.25 },
      ...figure,
    });
  const columns: Column[] = [
    { title: words.hand, width: { fr: 1.25 }, align: "centre", bold: true },
    { title: words.leader, width: { fr: 1.05 }, align: "centre" },
    { title: words.ending, width: { fr: 3.4 } },
    ...PAIR_SIDES.map(side(words.points)),
    ...PAIR_SIDES.map(side(words.running)),
    ...SEATS.map(
      (seat): Column => ({ title: seat, group: words.pips, width: { fr: 0.78 }, align: "centre" }),
    ),
  ];
  return table({
    columns,
    rows,
    look: {
      size: scale.body * 1.1,
      shrinkTo: scale.body * 0.7,
      titleSize: scale.small,
      rowHeight: scale.handLine,
      lines: "grid",
    },
  });
}

function handRow(hand: SheetHand): TableRow {
  const sides = (of?: Readonly<Record<PairSide, number>>) =>
    PAIR_SIDES.map((side) => (of ? String(of[side]) : ""));
  return {
    struck: hand.status === "removed",
    cells: [
      `${hand.hand}${hand.status === "corrected" ? " *" : ""}`,
      hand.leader ?? "",
      howItEnded(hand),
      ...sides(hand.points),
      ...sides(hand.running),
      ...SEATS.map((seat: Seat) =>
        hand.pips?.[seat] === undefined ? "" : String(hand.pips[seat]),
      ),
    ],
  };
}

function howItEnded(hand: SheetHand): string {
  if (!hand.ending) return "";
  const parts = [`${endingWords[hand.ending]} ${hand.closer ?? ""}`.trim()];
  if (hand.article) parts.push(hand.article);
  if (hand.capicua) parts.push(words.capicua);
  const scored = hand.points && hand.points.AC + hand.points.BD > 0;
  if (hand.ending === "block" && hand.points && !scored) parts.push(words.tied);
  return parts.join(" · ");
}
