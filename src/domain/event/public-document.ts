import type { EventDocument, EventRound, EventTable } from "./event-document";

/** People under names that tell no more than their entrant's number and their place in it: `7.1`, `7.2`. */
function publicNames({ entrants }: EventDocument): ReadonlyMap<string, string> {
  const own = entrants.map(({ id }) => [id, id] as const);
  const people = entrants.flatMap(({ id, members }) =>
    (members ?? []).map((person, index) => [person, `${id}.${index + 1}`] as const),
  );
  return new Map([...people, ...own]);
}

function publicTable(table: EventTable, nameOf: (id: string) => string): EventTable {
  const { players, results, seats } = table;
  return {
    ...table,
    AC: table.AC.map(nameOf),
    BD: table.BD.map(nameOf),
    ...(players === undefined ? {} : { players: players.map(nameOf) }),
    ...(results === undefined
      ? {}
      : {
          results: Object.fromEntries(
            Object.entries(results).map(([id, result]) => [nameOf(id), result]),
          ),
        }),
    ...(seats === undefined
      ? {}
      : {
          seats: Object.fromEntries(
            Object.entries(seats).map(([seat, person]) => [seat, nameOf(person)]),
          ),
        }),
  };
}

function publicRound(round: EventRound, nameOf: (id: string) => string): EventRound {
  return {
    ...round,
    tables: round.tables.map((table) => publicTable(table, nameOf)),
    byes: round.byes.map(nameOf),
  };
}

/**
 * An event as anybody may have it (decision 8): entrants by registration number and the name on the wall, people by their
 * place in the entrant, and of a fine its points and not what for. Whoever stood in for somebody in one match is left out
 * of the seats.
 */
export function publicDocument(event: EventDocument): EventDocument {
  const names = publicNames(event);
  const nameOf = (id: string) => names.get(id) ?? id;
  const known = (table: EventTable): EventTable => {
    const { seats } = table;
    if (seats === undefined || Object.values(seats).every((person) => names.has(person)))
      return table;
    const { seats: _, ...others } = table;
    return others;
  };
  return {
    ...event,
    entrants: event.entrants.map(({ members, cannotScore: _, changes, ...entrant }) => ({
      ...entrant,
      ...(members === undefined ? {} : { members: members.map(nameOf) }),
      ...(changes === undefined
        ? {}
        : {
            changes: changes.map((change) => ({
              from: change.from,
              out: nameOf(change.out),
              in: nameOf(change.in),
            })),
          }),
    })),
    rounds: event.rounds.map((round) =>
      publicRound({ ...round, tables: round.tables.map(known) }, nameOf),
    ),
    adjustments: event.adjustments.map(({ infraction: _, id, ...adjustment }) => ({
      ...adjustment,
      id: nameOf(id),
    })),
  };
}
