import { PairBadge, SeatBadge } from "@/components/domino/seat-badge";
import type { Side } from "@/domain/rules/seat";

type SideBadgeProps = { readonly side: Side; readonly size?: "sm" | "md" | "lg" };

/** The letters of a side: of a pair, or of the one person where everybody plays alone. */
export function SideBadge({ side, size }: SideBadgeProps) {
  return side === "AC" || side === "BD" ? (
    <PairBadge pair={side} size={size} />
  ) : (
    <SeatBadge seat={side} size={size} />
  );
}
