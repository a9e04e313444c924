"use client";

import type { ReactNode } from "react";
import { useState, useTransition } from "react";
import { Button } from "./button";
import type { ButtonLook } from "./button-style";
import { Dialog } from "./dialog";
import type { IconName } from "./icon";
import { Textarea } from "./textarea";

type ConfirmButtonProps = ButtonLook & {
  /** The words on the button that opens the question. */
  readonly children: ReactNode;
  readonly icon?: IconName;
  readonly disabled?: boolean;
  /** The question itself: "¿Anular la mano 4?" */
  readonly title: ReactNode;
  /** What will happen, and to whom. */
  readonly body?: ReactNode;
  /** The words on the button that does it: the verb, never "Sí". */
  readonly confirmLabel: string;
  readonly danger?: boolean;
  /** Asks for a written reason; it must not be empty and is handed to `onConfirm`. */
  readonly reason?: { readonly label: string; readonly hint?: string };
  /** Does it; may be a server action. The question stays open and busy until it ends, and open if it throws. */
  readonly onConfirm: (reason: string) => unknown;
};

/** A button that asks before it acts, with a reason where one is due. */
export function ConfirmButton(props: ConfirmButtonProps) {
  const {
    children,
    icon,
    disabled,
    title,
    body,
    confirmLabel,
    danger,
    reason,
    onConfirm,
    ...look
  } = props;
  const [open, setOpen] = useState(false);
  const [text, setText] = useState("");
  const [problem, setProblem] = useState("");
  const [pending, start] = useTransition();

  function confirm() {
    if (reason && text.trim() === "") {
      setProblem("Escribe el motivo.");
      return;
    }
    start(async () => {
      try {
        await onConfirm(text.trim());
        setOpen(false);
        setText("");
        setProblem("");
      } catch {
        setProblem("No se pudo guardar. Revisa la conexión e intenta de nuevo.");
      }
    });
  }

  return (
    <>
      <Button {...look} icon={icon} disabled={disabled} onClick={() => setOpen(true)}>
        {children}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={title}
        actions={
          <>
            <Button variant="secondary" onClick={() => setOpen(false)}>
              Volver
            </Button>
            <Button variant={danger ? "danger" : "primary"} pending={pending} onClick={confirm}>
              {confirmLabel}
            </Button>
          </>
        }
      >
        {body}
        {reason && (
          <div className="mt-4">
            <Textarea
              label={reason.label}
              hint={reason.hint}
              error={problem}
              rows={3}
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          </div>
        )}
        {!reason && problem && (
          <p role="alert" className="mt-3 font-semibold text-wine">
            {problem}
          </p>
        )}
      </Dialog>
    </>
  );
}
