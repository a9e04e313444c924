"use client";

import { useRouter } from "next/navigation";
import { useCommand } from "@/components/commands/use-command";
import { Button } from "@/components/ui/button";
import { ConfirmButton } from "@/components/ui/confirm-button";
import { Notice } from "@/components/ui/notice";
import { showToast } from "@/components/ui/toast-message";
import { previewChangeText } from "@/i18n/es/round-review";
import type { DraftView } from "@/server/rounds/draft-view";
import { changeDraftAction, discardDraftAction, publishRoundAction } from "../actions";
import { MessageList } from "../message-list";
import { OverrideCommand } from "../override-command";
import { useHasOpenChange } from "./open-change";

type DraftActionsProps = {
  readonly slug: string;
  readonly draft: Pick<DraftView, "id" | "number" | "version" | "changes" | "names" | "tables">;
  readonly blocked: boolean;
};

/** Publishing and discarding a draft, and the changes by hand with the way back of the last. */
export function DraftActions({ slug, draft, blocked }: DraftActionsProps) {
  const router = useRouter();
  const discard = useCommand(discardDraftAction);
  const undo = useCommand(changeDraftAction);
  const hasOpenChange = useHasOpenChange();
  const { id, number, version, changes, names } = draft;
  const last = changes.at(-1);
  const failure = discard.failure ?? undo.failure;

  async function discardIt() {
    const answer = await discard.send({ roundId: id, version });
    if (!answer.ok) return;
    showToast(`El borrador de la ronda ${number} se descartó.`);
    router.push(`/director/${slug}/rondas`);
  }

  async function undoLast() {
    if (!last) return;
    await undo.send({ roundId: id, version, change: last });
    router.refresh();
  }

  return (
    <div className="grid gap-4">
      <OverrideCommand
        action={publishRoundAction}
        input={{ roundId: id }}
        variant="primary"
        size="large"
        wide
        icon="check"
        disabled={blocked || hasOpenChange}
        question={`¿Publicar la ronda ${number} así?`}
        overrideLabel="Publicar así"
        onDone={() => {
          showToast(`La ronda ${number} está publicada.`);
          router.refresh();
        }}
      >
        {`Publicar ronda ${number}`}
      </OverrideCommand>
      {hasOpenChange && (
        <Notice tone="warning">
          Hay un cambio elegido en la lista que no se ha hecho: hazlo, o déjalo como está.
        </Notice>
      )}
      {number === 1 && (
        <p className="text-sm text-ink-soft">
          Con la ronda 1 quedan fijos el reglamento, el método y los desempates.
        </p>
      )}
      <div>
        <h3 className="text-base">Cambios a mano</h3>
        {changes.length === 0 ? (
          <p className="text-ink-soft">Ninguno: está como la propuso el programa.</p>
        ) : (
          <ol className="mt-1 grid list-decimal gap-1 ps-6">
            {changes.map((change, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list only grows and shrinks at its end
              <li key={index}>{previewChangeText(change, (one) => names[one] ?? one)}</li>
            ))}
          </ol>
        )}
      </div>
      {failure && (
        <Notice tone="error">
          <MessageList messages={failure.messages} />
        </Notice>
      )}
      <div className="flex flex-wrap gap-2">
        {last && (
          <Button icon="undo" pending={undo.pending} onClick={undoLast}>
            Deshacer el último
          </Button>
        )}
        <ConfirmButton
          variant="quiet"
          icon="ban"
          danger
          title={`¿Descartar el borrador de la ronda ${number}?`}
          body="Se pierden las mesas y los cambios a mano; después se puede emparejar otra vez."
          confirmLabel="Descartar"
          onConfirm={discardIt}
        >
          Descartar borrador
        </ConfirmButton>
      </div>
    </div>
  );
}
