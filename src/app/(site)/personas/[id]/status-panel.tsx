"use client";

import { useCommand } from "@/components/commands/use-command";
import { ConfirmButton } from "@/components/ui/confirm-button";
import { Notice } from "@/components/ui/notice";
import { Panel } from "@/components/ui/panel";
import { StatePill } from "@/components/ui/state-pill";
import { showToast } from "@/components/ui/toast-message";
import { changeStatus } from "../actions";

type StatusPanelProps = {
  readonly person: { readonly id: string; readonly name: string; readonly suspended: boolean };
};

/** Whether a person may be entered in tournaments, and the way to change it with a reason. */
export function StatusPanel({ person: { id, name, suspended } }: StatusPanelProps) {
  const { send, failure } = useCommand(changeStatus);
  const status = suspended ? "active" : "suspended";
  const done = suspended ? "Suspensión levantada." : "Suspensión anotada.";

  async function change(reason: string) {
    const answer = await send({ personId: id, status, reason });
    if (answer.ok) showToast(done);
  }

  return (
    <Panel
      title="Estado"
      actions={
        suspended ? (
          <StatePill tone="danger">Suspendido</StatePill>
        ) : (
          <StatePill tone="done">Activo</StatePill>
        )
      }
    >
      <p className="mb-3">
        {suspended
          ? "No puede inscribirse en torneos. El motivo está en el historial."
          : "Puede inscribirse en torneos."}
      </p>
      {failure && (
        <div className="mb-3">
          <Notice tone="error" title="No se guardó">
            {failure.messages.join(" ")}
          </Notice>
        </div>
      )}
      <ConfirmButton
        icon={suspended ? "check" : "ban"}
        title={suspended ? `¿Levantar la suspensión de ${name}?` : `¿Suspender a ${name}?`}
        body={
          suspended
            ? "Podrá inscribirse otra vez desde ahora."
            : "No podrá inscribirse en torneos. Donde ya está inscrito sigue igual: eso lo decide el director."
        }
        confirmLabel={suspended ? "Levantar" : "Suspender"}
        danger={!suspended}
        reason={{ label: "Motivo", hint: "El acta o la decisión, y hasta cuándo." }}
        onConfirm={change}
      >
        {suspended ? "Levantar la suspensión" : "Suspender"}
      </ConfirmButton>
    </Panel>
  );
}
