import { compareIds } from "../../event/entrant-order";
import type { EventDocument } from "../../event/event-document";
import { seededRandom, shuffled } from "../../kernel/random";
import type { RuleSettings, TieBreak } from "../../rules/settings";
import type { PlainRecord } from "./plain-records";
import { plainNet, plainRecords, teamSizeOf } from "./plain-records";

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

type Reading = {
  readonly event: EventDocument;
  readonly rules: RuleSettings;
  readonly records: ReadonlyMap<string, PlainRecord>;
  /** Whose record a name at a table is. */
  readonly owner: (name: string) => PlainRecord | undefined;
  readonly lots: ReadonlyMap<string, number>;
};

function readOwners(event: EventDocument, records: ReadonlyMap<string, PlainRecord>) {
  const ofPerson = new Map(
    event.format === "teams"
      ? event.entrants.flatMap(({ id, members }) => (members ?? []).map((each) => [each, id]))
      : [],
  );
  return (name: string) => records.get(ofPerson.get(name) ?? name);
}

/** The records of those met at finished tables, each once, its own left out. */
function opponentsOf({ owner }: Reading, record: PlainRecord): readonly PlainRecord[] {
  const met = record.matches.flatMap(({ opponents }) => opponents.flatMap((id) => owner(id) ?? []));
  return [...new Set(met)].filter((other) => other !== record);
}

function cutBuchholz(reading: Reading, record: PlainRecord): number {
  const wins = opponentsOf(reading, record).map((other) => other.wins);
  return wins.length === 0 ? 0 : sum(wins) - Math.min(...wins);
}

const share = (part: number, whole: number) =>
  whole <= 0 ? 0 : Math.floor((1000 * Math.min(Math.max(part, 0), whole)) / whole);

/** The composite of four indexes (docs/decisions), from 0 to 10,000. */
function composite(reading: Reading, record: PlainRecord): number {
  const { event, rules, owner } = reading;
  const entrant = event.entrants.find(({ id }) => id === record.id);
  const times = entrant === undefined ? 1 : teamSizeOf(event, entrant);
  const isOver = ({ tables, byes }: EventDocument["rounds"][number]) =>
    byes.length > 0 ||
    tables.some((table) => table.points ?? table.results ?? table.winner ?? false);
  const most = times * event.rounds.filter(isOver).length;
  const others = (names: readonly string[]) =>
    names.flatMap((name) => owner(name) ?? []).filter((other) => other !== record);
  const winsOf = (records: readonly PlainRecord[]) => sum(records.map(({ wins }) => wins));
  const faced = record.matches.flatMap(({ opponents }) => others(opponents));
  const beaten = record.matches.flatMap(({ won, opponents }) => (won ? others(opponents) : []));
  const partners = record.matches.flatMap((match) => others(match.partners));
  const reach = (record.matches.length + record.rests) * rules.target;
  const met = opponentsOf(reading, record).length;
  return (
    4 * share(record.net + reach, 2 * reach) +
    3 * share(cutBuchholz(reading, record), (met - 1) * most) +
    2 * share(winsOf(beaten), faced.length * most) +
    share(partners.length * most - winsOf(partners), partners.length * most)
  );
}

/** Results of a tied group among themselves, where all of them met: won less lost, then net, then points. */
function directKeys(reading: Reading, group: readonly PlainRecord[]): readonly number[] {
  const nothing = group.map(() => 0);
  const met = group.map((record) => opponentsOf(reading, record));
  const allMet = group.every((one, at) =>
    group.every((two) => one === two || met[at]?.includes(two) === true),
  );
  if (!allMet) return nothing;
  const own = group.map((record) =>
    record.matches.filter(({ opponents }) =>
      opponents.some((name) => {
        const other = reading.owner(name);
        return other !== undefined && other !== record && group.includes(other);
      }),
    ),
  );
  const tables = [
    own.map((matches) => sum(matches.map(({ won }) => (won ? 1 : -1)))),
    own.map((matches) => sum(matches.map((match) => plainNet(match, reading.rules)))),
    own.map((matches) => sum(matches.map((match) => match.for))),
  ];
  return tables.find((keys) => keys.some((key) => key !== keys[0])) ?? nothing;
}

/** The figure that a tie-break compares, higher first. */
function keysOf(reading: Reading, by: TieBreak, group: readonly PlainRecord[]): readonly number[] {
  switch (by) {
    case "wins":
      return group.map(({ wins }) => wins);
    case "net":
      return group.map((record) => publishedNet(reading, record));
    case "for":
      return group.map((record) => record.for);
    case "against":
      return group.map(({ against }) => -against);
    case "buchholz":
      return group.map((record) => sum(opponentsOf(reading, record).map(({ wins }) => wins)));
    case "buchholz-cut1":
      return group.map((record) => cutBuchholz(reading, record));
    case "direct":
      return directKeys(reading, group);
    case "lots":
      return group.map(({ id }) => -(reading.lots.get(id) ?? 0));
    case "rank":
      return group.map(({ rank }) => -rank);
  }
}

function publishedNet(reading: Reading, record: PlainRecord): number {
  return reading.rules.netFormula === "composite" ? composite(reading, record) : record.net;
}

function inOrder(
  reading: Reading,
  group: readonly PlainRecord[],
  order: readonly TieBreak[],
): readonly PlainRecord[] {
  const [by, ...rest] = order;
  if (group.length < 2) return group;
  if (by === undefined) return group.toSorted((a, b) => compareIds(a.id, b.id));
  const keys = keysOf(reading, by, group);
  const values = [...new Set(keys)].sort((a, b) => b - a);
  if (values.length === 1) return inOrder(reading, group, rest);
  return values.flatMap((value) =>
    inOrder(
      reading,
      group.filter((_, at) => keys[at] === value),
      by === "direct" ? order : rest,
    ),
  );
}

/** The rounds up to one, with what was known of adjustments then: those of later rounds are not. */
export function eventAfter(event: EventDocument, round: number): EventDocument {
  return {
    ...event,
    rounds: event.rounds.slice(0, round),
    adjustments: event.adjustments.filter((each) => (each.round ?? 0) <= round),
  };
}

/** The standings of an event before any final phase, by its tie-breaks, with the efectividad that is published. */
export function plainStandings(event: EventDocument, rules: RuleSettings): readonly PlainRecord[] {
  const records = new Map(plainRecords(event, rules).map((record) => [record.id, record]));
  const ids = event.entrants.map(({ id }) => id).sort(compareIds);
  const drawn = shuffled(ids, seededRandom(`${event.seed}|lots`));
  const reading: Reading = {
    event,
    rules,
    records,
    owner: readOwners(event, records),
    lots: new Map(drawn.map((id, place) => [id, place])),
  };
  const order = [...(event.standingsOrder ?? rules.standingsOrder), "rank" as const];
  return inOrder(reading, [...records.values()], order).map((record) => ({
    ...record,
    net: publishedNet(reading, record),
  }));
}
