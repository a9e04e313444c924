import type { ReactNode } from "react";
import { SeatBadge } from "@/components/domino/seat-badge";
import { classNames } from "@/components/ui/class-names";
import type { PlayerCount, Seat, TableShape } from "@/domain/rules/seat";
import { seatsOf } from "@/domain/rules/seat";
import { TWO_PAIRS } from "./hand-draft";
import type { SeatNames } from "./seat-names";

type SeatChoiceProps = {
  /** Read out as the name of the group. */
  readonly label: string;
  readonly names: SeatNames;
  readonly onChoose: (seat: Seat) => void;
  readonly shape?: TableShape;
  readonly chosen?: Seat | null | undefined;
  /** A second line for some seats: "le toca salir". */
  readonly notes?: Readonly<Partial<Record<Seat, ReactNode>>>;
  /** What the cloth between them shows: "Mano 3". */
  readonly centre?: ReactNode;
};

// The table from above, as one sits at it: the turn passes to the right-hand neighbour, so B is at the right of A.
const PLACES: Readonly<Record<PlayerCount, Readonly<Partial<Record<Seat | "centre", string>>>>> = {
  2: {
    A: "col-span-3 row-start-3",
    B: "col-span-3 row-start-1",
    centre: "col-span-3 row-start-2 py-3",
  },
  3: {
    A: "col-span-3 row-start-2",
    B: "col-start-3 row-start-1",
    C: "col-start-1 row-start-1",
    centre: "col-start-2 row-start-1",
  },
  4: {
    A: "col-span-3 row-start-3",
    B: "col-start-3 row-start-2",
    C: "col-span-3 row-start-1",
    D: "col-start-1 row-start-2",
    centre: "col-start-2 row-start-2",
  },
};

/** The people of a table as large buttons in their seats around the cloth: a tap answers. */
export function SeatChoice(props: SeatChoiceProps) {
  const { label, names, onChoose, shape = TWO_PAIRS, chosen, notes = {}, centre } = props;
  const places = PLACES[shape.players];
  return (
    <fieldset
      aria-label={label}
      className="grid min-w-0 grid-cols-[minmax(0,1fr)_5.25rem_minmax(0,1fr)] gap-2"
    >
      {seatsOf(shape.players).map((seat) => (
        <button
          key={seat}
          type="button"
          aria-pressed={chosen === undefined ? undefined : chosen === seat}
          onClick={() => onChoose(seat)}
          className={classNames(
            "flex min-h-18 min-w-0 flex-col items-center justify-center gap-1 rounded-control border-2 px-2 py-2 text-center transition-colors active:translate-y-px",
            chosen === seat
              ? "border-sea bg-sea-soft shadow-[inset_0_0_0_1px_var(--sea)]"
              : "border-line-strong bg-surface hover:bg-sunken",
            places[seat],
          )}
        >
          <span className="flex max-w-full flex-wrap items-center justify-center gap-x-2">
            <SeatBadge seat={seat} />
            {notes[seat] && (
              <span className="text-sm leading-tight font-semibold text-felt">{notes[seat]}</span>
            )}
          </span>
          <span className="max-w-full text-lg leading-tight font-semibold">{names[seat]}</span>
        </button>
      ))}
      <p
        className={classNames(
          "grid place-items-center rounded-panel bg-cloth px-1 text-center leading-tight font-extrabold text-on-cloth shadow-[inset_0_0_0_3px_var(--cloth-line)]",
          places.centre,
        )}
      >
        {centre}
      </p>
    </fieldset>
  );
}
