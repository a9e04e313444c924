import type { PersonPlace } from "@/components/rounds/places";
import { classNames } from "@/components/ui/class-names";
import type { PairSide, Seat } from "@/domain/rules/seat";
import { PAIR_SIDES } from "@/domain/rules/seat";
import type { NamedStanding } from "@/server/standings/queries";
import type { BoardTable } from "@/server/tournaments/round-board";
import type { NameRoom } from "./fit-names";
import { fitNames } from "./fit-names";

// The projector's lists. Every size is in hundredths of the screen's smaller side (vmin), so that a name has the same
// height on any projector: a letter of 1/28 of the screen is read from 15 metres on a screen two metres high.

const SEATS_OF: Readonly<Record<PairSide, readonly Seat[]>> = { AC: ["A", "C"], BD: ["B", "D"] };

type FittedProps = { readonly people: readonly string[]; readonly room: NameRoom };

/** People of one line, in the size and in as many lines as it takes to show them all. */
function Fitted({ people, room }: FittedProps) {
  const { lines, size } = fitNames(people, room);
  return (
    <span className="block leading-[1.12] whitespace-nowrap" style={{ fontSize: `${size}vmin` }}>
      {lines.map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
    </span>
  );
}

/** What a row of tables has beside its names: the number and the gaps, and the score once there is one. */
const NUMBER_VMIN = 17 + 3;
const SCORE_VMIN = 13 + 3;

type TablesScreenProps = { readonly tables: readonly BoardTable[]; readonly width: number };

/** Tables with their four people, a pair a line. `width`: of a line, in hundredths of the screen's smaller side. */
export function TablesScreen({ tables, width }: TablesScreenProps) {
  return (
    <ul>
      {tables.map((table) => (
        <li
          key={table.table}
          className="flex h-[17vmin] items-center gap-[3vmin] border-b-[0.25vmin] border-line-strong"
        >
          <span className="w-[17vmin] shrink-0 text-end text-[13vmin] leading-none font-extrabold tracking-tight tabular-nums">
            <span className="sr-only">Mesa </span>
            {table.table}
          </span>
          <span className="min-w-0 grow font-semibold">
            {PAIR_SIDES.map((side) => (
              <span
                key={side}
                className={classNames("flex h-[8vmin] items-center", won(table, side))}
              >
                <Fitted
                  people={SEATS_OF[side].map((seat) => table.seats[seat]?.short ?? "—")}
                  room={{
                    width: width - NUMBER_VMIN - (table.result ? SCORE_VMIN : 0),
                    largest: 6,
                    floor: 4.2,
                    twoLines: 3.3,
                  }}
                />
              </span>
            ))}
          </span>
          {table.result && (
            <span className="shrink-0 text-end text-[6vmin] font-extrabold tabular-nums">
              {PAIR_SIDES.map((side) => (
                <span key={side} className="flex h-[8vmin] items-center justify-end">
                  {table.result?.score[side]}
                </span>
              ))}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

function won(table: BoardTable, side: PairSide): string | false {
  return table.result?.winner === side && "font-extrabold";
}

type NamesScreenProps = {
  readonly places: readonly PersonPlace[];
  readonly columns: number;
  readonly width: number;
};

const COLUMN_GAP_VMIN = 5;
const TABLE_VMIN = 12 + 2;
const RESTS_VMIN = 30 + 2;

/** Names in order with their tables. */
export function NamesScreen({ places, columns, width }: NamesScreenProps) {
  const column = (width - COLUMN_GAP_VMIN * (columns - 1)) / columns;
  return (
    <ul
      className={classNames(
        "grid grid-flow-col content-start gap-x-[5vmin]",
        columns === 2 ? "grid-cols-[repeat(2,minmax(0,1fr))]" : "grid-cols-[minmax(0,1fr)]",
      )}
      style={{ gridTemplateRows: `repeat(${Math.ceil(places.length / columns)}, auto)` }}
    >
      {places.map((place) => (
        <li
          key={place.person.id}
          className="flex h-[8.5vmin] items-center gap-[2vmin] border-b-[0.25vmin] border-line-strong font-semibold"
        >
          <span className="min-w-0 grow">
            <Fitted
              people={[place.person.short]}
              room={{
                width: column - (place.table === null ? RESTS_VMIN : TABLE_VMIN),
                largest: 5.2,
                floor: 3.9,
                twoLines: 3.4,
              }}
            />
          </span>
          <span className="shrink-0 text-[6.4vmin] font-extrabold tabular-nums">
            {place.table ?? "Descansa"}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Between the people in the name of a pair (`entrantName`). */
const BETWEEN = " / ";

/** What a row of the standings has beside the name: place, wins, efectividad and the gaps. */
const FIGURES_VMIN = 10 + 13 + 17 + 9;

type StandingsScreenProps = { readonly rows: readonly NamedStanding[]; readonly width: number };

/** Places with wins and efectividad. */
export function StandingsScreen({ rows, width }: StandingsScreenProps) {
  return (
    <ol>
      {rows.map((row) => (
        <li
          key={row.id}
          className="flex h-[9vmin] items-center gap-[3vmin] border-b-[0.25vmin] border-line-strong text-[5.2vmin] font-semibold"
        >
          <span className="w-[10vmin] shrink-0 text-end text-[6.4vmin] font-extrabold tabular-nums">
            {row.rank}
          </span>
          <span className="min-w-0 grow">
            <Fitted
              people={row.name.split(BETWEEN)}
              room={{ width: width - FIGURES_VMIN, largest: 5.2, floor: 3.9, twoLines: 3.5 }}
            />
          </span>
          <span className="shrink-0 font-extrabold tabular-nums">{row.wins} G</span>
          <span className="w-[17vmin] shrink-0 text-end tabular-nums">
            {row.net > 0 ? `+${row.net}` : row.net}
          </span>
        </li>
      ))}
    </ol>
  );
}
