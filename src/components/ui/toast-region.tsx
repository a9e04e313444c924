"use client";

import { useEffect, useState } from "react";
import { classNames } from "./class-names";
import type { IconName } from "./icon";
import { Icon } from "./icon";
import type { NoticeTone } from "./notice";
import type { ToastMessage } from "./toast-message";
import { TOAST_EVENT } from "./toast-message";

const ICONS: Readonly<Record<NoticeTone, IconName>> = {
  info: "info",
  ok: "check",
  warning: "alert",
  error: "stop",
};
const SHOWN_MS = 6000;
const SHOWN_WITH_ACTION_MS = 9000;

/** The live region that shows what `showToast` says, one message at a time. The root layout holds the only one. */
export function ToastRegion() {
  const [message, setMessage] = useState<ToastMessage | null>(null);

  useEffect(() => {
    function receive(event: Event) {
      setMessage((event as CustomEvent<ToastMessage | null>).detail);
    }
    window.addEventListener(TOAST_EVENT, receive);
    return () => window.removeEventListener(TOAST_EVENT, receive);
  }, []);

  useEffect(() => {
    // Errors stay until they are read and closed.
    if (!message || message.tone === "error") return;
    const shownMs = message.action ? SHOWN_WITH_ACTION_MS : SHOWN_MS;
    const timer = setTimeout(() => setMessage(null), shownMs);
    return () => clearTimeout(timer);
  }, [message]);

  return (
    <div
      aria-live="polite"
      data-no-print
      className="pointer-events-none fixed inset-x-0 bottom-0 z-40 flex justify-center p-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]"
    >
      {message && (
        <div
          className={classNames(
            "pointer-events-auto flex w-full max-w-md animate-land items-center gap-3 rounded-control bg-ink ps-4 text-paper shadow-raised",
          )}
        >
          <Icon name={ICONS[message.tone]} className="size-5" />
          <p className="min-w-0 grow py-3 font-semibold">{message.text}</p>
          <button
            type="button"
            onClick={() => {
              setMessage(null);
              message.action?.run();
            }}
            className="min-h-12 shrink-0 rounded-control px-4 text-sm font-semibold underline underline-offset-4 -outline-offset-4 focus-visible:outline-paper!"
          >
            {message.action?.label ?? "Cerrar"}
          </button>
        </div>
      )}
    </div>
  );
}
