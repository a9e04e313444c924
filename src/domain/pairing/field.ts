import { byRegistration } from "../event/entrant-order";
import type { EventDocument, EventRound, PairingSettings } from "../event/event-document";
import { isPresent } from "../event/presence";
import { tableOutcomes } from "../event/table-outcome";
import { seededRandom, shuffled } from "../kernel/random";
import type { RuleSettings } from "../rules/settings";
import { computeStandings } from "../standings/standings";
import type { Meetings } from "./meetings";
import { readMeetings } from "./meetings";

export type Float = "down" | "up";

/** One who can be paired this round. `place` is the place in the standings, `order` the place that the method uses. */
export type Unit = {
  readonly id: string;
  readonly club: string | null;
  readonly members: readonly string[];
  readonly wins: number;
  readonly rests: number;
  readonly place: number;
  readonly order: number;
  /** Whether it met somebody with fewer wins (down) or more (up) in the round just before. A rest is no float. */
  readonly float: Float | null;
};

/** Everything that the criteria look at. `units` stand in order of the standings, whatever the document's order. */
export type Field = {
  readonly round: number;
  readonly seed: string;
  readonly settings: PairingSettings;
  readonly units: readonly Unit[];
  readonly met: Meetings;
  /** Pairs of indexes that must not meet, both ways, as a × size + b. */
  readonly forbidden: ReadonlySet<number>;
};

type Ranked = Omit<Unit, "order">;

/** By wins, then by standing; with the random method by lots inside each number of wins. */
function methodOrder(ranked: readonly Ranked[], event: EventDocument, round: number) {
  const drawn =
    event.pairing.method === "random"
      ? shuffled(ranked, seededRandom(`${event.seed}|draw|${round}`))
      : [...ranked];
  drawn.sort((a, b) => b.wins - a.wins);
  return new Map(drawn.map(({ id }, index) => [id, index]));
}

function readForbidden(event: EventDocument, ids: readonly string[]): ReadonlySet<number> {
  const indexOf = new Map(ids.map((id, index) => [id, index]));
  const forbidden = new Set<number>();
  for (const [one, two] of event.forbidden) {
    const a = indexOf.get(one);
    const b = indexOf.get(two);
    if (a === undefined || b === undefined) continue;
    forbidden.add(a * ids.length + b);
    forbidden.add(b * ids.length + a);
  }
  return forbidden;
}

/** Wins of the last round alone, rests included. */
function winsOfLastRound({ tables, byes }: EventRound): ReadonlySet<string> {
  const won = tables.flatMap((table) => tableOutcomes(table).filter((outcome) => outcome.won));
  return new Set([...won.map(({ id }) => id), ...byes]);
}

/** Who floated in the last round, by the wins that each had before it. Only tables of one against one have floats. */
function readFloats(event: EventDocument, wins: ReadonlyMap<string, number>) {
  const floats = new Map<string, Float>();
  const last = event.rounds[event.rounds.length - 1];
  if (last === undefined) return floats;
  const won = winsOfLastRound(last);
  const before = (id: string) => (wins.get(id) ?? 0) - (won.has(id) ? 1 : 0);
  for (const { AC, BD } of last.tables) {
    const [a] = AC;
    const [b] = BD;
    if (AC.length + BD.length !== 2 || a === undefined || b === undefined) continue;
    const difference = before(a) - before(b);
    if (difference === 0) continue;
    floats.set(a, difference > 0 ? "down" : "up");
    floats.set(b, difference > 0 ? "up" : "down");
  }
  return floats;
}

function countRests(event: EventDocument): ReadonlyMap<string, number> {
  const rests = new Map<string, number>();
  for (const { byes } of event.rounds) {
    for (const id of new Set(byes)) rests.set(id, (rests.get(id) ?? 0) + 1);
  }
  return rests;
}

/** The field of the next round of an event. Before the first round everybody stands in order of rank. */
export function readField(event: EventDocument, rules: RuleSettings): Field {
  const round = event.rounds.length + 1;
  const entrants = new Map(event.entrants.map((entrant) => [entrant.id, entrant]));
  const rows = computeStandings(event, rules);
  const wins = new Map(rows.map((row) => [row.id, row.wins]));
  const rests = countRests(event);
  const floats = readFloats(event, wins);
  const standing =
    event.rounds.length === 0
      ? [...event.entrants].sort(byRegistration).map(({ id }) => id)
      : rows.map(({ id }) => id);
  const ranked: readonly Ranked[] = standing
    .flatMap((id) => entrants.get(id) ?? [])
    .filter((entrant) => isPresent(entrant, round))
    .map((entrant, place) => ({
      id: entrant.id,
      club: entrant.club ?? null,
      members: entrant.members ?? [],
      wins: wins.get(entrant.id) ?? 0,
      rests: rests.get(entrant.id) ?? 0,
      place,
      float: floats.get(entrant.id) ?? null,
    }));
  const order = methodOrder(ranked, event, round);
  const ids = ranked.map(({ id }) => id);
  return {
    round,
    seed: event.seed,
    settings: event.pairing,
    units: ranked.map((unit) => ({ ...unit, order: order.get(unit.id) ?? unit.place })),
    met: readMeetings(event, ids),
    forbidden: readForbidden(event, ids),
  };
}

/** The unit at an index that a matching gave back. */
export function unitAt(field: Field, index: number): Unit {
  const unit = field.units[index];
  if (unit === undefined)
    throw new RangeError(`no unit ${index} in a field of ${field.units.length}`);
  return unit;
}
