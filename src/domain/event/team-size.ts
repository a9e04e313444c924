import type { EventDocument } from "./event-document";

/** People of a team who play at once, where an event does not say. */
const USUAL_TEAM_SIZE = 4;

/** How many of each team play at once. */
export function teamSizeOf({ pairing }: Pick<EventDocument, "pairing">): number {
  return pairing.teamSize ?? USUAL_TEAM_SIZE;
}
