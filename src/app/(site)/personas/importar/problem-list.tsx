"use client";

import type { ReactNode } from "react";
import { Panel } from "@/components/ui/panel";
import { StatePill } from "@/components/ui/state-pill";
import type { RosterDecision } from "@/domain/tournament/roster-plan";
import { ROSTER_ACTION_NAMES, rosterDecisionText, rosterRowProblemText } from "@/i18n/es/roster";
import type { PreviewRow } from "@/server/people/roster-preview";
import { rowName } from "./row-words";
import { ShowMore, useShown } from "./show-more";

type ProblemListProps = { readonly rows: readonly PreviewRow[]; readonly download: ReactNode };

/** Rows that cannot be kept: where, why, and what would be right. The others go in all the same. */
export function ProblemList({ rows, download }: ProblemListProps) {
  const { shown, more } = useShown(rows);
  return (
    <Panel title={`No entran (${rows.length})`} actions={download}>
      <p className="mb-3 text-ink-soft">
        Las demás filas se guardan igual. Corrige estas en el archivo y súbelo otra vez: lo que ya
        entró no cambia.
      </p>
      <ol className="divide-y divide-line">
        {shown.map(({ line, decision }) => (
          <li key={line} className="flex flex-wrap items-start gap-x-3 gap-y-1 py-2.5">
            <StatePill tone={decision.action === "conflict" ? "waiting" : "danger"}>
              {ROSTER_ACTION_NAMES[decision.action]}
            </StatePill>
            <div className="min-w-0 grow basis-60 break-words">
              {rowName(decision) !== "" && (
                <p className="font-semibold">
                  Fila {line}: {rowName(decision)}
                </p>
              )}
              {wordsOf(decision).map((words) => (
                <p key={words}>{words}</p>
              ))}
            </div>
          </li>
        ))}
      </ol>
      <ShowMore {...more} />
    </Panel>
  );
}

function wordsOf(decision: RosterDecision): readonly string[] {
  return decision.action === "error"
    ? decision.problems.map(rosterRowProblemText)
    : [rosterDecisionText(decision)];
}
