import type { ReactNode } from "react";
import { SeatBadge } from "@/components/domino/seat-badge";
import { classNames } from "@/components/ui/class-names";
import { Icon } from "@/components/ui/icon";
import type { BySide } from "@/domain/hand/hand";
import type { Seat, Side } from "@/domain/rules/seat";
import { sidesOf } from "@/domain/rules/seat";
import type { HandTable } from "./hand-preview";
import { sideName } from "./seat-names";
import { SideBadge } from "./side-badge";

type ScoreHeadProps = {
  readonly title: ReactNode;
  /** At the end of the title's line: the clock. */
  readonly aside?: ReactNode;
  readonly table: HandTable;
  readonly score: BySide<number>;
  readonly winner: Side | null;
  /** The hand being played and who leads it; null when none is. */
  readonly hand: { readonly number: number; readonly leader: Seat | null } | null;
  /** At the end of the last line, or under it where it fills a line: whether everything is kept. */
  readonly state?: ReactNode;
  /** Within the site's frame, whose header is the page's banner, this is a region of its own. */
  readonly framed?: boolean | undefined;
};

/** What stays in sight whatever is asked: score, how far each side is from the target, the hand and who leads it. */
export function ScoreHead(props: ScoreHeadProps) {
  const { title, aside, table, score, winner, hand, state, framed } = props;
  const Frame = framed ? "section" : "header";
  const sides = sidesOf(table.shape);
  return (
    <Frame
      aria-label={framed ? "Marcador" : undefined}
      className="sticky top-0 z-20 border-b-2 border-ink bg-paper"
    >
      <div className="mx-auto w-full max-w-5xl px-3 sm:px-6">
        <div className="flex min-h-10 items-center justify-between gap-3">
          <h1 className="min-w-0 truncate text-lg">{title}</h1>
          {aside}
        </div>
        <ul
          aria-label="Puntos"
          className={classNames("grid divide-x-2 divide-line", COLUMNS[sides.length])}
        >
          {sides.map((side) => (
            <SideScore
              key={side}
              side={side}
              name={sideName(table.names, side)}
              points={score[side] ?? 0}
              target={table.rules.target}
              won={winner === null ? null : winner === side}
              isNarrow={sides.length > 2}
            />
          ))}
        </ul>
        <div
          className={classNames(
            "flex flex-wrap items-center justify-between gap-x-3 text-sm",
            (hand !== null || state !== undefined) && "min-h-8",
          )}
        >
          {hand === null ? (
            <span />
          ) : (
            <p className="flex min-w-0 items-center gap-1.5 font-semibold">
              <span className="whitespace-nowrap">Mano {hand.number}</span>
              {hand.leader && (
                <>
                  <span aria-hidden="true">·</span>
                  <span>Sale</span>
                  <SeatBadge seat={hand.leader} size="sm" />
                  <span className="min-w-0 leading-tight wrap-anywhere">
                    {table.names[hand.leader]}
                  </span>
                </>
              )}
            </p>
          )}
          {state}
        </div>
      </div>
    </Frame>
  );
}

const COLUMNS: Readonly<Record<number, string>> = {
  2: "grid-cols-2",
  3: "grid-cols-3",
  4: "grid-cols-4",
};

type SideScoreProps = {
  readonly side: Side;
  readonly name: string;
  readonly points: number;
  readonly target: number;
  /** Null while it is played. */
  readonly won: boolean | null;
  /** Three or four beside each other: no room for words on a phone. */
  readonly isNarrow: boolean;
};

function SideScore({ side, name, points, target, won, isNarrow }: SideScoreProps) {
  const done = Math.min(100, Math.round((points / target) * 100));
  return (
    <li className="min-w-0 px-2 pb-1 first:ps-0 last:pe-0">
      <span className="flex items-center gap-x-2">
        <SideBadge side={side} size="sm" />
        <span
          key={points}
          className={classNames(
            "animate-land text-[1.75rem] leading-none font-extrabold tabular-nums",
            won && "text-felt",
          )}
        >
          {points}
        </span>
        <span
          className={classNames(
            "ms-auto text-xs whitespace-nowrap text-ink-soft tabular-nums",
            isNarrow && "max-sm:sr-only",
          )}
        >
          {won ? (
            <span className="inline-flex items-center gap-1 font-semibold text-felt">
              <Icon name="check" />
              Ganó
            </span>
          ) : (
            won === null && <>faltan {Math.max(0, target - points)}</>
          )}
        </span>
      </span>
      <span className="mt-0.5 block text-xs leading-tight font-semibold wrap-anywhere [@media(max-height:620px)]:hidden">
        {name}
      </span>
      <span aria-hidden="true" className="mt-0.5 block h-1 rounded-full bg-line">
        <span
          className={classNames("block h-full rounded-full", won ? "bg-felt" : "bg-sea")}
          style={{ width: `${done}%` }}
        />
      </span>
    </li>
  );
}
