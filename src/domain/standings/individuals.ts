import type { EventDocument } from "../event/event-document";
import type { RuleSettings } from "../rules/settings";
import { peopleEvent } from "./people-event";
import type { StandingRow } from "./standings";
import { computeStandings } from "./standings";

/**
 * The standings of the people of an event, one by one, from the same results and by the same tie-breaks; a final phase
 * does not lift anybody. Rows are people by the names that tables and members have. See `peopleEvent` for what counts.
 */
export function individualStandings(
  event: EventDocument,
  rules: RuleSettings,
): readonly StandingRow[] {
  return computeStandings(peopleEvent(event), rules);
}
