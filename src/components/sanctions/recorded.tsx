"use client";

import { seatNames } from "@/components/acta/seat-names";
import { StepFrame } from "@/components/acta/step-frame";
import { useCommand } from "@/components/commands/use-command";
import { usePage } from "@/components/live/use-page";
import { ConfirmButton } from "@/components/ui/confirm-button";
import { LinkButton } from "@/components/ui/link-button";
import { Notice } from "@/components/ui/notice";
import type { InfractionCode } from "@/domain/rules/vocabulary";
import { infractionTitle } from "@/i18n/es/sanctions";
import type { ActaAnswer } from "@/server/actas/append";
import type { TableView } from "@/server/actas/table-view";
import type { SanctionPreview } from "@/server/sanctions/preview";
import type { EventInput, RecordAction } from "./judge-actions";
import { LaterChanges } from "./later-changes";
import { nameOfPerson } from "./people-names";
import { PreviewPanel } from "./preview-panel";

type RecordedProps = {
  readonly view: TableView;
  readonly infraction: InfractionCode;
  readonly incidentId: string;
  readonly version: number;
  readonly told: SanctionPreview | null;
  readonly changes: ActaAnswer["changes"];
  readonly back: string;
  readonly record: RecordAction;
};

/** It is on the sheet: what it cost, and the way back. */
export function Recorded(props: RecordedProps) {
  const { view, infraction, incidentId, version, told, back, record } = props;
  const router = usePage();
  const { send, failure } = useCommand<EventInput, ActaAnswer>(record);
  const title = infractionTitle(infraction);

  async function undo(reason: string): Promise<void> {
    const event = { type: "incident-cancelled", incidentId, reason } as const;
    const answer = await send({ matchId: view.matchId, baseVersion: version, event });
    router.refresh();
    if (answer.ok) router.push(back);
  }

  return (
    <StepFrame title="Anotada">
      <div className="flex flex-col gap-4">
        <Notice tone="ok" title={title} live>
          Confirmada por el servidor en la mesa {view.table}.
        </Notice>
        {told && (
          <PreviewPanel preview={told} names={seatNames(view.people)} nameOf={nameOfPerson(view)} />
        )}
        <LaterChanges changes={props.changes} />
        {failure && (
          <Notice tone="error" title="No se deshizo">
            {failure.messages.join(" ")}
          </Notice>
        )}
        <LinkButton href={back} variant="primary" size="large" wide>
          Volver a la mesa {view.table}
        </LinkButton>
        <ConfirmButton
          icon="undo"
          wide
          title={`¿Deshacer «${title}»?`}
          body="Se quitan sus puntos y tarjetas, y la mano vuelve a como estaba. Queda el rastro."
          confirmLabel="Deshacer"
          danger
          reason={{ label: "Motivo" }}
          onConfirm={undo}
        >
          Deshacer
        </ConfirmButton>
      </div>
    </StepFrame>
  );
}
