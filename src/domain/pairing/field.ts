import { byRegistration } from "../event/entrant-order";
import type { EventDocument, PairingSettings } from "../event/event-document";
import { isPresent } from "../event/presence";
import { seededRandom, shuffled } from "../kernel/random";
import type { RuleSettings } from "../rules/settings";
import { computeStandings } from "../standings/standings";
import type { Meetings } from "./meetings";
import { readMeetings } from "./meetings";

/** One who can be paired this round. `place` is the place in the standings, `order` the place that the method uses. */
export type Unit = {
  readonly id: string;
  readonly club: string | null;
  readonly members: readonly string[];
  readonly wins: number;
  readonly rests: number;
  readonly place: number;
  readonly order: number;
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

/** The field of the next round of an event. Before the first round everybody stands in order of rank. */
export function readField(event: EventDocument, rules: RuleSettings): Field {
  const round = event.rounds.length + 1;
  const entrants = new Map(event.entrants.map((entrant) => [entrant.id, entrant]));
  const rows = computeStandings(event, rules);
  const wins = new Map(rows.map((row) => [row.id, row.wins]));
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
      rests: event.rounds.filter(({ byes }) => byes.includes(entrant.id)).length,
      place,
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
