import { SeatBadge } from "@/components/domino/seat-badge";
import { TileFace } from "@/components/domino/tile-face";
import { classNames } from "@/components/ui/class-names";
import type { Tile } from "@/domain/hand/hand";
import { seatsOf } from "@/domain/rules/seat";
import type { Exercise } from "./practice";

const MOST_IN_HALF_A_PHONE = 3;

/** A table when a hand is over: what is left before each one, the last tile, and the ends of the line. */
export function FinishedTable({ exercise }: { readonly exercise: Exercise }) {
  const { table, hand } = exercise;
  const { names, shape } = table;
  const [left = 0, right = 0] = hand.ends ?? [];
  const most = Math.max(...Object.values(hand.left).map((tiles) => tiles.length));
  return (
    <section
      aria-label="La mesa al terminar la mano"
      className="rounded-panel bg-cloth p-2 text-on-cloth shadow-[inset_0_0_0_3px_var(--cloth-line)]"
    >
      <ul
        className={classNames(
          "grid gap-1 sm:grid-cols-2",
          most <= MOST_IN_HALF_A_PHONE && "grid-cols-2",
        )}
      >
        {seatsOf(shape.players).map((seat) => {
          const tiles = (hand.left[seat] ?? []) as readonly Tile[];
          return (
            <li key={seat} className="flex min-h-8 items-center gap-2">
              <span className="flex w-12 shrink-0 flex-col items-center text-xs font-semibold">
                <SeatBadge seat={seat} size="sm" />
                {names[seat]}
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
