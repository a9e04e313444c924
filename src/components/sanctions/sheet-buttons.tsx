"use client";

import { useState } from "react";
import { NO_CONNECTION_CODE, useCommand } from "@/components/commands/use-command";
import { usePage } from "@/components/live/use-page";
import { ScreenSignature } from "@/components/signature/screen-signature";
import { Button } from "@/components/ui/button";
import { ConfirmButton } from "@/components/ui/confirm-button";
import { Notice } from "@/components/ui/notice";
import { showToast } from "@/components/ui/toast-message";
import type { ActaEvent } from "@/domain/match/acta";
import type { ActaAnswer } from "@/server/actas/append";
import type { EventInput, RecordAction } from "./judge-actions";

type SheetButtonProps = {
  readonly matchId: string;
  readonly version: number;
  readonly record: RecordAction;
};

/** Versions that this page has brought about since it was drawn: its next tap follows on them, not on the older page. */
const written = new Map<string, number>();

/** Sends one event of the sheet and says what was wrong; shared by its buttons. */
export function useSheetEvent({ matchId, version, record }: SheetButtonProps) {
  const router = usePage();
  const { send, pending, failure } = useCommand<EventInput, ActaAnswer>(record);
  const [kept, setKept] = useState<(() => Promise<boolean>) | null>(null);
  async function write(event: ActaEvent, done: string, pin?: string): Promise<boolean> {
    const typed = pin === undefined ? {} : { pin };
    const baseVersion = Math.max(version, written.get(matchId) ?? 0);
    const answer = await send({ matchId, baseVersion, event, ...typed });
    // The same command once more: it carries the id that it had.
    const isLost = !answer.ok && answer.codes.includes(NO_CONNECTION_CODE);
    setKept(() => (isLost ? () => write(event, done, pin) : null));
    if (answer.ok) {
      written.set(matchId, answer.value.version);
      showToast(done);
    }
    router.refresh();
    return answer.ok;
  }
  return { write, pending, messages: failure?.messages ?? [], again: kept };
}

type SheetFailureProps = {
  readonly messages: readonly string[];
  /** Sends again what got no answer; null where something else was wrong. */
  readonly onAgain: (() => unknown) | null;
};

/** Why the last attempt failed, and the way to send it again where only the network was missing. */
export function SheetFailure({ messages, onAgain }: SheetFailureProps) {
  if (messages.length === 0) return null;
  return (
    <Notice
      tone="error"
      title="No se guardó"
      actions={
        onAgain && (
          <Button icon="redo" onClick={onAgain}>
            Enviar otra vez
          </Button>
        )
      }
    >
      {messages.map((message) => (
        <p key={message}>{message}</p>
      ))}
    </Notice>
  );
}

/** "Verificar la Hoja": from here on only what came after the match is accepted. */
export function VerifyButton(props: SheetButtonProps) {
  const { write, pending, messages, again } = useSheetEvent(props);
  return (
    <>
      <SheetFailure messages={messages} onAgain={again} />
      <Button
        variant="primary"
        size="large"
        wide
        icon="check"
        pending={pending}
        onClick={() => write({ type: "verified", asDirector: false }, "Hoja verificada")}
      >
        Verificar la Hoja
      </Button>
    </>
  );
}

/** The countersignature of who closes the Hoja, which seals it with its version, hash and key. */
export function CloseForm({ name, ...props }: SheetButtonProps & { readonly name: string }) {
  const { write, pending, messages, again } = useSheetEvent(props);
  return (
    <section
      aria-labelledby="refrendo"
      className="flex flex-col gap-3 border-t-2 border-felt bg-surface p-3 shadow-[0_0_0_1px_var(--line)] sm:p-5"
    >
      <h3 id="refrendo" data-next-step tabIndex={-1} className="text-lg">
        Tu firma cierra la Hoja
      </h3>
      <SheetFailure messages={messages} onAgain={again} />
      <ScreenSignature
        name={name}
        group="refrendo"
        isOwn
        save="Firmar y cerrar la Hoja"
        pending={pending}
        onSign={(given) =>
          write(
            { type: "closed", countersign: given.way },
            "Hoja cerrada",
            "pin" in given ? given.pin : undefined,
          )
        }
      />
      <ConfirmButton
        wide
        disabled={pending}
        title="¿Cerrar la Hoja?"
        body="Queda sellada con tu firma en el papel. Corregirla después pide reabrirla con un motivo."
        confirmLabel="Cerrar la Hoja"
        onConfirm={() => write({ type: "closed", countersign: { onPaper: true } }, "Hoja cerrada")}
      >
        Firmé en la Hoja de papel: cerrar
      </ConfirmButton>
    </section>
  );
}

/** "Reabrir", with a reason: signatures fall, and the next closing is another version. */
export function ReopenButton(props: SheetButtonProps) {
  const { write, messages, again } = useSheetEvent(props);
  return (
    <>
      <SheetFailure messages={messages} onAgain={again} />
      <ConfirmButton
        wide
        icon="undo"
        title="¿Reabrir la Hoja?"
        body="Se pierden la verificación y las firmas; al cerrarla será otra versión, y queda el rastro."
        confirmLabel="Reabrir"
        danger
        reason={{ label: "Motivo", hint: "Queda escrito en la Hoja." }}
        onConfirm={(reason) => write({ type: "reopened", reason }, "Hoja reabierta")}
      >
        Reabrir la Hoja
      </ConfirmButton>
    </>
  );
}
