import "server-only";
import type { PrintedEvent } from "@/documents/sheet-data";
import type { TournamentView } from "../tournaments/rows";

/** A tournament as it stands on every document. */
export function printedEvent({ name, venue, startsOn, timeZone }: TournamentView): PrintedEvent {
  return { name, venue, date: startsOn, timeZone };
}
