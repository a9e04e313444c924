"use client";

import type { ReactNode } from "react";
import { useEffect, useId, useRef } from "react";
import { Icon } from "./icon";

const FIELDS = "input:not([type=hidden]):not(:disabled), textarea, select";

/**
 * Where the next key goes in a question with a field; the browser would give it to "Cerrar". A finger's keyboard would
 * cover what can be tapped instead.
 */
function firstField(dialog: HTMLDialogElement): HTMLElement | null {
  return matchMedia("(pointer: coarse)").matches ? null : dialog.querySelector<HTMLElement>(FIELDS);
}

type DialogProps = {
  readonly open: boolean;
  /** Called on Esc, on "Cerrar" or "Cancelar" and on a press outside. */
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly children: ReactNode;
  /** Buttons at the foot; the main one last. */
  readonly actions?: ReactNode;
};

/** A modal question over the page: the browser's own dialog, at the bottom of a phone and in the middle of a desk. */
export function Dialog({ open, onClose, title, children, actions }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const isOurs = useRef(false);
  const titleId = useId();

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    if (open && !dialog.open) {
      dialog.showModal();
      firstField(dialog)?.focus();
    }
    if (open || !dialog.open) return;
    // The browser tells of this closing too, a moment later: by then another dialog may have taken its place.
    isOurs.current = true;
    dialog.close();
  }, [open]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the press outside is a mouse's way; Esc is the keyboard's
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      onClose={() => {
        if (!isOurs.current) onClose();
        isOurs.current = false;
      }}
      onClick={(event) => {
        if (event.target === ref.current) onClose();
      }}
      className="m-auto max-h-[90dvh] w-[min(34rem,100%)] max-w-full animate-land overflow-y-auto border-t-4 border-sea bg-surface text-ink shadow-raised backdrop:bg-[rgb(10_8_5/0.6)] max-sm:mb-0 max-sm:w-full"
    >
      {open && (
        <div className="p-4 pb-[max(1rem,env(safe-area-inset-bottom))] sm:p-6">
          <div className="mb-3 flex items-start justify-between gap-3">
            <h2 id={titleId} className="pt-2 text-xl">
              {title}
            </h2>
            <button
              type="button"
              onClick={onClose}
              className="-me-2 inline-flex min-h-12 shrink-0 items-center gap-1.5 rounded-control px-2 text-sm font-semibold text-ink-soft hover:bg-sunken"
            >
              <Icon name="close" />
              {actions ? "Cancelar" : "Cerrar"}
            </button>
          </div>
          <div>{children}</div>
          {actions && (
            <div className="mt-5 flex flex-wrap gap-2 max-sm:flex-col sm:justify-end">
              {actions}
            </div>
          )}
        </div>
      )}
    </dialog>
  );
}
