"use client";

import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { Panel } from "@/components/ui/panel";
import { ProgressBar } from "@/components/ui/progress";
import { Stat, Stats } from "@/components/ui/stat";
import { Toolbar } from "@/components/ui/toolbar";
import type { RosterAnswer } from "@/domain/tournament/roster-operations";
import type { RosterDecision } from "@/domain/tournament/roster-plan";
import { CsvButton } from "./csv-button";
import { DecideList } from "./decide-list";
import { FileReading } from "./file-reading";
import type { Outcome } from "./outcome";
import { outcomeOf } from "./outcome";
import { ProblemList } from "./problem-list";
import { RowTable } from "./row-table";
import type { Reviewing } from "./use-import";

type ImportReviewProps = {
  readonly reviewing: Reviewing;
  readonly importing: boolean;
  readonly onDecide: (answer: RosterAnswer) => void;
  readonly onConfirm: () => void;
  readonly onAgain: () => void;
};

/** What a file would do, row by row, and the questions it leaves. */
export function ImportReview(props: ImportReviewProps) {
  const { reviewing, importing, onDecide, onConfirm, onAgain } = props;
  const { preview, answers, file, rejectedCsv } = reviewing;
  const { counts, rows } = preview;
  const outcome = outcomeOf(preview, answers);
  const toDecide = rows.filter(({ decision }) => decision.action === "decide");
  const faulty = rows.filter(({ decision }) => isFaulty(decision));
  const others = rows.filter(({ decision }) => decision.action !== "decide" && !isFaulty(decision));
  const writes = outcome.created + outcome.updated;
  return (
    <div className="grid gap-6">
      <section aria-labelledby="resumen">
        <h2 id="resumen" className="mb-3 text-xl break-words">
          {file.name}
        </h2>
        <Stats>
          <Stat label="Personas nuevas" value={outcome.created} />
          <Stat label="Se actualizan" value={outcome.updated} />
          <Stat label="Sin cambios" value={counts.unchanged} />
          <Stat label="Repetidas" value={counts.repeated} />
          <Stat
            label="Por decidir"
            hint={counts.decide === 0 ? undefined : leftOutWords(outcome)}
            value={counts.decide}
          />
          <Stat label="Con problema" value={faulty.length} />
        </Stats>
      </section>
      <FileReading preview={preview} />
      {outcome.newClubs.length > 0 && (
        <Panel title={`Clubes que se crean (${outcome.newClubs.length})`}>
          <p>{outcome.newClubs.join(" · ")}</p>
          <p className="mt-2 text-sm text-ink-soft">
            Si alguno ya existe con otro nombre, corrígelo en el archivo antes de importar.
          </p>
        </Panel>
      )}
      {toDecide.length > 0 && (
        <DecideList rows={toDecide} answers={answers} onDecide={onDecide} disabled={importing} />
      )}
      {faulty.length > 0 && (
        <ProblemList
          rows={faulty}
          download={<CsvButton csv={rejectedCsv} fileName={rejectedName(file.name)} />}
        />
      )}
      <RowTable rows={others} isAll={others.length === rows.length} />
      {writes === 0 && (
        <Notice title="Nada que guardar">
          El padrón ya está como dice este archivo, o ninguna fila se puede guardar.
        </Notice>
      )}
      {importing && (
        <div role="status">
          <ProgressBar label="Guardando…" />
        </div>
      )}
      <Toolbar label="Confirmar" sticky>
        <Button disabled={importing} onClick={onAgain}>
          Otro archivo
        </Button>
        <Button
          variant="primary"
          icon="check"
          disabled={writes === 0}
          pending={importing}
          onClick={onConfirm}
        >
          {confirmWords(outcome)}
        </Button>
      </Toolbar>
    </div>
  );
}

function isFaulty({ action }: RosterDecision): boolean {
  return action === "error" || action === "conflict";
}

function leftOutWords({ leftOut }: Outcome): string {
  if (leftOut === 0) return "todas entran";
  return leftOut === 1 ? "1 se deja fuera" : `${leftOut} se dejan fuera`;
}

function confirmWords({ created, updated }: Outcome): string {
  const people = created + updated;
  if (people === 0) return "Nada que guardar";
  return people === 1 ? "Guardar 1 persona" : `Guardar ${people} personas`;
}

/** `padrón.csv` → `padrón, filas con problemas.csv`. */
export function rejectedName(fileName: string): string {
  return `${fileName.replace(/\.[^.]*$/, "")}, filas con problemas.csv`;
}
