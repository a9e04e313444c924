import type { EventDocument, EventEntrant, EventRound } from "../../event/event-document";
import type { Finding, FindingCode } from "./finding";
import { lineupOf } from "./lineup";

/** Somebody at a table or resting, as the round names him. */
type Place = { readonly id: string; readonly table?: number };

/** Who may be named at the tables of a round: entrants, or in teams their people. */
type Roll = {
  readonly known: ReadonlySet<string>;
  /** People who are of a team and not in its line-up of the round. */
  readonly substitutes: ReadonlySet<string>;
  /** Who must be there, as often as once: those of entrants that take part. */
  readonly wanted: ReadonlySet<string>;
};

function placesOf({ tables, byes }: EventRound): readonly Place[] {
  const seated = tables.flatMap(({ table, AC, BD, players }) =>
    [...AC, ...BD, ...(players ?? [])].map((id) => ({ id, table })),
  );
  return [...seated, ...byes.map((id) => ({ id }))];
}

function readRoll(
  event: EventDocument,
  made: EventRound,
  round: number,
  expected: readonly EventEntrant[],
): Roll {
  if (event.format !== "teams") {
    return {
      known: new Set(event.entrants.map(({ id }) => id)),
      substitutes: new Set(),
      wanted: new Set(expected.map(({ id }) => id)),
    };
  }
  const people = event.entrants.flatMap(({ members }) => members ?? []);
  const playing = event.entrants.flatMap((team) => lineupOf(event, team, round));
  const resting = new Set(made.byes);
  const wanted = expected.flatMap((team) =>
    resting.has(team.id) ? [team.id] : lineupOf(event, team, round),
  );
  return {
    known: new Set([...people, ...event.entrants.map(({ id }) => id)]),
    substitutes: new Set(people.filter((person) => !playing.includes(person))),
    wanted: new Set(wanted),
  };
}

function troubleOf(roll: Roll, seen: ReadonlySet<string>, id: string): FindingCode | null {
  if (!roll.known.has(id)) return "unknown-entrant";
  if (seen.has(id)) return "entrant-twice";
  if (roll.substitutes.has(id)) return "substitute-playing";
  return roll.wanted.has(id) ? null : "withdrawn-paired";
}

/** Who is in a round: everybody of `expected`, once, and nobody else. */
export function checkAttendance(
  event: EventDocument,
  made: EventRound,
  round: number,
  expected: readonly EventEntrant[],
): readonly Finding[] {
  const roll = readRoll(event, made, round, expected);
  const seen = new Set<string>();
  const findings: Finding[] = [];
  for (const { id, table } of placesOf(made)) {
    const code = troubleOf(roll, seen, id);
    const at = table === undefined ? {} : { table };
    if (code !== null) findings.push({ severity: "error", code, round, ids: [id], ...at });
    seen.add(id);
  }
  const missing = [...roll.wanted].filter((id) => !seen.has(id));
  return [
    ...findings,
    ...missing.map((id): Finding => {
      return { severity: "error", code: "entrant-missing", round, ids: [id] };
    }),
  ];
}
