import type { PersonPlace } from "@/components/rounds/places";
import { classNames } from "@/components/ui/class-names";
import type { PairSide, Seat } from "@/domain/rules/seat";
import { PAIR_SIDES } from "@/domain/rules/seat";
import type { NamedStanding } from "@/server/standings/queries";
import type { BoardTable } from "@/server/tournaments/round-board";

// The projector's lists. Every size is in hundredths of the screen's smaller side (vmin), so that a name has the same
// height on any projector: a letter of 1/28 of the screen is read from 15 metres on a screen two metres high.

const SEATS_OF: Readonly<Record<PairSide, readonly Seat[]>> = { AC: ["A", "C"], BD: ["B", "D"] };

/** Tables with their four people, a pair a line. */
export function TablesScreen({ tables }: { readonly tables: readonly BoardTable[] }) {
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
          <span className="min-w-0 grow text-[6vmin] leading-[1.2] font-semibold">
            {PAIR_SIDES.map((side) => (
              <span key={side} className={classNames("block truncate", won(table, side))}>
                {SEATS_OF[side].map((seat) => table.seats[seat]?.short ?? "—").join(" · ")}
              </span>
            ))}
          </span>
          {table.result && (
            <span className="shrink-0 text-end text-[6vmin] leading-[1.2] font-extrabold tabular-nums">
              {PAIR_SIDES.map((side) => (
                <span key={side} className="block">
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

type NamesScreenProps = { readonly places: readonly PersonPlace[]; readonly columns: number };

/** Names in order with their tables. */
export function NamesScreen({ places, columns }: NamesScreenProps) {
  return (
    <ul
      className={classNames(
        "grid grid-flow-col content-start gap-x-[5vmin]",
        columns === 2 && "grid-cols-2",
      )}
      style={{ gridTemplateRows: `repeat(${Math.ceil(places.length / columns)}, auto)` }}
    >
      {places.map((place) => (
        <li
          key={place.person.id}
          className="flex h-[8.5vmin] items-center gap-[2vmin] border-b-[0.25vmin] border-line-strong text-[5.2vmin] font-semibold"
        >
          <span className="min-w-0 grow truncate">{place.person.short}</span>
          <span className="shrink-0 text-[6.4vmin] font-extrabold tabular-nums">
            {place.table ?? "Descansa"}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Places with wins and efectividad. */
export function StandingsScreen({ rows }: { readonly rows: readonly NamedStanding[] }) {
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
          <span className="min-w-0 grow truncate">{row.name}</span>
          <span className="shrink-0 font-extrabold tabular-nums">{row.wins} G</span>
          <span className="w-[17vmin] shrink-0 text-end tabular-nums">
            {row.net > 0 ? `+${row.net}` : row.net}
          </span>
        </li>
      ))}
    </ol>
  );
}
