import type { ReactNode } from "react";
import { HalfFace } from "@/components/domino/tile-face";
import type { Ends } from "@/domain/hand/line";

type OpenEndsProps = {
  readonly ends: Ends | null;
  /** What stands between them: whose turn it is, or how the hand ended. */
  readonly children: ReactNode;
  /** A sentence about the last move, under everything on a phone. */
  readonly note?: ReactNode;
};

/** The two open ends of the line, large, as halves of tiles with their figures. */
export function OpenEnds({ ends, children, note }: OpenEndsProps) {
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1">
      <OpenEnd word="Izquierda" number={ends?.[0] ?? null} />
      <div className="min-w-0 text-center leading-tight sm:self-end">{children}</div>
      <OpenEnd word="Derecha" number={ends?.[1] ?? null} />
      <div className="col-span-3 min-w-0 text-center leading-tight sm:col-span-1 sm:col-start-2 sm:row-start-2 sm:self-start">
        {note}
      </div>
    </div>
  );
}

function OpenEnd({ word, number }: { readonly word: string; readonly number: number | null }) {
  return (
    <p className="grid justify-items-center gap-1 sm:row-span-2">
      <span className="flex items-center gap-2">
        <span className="block w-11">
          <HalfFace number={number} />
        </span>
        <span className="min-w-[1ch] text-3xl leading-none font-extrabold tabular-nums">
          {number ?? "–"}
        </span>
      </span>
      <span className="text-sm leading-none text-ink-soft">{word}</span>
    </p>
  );
}
