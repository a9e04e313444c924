import type { EventDocument, EventRound, EventTable } from "../../event/event-document";
import { groupBy } from "../../kernel/group-by";
import type { RuleSettings } from "../../rules/settings";
import type { Field } from "../field";
import { readField } from "../field";
import { readMeetings } from "../meetings";
import { peopleAt } from "./final-round";
import { couplesOf } from "./group-search";
import { entrantNames } from "./team-lineup";

// Where everybody at a table or in a block meets everybody, who has met whom is read couple by couple.

/** The entrants that met in a round: of every table, or in teams of every block, whose tables share a team. */
export function groupsOf(event: EventDocument, round: EventRound): readonly (readonly string[])[] {
  const entrantOf = entrantNames(event);
  const tables = round.tables.map((table) => [
    ...new Set(peopleAt(table).flatMap((name) => entrantOf.get(name) ?? [])),
  ]);
  if (event.format !== "teams") return tables;
  const leader = new Map<string, string>();
  const find = (id: string): string => {
    const above = leader.get(id) ?? id;
    return above === id ? id : find(above);
  };
  for (const [first, ...others] of tables) {
    for (const other of others) if (first !== undefined) leader.set(find(other), find(first));
  }
  const teams = [...new Set(tables.flat())];
  return [...groupBy(teams, find).values()];
}

function asDuels(event: EventDocument, round: EventRound): EventRound {
  const tables = groupsOf(event, round).flatMap((group) =>
    couplesOf(group).map(([a, b], index): EventTable => {
      return { table: index + 1, AC: [a], BD: [b] };
    }),
  );
  return { tables, byes: round.byes };
}

/** The field of an event in which groups meet: `met` holds as opponents all who sat at one table, or in one block. */
export function readGroupField(event: EventDocument, rules: RuleSettings): Field {
  const field = readField(event, rules);
  const duels = { ...event, rounds: event.rounds.map((round) => asDuels(event, round)) };
  return {
    ...field,
    met: readMeetings(
      duels,
      field.units.map(({ id }) => id),
    ),
  };
}
