"use client";

import { useRouter } from "next/navigation";
import { useCommand } from "@/components/commands/use-command";
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

/** Sends one event of the sheet and says what was wrong; shared by its buttons. */
export function useSheetEvent({ matchId, version, record }: SheetButtonProps) {
  const router = useRouter();
  const { send, pending, failure } = useCommand<EventInput, ActaAnswer>(record);
  async function write(event: ActaEvent, done: string): Promise<boolean> {
    const answer = await send({ matchId, baseVersion: version, event });
    if (answer.ok) showToast(done);
    router.refresh();
    return answer.ok;
  }
  return { write, pending, messages: failure?.messages ?? [] };
}

/** Why the last attempt failed. */
export function SheetFailure({ messages }: { readonly messages: readonly string[] }) {
  if (messages.length === 0) return null;
  return (
    <Notice tone="error" title="No se guardó">
      {messages.map((message) => (
        <p key={message}>{message}</p>
      ))}
    </Notice>
  );
}

/** "Verificar la Hoja": from here on only what came after the match is accepted. */
export function VerifyButton(props: SheetButtonProps) {
  const { write, pending, messages } = useSheetEvent(props);
  return (
    <>
      <SheetFailure messages={messages} />
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

/** "Cerrar la Hoja": seals it with its version and hash. */
export function CloseButton(props: SheetButtonProps) {
  const { write, pending, messages } = useSheetEvent(props);
  return (
    <>
      <SheetFailure messages={messages} />
      <Button
        variant="primary"
        size="large"
        wide
        icon="check"
        pending={pending}
        onClick={() => write({ type: "closed" }, "Hoja cerrada")}
      >
        Cerrar la Hoja
      </Button>
    </>
  );
}

/** "Reabrir", with a reason: signatures fall, and the next closing is another version. */
export function ReopenButton(props: SheetButtonProps) {
  const { write, messages } = useSheetEvent(props);
  return (
    <>
      <SheetFailure messages={messages} />
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
