import type { ActaEvent } from "@/domain/match/acta";
import type { ActaState } from "@/domain/match/acta-state";

// What the log keeps of a command beside its events, so that it can be read without the Hoja.

/** The number of the hand that a command is about, from 1, as the table counted before it. */
export function handNumber(
  { handFacts: hands }: ActaState,
  events: readonly ActaEvent[],
): number | undefined {
  const about = events.find((event) => "handId" in event);
  if (about === undefined || !("handId" in about)) return undefined;
  const index = hands.findIndex(({ handId }) => handId === about.handId);
  return index === -1 ? hands.length + 1 : index + 1;
}

/** What an infraction that is cancelled now was, and whose. */
export function cancelledIncident({ incidents }: ActaState, event: ActaEvent) {
  if (event.type !== "incident-cancelled") return undefined;
  const found = incidents.find(({ incidentId }) => incidentId === event.incidentId);
  return found && { infraction: found.infraction, offenders: found.offenders };
}
