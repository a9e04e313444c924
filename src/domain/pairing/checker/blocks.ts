import type { EventDocument, EventRound, EventTable } from "../../event/event-document";
import type { Owners } from "./owners";
import { peopleAt, readOwners } from "./owners";

/** Teams that met in a round, with the tables of their people. */
export type Block = {
  readonly teams: readonly string[];
  readonly tables: readonly EventTable[];
};

function teamsAt(owners: Owners, table: EventTable): readonly string[] {
  return [...new Set(peopleAt(table).flatMap((name) => owners.get(name) ?? []))];
}

/** The blocks of a round of teams: tables that share a team are of one block. */
export function blocksOf(owners: Owners, { tables }: EventRound): readonly Block[] {
  const blocks: { teams: Set<string>; tables: EventTable[] }[] = [];
  for (const table of tables) {
    const teams = teamsAt(owners, table);
    const shared = blocks.filter((block) => teams.some((team) => block.teams.has(team)));
    const merged = {
      teams: new Set([...shared.flatMap((block) => [...block.teams]), ...teams]),
      tables: [...shared.flatMap((block) => block.tables), table],
    };
    for (const block of shared) blocks.splice(blocks.indexOf(block), 1);
    blocks.push(merged);
  }
  return blocks.map((block) => ({ teams: [...block.teams], tables: block.tables }));
}

/** An event as its entrants meet: of teams, a block is a table at which all of them sit. */
export function meetingEvent(event: EventDocument): EventDocument {
  if (event.format !== "teams") return event;
  const owners = readOwners(event);
  return {
    ...event,
    rounds: event.rounds.map((round) => ({
      byes: round.byes,
      tables: blocksOf(owners, round).map(({ teams, tables }) => ({
        table: Math.min(...tables.map(({ table }) => table)),
        AC: [],
        BD: [],
        players: teams,
      })),
    })),
  };
}
