import { SeatBadge } from "@/components/domino/seat-badge";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import type { BySeat } from "@/domain/hand/hand";
import { SEATS } from "@/domain/rules/seat";
import type { HandPreview } from "./hand-preview";
import type { SeatNames } from "./seat-names";
import { calledNames } from "./seat-names";

type RefusalProps = {
  readonly preview: Extract<HandPreview, { readonly ok: false }>;
  readonly names: SeatNames;
  /** The pips as they were typed, and what takes a nearest possible one in the place of its own. */
  readonly pips?: BySeat<number>;
  readonly onPips?: ((pips: BySeat<number>) => void) | undefined;
};

/** Why a hand cannot have happened, and the figures that could be, a tap each: so one sees what to count again. */
export function Refusal({ preview, names, pips = {}, onPips }: RefusalProps) {
  const { nearest, problems } = preview;
  const called = calledNames(names);
  const fitting = SEATS.flatMap((seat) =>
    (nearest?.[seat] ?? []).map((figure) => ({ seat, figure })),
  );
  const [only, ...others] = new Set(fitting.map(({ seat }) => seat));
  return (
    <Notice tone="error" title="Así no puede ser">
      <ul className="flex flex-col gap-1">
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
      {onPips && only !== undefined && (
        <>
          <p className="mt-1">
            {others.length === 0
              ? `Vuelvan a contar lo de ${called[only]}. Cuadraría con:`
              : "Cuadraría con una de estas:"}
          </p>
          <div className="mt-1 grid grid-cols-4 gap-1.5 sm:grid-cols-6">
            {fitting.map(({ seat, figure }) => (
              <Button
                key={`${seat}${figure}`}
                size="dense"
                className="px-1!"
                onClick={() => onPips({ ...pips, [seat]: figure })}
              >
                <span className="inline-flex items-center gap-1.5 tabular-nums">
                  <SeatBadge seat={seat} size="sm" />
                  <span className="sr-only">{called[seat]}</span> {figure}
                </span>
              </Button>
            ))}
          </div>
        </>
      )}
    </Notice>
  );
}
