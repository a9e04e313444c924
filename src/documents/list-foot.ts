import { localInstant } from "@/i18n/es/document-dates";
import { listWords as words } from "@/i18n/es/documents";
import type { PrintedEvent } from "./sheet-data";

/** The foot of a list: when it was printed, in the event's zone, and page n of m. */
export function listFoot(
  event: PrintedEvent,
  createdAt: string,
): (page: number, pages: number) => { readonly left: string; readonly right: string } {
  const left = `Capicúa · ${words.printed(localInstant(createdAt, event.timeZone))}`;
  return (page, pages) => ({ left, right: words.page(page, pages) });
}
