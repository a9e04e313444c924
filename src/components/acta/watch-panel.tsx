"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Notice } from "@/components/ui/notice";
import type { ActaState } from "@/domain/match/acta-state";
import type { TableView, TableWriter } from "@/server/actas/table-view";
import type { RefusedProblem } from "./acta-queue";
import { timeOf } from "./hands-panel";
import { writerName } from "./writer-name";

type WatchPanelProps = {
  readonly view: TableView;
  readonly acta: ActaState;
  readonly writer: TableWriter;
  /** What this phone still holds: hands that wait, and one half typed. */
  readonly unsent: number;
  readonly isTyping: boolean;
  readonly problems: readonly RefusedProblem[];
  readonly onTake: () => void;
};

/** A phone that watches: who writes and since when, and the way to write here instead. */
export function WatchPanel(props: WatchPanelProps) {
  const { view, acta, writer, unsent, isTyping, problems, onTake } = props;
  const [isAsking, setAsking] = useState(false);
  return (
    <section className="flex flex-col gap-4">
      <Notice
        tone="info"
        title={`Anota otro teléfono: ${writerName(writer, view.tournament.timeZone)}`}
        live
      >
        <WriterFacts view={view} acta={acta} writer={writer} />
        <p className="mt-1">Aquí se ve cada mano en cuanto llega.</p>
        {isTyping && (
          <p className="mt-1 font-semibold">
            Tu mano a medio escribir sigue aquí, por si vuelves a anotar.
          </p>
        )}
        {unsent > 0 && (
          <p className="mt-1 font-semibold">
            En este teléfono {unsent === 1 ? "queda 1" : `quedan ${unsent}`} sin enviar.
          </p>
        )}
      </Notice>
      {problems.length > 0 && (
        <Notice tone="error" title="Este teléfono no pudo tomar la anotación">
          {problems.map(({ detail }) => (
            <p key={detail}>{detail}</p>
          ))}
        </Notice>
      )}
      <Button size="large" wide icon="pen" onClick={() => setAsking(true)}>
        Anotar desde este teléfono
      </Button>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title="¿Anotar desde este teléfono?"
        actions={
          <>
            <Button onClick={() => setAsking(false)}>Volver</Button>
            <Button
              variant="primary"
              icon="pen"
              onClick={() => {
                setAsking(false);
                onTake();
              }}
            >
              Pasar a anotar aquí
            </Button>
          </>
        }
      >
        <p>
          Ahora anota <strong>{writerName(writer, view.tournament.timeZone)}</strong>:
        </p>
        <WriterFacts view={view} acta={acta} writer={writer} />
        <p className="mt-2">
          Ese teléfono pasa a mirar. Si tiene manos sin enviar, al llegar se verán las dos versiones
          lado a lado: no se pierde ninguna.
        </p>
      </Dialog>
    </section>
  );
}

/** Since when another phone writes, and the last hand that came. */
function WriterFacts({ view, acta, writer }: Pick<WatchPanelProps, "view" | "acta" | "writer">) {
  const { timeZone } = view.tournament;
  const last = acta.hands.at(-1);
  const mark = last && view.marks[last.handId];
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-3">
      <dt>Desde</dt>
      <dd className="font-semibold">{timeOf(writer.since, timeZone)}</dd>
      <dt>Mano más reciente</dt>
      <dd className="font-semibold">
        {last === undefined ? "ninguna" : `la ${last.number}`}
        {mark && ` · ${timeOf(mark.at, timeZone)}`}
      </dd>
    </dl>
  );
}
