import type { EventDocument } from "../../event/event-document";
import type { RuleSettings } from "../../rules/settings";
import { computeStandings } from "../../standings/standings";
import type { BrokenCriterion, RoundPairing } from "../round-pairing";

/** An entrant that always sits at one table, and the table (by index) where it sits this round. */
type Wish = { readonly id: string; readonly wanted: number; readonly table: number };

/** The numbers of tables in the host's order, then those not in it. */
function* numbersInOrder(order: readonly number[]): Generator<number, never> {
  yield* order;
  const listed = new Set(order);
  for (let number = 1; ; number++) if (!listed.has(number)) yield number;
}

/** Everybody who sits at a table of the round, by the entrant of each. */
function wishesOf(event: EventDocument, rules: RuleSettings, round: RoundPairing): readonly Wish[] {
  const fixed = event.entrants.filter(({ fixedTable }) => fixedTable !== undefined);
  if (fixed.length === 0) return [];
  const tableOf = new Map<string, number>();
  round.tables.forEach(({ AC, BD, players = [] }, table) => {
    for (const name of [...AC, ...BD, ...players]) tableOf.set(name, table);
  });
  const places = new Map(computeStandings(event, rules).map(({ id }, place) => [id, place]));
  const placeOf = (id: string) => places.get(id) ?? places.size;
  return fixed
    .flatMap(({ id, members, fixedTable: wanted }): readonly Wish[] => {
      const names = event.format === "teams" ? (members ?? []) : [id];
      const tables = names.flatMap((name) => tableOf.get(name) ?? []);
      if (tables.length === 0 || wanted === undefined) return [];
      return [{ id, wanted, table: Math.min(...tables) }];
    })
    .sort((a, b) => placeOf(a.id) - placeOf(b.id));
}

/**
 * Numbers the tables of a round, which come in order of strength: an entrant with a table of its own sits there with its
 * opponents, and so does a team with the best ranked of its tables; the others take the host's numbers in order. Of two who
 * cannot both have theirs the better placed keeps it, and the other's wish is listed as broken.
 */
export function numberTables(
  event: EventDocument,
  rules: RuleSettings,
  round: RoundPairing,
): RoundPairing {
  const given = new Map<number, number>();
  const taken = new Set<number>();
  const disappointed: Wish[] = [];
  for (const wish of wishesOf(event, rules, round)) {
    const own = given.get(wish.table);
    if (own === wish.wanted) continue;
    if (own !== undefined || taken.has(wish.wanted)) {
      disappointed.push(wish);
      continue;
    }
    given.set(wish.table, wish.wanted);
    taken.add(wish.wanted);
  }
  const numbers = numbersInOrder(event.pairing.tableOrder ?? []);
  const nextFree = (): number => {
    let next = numbers.next().value;
    while (taken.has(next)) next = numbers.next().value;
    return next;
  };
  const numbered = round.tables.map((_, index) => given.get(index) ?? nextFree());
  const numberOf = new Map(
    round.tables.map(({ table }, index) => [table, numbered[index] ?? table]),
  );
  const renumber = (broken: BrokenCriterion): BrokenCriterion =>
    broken.table === undefined
      ? broken
      : { ...broken, table: numberOf.get(broken.table) ?? broken.table };
  return {
    ...round,
    tables: round.tables.map((table, index) => ({
      ...table,
      table: numbered[index] ?? table.table,
    })),
    broken: [
      ...round.broken.map(renumber),
      ...disappointed.map(({ id, wanted, table }): BrokenCriterion => {
        return { code: "fixed-table", ids: [id], table: numbered[table] ?? 0, wanted };
      }),
    ],
  };
}
