"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { ConfirmButton } from "@/components/ui/confirm-button";
import { Select } from "@/components/ui/select";
import { TextInput } from "@/components/ui/text-input";
import type { ActaEvent } from "@/domain/match/acta";
import type { ActaState } from "@/domain/match/acta-state";

type CallFormProps = {
  readonly acta: ActaState;
  readonly onEvent: (event: ActaEvent) => boolean;
};

/** When the second TIEMPO was called, as the Hoja notes it: during a hand, or after its last tile (23.3). */
export function CallForm({ acta, onEvent }: CallFormProps) {
  const [when, setWhen] = useState("during");
  const [hand, setHand] = useState("");
  const [problem, setProblem] = useState("");
  const { call, hands } = acta;
  if (call !== null) {
    return (
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="font-semibold">{callText(call)}</p>
        {acta.verified === null && (
          <ConfirmButton
            size="dense"
            variant="quiet"
            title="¿Quitar el TIEMPO?"
            confirmLabel="Quitar"
            reason={{ label: "Motivo", hint: "Queda escrito en la Hoja." }}
            onConfirm={(reason) => onEvent({ type: "call-withdrawn", reason })}
          >
            Quitar
          </ConfirmButton>
        )}
      </div>
    );
  }

  function note() {
    const number = Number(hand);
    if (!/^\d{1,3}$/.test(hand.trim()) || number < 1) {
      setProblem("Pon el número de la mano.");
      return;
    }
    const isTaken = onEvent(
      when === "during"
        ? { type: "call-noted", lastTilePlaced: false, hands: number - 1 }
        : { type: "call-noted", lastTilePlaced: true, hands: number },
    );
    if (isTaken) setHand("");
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        note();
      }}
      className="grid gap-2 sm:grid-cols-[minmax(0,1fr)_7rem_auto] sm:items-end"
    >
      <Select
        label="TIEMPO sonó"
        value={when}
        onChange={(event) => setWhen(event.target.value)}
        options={[
          { value: "during", label: "Durante la mano" },
          { value: "after", label: "Después de la última ficha de la mano" },
        ]}
      />
      <TextInput
        label="Mano"
        inputMode="numeric"
        value={hand}
        error={problem}
        placeholder={String(hands.length + 1)}
        onChange={(event) => {
          setHand(event.target.value);
          setProblem("");
        }}
      />
      <Button type="submit" icon="flag">
        Anotar TIEMPO
      </Button>
    </form>
  );
}

function callText(call: NonNullable<ActaState["call"]>): string {
  return "during" in call
    ? `TIEMPO sonó durante la mano ${call.during}.`
    : `TIEMPO sonó después de la mano ${call.after}.`;
}
