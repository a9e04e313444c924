import "server-only";
import type { ActaEvent, RecordedHand } from "@/domain/match/acta";
import type { TableAbsence, TableChange, TableView } from "./table-view";

type TracedEvent = {
  readonly event: ActaEvent;
  readonly by: string;
  readonly at: Date;
};

type Standing = { readonly handId: string; readonly hand: RecordedHand };

/** What was corrected, removed or taken back, in order. A hand goes by the number it had then. */
export function changesOf(events: readonly TracedEvent[]): readonly TableChange[] {
  const changes: TableChange[] = [];
  let hands: readonly Standing[] = [];
  for (const { event, by, at } of events) {
    const who = { by, at: at.toISOString() };
    switch (event.type) {
      case "hand-recorded":
        hands = [...hands, { handId: event.handId, hand: event.hand }];
        break;
      case "hand-corrected":
      case "hand-removed": {
        const place = hands.findIndex(({ handId }) => handId === event.handId);
        const before = hands[place];
        if (!before) break;
        const facts = { ...who, reason: event.reason, hand: place + 1, before: before.hand };
        if (event.type === "hand-removed") {
          changes.push({ kind: event.type, ...facts });
          hands = hands.filter((one) => one !== before);
        } else {
          changes.push({ kind: event.type, ...facts, after: event.hand });
          hands = hands.with(place, { handId: event.handId, hand: event.hand });
        }
        break;
      }
      case "time-added":
        changes.push({ kind: event.type, ...who, reason: event.reason, minutes: event.minutes });
        break;
      case "totals-noted":
        // Totals that agree are no change.
        if (event.reason !== undefined)
          changes.push({ kind: event.type, ...who, reason: event.reason, written: event.score });
        break;
      case "medium-changed":
        changes.push({ kind: event.type, ...who, reason: event.reason, to: event.to });
        break;
      case "ending-reviewed":
        changes.push({
          kind: event.type,
          ...who,
          reason: event.reason,
          ends: event.effect !== null,
        });
        break;
      case "call-withdrawn":
      case "time-withdrawn":
      case "score-withdrawn":
      case "incident-cancelled":
      case "reopened":
      case "photo-removed":
      case "delivery-withdrawn":
        changes.push({ kind: event.type, ...who, reason: event.reason });
        break;
      case "resolved": {
        const { number, corrects = false, reason } = event;
        changes.push({ kind: event.type, ...who, reason, number, corrects });
      }
    }
  }
  return changes;
}

/** When each hand was first recorded, and by whom. */
export function marksOf(events: readonly TracedEvent[]): TableView["marks"] {
  return Object.fromEntries(
    events.flatMap(({ event, by, at }) =>
      event.type === "hand-recorded" ? [[event.handId, { by, at: at.toISOString() }]] : [],
    ),
  );
}

/** Who verified, closed or reopened the Hoja last. */
export function doneByOf(
  events: readonly Pick<TracedEvent, "event" | "by">[],
): NonNullable<TableView["doneBy"]> {
  return Object.fromEntries(
    events.flatMap(({ event: { type }, by }) =>
      type === "verified" || type === "closed" || type === "reopened" ? [[type, by]] : [],
    ),
  );
}

/** Who left the table for a while. Who comes in for somebody away ends his absence. */
export function absencesOf(
  events: readonly Pick<TracedEvent, "event" | "at">[],
): readonly TableAbsence[] {
  let absences: readonly TableAbsence[] = [];
  for (const { event, at } of events) {
    if (event.type === "left-table") {
      const { seat, permitted } = event;
      absences = [...absences, { seat, permitted, since: at.toISOString(), until: null }];
    } else if (event.type === "returned" || event.type === "substituted") {
      absences = absences.map((absence) =>
        absence.seat === event.seat && absence.until === null
          ? { ...absence, until: at.toISOString() }
          : absence,
      );
    }
  }
  return absences;
}
