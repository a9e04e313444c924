import { classNames } from "@/components/ui/class-names";
import type { PairSide, Seat } from "@/domain/rules/seat";
import { pairSideOf } from "@/domain/rules/seat";

// Pairs are told by shape as well as colour: A and C are round, B and D square.

const SHAPES: Readonly<Record<PairSide, string>> = {
  AC: "rounded-full bg-sea text-on-sea border-sea",
  BD: "rounded-[0.2rem] bg-surface text-ink border-ink",
};

const SIZES = {
  sm: "min-w-6 h-6 text-sm",
  md: "min-w-8 h-8 text-base",
  lg: "min-w-11 h-11 text-xl",
};

type BadgeSize = { readonly size?: keyof typeof SIZES };

/** The letter of a seat in the shape of its pair. */
export function SeatBadge({ seat, size = "md" }: BadgeSize & { readonly seat: Seat }) {
  return (
    <span
      className={classNames(
        "inline-grid shrink-0 place-items-center border-2 leading-none font-extrabold",
        SHAPES[pairSideOf(seat)],
        SIZES[size],
      )}
    >
      {seat}
    </span>
  );
}

/** The two letters of a pair, "A·C", in its shape. */
export function PairBadge({ pair, size = "md" }: BadgeSize & { readonly pair: PairSide }) {
  return (
    <span
      className={classNames(
        "inline-grid shrink-0 place-items-center border-2 px-2 leading-none font-extrabold",
        SHAPES[pair],
        SIZES[size],
      )}
    >
      {pair[0]}·{pair[1]}
    </span>
  );
}
