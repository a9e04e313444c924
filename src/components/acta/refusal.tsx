import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import type { BySeat } from "@/domain/hand/hand";
import type { Seat } from "@/domain/rules/seat";
import { SEATS } from "@/domain/rules/seat";
import type { HandPreview } from "./hand-preview";
import type { SeatNames } from "./seat-names";

type RefusalProps = {
  readonly preview: Extract<HandPreview, { readonly ok: false }>;
  readonly names: SeatNames;
  /** The pips as they were typed, and what takes the nearest possible ones in their place. */
  readonly pips?: BySeat<number>;
  readonly onPips?: (pips: BySeat<number>) => void;
};

/** Why a hand cannot have happened, which figure to count again, and the nearest that could be. */
export function Refusal({ preview, names, pips = {}, onPips }: RefusalProps) {
  const { nearest } = preview;
  const others = SEATS.filter((seat) => isOther(seat, nearest, pips));
  return (
    <Notice
      tone="error"
      title="Así no puede ser"
      actions={
        nearest !== null &&
        others.length > 0 &&
        onPips && (
          <Button size="dense" onClick={() => onPips({ ...pips, ...nearest })}>
            Poner {others.map((seat) => `${names[seat]} ${nearest[seat]}`).join(", ")}
          </Button>
        )
      }
    >
      <ul className="flex flex-col gap-1">
        {preview.problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
        {others.length > 0 && (
          <li>Vuelvan a contar {others.map((seat) => `a ${names[seat]}`).join(" y ")}.</li>
        )}
      </ul>
    </Notice>
  );
}

function isOther(seat: Seat, nearest: BySeat<number> | null, pips: BySeat<number>): boolean {
  const near = nearest?.[seat];
  return near !== undefined && near !== (pips[seat] ?? 0);
}
