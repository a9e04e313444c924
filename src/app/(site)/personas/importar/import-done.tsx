"use client";

import { Button } from "@/components/ui/button";
import { LinkButton } from "@/components/ui/link-button";
import { Notice } from "@/components/ui/notice";
import { Stat, Stats } from "@/components/ui/stat";
import type { ImportResult } from "@/server/people/roster-import";
import { CsvButton } from "./csv-button";
import { rejectedName } from "./import-review";

type ImportDoneProps = {
  readonly fileName: string;
  readonly result: ImportResult;
  readonly rejectedCsv: string;
  readonly onAgain: () => void;
};

/** What an import did, and what is left to mend. */
export function ImportDone({ fileName, result, rejectedCsv, onAgain }: ImportDoneProps) {
  const outside = result.leftOut + result.rejected;
  return (
    <div className="grid gap-6">
      <Notice tone="ok" live title={`Importado: ${fileName}`}>
        {result.newClubs.length > 0 && <p>Clubes nuevos: {result.newClubs.join(" · ")}.</p>}
        Volver a subir el mismo archivo no cambia nada.
      </Notice>
      <Stats>
        <Stat label="Personas nuevas" value={result.created} />
        <Stat label="Actualizadas" value={result.updated} />
        <Stat label="Sin cambios" value={result.unchanged} />
        <Stat label="Repetidas" value={result.repeated} />
        <Stat label="Dejadas fuera" value={result.leftOut} />
        <Stat label="Con problema" value={result.rejected} />
      </Stats>
      {outside > 0 && (
        <Notice
          tone="warning"
          title={outside === 1 ? "1 fila no entró" : `${outside} filas no entraron`}
          actions={<CsvButton csv={rejectedCsv} fileName={rejectedName(fileName)} />}
        >
          Descárgalas con su motivo, corrígelas y súbelas como otro archivo.
        </Notice>
      )}
      <div className="flex flex-wrap gap-2">
        <LinkButton href="/personas" variant="primary">
          Ver el padrón
        </LinkButton>
        <Button onClick={onAgain}>Importar otro archivo</Button>
      </div>
    </div>
  );
}
