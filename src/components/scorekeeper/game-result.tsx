import { sideName } from "@/components/acta/seat-names";
import { SideBadge } from "@/components/acta/side-badge";
import { Icon } from "@/components/ui/icon";
import { sidesOf } from "@/domain/rules/seat";
import { END_NAMES } from "@/i18n/es/match";
import type { GameRun } from "./game-run";
import { levelText } from "./share-text";

/** How a game ended, in large figures, the winner first. */
export function GameResult({ run }: { readonly run: GameRun }) {
  const { table, score, winner, endedBy } = run;
  const sides = sidesOf(table.shape).toSorted(
    (a, b) => Number(b === winner) - Number(a === winner) || (score[b] ?? 0) - (score[a] ?? 0),
  );
  return (
    <section>
      <h2 className="text-xl">
        {winner === null
          ? levelText(endedBy)
          : `${table.shape.mode === "pairs" ? "Ganaron" : "Ganó"} ${sideName(table.names, winner)}`}
      </h2>
      {endedBy && <p className="text-ink-soft">Terminó {END_NAMES[endedBy]}.</p>}
      <ol className="mt-3 divide-y divide-line border-y-2 border-ink">
        {sides.map((side) => (
          <li key={side} className="flex items-center gap-3 py-2">
            <SideBadge side={side} />
            <span className="min-w-0 grow leading-tight font-semibold">
              {sideName(table.names, side)}
              {side === winner && (
                <span className="flex items-center gap-1 text-sm text-felt">
                  <Icon name="trophy" className="size-4" />
                  Ganó
                </span>
              )}
            </span>
            <span className="text-[2.25rem] leading-none font-extrabold tabular-nums">
              {score[side] ?? 0}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
