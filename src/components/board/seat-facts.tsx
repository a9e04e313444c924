import { SeatBadge } from "@/components/domino/seat-badge";
import { pipsOf, SET_PIPS } from "@/domain/hand/tile";
import { seatsOf } from "@/domain/rules/seat";
import { NUMBER_NAMES } from "@/i18n/es/hand-moves";
import type { BoardView } from "./hand-film";

/** What is known of each hand: tiles and pips left, and the numbers that its passes gave away. */
export function SeatFacts({ view }: { readonly view: BoardView }) {
  const laid = pipsOf(view.line.map(({ tile }) => tile));
  const cell = "px-1.5 py-1.5 text-end tabular-nums";
  return (
    <div>
      <table className="w-full border-collapse">
        <caption className="sr-only">Lo que le queda a cada jugador</caption>
        <thead>
          <tr className="border-b-2 border-ink text-sm text-ink-soft">
            <th scope="col" className="px-1.5 py-1 text-start font-semibold">
              <span className="sr-only">Jugador</span>
            </th>
            <th scope="col" className={cell}>
              Fichas
            </th>
            <th scope="col" className={cell}>
              Puntos
            </th>
            <th scope="col" className="w-1/2 px-1.5 py-1 text-start font-semibold">
              No tiene
            </th>
          </tr>
        </thead>
        <tbody>
          {seatsOf(view.shape.players).map((seat) => {
            const tiles = view.hands[seat] ?? [];
            return (
              <tr key={seat} className="border-b border-line">
                <th scope="row" className="px-1.5 py-1.5 text-start">
                  <SeatBadge seat={seat} size="sm" />
                </th>
                <td className={cell}>{tiles.length}</td>
                <td className={cell}>{view.pips[seat] ?? 0}</td>
                <td className="px-1.5 py-1.5">
                  <MissingNumbers numbers={view.lacks[seat] ?? []} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className="mt-2 text-sm text-ink-soft tabular-nums">
        En la mesa: {view.line.length} {view.line.length === 1 ? "ficha" : "fichas"}, {laid} puntos.
        Faltan {SET_PIPS - laid}
        {view.stock > 0 && `; por robar, ${view.stock} ${view.stock === 1 ? "ficha" : "fichas"}`}.
      </p>
    </div>
  );
}

function MissingNumbers({ numbers }: { readonly numbers: readonly number[] }) {
  if (numbers.length === 0) return <span className="text-ink-soft">—</span>;
  return (
    <ul className="flex flex-wrap gap-x-2.5 gap-y-1">
      {numbers.map((number) => (
        <li key={number} className="inline-flex items-center gap-1 text-sm">
          <StruckNumber number={number} />
          {NUMBER_NAMES[number]}
        </li>
      ))}
    </ul>
  );
}

/** A half of a tile crossed out; the word beside it says the number. */
function StruckNumber({ number }: { readonly number: number }) {
  return (
    <svg viewBox="0 0 24 24" className="size-6 shrink-0" aria-hidden="true">
      <rect
        x={1.5}
        y={1.5}
        width={21}
        height={21}
        rx={4}
        className="fill-surface stroke-ink"
        strokeWidth={1.5}
      />
      <path d="M3 21 21 3" className="stroke-wine" strokeWidth={2} strokeLinecap="round" />
      <text
        x={12}
        y={17.5}
        textAnchor="middle"
        fontSize={15}
        fontWeight={800}
        strokeWidth={3}
        className="fill-ink stroke-surface [paint-order:stroke]"
      >
        {number}
      </text>
    </svg>
  );
}
