import type { Seat, Side, TableShape } from "../rules/seat";
import { sideOf } from "../rules/seat";
import type { RuleSettings } from "../rules/settings";

// The bonus for making everybody else pass, with the variant of the opening tile. DomiKapikua, El pase de 30.

/** The tile laid last, whether it opened the hand, and the passes said since. */
export type Answered = {
  readonly seat: Seat;
  readonly isOpening: boolean;
  readonly passes: number;
};

type Variant = RuleSettings["openingPassBonus"];

/**
 * The side that a tile earns the bonus for once somebody lays another; null where it earns none. By the variant
 * `next-opponent` the opening tile of pairs earns it by one pass, the partner's pass cancels it and the third earns it
 * again; alone, the next player's pass is enough. Every other tile needs the passes of all the others.
 */
export function passBonusSide(
  { seat, isOpening, passes }: Answered,
  shape: TableShape,
  variant: Variant,
): Side | null {
  const isRound = passes === shape.players - 1;
  const earns =
    isOpening && variant === "next-opponent"
      ? isRound || (passes > 0 && (shape.mode === "alone" || passes === 1))
      : isRound;
  return earns ? sideOf(seat, shape.mode) : null;
}

/**
 * The same where nobody lays another tile. Whoever made the passes cannot go on either, which is a block and earns none;
 * only the opening tile of a hand alone has its bonus at once, by the same variant.
 */
export function passBonusAtBlock(
  { seat, isOpening }: Answered,
  shape: TableShape,
  variant: Variant,
): Side | null {
  const earns = isOpening && shape.mode === "alone" && variant === "next-opponent";
  return earns ? sideOf(seat, shape.mode) : null;
}
