import type { ActaEvent } from "../match/acta";
import type { ClaimEffect } from "./claim";

/** What each event does when the Junta brings it about. */
function effectOf(event: ActaEvent): ClaimEffect["effect"] | null {
  switch (event.type) {
    case "incident-cancelled":
      return "cancel-incident";
    case "incident-corrected":
      return "change-incident";
    case "incident-recorded":
      return "add-incident";
    case "hand-corrected":
      return "correct-hand";
    case "hand-removed":
      return "remove-hand";
    case "score-ruled":
      return event.winner === null ? "annul-result" : "rule-score";
    default:
      return null;
  }
}

/**
 * What the latest ruling that corrected a sheet changed on it, each kind once, in order: the events between the reopening
 * that it began with and its end. None where there was no such ruling.
 */
export function rulingChanges(events: readonly ActaEvent[]): readonly ClaimEffect["effect"][] {
  const end = events.findLastIndex((event) => event.type === "resolved" && event.corrects);
  if (end === -1) return [];
  const start = events.slice(0, end).findLastIndex(({ type }) => type === "reopened");
  return [...new Set(events.slice(start + 1, end).flatMap((event) => effectOf(event) ?? []))];
}
