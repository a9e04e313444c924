/** An instant as the hour on the wall where the event is: "8:42 a. m.". */
export function hourText(epochMs: number, timeZone: string): string {
  return new Intl.DateTimeFormat("es-DO", { timeStyle: "short", timeZone }).format(epochMs);
}
