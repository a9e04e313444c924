"use client";

import { MediumControl } from "@/components/desk/medium-control";
import { PaperSteps } from "@/components/desk/paper-steps";
import { TotalsForm } from "@/components/desk/totals-form";
import { SheetPhotos } from "@/components/photo/sheet-photos";
import { Button } from "@/components/ui/button";
import { Panel } from "@/components/ui/panel";
import type { ActaEvent } from "@/domain/match/acta";
import { isSealed } from "@/domain/match/acta";
import { isOnPaper } from "@/domain/match/paper";
import { totalsProblem } from "@/domain/match/signing";
import type { JudgeTable } from "@/server/sanctions/judge-view";
import type { RecordAction } from "./judge-actions";
import { SheetFailure, useSheetEvent } from "./sheet-buttons";

type PaperPartProps = { readonly table: JudgeTable; readonly record: RecordAction };

const DONE: Readonly<Partial<Record<ActaEvent["type"], string>>> = {
  "medium-changed": "Anotado en qué sigue la mesa",
  "totals-noted": "Total de la Hoja anotado",
  delivered: "Hoja recibida",
};

/** The paper of a table on the judge's phone: phone or paper, the totals that the paper says, its delivery and its photos. */
export function PaperPart({ table, record }: PaperPartProps) {
  const { view, rights } = table;
  const { state } = view;
  const { write, pending, messages, again } = useSheetEvent({
    matchId: view.matchId,
    version: view.version,
    record,
  });
  const send = (event: ActaEvent) => {
    void write(event, DONE[event.type] ?? "Anotado");
    return true;
  };
  const isOpen = !isSealed(state.stage);
  const mayDeliver = rights["acta.deliver"].allowed;
  const isPaper = isOnPaper(state);
  const asksTotals = state.stage === "finished" && totalsProblem(state) !== null;
  if (!isOpen && !isPaper && state.photos.length === 0) return null;
  return (
    <Panel title="La Hoja de papel" tone="sunken">
      <div className="grid gap-4">
        <SheetFailure messages={messages} onAgain={again} />
        {!isPaper && <p className="text-ink-soft">Esta mesa anota con su teléfono.</p>}
        {isPaper && <PaperSteps acta={state} policy={view.desk} />}
        {asksTotals && mayDeliver && (
          <section>
            <h3 className="mb-2 text-base">Total según la Hoja</h3>
            <TotalsForm acta={state} onNote={send} />
          </section>
        )}
        {isOpen && isPaper && !state.delivered && mayDeliver && (
          <Button wide icon="check" pending={pending} onClick={() => send({ type: "delivered" })}>
            Anotar que llegó a la mesa de control
          </Button>
        )}
        <SheetPhotos
          photos={state.photos}
          version={state.sheetVersion}
          address={`/director/${view.tournament.slug}/mesas/${view.matchId}/fotos`}
          mayAdd={isOpen && mayDeliver && isPaper}
        />
        {isOpen && rights["acta.change-medium"].allowed && (
          <MediumControl wide acta={state} onEvent={send} />
        )}
      </div>
    </Panel>
  );
}
