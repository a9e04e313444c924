import type {
  EntrantResult,
  EventDocument,
  EventEntrant,
  EventRound,
  EventTable,
} from "../event/event-document";
import { lineUpOf } from "../event/line-up";
import type { PairSide } from "../rules/seat";
import { PAIR_SIDES } from "../rules/seat";
import { withoutFinal } from "./final-order";

// The people of pairs and teams as an event of their own, from the same results, so that they can be ordered like any other.

const SEATS_OF = { AC: ["A", "C"], BD: ["B", "D"] } as const;

/** The people of an entrant; the entrant itself where nobody is named. */
function peopleOf({ id, members }: EventEntrant): readonly string[] {
  return members === undefined || members.length === 0 ? [id] : members;
}

/** Who sat for a pair: as the seats say, else its members. */
function seated(table: EventTable, side: PairSide, entrant: EventEntrant): readonly string[] {
  const seats = SEATS_OF[side].flatMap((seat) => table.seats?.[seat] ?? []);
  const own = new Set(peopleOf(entrant));
  const known = seats.filter((person) => own.has(person));
  return known.length > 0 ? known : peopleOf(entrant);
}

function pairTable(table: EventTable, entrants: ReadonlyMap<string, EventEntrant>): EventTable {
  const results: Record<string, EntrantResult> = {};
  const sides = { AC: [] as string[], BD: [] as string[] };
  for (const side of PAIR_SIDES) {
    for (const id of table[side]) {
      const entrant = entrants.get(id);
      for (const person of entrant ? seated(table, side, entrant) : [id]) {
        sides[side].push(person);
        const own = table.results?.[person] ?? table.results?.[id];
        if (own) results[person] = own;
      }
    }
  }
  const { seats: _, results: given, ...rest } = table;
  return { ...rest, ...sides, ...(given === undefined ? {} : { results }) };
}

/**
 * The people of a pairs or teams event as entrants of an individual one. A pair's results, rests and adjustments are those
 * of both its people (who sat at the table, where its seats say so); a team's rest is one of each in its line-up, and what
 * is on a team's record is nobody's own. An individual event is its own.
 */
export function peopleEvent(event: EventDocument): EventDocument {
  if (event.format === "individual") return withoutFinal(event);
  const entrantOf = new Map(event.entrants.map((entrant) => [entrant.id, entrant]));
  const isTeams = event.format === "teams";
  const people = event.entrants.flatMap((entrant) =>
    peopleOf(entrant).map((id, position): EventEntrant => {
      const { members: _, name: __, changes: ___, fixedTable: ____, ...rest } = entrant;
      return { ...rest, id, rank: entrant.rank * MOST_PEOPLE + position };
    }),
  );
  const resting = (id: string, round: number): readonly string[] => {
    const entrant = entrantOf.get(id);
    if (entrant === undefined) return [id];
    return isTeams ? lineUpOf(event, entrant, round) : peopleOf(entrant);
  };
  const rounds = event.rounds.map(
    (round, index): EventRound => ({
      tables: isTeams ? round.tables : round.tables.map((table) => pairTable(table, entrantOf)),
      byes: round.byes.flatMap((id) => resting(id, index + 1)),
    }),
  );
  const adjustments = event.adjustments.flatMap((adjustment) => {
    const entrant = entrantOf.get(adjustment.id);
    if (entrant === undefined) return [adjustment];
    return isTeams ? [] : peopleOf(entrant).map((id) => ({ ...adjustment, id }));
  });
  const { alone: _, ...rest } = withoutFinal(event);
  return { ...rest, format: "individual", entrants: people, forbidden: [], rounds, adjustments };
}

/** More than the people of any entrant: ranks of people follow those of their entrants. */
const MOST_PEOPLE = 1000;
