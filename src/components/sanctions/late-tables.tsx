"use client";

import { useServerNow } from "@/components/clock/use-server-now";
import { LinkButton } from "@/components/ui/link-button";
import { Panel } from "@/components/ui/panel";
import { SEATS } from "@/domain/rules/seat";
import { catalogueOf } from "@/domain/sanctions/catalogue";
import { latenessOf } from "@/domain/tournament/punctuality";
import { spanText } from "@/i18n/es/refereeing";
import type { JudgeBoard } from "@/server/sanctions/judge-view";

type LateTablesProps = { readonly board: JudgeBoard };

/** Tables whose grace is over without four confirmed seats: a lateness or an absence to record, one tap away. */
export function LateTables({ board }: LateTablesProps) {
  const { slug, round, limits, unseated } = board;
  const now = useServerNow(board.now);
  const lateness = round && latenessOf(round.clock, limits, now);
  if (!lateness || unseated.length === 0) return null;
  const { occasions } = catalogueOf(board.rulesSpec);
  const isAbsence = lateness.kind === "absent";
  return (
    <Panel
      title={isAbsence ? "Faltan desde hace rato" : "Pasó el tiempo de llegar"}
      className="mb-4"
      flush
    >
      <p className="px-3 pb-2 text-ink-soft sm:px-5">
        {spanText(lateness.overMs)} después de la gracia de {graceText(limits.lateSeconds)}, sin los
        cuatro asientos confirmados.
      </p>
      <ul className="divide-y divide-line border-t border-line">
        {unseated.map(({ matchId, table, people }) => (
          <li
            key={matchId}
            className="flex flex-wrap items-center gap-x-3 gap-y-2 px-3 py-2.5 sm:px-5"
          >
            <span className="min-w-0 grow">
              <span className="block font-semibold">Mesa {table}</span>
              <span className="block text-sm text-ink-soft">
                {SEATS.flatMap((seat) => people[seat] ?? []).join(", ")}
              </span>
            </span>
            {occasions.late && (
              <LinkButton
                href={`/juez/${slug}/mesa/${matchId}/infraccion?que=${occasions.late}`}
                variant={isAbsence ? "secondary" : "primary"}
              >
                Llegó tarde
              </LinkButton>
            )}
            {occasions.absent && (
              <LinkButton
                href={`/juez/${slug}/mesa/${matchId}/infraccion?que=${occasions.absent}`}
                variant={isAbsence ? "primary" : "secondary"}
              >
                Falta alguien
              </LinkButton>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function graceText(seconds: number): string {
  return seconds % 60 === 0 ? `${seconds / 60} min` : `${seconds} s`;
}
