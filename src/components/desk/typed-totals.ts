import type { WrittenTotal } from "@/domain/match/acta";
import type { PairSide } from "@/domain/rules/seat";

/** Running totals as they are being typed, by number of the hand. */
export type TypedRunning = Readonly<Record<number, Readonly<Partial<Record<PairSide, string>>>>>;

/** A total as typed; null where it is none. */
export function figureOf(typed: string | undefined): number | null {
  return typed !== undefined && /^\d{1,4}$/.test(typed.trim()) ? Number(typed) : null;
}

/** The running totals of which both figures are there, in the order of the hands. */
export function writtenRunning(typed: TypedRunning): readonly WrittenTotal[] {
  return Object.entries(typed)
    .flatMap(([hand, { AC, BD }]) => {
      const score = { AC: figureOf(AC), BD: figureOf(BD) };
      return score.AC === null || score.BD === null
        ? []
        : [{ hand: Number(hand), score: { AC: score.AC, BD: score.BD } }];
    })
    .sort((a, b) => a.hand - b.hand);
}
