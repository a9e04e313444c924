import type { KeyboardEvent } from "react";
import { Button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import type { ActaHand } from "@/domain/match/acta-state";
import { PAIR_SIDES } from "@/domain/rules/seat";
import { isNextKey } from "./next-key";
import type { TypedRunning } from "./typed-totals";

type WrittenSumsProps = {
  readonly hands: readonly ActaHand[];
  readonly typed: TypedRunning;
  /** The first hand whose running total is off. */
  readonly offHand: number | null;
  readonly onType: (typed: TypedRunning) => void;
  /** Opens a hand to be corrected, where that can be done beside it. */
  readonly onLook?: (hand: number) => void;
};

/** The keys between figures go on to the next box, and stay in the last one. */
function goOn(event: KeyboardEvent<HTMLInputElement>) {
  if (!isNextKey(event.key)) return;
  event.preventDefault();
  const table = event.currentTarget.closest("table");
  const boxes = [...(table?.querySelectorAll<HTMLInputElement>("[data-sum]") ?? [])];
  const next = boxes[boxes.indexOf(event.currentTarget) + 1];
  next?.focus();
  next?.select();
}

/** Every hand with what it gave and its running score, beside what the paper says, to be typed as far as it is needed. */
export function WrittenSums({ hands, typed, offHand, onType, onLook }: WrittenSumsProps) {
  return (
    <div className="relative overflow-x-auto">
      <table className="border-collapse tabular-nums">
        <caption className="pb-1 text-start font-semibold">
          Mano por mano. Teclea lo que lleva la Hoja hasta encontrar la que no da.
        </caption>
        <thead>
          <tr className="border-b-2 border-ink text-sm text-ink-soft *:px-2 *:py-1.5 *:text-end *:font-semibold">
            <th scope="col">Mano</th>
            <th scope="col" className="max-sm:hidden">
              A·C
            </th>
            <th scope="col" className="max-sm:hidden">
              B·D
            </th>
            <th scope="col">Van</th>
            <th scope="col">Hoja A·C</th>
            <th scope="col">Hoja B·D</th>
            {onLook && (
              <th scope="col">
                <span className="sr-only">Corregir</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {hands.map(({ number, points, running }) => (
            <tr
              key={number}
              className={classNames(
                "border-b border-line *:px-2 *:py-1 *:text-end",
                number === offHand && "bg-wine-soft",
              )}
            >
              <th scope="row" className="text-lg font-extrabold">
                {number}
              </th>
              <td className="max-sm:hidden">{points.AC ? `+${points.AC}` : "0"}</td>
              <td className="max-sm:hidden">{points.BD ? `+${points.BD}` : "0"}</td>
              <td className="font-extrabold whitespace-nowrap">
                {running.AC ?? 0} a {running.BD ?? 0}
              </td>
              {PAIR_SIDES.map((side) => (
                <td key={side}>
                  <input
                    aria-label={`Mano ${number}: lleva ${side[0]}·${side[1]} en la Hoja`}
                    value={typed[number]?.[side] ?? ""}
                    inputMode="numeric"
                    autoComplete="off"
                    maxLength={4}
                    data-sum
                    onKeyDown={goOn}
                    onChange={(event) =>
                      onType({
                        ...typed,
                        [number]: { ...typed[number], [side]: event.target.value },
                      })
                    }
                    className="min-h-12 w-16 rounded-control sm:w-20 border-2 border-line-strong bg-surface px-2 text-end text-lg font-semibold tabular-nums"
                  />
                </td>
              ))}
              {onLook && (
                <td>
                  {number === offHand && (
                    <Button size="dense" icon="edit" onClick={() => onLook(number)}>
                      {`Mirar la mano ${number}`}
                    </Button>
                  )}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
