"use client";

import { useCommand } from "@/components/commands/use-command";
import { usePage } from "@/components/live/use-page";
import { ConfirmButton } from "@/components/ui/confirm-button";
import { Notice } from "@/components/ui/notice";
import { showToast } from "@/components/ui/toast-message";
import { keepOldRoundAction, pairRoundAction, withdrawRoundAction } from "./actions";
import { MessageList } from "./message-list";

type OldDataChoiceProps = {
  readonly slug: string;
  readonly tournamentId: string;
  readonly roundId: string;
  readonly number: number;
  readonly canRepair: boolean;
};

/** Keep a round that was paired before a correction, or take it back and pair it again while nothing has come of it. */
export function OldDataChoice(props: OldDataChoiceProps) {
  const { slug, tournamentId, roundId, number, canRepair } = props;
  const router = usePage();
  const keep = useCommand(keepOldRoundAction);
  const withdraw = useCommand(withdrawRoundAction);
  const pair = useCommand(pairRoundAction);
  const failure = keep.failure ?? withdraw.failure ?? pair.failure;

  async function keepIt(reason: string) {
    const answer = await keep.send({ roundId, reason });
    if (answer.ok) showToast(`La ronda ${number} se mantiene.`);
    router.refresh();
  }

  async function repairIt(reason: string) {
    const gone = await withdraw.send({ roundId, reason });
    if (!gone.ok) return;
    const paired = await pair.send({ tournamentId, override: true });
    if (paired.ok) router.push(`/director/${slug}/rondas/${paired.value.number}`);
    else router.refresh();
  }

  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-2">
        <ConfirmButton
          icon="check"
          title={`¿Mantener la ronda ${number} como está?`}
          body="Se juega o se queda jugada con las mesas que tiene. Lo que digas lo lee todo el mundo."
          reason={{ label: "Motivo" }}
          confirmLabel="Mantenerla"
          onConfirm={keepIt}
        >
          Mantenerla
        </ConfirmButton>
        {canRepair && (
          <ConfirmButton
            icon="swap"
            danger
            title={`¿Retirar la ronda ${number} y emparejarla otra vez?`}
            body="Las mesas publicadas dejan de valer y sale un borrador nuevo con los resultados de ahora."
            reason={{ label: "Motivo", hint: "Lo lee todo el mundo." }}
            confirmLabel="Emparejarla otra vez"
            onConfirm={repairIt}
          >
            Emparejarla otra vez
          </ConfirmButton>
        )}
      </div>
      {!canRepair && (
        <p className="text-sm text-ink-soft">
          Ya se anotó en alguna mesa, o hay una ronda después: no se puede emparejar otra vez.
        </p>
      )}
      {failure && (
        <Notice tone="error">
          <MessageList messages={failure.messages} />
        </Notice>
      )}
    </div>
  );
}
