import { SeatBadge } from "@/components/domino/seat-badge";
import { TileFace } from "@/components/domino/tile-face";
import type { Tile } from "@/domain/hand/hand";
import { seatsOf } from "@/domain/rules/seat";
import type { Exercise } from "./practice";

/** A table when a hand is over: what is left before each one, the last tile, and the ends of the line. */
export function FinishedTable({ exercise }: { readonly exercise: Exercise }) {
  const { table, hand } = exercise;
  const { names, shape } = table;
  const [left = 0, right = 0] = hand.ends ?? [];
  return (
    <section
      aria-label="La mesa al terminar la mano"
      className="rounded-panel bg-cloth p-2.5 text-on-cloth shadow-[inset_0_0_0_3px_var(--cloth-line)]"
    >
      <ul className="grid gap-1.5 sm:grid-cols-2">
        {seatsOf(shape.players).map((seat) => {
          const tiles = (hand.left[seat] ?? []) as readonly Tile[];
          return (
            <li key={seat} className="flex min-h-12 items-center gap-2">
              <span className="flex w-21 shrink-0 items-center gap-1.5 text-sm font-semibold">
                <SeatBadge seat={seat} size="sm" />
                <span className="truncate">{names[seat]}</span>
              </span>
              {tiles.length === 0 ? (
                <span className="text-sm">Sin fichas</span>
              ) : (
                <span className="flex min-w-0 flex-wrap gap-1">
                  {tiles.map((tile) => (
                    <TileFace key={tile} tile={tile} size="sm" />
                  ))}
                </span>
              )}
            </li>
          );
        })}
      </ul>
      <p className="mt-2 flex flex-wrap items-center gap-x-2 gap-y-1 border-t border-cloth-line pt-2 text-sm">
        <span>
          Última ficha: la puso <strong>{names[hand.closer]}</strong>
        </span>
        <TileFace tile={hand.lastTile as Tile} size="xs" orientation="horizontal" />
        <span>
          {hand.ending === "domino"
            ? `sobre las puntas ${left} y ${right}.`
            : `y quedaron las puntas ${left} y ${right}.`}
        </span>
      </p>
    </section>
  );
}
