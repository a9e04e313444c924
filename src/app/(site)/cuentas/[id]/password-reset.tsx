"use client";

import { useState } from "react";
import { useCommand } from "@/components/commands/use-command";
import { ConfirmButton } from "@/components/ui/confirm-button";
import { Notice } from "@/components/ui/notice";
import { newPassword } from "../actions";

type PasswordResetProps = { readonly accountId: string; readonly name: string };

/** Makes a new password and shows it once. */
export function PasswordReset({ accountId, name }: PasswordResetProps) {
  const { send, failure } = useCommand(newPassword);
  const [made, setMade] = useState<string | null>(null);

  async function reset() {
    setMade(null);
    const answer = await send({ accountId });
    if (answer.ok) setMade(answer.value.password);
  }

  return (
    <div className="grid gap-3">
      <p>Si la olvidó, genera una y díctasela. La de antes deja de servir.</p>
      {made !== null && (
        <Notice tone="ok" live title="Contraseña nueva">
          <p className="text-2xl font-extrabold break-all tabular-nums select-all">{made}</p>
          <p className="mt-1">Se muestra esta sola vez: anótala antes de salir de la página.</p>
        </Notice>
      )}
      {failure && (
        <Notice tone="error" title="No se cambió">
          {failure.messages.join(" ")}
        </Notice>
      )}
      <div>
        <ConfirmButton
          icon="edit"
          title={`¿Generar una contraseña nueva para ${name}?`}
          body="La que usa ahora deja de servir."
          confirmLabel="Generar"
          onConfirm={reset}
        >
          Generar contraseña
        </ConfirmButton>
      </div>
    </div>
  );
}
