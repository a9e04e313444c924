import type { NoticeTone } from "./notice";

// The channel between whoever has something to say and the one region that shows it.

export const TOAST_EVENT = "capicua-toast";

export type ToastMessage = { readonly text: string; readonly tone: NoticeTone };

/** Shows a short message at the foot of the screen and reads it out. Browser only; needs `ToastRegion` on the page. */
export function showToast(text: string, tone: NoticeTone = "ok"): void {
  window.dispatchEvent(new CustomEvent<ToastMessage>(TOAST_EVENT, { detail: { text, tone } }));
}
