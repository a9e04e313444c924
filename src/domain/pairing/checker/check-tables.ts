import type { EventDocument, EventRound, EventTable } from "../../event/event-document";
import type { Finding } from "./finding";

function hasRightSides({ format, alone }: EventDocument, { AC, BD, players }: EventTable): boolean {
  if (format === "individual" && alone !== undefined && alone > 2) {
    return AC.length === 0 && BD.length === 0 && players?.length === alone;
  }
  const size = format === "pairs" || alone === 2 ? 1 : 2;
  return AC.length === size && BD.length === size && players === undefined;
}

/** Whether the seats that a table names are of those who sit there, partners across from each other. */
function hasRightSeats(event: EventDocument, { AC, BD, players, seats }: EventTable): boolean {
  if (seats === undefined) return true;
  const named = Object.values(seats);
  if (new Set(named).size < named.length) return false;
  const members = new Map(event.entrants.map((entrant) => [entrant.id, entrant.members ?? []]));
  const people = (ids: readonly string[]) =>
    ids.flatMap((id) => [id, ...(event.format === "teams" ? [] : (members.get(id) ?? []))]);
  if (players !== undefined) return named.every((person) => people(players).includes(person));
  const one = people(AC);
  const two = people(BD);
  // A table of two has one seat a side; substitutes for one match are not in the document.
  const known = [...one, ...two];
  const sideOf = (seat: string) => (seat === "A" || seat === "C" ? one : two);
  return Object.entries(seats).every(
    ([seat, person]) => !known.includes(person) || sideOf(seat).includes(person),
  );
}

/** Sides of the right size, seats that agree with them, and each number of a table once. */
export function checkTables(
  event: EventDocument,
  made: EventRound,
  round: number,
): readonly Finding[] {
  const numbers = new Set<number>();
  return made.tables.flatMap((table): readonly Finding[] => {
    const ids = [...table.AC, ...table.BD, ...(table.players ?? [])];
    const at = { severity: "error", round, table: table.table, ids } as const;
    const twice = numbers.has(table.table);
    numbers.add(table.table);
    return [
      ...(twice ? [{ ...at, code: "table-twice" as const, found: table.table }] : []),
      ...(hasRightSides(event, table) ? [] : [{ ...at, code: "wrong-side-size" as const }]),
      ...(hasRightSeats(event, table) ? [] : [{ ...at, code: "seats-differ" as const }]),
    ];
  });
}

/** Entrants that always sit at one table and sit at another this round. */
function fixedTables(event: EventDocument, made: EventRound, round: number): readonly Finding[] {
  const seatedAt = new Map<string, number[]>();
  for (const { table, AC, BD, players } of made.tables) {
    for (const id of [...AC, ...BD, ...(players ?? [])]) {
      seatedAt.set(id, [...(seatedAt.get(id) ?? []), table]);
    }
  }
  return event.entrants.flatMap(({ id, members, fixedTable: expected }): readonly Finding[] => {
    if (expected === undefined) return [];
    const names = event.format === "teams" ? (members ?? []) : [id];
    const at = names.flatMap((name) => seatedAt.get(name) ?? []);
    const [found] = at;
    if (found === undefined || at.includes(expected)) return [];
    const fact = { table: found, ids: [id], found, expected };
    return [{ severity: "notice", code: "fixed-table-missed", round, ...fact }];
  });
}

/** The host's numbers, in order, that a round passes over while it uses later ones; fixed tables take their own. */
function hostOrder(event: EventDocument, made: EventRound, round: number): readonly Finding[] {
  const listed = event.pairing.tableOrder ?? [];
  const fixed = new Set(event.entrants.flatMap(({ fixedTable }) => fixedTable ?? []));
  const used = new Set(made.tables.map(({ table }) => table).filter((table) => !fixed.has(table)));
  const inOrder = listed.filter((table) => !fixed.has(table));
  const missing = inOrder.slice(0, used.size).find((table) => !used.has(table));
  if (missing === undefined) return [];
  return [{ severity: "notice", code: "table-order-missed", round, ids: [], expected: missing }];
}

/** What the wishes about tables come to: people with a table of their own, and the order that the host gave. */
export function checkTableNumbers(
  event: EventDocument,
  made: EventRound,
  round: number,
): readonly Finding[] {
  return [...fixedTables(event, made, round), ...hostOrder(event, made, round)];
}
