import type { BySeat } from "@/domain/hand/hand";
import type { RecordedHand } from "@/domain/match/acta";
import type { ActaHand, ActaState } from "@/domain/match/acta-state";
import { sidesOf } from "@/domain/rules/seat";
import type { EventFormat } from "@/domain/rules/settings";
import { handTitle } from "@/i18n/es/hand-title";
import type { HandTable } from "./hand-preview";
import { previewHand } from "./hand-preview";
import { sentenceNames } from "./seat-names";

// A hand told whole, so that two versions of it can stand side by side.

export type HandVersion = {
  /** How it ended and by whom. */
  readonly title: string;
  readonly pips: BySeat<number>;
  /** "+35 A·C", "0". */
  readonly points: string;
  /** The score after it, "125–60". */
  readonly running: string;
  /** Why the rules refuse it, in words; empty for one that could be. */
  readonly problems: readonly string[];
};

type VersionTable = HandTable & { readonly format: EventFormat };

/** A hand as the table holds it. */
export function recordedVersion(hand: ActaHand, table: VersionTable): HandVersion {
  const { shape, names } = table;
  return {
    title: handTitle(hand.hand, names),
    pips: hand.result?.pips ?? pipsOf(hand.hand),
    points: pointsText(hand.points, table),
    running: runningText(hand.running, shape),
    problems: [],
  };
}

/** A hand of this phone, as it would stand in the place of the hand `inPlaceOf`, or as the next one. */
export function ownVersion(
  hand: RecordedHand,
  acta: ActaState,
  table: VersionTable,
  inPlaceOf?: string,
): HandVersion {
  const { names, shape } = table;
  const preview = previewHand(acta, hand, table, sentenceNames(names), inPlaceOf);
  const told = { title: handTitle(hand, names), pips: pipsOf(hand) };
  if (!preview.ok) return { ...told, points: "—", running: "—", problems: preview.problems };
  const { result } = preview;
  return {
    ...told,
    pips: result?.pips ?? told.pips,
    points: result === null ? "0" : pointsText(result.points, table),
    running: runningText(scoreAfter(acta, preview.number, result?.points ?? {}), shape),
    problems: [],
  };
}

/** The score after a hand under this number: what stood before it, and what it gives. */
function scoreAfter(
  { hands }: ActaState,
  number: number,
  points: ActaHand["points"],
): ActaHand["running"] {
  const before = hands[number - 2]?.running ?? {};
  return {
    AC: (before.AC ?? 0) + (points.AC ?? 0),
    BD: (before.BD ?? 0) + (points.BD ?? 0),
  };
}

function pipsOf(hand: RecordedHand): BySeat<number> {
  return "pips" in hand && hand.pips !== undefined ? hand.pips : {};
}

function pointsText(points: ActaHand["points"], { shape }: Pick<HandTable, "shape">): string {
  const gained = sidesOf(shape).filter((side) => (points[side] ?? 0) > 0);
  if (gained.length === 0) return "0";
  return gained.map((side) => `+${points[side]} ${[...side].join("·")}`).join(" ");
}

function runningText(running: ActaHand["running"], shape: HandTable["shape"]): string {
  return sidesOf(shape)
    .map((side) => running[side] ?? 0)
    .join("–");
}
