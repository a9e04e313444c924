import type { ReactNode } from "react";
import { SeatBadge } from "@/components/domino/seat-badge";
import { classNames } from "@/components/ui/class-names";
import type { Seat } from "@/domain/rules/seat";
import { SEATS } from "@/domain/rules/seat";
import type { SeatNames } from "./seat-names";

type SeatChoiceProps = {
  /** Read out as the name of the group. */
  readonly label: string;
  readonly names: SeatNames;
  readonly onChoose: (seat: Seat) => void;
  readonly chosen?: Seat | null | undefined;
  /** A second line for some seats: "le toca salir". */
  readonly notes?: Readonly<Partial<Record<Seat, ReactNode>>>;
};

/** The four people as large buttons, partners one above the other: a tap answers. */
export function SeatChoice({ label, names, onChoose, chosen, notes = {} }: SeatChoiceProps) {
  return (
    <fieldset aria-label={label} className="grid min-w-0 grid-cols-2 gap-2.5">
      {SEATS.map((seat) => (
        <button
          key={seat}
          type="button"
          aria-pressed={chosen === undefined ? undefined : chosen === seat}
          onClick={() => onChoose(seat)}
          className={classNames(
            "flex min-h-28 min-w-0 flex-col items-start justify-center gap-1.5 rounded-control border-2 px-3 py-2 text-start transition-colors active:translate-y-px",
            chosen === seat
              ? "border-sea bg-sea-soft shadow-[inset_0_0_0_1px_var(--sea)]"
              : "border-line-strong bg-surface hover:bg-sunken",
          )}
        >
          <span className="flex w-full items-center gap-2">
            <SeatBadge seat={seat} />
            {notes[seat] && (
              <span className="text-sm leading-tight text-ink-soft">{notes[seat]}</span>
            )}
          </span>
          <span className="max-w-full text-lg leading-tight font-semibold">{names[seat]}</span>
        </button>
      ))}
    </fieldset>
  );
}
