import { methodOrder } from "../criteria/pairs/method-order";
import type { Field } from "../field";
import { minimumCostMatching } from "../matching/minimum-cost-matching";
import { denseMeetings, isTooSoon } from "../meetings";

/** Four units by index: the first two are partners against the last two. */
export type Four = readonly [number, number, number, number];

type EdgeCost = (a: number, b: number) => number;

/** Matches some units; `costOf` speaks of positions in `among`. */
function match(among: number, costOf: EdgeCost): readonly (readonly [number, number])[] {
  const found = minimumCostMatching(among, costOf);
  if (found === null) throw new Error("a complete field always has a perfect matching");
  return found.mates.flatMap((mate, at) => (at < mate ? [[at, mate] as const] : []));
}

/**
 * A good first round of rotating partners, for the search to start from: a matching of the players into partners (none
 * again, equals together, clubs apart, in the method's order), then one of the partnerships into tables.
 */
export function firstTables(field: Field, playing: readonly number[]): readonly Four[] {
  const { units, met, forbidden, settings, round } = field;
  const size = units.length;
  const order = methodOrder.measure(field).pair;
  const together = denseMeetings(met, "partners");
  const against = denseMeetings(met, "opponents");
  const wins = (unit: number) => units[unit]?.wins ?? 0;
  const sameClub = (a: number, b: number) => {
    const club = units[a]?.club ?? null;
    return settings.club !== "off" && club !== null && club === units[b]?.club ? 1 : 0;
  };
  const partnerCost: EdgeCost = (a, b) =>
    1e12 * (isTooSoon(together[a * size + b] ?? 0, round, settings.partnerCooldown) ? 1 : 0) +
    1e11 * (forbidden.has(a * size + b) ? 1 : 0) +
    1e7 * (wins(a) - wins(b)) ** 2 +
    1e5 * sameClub(a, b) +
    order(a, b);
  const opponentCost: EdgeCost = (a, b) =>
    1e12 * (isTooSoon(against[a * size + b] ?? 0, round, settings.opponentCooldown) ? 1 : 0) +
    1e11 * (forbidden.has(a * size + b) ? 1 : 0) +
    1e7 * (wins(a) - wins(b)) ** 2 +
    1e5 * sameClub(a, b);
  const partners = match(playing.length, (x, y) =>
    partnerCost(playing[x] ?? 0, playing[y] ?? 0),
  ).map(([x, y]) => [playing[x] ?? 0, playing[y] ?? 0] as const);
  const folded = (x: number, y: number) =>
    settings.method === "adjacent" ? Math.abs(x - y) : Math.abs(x + y - partners.length + 1);
  const tables = match(partners.length, (x, y) => {
    const [a = 0, b = 0] = partners[x] ?? [];
    const [c = 0, d = 0] = partners[y] ?? [];
    return (
      opponentCost(a, c) +
      opponentCost(a, d) +
      opponentCost(b, c) +
      opponentCost(b, d) +
      folded(x, y)
    );
  });
  return tables.map(([x, y]) => {
    const [a = 0, b = 0] = partners[x] ?? [];
    const [c = 0, d = 0] = partners[y] ?? [];
    return [a, b, c, d];
  });
}
