import { byRegistration } from "../event/entrant-order";
import type { EventDocument, EventEntrant } from "../event/event-document";
import { teamSizeOf } from "../event/team-size";

// Who has a row: the entrants. Tables name them, or in teams their people, whose figures add up to the team's.

/** The entrants in registration order, and which of them (by index) a name of the document is of. */
export type Units = {
  readonly entrants: readonly EventEntrant[];
  readonly indexOf: ReadonlyMap<string, number>;
  /** Names at tables: people in teams. */
  readonly atTable: ReadonlyMap<string, number>;
  /** People of one entrant: to find whom an adjustment or a rest is of that names a person. */
  readonly ofPerson: ReadonlyMap<string, number>;
};

export function readUnits(event: EventDocument): Units {
  const entrants = [...event.entrants].sort(byRegistration);
  const indexOf = new Map(entrants.map(({ id }, index) => [id, index]));
  const ofPerson = new Map(
    entrants.flatMap(({ members }, index) =>
      (members ?? []).map((person) => [person, index] as const),
    ),
  );
  const atTable = event.format === "teams" ? new Map([...indexOf, ...ofPerson]) : indexOf;
  return { entrants, indexOf, atTable, ofPerson };
}

/** How many results a round gives an entrant: one, or those of a team's line-up. */
export function peopleAtOnce(event: EventDocument, entrant: EventEntrant): number {
  if (event.format !== "teams") return 1;
  const size = teamSizeOf(event);
  return Math.min(size, entrant.members?.length ?? size);
}
