import type { EventDocument, EventEntrant } from "./event-document";
import { teamSizeOf } from "./team-size";

type LineUp = {
  readonly people: readonly string[];
  /** People whom a change names though they are not where it says: out and not playing, or in and no substitute. */
  readonly wrong: readonly string[];
};

/**
 * Who of a team plays in a round: its first `size` members, and from each change on the one who came in. A change that
 * names nobody right changes nothing.
 */
export function readLineUp(
  { members = [], changes = [] }: Pick<EventEntrant, "members" | "changes">,
  round: number,
  size: number,
): LineUp {
  const people = members.slice(0, size);
  const wrong: string[] = [];
  const made = changes.filter(({ from }) => from <= round).toSorted((a, b) => a.from - b.from);
  for (const change of made) {
    const place = people.indexOf(change.out);
    const mayEnter = members.includes(change.in) && !people.includes(change.in);
    if (place === -1 || !mayEnter) wrong.push(place === -1 ? change.out : change.in);
    else people[place] = change.in;
  }
  return { people, wrong };
}

/** The people of an entrant who play in a round: of a team its line-up, else all. */
export function lineUpOf(
  event: Pick<EventDocument, "format" | "pairing">,
  entrant: Pick<EventEntrant, "members" | "changes">,
  round: number,
): readonly string[] {
  return event.format === "teams"
    ? readLineUp(entrant, round, teamSizeOf(event)).people
    : (entrant.members ?? []);
}
