import type { BySeat, BySide } from "../hand/hand";
import type { PairSide, Seat } from "../rules/seat";
import { PAIR_SIDES, SEATS } from "../rules/seat";
import type { InfractionCode } from "../rules/vocabulary";
import type { DeclaredScore, RecordedHand } from "./acta";
import type { ActaContext, ActaHand, ActaState } from "./acta-state";
import { readFacts } from "./fold-acta";

// A paper Hoja typed a second time, by somebody who has not seen the first typing. What both copied from the paper is
// compared cell by cell; what follows from it (points, running score) is shown beside it.

/** What the second typist copied: the hands, or the final score where the sheet has none. */
export type SecondEntry =
  | { readonly leader: Seat; readonly hands: readonly RecordedHand[] }
  | Pick<DeclaredScore, "score" | "winner">;

/** A line of a Hoja as it is typed at a desk, with what it gave. */
export type TypedHand = {
  readonly ending: "domino" | "block" | "annulled" | "false-block" | "redeal" | null;
  /** Who went out or blocked, or whose fault it was. */
  readonly by: Seat | null;
  readonly infraction: InfractionCode | null;
  readonly doubles: number | null;
  readonly pips: BySeat<number>;
  readonly points: BySide<number>;
  readonly running: BySide<number>;
};

/** Where two typings of one sheet differ; null where one of them has nothing. */
export type EntryDifference =
  | { readonly what: "kind"; readonly first: EntryKind; readonly second: EntryKind }
  | { readonly what: "leader"; readonly first: Seat | null; readonly second: Seat }
  | {
      readonly what: "hand";
      readonly hand: number;
      readonly first: TypedHand | null;
      readonly second: TypedHand | null;
    }
  | {
      readonly what: "score";
      readonly first: DeclaredScore["score"];
      readonly second: DeclaredScore["score"];
    }
  | { readonly what: "winner"; readonly first: PairSide; readonly second: PairSide };

export type EntryKind = "hands" | "totals";

/** How a sheet was typed first. */
export function entryKind({ declared }: Pick<ActaState, "declared">): EntryKind {
  return declared === null ? "hands" : "totals";
}

/** Every difference between the record and a second typing, in the order of the sheet; none when both agree. */
export function compareEntries(
  first: ActaState,
  second: SecondEntry,
  context: ActaContext,
): readonly EntryDifference[] {
  const kind = entryKind(first);
  const other: EntryKind = "hands" in second ? "hands" : "totals";
  if (kind !== other) return [{ what: "kind", first: kind, second: other }];
  if ("hands" in second) return compareHands(first, second, context);
  return first.declared === null ? [] : compareTotals(first.declared, second);
}

function compareTotals(
  first: DeclaredScore,
  second: Pick<DeclaredScore, "score" | "winner">,
): readonly EntryDifference[] {
  const isSameScore = PAIR_SIDES.every((side) => first.score[side] === second.score[side]);
  return [
    ...(isSameScore ? [] : [{ what: "score", first: first.score, second: second.score } as const]),
    ...(first.winner === second.winner
      ? []
      : [{ what: "winner", first: first.winner, second: second.winner } as const]),
  ];
}

function compareHands(
  first: ActaState,
  { leader, hands }: Extract<SecondEntry, { readonly leader: Seat }>,
  context: ActaContext,
): readonly EntryDifference[] {
  const lines = secondState(first, leader, hands, context).hands;
  const most = Math.max(first.hands.length, lines.length);
  const differences: EntryDifference[] =
    first.firstLeader === leader
      ? []
      : [{ what: "leader", first: first.firstLeader, second: leader }];
  for (let index = 0; index < most; index++) {
    const one = first.hands[index];
    const other = lines[index];
    if (one && other && isSameLine(one, other)) continue;
    differences.push({
      what: "hand",
      hand: index + 1,
      first: one ? typedHand(one) : null,
      second: other ? typedHand(other) : null,
    });
  }
  return differences;
}

/** The sheet as the second typing tells it: everything but leader and hands is the record's own. */
function secondState(
  first: ActaState,
  leader: Seat,
  hands: readonly RecordedHand[],
  context: ActaContext,
): ActaState {
  const handFacts = hands.map((hand, index) => ({
    // The bell and incidents point at hands by their ids.
    handId: first.handFacts[index]?.handId ?? `second-${index + 1}`,
    hand,
    corrections: 0,
  }));
  return readFacts({ ...first, firstLeader: leader, handFacts }, context);
}

/** Points and running score follow from these, and from what no desk types (a capicúa, a bonus). */
function isSameLine(one: ActaHand, other: ActaHand): boolean {
  const a = typedHand(one);
  const b = typedHand(other);
  return (
    a.ending === b.ending &&
    a.by === b.by &&
    a.infraction === b.infraction &&
    a.doubles === b.doubles &&
    SEATS.every((seat) => (a.pips[seat] ?? 0) === (b.pips[seat] ?? 0))
  );
}

/** A recorded hand as the line that a desk would type. */
export function typedHand({ hand, result, points, running }: ActaHand): TypedHand {
  const given = { doubles: null, infraction: null, points, running };
  if ("annulled" in hand) {
    const { by, infraction } = hand.annulled;
    return { ...given, ending: "annulled", by, infraction, pips: {} };
  }
  if ("redeal" in hand) {
    const { by, doubles } = hand.redeal;
    return { ...given, ending: "redeal", by, doubles, pips: {} };
  }
  const typed = "pips" in hand ? hand.pips : undefined;
  const pips = result?.pips ?? typed ?? {};
  if ("falseBlock" in hand)
    return { ...given, ending: "false-block", by: hand.falseBlock.by, pips };
  if ("ending" in hand) return { ...given, ending: hand.ending, by: hand.closer, pips };
  // Told by its line of play: what it came to.
  const ending = result?.ending === "block" ? "block" : "domino";
  return { ...given, ending: result ? ending : null, by: result?.closer ?? null, pips };
}
