import type { NoticeTone } from "./notice";

// The channel between whoever has something to say and the one region that shows it.

export const TOAST_EVENT = "capicua-toast";

/** Something that can be done about a message while it shows: "Deshacer". */
export type ToastAction = { readonly label: string; readonly run: () => void };

export type ToastMessage = {
  readonly text: string;
  readonly tone: NoticeTone;
  readonly action?: ToastAction | undefined;
};

/** Ends the message on the screen: what one does next needs the room that it takes. */
export function dismissToast(): void {
  window.dispatchEvent(new CustomEvent<null>(TOAST_EVENT, { detail: null }));
}

/**
 * Shows a short message at the foot of the screen and reads it out, somewhat longer when it offers something to do.
 * Browser only; needs `ToastRegion` on the page.
 */
export function showToast(text: string, tone: NoticeTone = "ok", action?: ToastAction): void {
  const detail: ToastMessage = { text, tone, action };
  window.dispatchEvent(new CustomEvent<ToastMessage>(TOAST_EVENT, { detail }));
}
