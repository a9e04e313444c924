import type { EventDocument, EventRound, EventTable } from "../../event/event-document";

/** Whose entrant a name at a table is: in teams the team of a person, else itself. */
export type Owners = ReadonlyMap<string, string>;

export function readOwners({ format, entrants }: EventDocument): Owners {
  const own = entrants.map(({ id }) => [id, id] as const);
  if (format !== "teams") return new Map(own);
  const people = entrants.flatMap(({ id, members }) =>
    (members ?? []).map((person) => [person, id] as const),
  );
  return new Map([...own, ...people]);
}

export function peopleAt({ AC, BD, players }: EventTable): readonly string[] {
  return [...AC, ...BD, ...(players ?? [])];
}

/** The entrants named in a round, at tables or resting. */
export function entrantsIn(owners: Owners, { tables, byes }: EventRound): ReadonlySet<string> {
  const named = [...tables.flatMap(peopleAt), ...byes];
  return new Set(named.flatMap((name) => owners.get(name) ?? []));
}

/** The entrants of each side of a table, each once. */
export function sidesOf(owners: Owners, { AC, BD }: EventTable) {
  const of = (names: readonly string[]) => [
    ...new Set(names.flatMap((name) => owners.get(name) ?? [])),
  ];
  return [of(AC), of(BD)] as const;
}
