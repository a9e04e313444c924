import type { RecordedIncident } from "./incident";
import { offendersOf } from "./incident";

/** An incident on record that may be the fact that is about to be recorded, and what they share. */
export type SimilarIncident<Recorded extends RecordedIncident> = {
  readonly incident: Recorded;
  readonly sameCode: boolean;
  readonly sameHand: boolean;
  readonly sameOffender: boolean;
};

/**
 * Incidents at the same table that may be the same fact: those of the same infraction, and those of the same person in the
 * same hand. The likeliest first. An incident is never similar to itself (`id`).
 */
export function similarIncidents<Recorded extends RecordedIncident>(
  history: readonly Recorded[],
  incident: Omit<RecordedIncident, "ordinal">,
): readonly SimilarIncident<Recorded>[] {
  const offenders = offendersOf(incident);
  return history
    .filter(({ id, match }) => id !== incident.id && match === incident.match)
    .map((past) => ({
      incident: past,
      sameCode: past.infraction === incident.infraction,
      sameHand: past.afterHand !== undefined && past.afterHand === incident.afterHand,
      sameOffender: offendersOf(past).some((person) => offenders.includes(person)),
    }))
    .filter(({ sameCode, sameHand, sameOffender }) => sameCode || (sameHand && sameOffender))
    .sort((a, b) => likeness(b) - likeness(a) || b.incident.ordinal - a.incident.ordinal);
}

function likeness(similar: SimilarIncident<RecordedIncident>): number {
  const { sameCode, sameHand, sameOffender } = similar;
  return (sameCode ? 4 : 0) + (sameHand ? 2 : 0) + (sameOffender ? 1 : 0);
}
