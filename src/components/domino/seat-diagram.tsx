import type { ReactNode } from "react";
import { classNames } from "@/components/ui/class-names";
import { Icon } from "@/components/ui/icon";
import type { Seat } from "@/domain/rules/seat";
import { pairSideOf, seatsOf } from "@/domain/rules/seat";
import { SeatBadge } from "./seat-badge";

// The table from above. The turn passes to the right-hand neighbour, so B sits at the right of A and D at the left.

export type SeatedPerson = {
  readonly name: ReactNode;
  /** A second line: club, number, nickname. */
  readonly detail?: ReactNode;
};

type SeatDiagramProps = {
  readonly people: Readonly<Partial<Record<Seat, SeatedPerson>>>;
  /** Who leads the hand. */
  readonly leads?: Seat;
  /** What the cloth shows: "Mesa 7", the score. */
  readonly centre?: ReactNode;
  /** Read out as the name of the picture. */
  readonly label?: string;
};

const PLACES: Readonly<Record<Seat, string>> = {
  A: "col-start-2 row-start-3 max-sm:col-span-3 max-sm:col-start-1",
  B: "col-start-3 row-start-2",
  C: "col-start-2 row-start-1 max-sm:col-span-3 max-sm:col-start-1",
  D: "col-start-1 row-start-2",
};

/** Four seats around the cloth with names, who leads, and pairs told by the shape of their letters. */
export function SeatDiagram({
  people,
  leads,
  centre,
  label = "Puestos en la mesa",
}: SeatDiagramProps) {
  return (
    <ul
      aria-label={label}
      className="mx-auto grid w-full max-w-2xl grid-cols-[minmax(0,1fr)_minmax(5.5rem,0.8fr)_minmax(0,1fr)] items-center gap-2 sm:gap-3"
    >
      {seatsOf(4).map((seat) => (
        <SeatPlace key={seat} seat={seat} person={people[seat]} leads={seat === leads} />
      ))}
      <li className="col-start-2 row-start-2 grid aspect-square place-items-center rounded-panel bg-cloth p-1 text-center text-on-cloth shadow-[inset_0_0_0_3px_var(--cloth-line)]">
        <span className="text-lg leading-tight font-extrabold">{centre}</span>
      </li>
    </ul>
  );
}

type SeatPlaceProps = {
  readonly seat: Seat;
  readonly person: SeatedPerson | undefined;
  readonly leads: boolean;
};

function SeatPlace({ seat, person, leads }: SeatPlaceProps) {
  return (
    <li
      className={classNames(
        "flex min-w-0 flex-col items-center gap-1 self-stretch rounded-panel border-2 bg-surface px-1.5 py-2 text-center",
        "justify-center",
        leads ? "border-felt shadow-[inset_0_0_0_1px_var(--felt)]" : "border-line",
        PLACES[seat],
      )}
    >
      <span className="flex flex-wrap items-center justify-center gap-1.5">
        <SeatBadge seat={seat} />
        {leads && (
          <span className="inline-flex items-center gap-1 rounded-full bg-felt px-2 py-0.5 text-sm font-semibold text-on-felt">
            <Icon name="flag" className="size-3.5" />
            Sale
          </span>
        )}
      </span>
      <span className="max-w-full leading-tight font-semibold">
        {person?.name ?? <span className="font-normal text-ink-soft">Libre</span>}
      </span>
      {person?.detail && (
        <span className="max-w-full text-sm leading-tight text-ink-soft">{person.detail}</span>
      )}
      <span className="sr-only">, pareja {pairSideOf(seat)}</span>
    </li>
  );
}
