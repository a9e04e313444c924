import { draftOf, seatsToCount } from "@/components/acta/hand-draft";
import type { HandTable } from "@/components/acta/hand-preview";
import type { SeatNames } from "@/components/acta/seat-names";
import { adjudicateRequest } from "@/domain/hand/adjudicate-request";
import type { HandResult } from "@/domain/hand/hand";
import { playRandomHand } from "@/domain/hand/random-hand";
import { pipsOf } from "@/domain/hand/tile";
import { randomIndex, seededRandom } from "@/domain/kernel/random";
import type { RecordedHand } from "@/domain/match/acta";
import { ruleBook } from "@/domain/rules/resolve-rules";
import type { PresetId } from "@/domain/rules/rules-spec";
import type { Seat } from "@/domain/rules/seat";
import { SEATS } from "@/domain/rules/seat";
import { tableOf } from "./game-run";
import { isForeseen } from "./table-shapes";

// Practice: a hand that ended at random, as it lies on the table, to be entered as one would; then compared with what it is.

/** Hands of a practice round: about two minutes. */
export const PRACTICE_HANDS = 5;

export const PRACTICE_NAMES: SeatNames = { A: "Ana", B: "Berta", C: "Carlos", D: "Diego" };

export type Exercise = {
  readonly table: HandTable;
  readonly leader: Seat;
  /** The hand as it was, told by its tiles. */
  readonly hand: Extract<RecordedHand, { readonly left: unknown; readonly ending: unknown }>;
  /** What the engine makes of it. */
  readonly result: HandResult;
};

/** The exercise of a number in a round; the same seed gives the same hands. */
export function exerciseOf(preset: PresetId, seed: string, number: number): Exercise {
  const pairs = { mode: "pairs", players: 4 } as const;
  const shape = isForeseen(ruleBook(preset), pairs)
    ? pairs
    : ({ mode: "alone", players: 4 } as const);
  const random = seededRandom(`practice ${seed} ${number}`);
  const leader = SEATS[randomIndex(random, SEATS.length)] ?? "A";
  const hand = playRandomHand(random, leader);
  const result = adjudicateRequest({ rules: preset, leader, ...shape, ...hand });
  if (!result.ok) throw new Error("a hand that was played is refused");
  return {
    table: tableOf({ rules: preset, shape, names: PRACTICE_NAMES }),
    leader,
    hand,
    result,
  };
}

/** What was entered otherwise than it was. */
export type Mistake =
  | { readonly kind: "ending" }
  | { readonly kind: "closer"; readonly seat: Seat }
  | {
      readonly kind: "pips";
      readonly seat: Seat;
      readonly tiles: readonly string[];
      readonly counted: number;
      readonly entered: number;
    }
  | { readonly kind: "capicua"; readonly isOne: boolean };

/** Compares what was entered with the hand of an exercise; nothing where it is right. */
export function mistakesIn(
  { hand, result, table }: Exercise,
  entered: RecordedHand,
): readonly Mistake[] {
  if (!("ending" in entered) || entered.ending !== hand.ending) return [{ kind: "ending" }];
  if (entered.closer !== hand.closer) return [{ kind: "closer", seat: hand.closer }];
  const draft = draftOf(entered);
  const pips = seatsToCount(draft, table.shape).flatMap((seat): readonly Mistake[] => {
    const tiles = hand.left[seat] ?? [];
    const counted = pipsOf(tiles as Parameters<typeof pipsOf>[0]);
    const own =
      draft.counting === "tiles" ? pipsOf(draft.left[seat] ?? []) : (draft.pips[seat] ?? 0);
    return own === counted ? [] : [{ kind: "pips", seat, tiles, counted, entered: own }];
  });
  const hasBonus = table.rules.capicuaBonus > 0;
  const saidCapicua = draft.lastTile?.kind === "capicua";
  return hasBonus && saidCapicua !== result.capicua
    ? [...pips, { kind: "capicua", isOne: result.capicua }]
    : pips;
}

/** A mistake in words, with the arithmetic. */
export function mistakeText(mistake: Mistake, { hand, table }: Exercise): string {
  const { names } = table;
  switch (mistake.kind) {
    case "ending":
      return hand.ending === "domino"
        ? `Fue dominó: a ${names[hand.closer]} no le quedó ninguna ficha.`
        : "Fue tranque: a todos les quedan fichas y nadie puede jugar.";
    case "closer":
      return hand.ending === "domino"
        ? `Dominó ${names[mistake.seat]}.`
        : `Trancó ${names[mistake.seat]}, que puso la última ficha.`;
    case "pips": {
      const sums = mistake.tiles.map((tile) => tile.replace("-", "+"));
      const sum = sums.length > 1 ? `(${sums.join(") + (")})` : sums[0];
      return `A ${names[mistake.seat]} le quedaron ${sum} = ${mistake.counted}; anotaste ${mistake.entered}.`;
    }
    case "capicua":
      return mistake.isOne
        ? `Fue capicúa: la ${hand.lastTile} casaba en las dos puntas (+${table.rules.capicuaBonus}).`
        : "No fue capicúa: la última ficha solo casaba en una punta.";
  }
}
