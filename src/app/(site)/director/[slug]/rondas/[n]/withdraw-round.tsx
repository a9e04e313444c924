"use client";

import { useCommand } from "@/components/commands/use-command";
import { usePage } from "@/components/live/use-page";
import { ConfirmButton } from "@/components/ui/confirm-button";
import { Notice } from "@/components/ui/notice";
import { showToast } from "@/components/ui/toast-message";
import { withdrawRoundAction } from "../actions";
import { FoldedMessages, MessageList } from "../message-list";

type WithdrawRoundProps = {
  readonly slug: string;
  readonly roundId: string;
  readonly number: number;
  /** What keeps it from being taken back, by table. */
  readonly blocked: readonly string[];
};

/** Takes a published round back while nothing has come of it; otherwise says at which tables something has. */
export function WithdrawRound({ slug, roundId, number, blocked }: WithdrawRoundProps) {
  const router = usePage();
  const { send, failure } = useCommand(withdrawRoundAction);

  async function withdraw(reason: string) {
    const answer = await send({ roundId, reason });
    if (!answer.ok) return;
    showToast(`La ronda ${number} se retiró.`);
    router.push(`/director/${slug}/rondas`);
  }

  if (blocked.length > 0) {
    return (
      <div className="grid gap-2 text-sm">
        <p>Ya no se puede retirar:</p>
        <FoldedMessages messages={blocked} summary={`Hay ${blocked.length} motivos`} />
      </div>
    );
  }
  return (
    <div className="grid gap-3">
      <p className="text-sm text-ink-soft">
        Todavía no se ha anotado nada en ninguna mesa: si fue un error, se puede retirar y emparejar
        otra vez.
      </p>
      <ConfirmButton
        icon="undo"
        danger
        title={`¿Retirar la ronda ${number}?`}
        body="Deja de verse, las tarjetas de sus mesas no abren más y se puede emparejar otra vez. Que se publicó y se retiró queda a la vista de todos, con el motivo."
        reason={{ label: "Motivo", hint: "Lo lee todo el mundo." }}
        confirmLabel="Retirar la ronda"
        onConfirm={withdraw}
      >
        Retirar la ronda
      </ConfirmButton>
      {failure && (
        <Notice tone="error" title="No se pudo retirar">
          <MessageList messages={failure.messages} />
        </Notice>
      )}
    </div>
  );
}
