"use client";

import { useCommand } from "@/components/commands/use-command";
import { usePage } from "@/components/live/use-page";
import { ManualChanges } from "@/components/rounds/explanation/manual-changes";
import { Button } from "@/components/ui/button";
import { ConfirmButton } from "@/components/ui/confirm-button";
import { Notice } from "@/components/ui/notice";
import { showToast } from "@/components/ui/toast-message";
import { hourText } from "@/i18n/es/hour-text";
import { differenceTexts } from "@/i18n/es/round-costs";
import type { DraftView } from "@/server/rounds/draft-view";
import { changeDraftAction, discardDraftAction, publishRoundAction } from "../actions";
import { MessageList } from "../message-list";
import { OverrideCommand } from "../override-command";
import { useHasOpenChange } from "./open-change";

type DraftActionsProps = {
  readonly slug: string;
  readonly timeZone: string;
  readonly draft: Pick<
    DraftView,
    | "id"
    | "number"
    | "version"
    | "changes"
    | "names"
    | "tables"
    | "resting"
    | "warnings"
    | "manualCost"
    | "manualRests"
  >;
  readonly blocked: boolean;
};

/** Publishing and discarding a draft, and the changes by hand with the way back of the last. */
export function DraftActions({ slug, timeZone, draft, blocked }: DraftActionsProps) {
  const router = usePage();
  const discard = useCommand(discardDraftAction);
  const undo = useCommand(changeDraftAction);
  const hasOpenChange = useHasOpenChange();
  const { id, number, version, changes } = draft;
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
        first={{
          question: `¿Publicar la ronda ${number}?`,
          body: <PublishSummary draft={draft} />,
          label: `Publicar la ronda ${number}`,
        }}
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
        <h3 className="text-base">Fase manual</h3>
        <ManualPhase draft={draft} timeZone={timeZone} />
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

type PartProps = { readonly draft: DraftActionsProps["draft"] };

/** What everybody will see, before it is public. */
function PublishSummary({ draft }: PartProps) {
  const { tables, resting, changes, warnings, number } = draft;
  return (
    <ul className="grid list-disc gap-1 ps-5">
      <li>
        {tables.length === 1 ? "1 mesa" : `${tables.length} mesas`}
        {resting.length > 0 &&
          (resting.length === 1 ? "; descansa 1" : `; descansan ${resting.length}`)}
        .
      </li>
      <li>
        {changes.length === 0
          ? "Como la propuso el programa."
          : changes.length === 1
            ? "Con 1 cambio a mano, que se publica."
            : `Con ${changes.length} cambios a mano, que se publican.`}
      </li>
      {warnings.length > 0 && (
        <li>
          {warnings.length === 1 ? "Queda 1 aviso" : `Quedan ${warnings.length} avisos`} por mirar
          en esta página.
        </li>
      )}
      <li>La ven todos y las tarjetas de las mesas abren. El reloj no empieza todavía.</li>
      <li>{`Mientras no se anote nada en ninguna mesa, la ronda ${number} se puede retirar.`}</li>
    </ul>
  );
}

/** The changes by hand: from when, what they cost together, and each of them. */
function ManualPhase({ draft, timeZone }: PartProps & { readonly timeZone: string }) {
  const { changes, names, manualCost, manualRests } = draft;
  if (changes.length === 0) {
    return (
      <p className="text-ink-soft">No ha empezado: la ronda está como la propuso el programa.</p>
    );
  }
  const nameOf = (id: string) => names[id] ?? id;
  const [first] = changes;
  const texts = manualCost === null ? [] : differenceTexts(manualCost, manualRests, nameOf, "is");
  return (
    <div className="mt-1 grid gap-2">
      <p className="text-sm text-ink-soft">
        {first?.at === undefined
          ? "Abierta; termina al publicar."
          : `Abierta desde las ${hourText(first.at, timeZone)}; termina al publicar.`}
      </p>
      {manualCost !== null && changes.length > 1 && (
        <div className="text-sm">
          <p className="font-semibold">Contra lo que propuso el programa</p>
          {texts.length === 0 ? (
            <p>Cuesta lo mismo.</p>
          ) : (
            <ul className="grid gap-0.5">
              {texts.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          )}
        </div>
      )}
      <ManualChanges changes={changes} nameOf={nameOf} timeZone={timeZone} />
    </div>
  );
}
