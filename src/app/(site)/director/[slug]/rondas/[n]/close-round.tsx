"use client";

import { useCommand } from "@/components/commands/use-command";
import { usePage } from "@/components/live/use-page";
import { ConfirmButton } from "@/components/ui/confirm-button";
import { Notice } from "@/components/ui/notice";
import { showToast } from "@/components/ui/toast-message";
import { closeRoundAction } from "../actions";
import { FoldedMessages, MessageList } from "../message-list";

type CloseRoundProps = {
  readonly roundId: string;
  readonly number: number;
  /** What keeps it from being closed, by table and person. */
  readonly missing: readonly string[];
};

/** Closes a round whose tables are all closed; until then lists where somebody has to walk to. */
export function CloseRound({ roundId, number, missing }: CloseRoundProps) {
  const router = usePage();
  const { send, pending, failure } = useCommand(closeRoundAction);

  async function close() {
    const answer = await send({ roundId });
    if (answer.ok) showToast(`La ronda ${number} está cerrada.`);
    router.refresh();
  }

  return (
    <div className="grid gap-3">
      <ConfirmButton
        variant={missing.length === 0 ? "primary" : "secondary"}
        size="large"
        wide
        icon="check"
        disabled={missing.length > 0 || pending}
        title={`¿Cerrar la ronda ${number}?`}
        body="No se vuelve a abrir: sus Hojas quedan como están."
        confirmLabel="Cerrar la ronda"
        onConfirm={close}
      >
        {`Cerrar ronda ${number}`}
      </ConfirmButton>
      {missing.length > 0 && (
        <div className="text-sm">
          <FoldedMessages
            messages={missing}
            summary={`Faltan ${missing.length} mesas por cerrar`}
          />
        </div>
      )}
      {failure && (
        <Notice tone="error" title="Todavía no se puede cerrar">
          <MessageList messages={failure.messages} />
        </Notice>
      )}
    </div>
  );
}
