import type { ReactNode } from "react";
import { classNames } from "@/components/ui/class-names";
import { Icon } from "@/components/ui/icon";
import type { PairSide } from "@/domain/rules/seat";
import { PAIR_SIDES } from "@/domain/rules/seat";
import { PairBadge } from "./seat-badge";

type ScoreLineProps = {
  readonly score: Readonly<Record<PairSide, number>>;
  readonly names?: Readonly<Record<PairSide, ReactNode>>;
  /** Points that win the match; shows how far each pair is. */
  readonly target?: number;
  readonly winner?: PairSide | null;
  /** `board` for projectors, `row` for a line in a list. */
  readonly size?: "row" | "figure" | "board";
};

const FIGURES = { row: "text-2xl", figure: "text-figure", board: "text-board" };

/** The running score of the two pairs in large tabular figures. The figure lands softly when it changes. */
export function ScoreLine({ score, names, target, winner, size = "figure" }: ScoreLineProps) {
  return (
    <dl className="grid grid-cols-2 grid-rows-[auto_auto_auto] divide-x-2 divide-ink">
      {PAIR_SIDES.map((side) => (
        <div
          key={side}
          className={classNames(
            "row-span-3 grid min-w-0 grid-rows-subgrid px-3",
            side === "AC" ? "ps-0 text-start" : "pe-0 text-end",
          )}
        >
          <dt
            className={classNames(
              "flex min-w-0 items-start gap-2 leading-tight font-semibold",
              side === "BD" && "flex-row-reverse",
              size === "board" && "text-2xl lg:text-4xl",
            )}
          >
            <PairBadge pair={side} size={size === "row" ? "sm" : "md"} />
            {names && <span className="min-w-0 self-center">{names[side]}</span>}
          </dt>
          <dd
            key={score[side]}
            className={classNames(
              "animate-land font-extrabold tracking-tight tabular-nums",
              FIGURES[size],
              size !== "row" && "mt-1",
            )}
          >
            {score[side]}
          </dd>
          {winner === side && (
            <dd
              className={classNames(
                "flex items-center gap-1.5 font-semibold text-felt",
                side === "BD" && "justify-end",
              )}
            >
              <Icon name="check" />
              Ganó
            </dd>
          )}
          {target !== undefined && !winner && (
            <dd className="text-sm text-ink-soft tabular-nums">
              {score[side] >= target ? `Llegó a ${target}` : `Le faltan ${target - score[side]}`}
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
