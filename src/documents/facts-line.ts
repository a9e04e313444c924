import { dayAndTime } from "@/i18n/es/document-dates";
import type { PrintedEvent } from "./sheet-data";

/** What is known of these, on one line: `Club Los Prados · viernes 6 de marzo de 2026`. */
export function factsLine(...facts: readonly (string | undefined)[]): string {
  return facts.filter((fact) => fact !== undefined && fact !== "").join(" · ");
}

/** The day of an event in words, with its hour where that is said, where it is known. */
export function dayOf({ date, time }: PrintedEvent): string | undefined {
  return date === undefined ? undefined : dayAndTime(date, time);
}
