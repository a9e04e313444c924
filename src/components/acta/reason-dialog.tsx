"use client";

import type { ReactNode } from "react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { ReasonField } from "./reason-field";

type ReasonDialogProps = {
  readonly title: string;
  /** What will happen. */
  readonly children?: ReactNode;
  /** Usual reasons: a tap writes one. */
  readonly usual: readonly string[];
  readonly label?: string;
  /** The words on the button that does it. */
  readonly confirmLabel: string;
  readonly danger?: boolean;
  /** It cannot be done yet. */
  readonly disabled?: boolean;
  readonly onClose: () => void;
  readonly onReason: (reason: string) => void;
};

/** A question that is answered with a reason, which stays in the record. Shown while it is mounted. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, children, usual, label = "Motivo", confirmLabel, onClose, onReason } = props;
  const [reason, setReason] = useState("");
  const [problem, setProblem] = useState("");
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button onClick={onClose}>Volver</Button>
          <Button
            variant={props.danger ? "danger" : "primary"}
            disabled={props.disabled}
            onClick={() =>
              reason.trim() === ""
                ? setProblem("Escribe o toca el motivo.")
                : onReason(reason.trim())
            }
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children && <div className="mb-4">{children}</div>}
      <ReasonField
        label={label}
        value={reason}
        onChange={setReason}
        usual={usual}
        error={problem || undefined}
      />
    </Dialog>
  );
}
