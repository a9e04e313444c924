"use client";

import { useState } from "react";
import { ReasonDialog } from "./reason-dialog";

/** "La respuesta al TIEMPO estuvo mal", where no reason is asked. */
export function WithdrawCallButton({ onPress }: { readonly onPress: () => void }) {
  return (
    <button
      type="button"
      onClick={onPress}
      className="min-h-12 text-start font-semibold text-sea underline underline-offset-4"
    >
      La respuesta al TIEMPO estuvo mal
    </button>
  );
}

/** Takes the answer to TIEMPO back, with its reason; the question comes again. */
export function WithdrawCall({ onReason }: { readonly onReason: (reason: string) => void }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <WithdrawCallButton onPress={() => setAsking(true)} />
      {isAsking && (
        <ReasonDialog
          title="¿Responder otra vez a TIEMPO?"
          confirmLabel="Responder otra vez"
          usual={["Nos equivocamos de respuesta", "Lo corrigió el juez"]}
          onClose={() => setAsking(false)}
          onReason={(reason) => {
            setAsking(false);
            onReason(reason);
          }}
        />
      )}
    </>
  );
}
