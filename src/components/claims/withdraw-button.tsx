"use client";

import type { Answer } from "@/components/commands/answer";
import { useCommand } from "@/components/commands/use-command";
import { ConfirmButton } from "@/components/ui/confirm-button";
import { Notice } from "@/components/ui/notice";
import { showToast } from "@/components/ui/toast-message";
import type { ClaimVersion } from "@/server/claims/contribute";

type Withdrawal = {
  readonly commandId: string;
  readonly claimId: string;
  readonly version: number;
  readonly reason: string;
};

type WithdrawButtonProps = {
  readonly claimId: string;
  readonly version: number;
  readonly withdraw: (request: Withdrawal) => Promise<Answer<ClaimVersion>>;
};

/** Takes a claim back, with a reason. */
export function WithdrawButton({ claimId, version, withdraw }: WithdrawButtonProps) {
  const { send, failure } = useCommand<Omit<Withdrawal, "commandId">, ClaimVersion>(withdraw);
  return (
    <div className="grid gap-3">
      <div>
        <ConfirmButton
          variant="quiet"
          icon="undo"
          danger
          title="¿Retirar el reclamo?"
          body="La Hoja queda como está. Mientras haya plazo se puede presentar otra vez."
          confirmLabel="Retirar"
          reason={{ label: "Motivo", hint: "Lo leen las dos parejas y la Junta." }}
          onConfirm={async (reason) => {
            const answer = await send({ claimId, version, reason });
            if (answer.ok) showToast("Reclamo retirado.");
          }}
        >
          Retirar el reclamo
        </ConfirmButton>
      </div>
      {failure && (
        <Notice tone="error" title="No se retiró">
          {failure.messages.join(" ")}
        </Notice>
      )}
    </div>
  );
}
