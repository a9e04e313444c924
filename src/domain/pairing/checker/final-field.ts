import type {
  EventDocument,
  EventEntrant,
  EventRound,
  EventTable,
  FinalPhase,
} from "../../event/event-document";
import type { RuleSettings } from "../../rules/settings";
import { takesPart } from "./lineup";
import { entrantsIn, peopleAt, readOwners } from "./owners";
import { plainRecords } from "./plain-records";
import { eventAfter, plainStandings } from "./plain-standings";

// Who may play a round of the final: found a second time from the document.

/** The final that a round belongs to, if it does. */
export function finalAt({ pairing: { final } }: EventDocument, round: number): FinalPhase | null {
  return final !== undefined && round >= final.from ? final : null;
}

/**
 * The finalists, best first by the standings before the final: the best of those who were there for its first round; from
 * then on, those who were in it.
 */
export function finalistsOf(
  event: EventDocument,
  round: number,
  final: FinalPhase,
  rules: RuleSettings,
): readonly string[] {
  const standing = plainStandings(eventAfter(event, final.from - 1), rules).map(({ id }) => id);
  const first = event.rounds[final.from - 1];
  if (round > final.from && first !== undefined) {
    const playing = entrantsIn(readOwners(event), first);
    return standing.filter((id) => playing.has(id));
  }
  const here = new Set(
    event.entrants.filter((entrant) => takesPart(entrant, round)).map(({ id }) => id),
  );
  return standing.filter((id) => here.has(id)).slice(0, final.entrants);
}

/** Places (from 0) in the order of a bracket: neighbours meet, 1 and 2 only in the last match. */
function bracketOrder(size: number): readonly number[] {
  if (size === 1) return [0];
  return bracketOrder(size / 2).flatMap((place) => [place, size - 1 - place]);
}

/** Who is ahead of two who met in a round: games won, then efectividad, then points for, then the place before the final. */
function aheadIn(event: EventDocument, round: EventRound, rules: RuleSettings) {
  const only = {
    ...event,
    rounds: [{ ...round, byes: [] }],
    adjustments: [],
    pairing: event.pairing,
  };
  const strict = {
    ...rules,
    missedRound: "nothing" as const,
    lateEntry: "nothing" as const,
  };
  const records = new Map(plainRecords(only, strict).map((record) => [record.id, record]));
  return (better: string, worse: string): string => {
    const one = records.get(better);
    const two = records.get(worse);
    if (one === undefined || two === undefined) return better;
    const difference = two.wins - one.wins || two.net - one.net || two.for - one.for;
    return difference > 0 ? worse : better;
  };
}

/** The bracket of sides before a round: its places in order, null where nobody is left. */
function bracketBefore(
  event: EventDocument,
  round: number,
  final: FinalPhase,
  finalists: readonly string[],
  rules: RuleSettings,
): readonly (string | null)[] {
  const owners = readOwners(event);
  const size = 2 ** Math.ceil(Math.log2(Math.max(1, finalists.length)));
  let bracket = bracketOrder(size).map((place) => finalists[place] ?? null);
  for (const made of event.rounds.slice(final.from - 1, round - 1)) {
    const played = new Set(made.tables.flatMap(peopleAt).map((name) => owners.get(name)));
    const ahead = aheadIn(event, made, rules);
    const before = bracket;
    bracket = Array.from({ length: before.length / 2 }, (_, index) => {
      const pair = [before[2 * index], before[2 * index + 1]].flatMap((id) => id ?? []);
      const waited = pair.filter((id) => made.byes.includes(id));
      const there = waited.length > 0 ? waited : pair.filter((id) => played.has(id));
      const [a, b] = there.toSorted((x, y) => finalists.indexOf(x) - finalists.indexOf(y));
      return a === undefined || b === undefined ? (a ?? null) : ahead(a, b);
    });
  }
  return bracket;
}

/** The people of the side that goes on from a table: the winner, else that of the best placed. */
function goingOn(table: EventTable, finalists: readonly string[]): readonly string[] {
  const { AC, BD, winner, points } = table;
  if (winner === "AC" || winner === "BD") return table[winner];
  if (winner === undefined && points !== undefined && points.AC !== points.BD) {
    return points.AC > points.BD ? AC : BD;
  }
  const best = finalists.find((id) => AC.includes(id) || BD.includes(id)) ?? "";
  return BD.includes(best) ? BD : AC;
}

/** Those still in a knockout of players before a round: the sides that won and those who waited; the last four who played stay. */
function playersLeft(
  event: EventDocument,
  round: number,
  final: FinalPhase,
  finalists: readonly string[],
): readonly string[] {
  const owners = readOwners(event);
  return event.rounds.slice(final.from - 1, round - 1).reduce((left, made) => {
    const were = entrantsIn(owners, made);
    if (were.size === 4) return finalists.filter((id) => were.has(id));
    if (were.size < 4) return left;
    const on = new Set([
      ...made.byes,
      ...made.tables.flatMap((table) => goingOn(table, finalists)),
    ]);
    return finalists.filter((id) => on.has(id));
  }, finalists);
}

/** Who is to play a round of the final, and in a bracket of sides whom each meets. */
export type FinalField = {
  readonly finalists: readonly string[];
  readonly left: readonly string[];
  /** Couples of the bracket; null where there is none to keep to. */
  readonly duels: readonly (readonly [string | null, string | null])[] | null;
};

export function finalField(
  event: EventDocument,
  round: number,
  final: FinalPhase,
  rules: RuleSettings,
): FinalField {
  const finalists = finalistsOf(event, round, final, rules);
  if (final.kind === "round-robin") return { finalists, left: finalists, duels: null };
  if (event.format === "individual" && event.alone === undefined) {
    const left = playersLeft(event, round, final, finalists);
    return { finalists, left, duels: null };
  }
  const bracket = bracketBefore(event, round, final, finalists, rules);
  const duels = Array.from({ length: Math.floor(bracket.length / 2) }, (_, index) => {
    return [bracket[2 * index] ?? null, bracket[2 * index + 1] ?? null] as const;
  });
  return { finalists, left: bracket.flatMap((id) => id ?? []), duels };
}

/** The entrants of a list that take part in a round. */
export function presentOf(
  event: EventDocument,
  ids: readonly string[],
  round: number,
): readonly EventEntrant[] {
  const wanted = new Set(ids);
  return event.entrants.filter((entrant) => wanted.has(entrant.id) && takesPart(entrant, round));
}
