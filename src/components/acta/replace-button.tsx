"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { ReasonDialog } from "./reason-dialog";

type ReplaceButtonProps = {
  readonly number: number;
  readonly onReplace: (reason: string) => void;
};

const USUAL_REASONS = ["La otra se contó mal", "La otra era de otra mano", "Acordado en la mesa"];

/** Puts this phone's hand in the place of the recorded one, as a correction whose reason stays in the record. */
export function ReplaceButton({ number, onReplace }: ReplaceButtonProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button size="large" wide icon="swap" onClick={() => setAsking(true)}>
        Poner la mía en su lugar
      </Button>
      {isAsking && (
        <ReasonDialog
          title={`¿Poner la tuya como mano ${number}?`}
          confirmLabel="Poner la mía"
          usual={USUAL_REASONS}
          onClose={() => setAsking(false)}
          onReason={onReplace}
        >
          Entra entera, como corrección de la mano {number}. La que estaba queda en los cambios de
          la mesa.
        </ReasonDialog>
      )}
    </>
  );
}
