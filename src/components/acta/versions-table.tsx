import { classNames } from "@/components/ui/class-names";
import { SEATS } from "@/domain/rules/seat";
import type { HandVersion } from "./hand-version";
import { timeOf } from "./hands-panel";
import type { SeatNames } from "./seat-names";
import { calledNames } from "./seat-names";

type Told = HandVersion & { readonly by?: string | undefined; readonly at?: string | undefined };

type VersionsTableProps = {
  readonly number: number | null;
  readonly names: SeatNames;
  readonly timeZone: string;
  /** What the table holds; null where it holds nothing. */
  readonly recorded: Told | null;
  /** This phone's version; null where it takes the hand away. */
  readonly mine: Told | null;
  /** Why this phone takes the hand away. */
  readonly removal: string | null;
};

type Row = { readonly label: string; readonly of: (version: Told) => string };

/** Two versions of a hand side by side, line by line; where they differ is said by a mark and in heavy type. */
export function VersionsTable(props: VersionsTableProps) {
  const { number, names, timeZone, recorded, mine, removal } = props;
  const called = calledNames(names);
  const rows: readonly Row[] = [
    { label: "Final", of: ({ title }) => title },
    ...SEATS.map((seat) => ({
      label: `${seat} ${called[seat]}`,
      of: ({ pips }: Told) => String(pips[seat] ?? "–"),
    })),
    { label: "Puntos", of: ({ points }) => points },
    { label: "Van", of: ({ running }) => running },
  ];
  const traces: readonly Row[] = [
    { label: "Anotó", of: ({ by }) => by ?? "–" },
    { label: "Hora", of: ({ at }) => (at === undefined ? "–" : timeOf(at, timeZone)) },
  ];
  return (
    <table className="w-full table-fixed border-collapse text-sm">
      <caption className="sr-only">
        {number === null ? "La mano en dos versiones" : `La mano ${number} en dos versiones`}
      </caption>
      <thead>
        <tr className="border-b-2 border-ink align-bottom">
          <th scope="col" className="w-[26%] py-1 text-start font-semibold text-ink-soft">
            {number === null ? "" : `Mano ${number}`}
          </th>
          <th scope="col" className="border-s border-line px-2 py-1 text-start font-extrabold">
            Anotada
          </th>
          <th scope="col" className="border-s-4 border-amber px-2 py-1 text-start font-extrabold">
            La tuya
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line border-b-2 border-ink tabular-nums">
        {[...rows, ...traces].map((row) => {
          const [left, right] = [recorded && row.of(recorded), mine && row.of(mine)];
          const differs = left !== null && right !== null && left !== right && rows.includes(row);
          const style = classNames(
            "px-2 py-1.5 align-top break-words",
            differs && "font-extrabold",
          );
          return (
            <tr key={row.label} className={differs ? "bg-amber-soft" : undefined}>
              <th
                scope="row"
                className="py-1.5 pe-1 text-start align-top leading-tight font-normal break-words text-ink-soft"
              >
                {differs && <span aria-hidden="true">≠ </span>}
                {row.label}
                {differs && <span className="sr-only"> (distinto)</span>}
              </th>
              <td className={classNames(style, "border-s border-line")}>
                {left ?? (row.label === "Final" ? "Ninguna" : "–")}
              </td>
              <td className={classNames(style, "border-s-4 border-amber")}>
                {right ?? (row.label === "Final" ? `Quitarla: ${removal ?? ""}` : "–")}
              </td>
            </tr>
          );
        })}
      </tbody>
      {mine !== null && mine.problems.length > 0 && (
        <tfoot>
          <tr>
            <td colSpan={3} className="pt-2 font-semibold text-wine">
              La tuya ya no cuadra aquí: {mine.problems.join(" ")}
            </td>
          </tr>
        </tfoot>
      )}
    </table>
  );
}
