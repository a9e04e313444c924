import type { Field, Unit } from "../field";
import { isTooSoon, lastAsOpponents, lastAsPartners } from "../meetings";
import type { TableReason } from "../round-pairing";
import type { Sides } from "../seating/seat-table";
import { isNatural, naturalOpponents, obstacleBetween } from "./natural-opponent";

type Couple = readonly [Unit, Unit];

const idsOf = ([a, b]: Couple): readonly [string, string] => [a.id, b.id];
const places = (units: readonly Unit[]) =>
  units.map(({ place }) => place + 1).sort((a, b) => a - b);

/** All opponents across a table. */
export function opponentsAcross([one, two]: Sides): readonly Couple[] {
  return one.flatMap((a) => two.map((b): Couple => [a, b]));
}

/** The partners of a table, where sides are of two. */
export function partnersAt(sides: Sides): readonly Couple[] {
  return sides.flatMap(([a, b]): readonly Couple[] =>
    a === undefined || b === undefined ? [] : [[a, b]],
  );
}

function explainWins(field: Field, units: readonly Unit[]): TableReason {
  const byWins = [...units].sort((a, b) => b.wins - a.wins);
  const most = byWins[0];
  const least = byWins[byWins.length - 1];
  if (most === undefined || least === undefined || field.round === 1) {
    return { code: "first-round", method: field.settings.method };
  }
  if (most.wins === least.wins) return { code: "same-wins", wins: most.wins };
  if (units.length > 2) return { code: "win-spread", most: most.wins, fewest: least.wins };
  const difference = most.wins - least.wins;
  return { code: "float", down: most.id, up: least.id, difference };
}

function explainMeetings(field: Field, sides: Sides, fixed: boolean): readonly TableReason[] {
  const { met, round, settings } = field;
  const across = opponentsAcross(sides).map((couple) => ({
    ids: idsOf(couple),
    last: lastAsOpponents(met, couple[0].place, couple[1].place),
  }));
  const together = partnersAt(sides).map((couple) => ({
    ids: idsOf(couple),
    last: lastAsPartners(met, couple[0].place, couple[1].place),
  }));
  const reasons: TableReason[] = [];
  if (!fixed && together.every(({ last }) => last === 0)) reasons.push({ code: "new-partners" });
  for (const { ids, last } of together) {
    if (isTooSoon(last, round, settings.partnerCooldown)) {
      reasons.push({ code: "partner-repeated", ids, round: last });
    }
  }
  if (across.every(({ last }) => last === 0)) reasons.push({ code: "first-meeting" });
  for (const { ids, last } of across) {
    if (isTooSoon(last, round, settings.opponentCooldown)) {
      reasons.push({ code: fixed ? "rematch" : "opponent-repeated", ids, round: last });
    } else if (last > 0) {
      reasons.push({ code: "meets-again", ids, round: last });
    }
  }
  return reasons;
}

function explainConflicts(field: Field, sides: Sides): readonly TableReason[] {
  const { forbidden, settings } = field;
  return [...partnersAt(sides), ...opponentsAcross(sides)].flatMap((couple) => {
    const [a, b] = couple;
    const ids = idsOf(couple);
    const reasons: TableReason[] = [];
    if (forbidden.has(a.place * field.met.size + b.place)) {
      reasons.push({ code: "forbidden-pair", ids });
    }
    if (a.club !== null && a.club === b.club && settings.club !== "off") {
      reasons.push({ code: "same-club", ids, club: a.club, policy: settings.club });
    }
    return reasons;
  });
}

type Naturals = {
  readonly of: (unit: Unit) => Unit | null;
  readonly isMet: (one: Unit, two: Unit) => boolean;
  /** Who of each number of wins plays inside it, by the method's order. */
  readonly stayed: ReadonlyMap<number, readonly Unit[]>;
};

/** Larger fields are explained without who else might have sat there: that is answered when somebody asks. */
const LARGEST_NATURAL = 1_000;

function naturalsOf(field: Field, tables: readonly Sides[]): Naturals | null {
  const isFixed = tables.every((sides) => sides.every((side) => side.length === 1));
  if (!isFixed || field.round === 1 || field.units.length > LARGEST_NATURAL) return null;
  const stayed = new Map<number, Unit[]>();
  for (const [[one], [two]] of tables) {
    if (one === undefined || two === undefined || one.wins !== two.wins) continue;
    stayed.set(one.wins, [...(stayed.get(one.wins) ?? []), one, two]);
  }
  for (const units of stayed.values()) units.sort((a, b) => a.order - b.order);
  return { of: naturalOpponents(field), isMet: isNatural(field), stayed };
}

/** Who else might have sat at a table of two fixed pairs: the method's own choice, or a lower one to float. */
function explainOthers(field: Field, naturals: Naturals, sides: Sides): readonly TableReason[] {
  const [[one], [two]] = sides;
  if (one === undefined || two === undefined) return [];
  if (one.wins === two.wins) {
    if (naturals.isMet(one, two)) return [];
    const better = one.order < two.order ? one : two;
    const natural = naturals.of(better);
    if (natural === null) return [];
    const obstacle = obstacleBetween(field, better, natural);
    return [{ code: "natural-opponent", id: better.id, natural: natural.id, obstacle }];
  }
  const [down, up] = one.wins > two.wins ? [one, two] : [two, one];
  const lower = naturals.stayed.get(down.wins)?.at(-1);
  if (lower === undefined || lower.order < down.order) return [];
  const obstacle = obstacleBetween(field, lower, up);
  return [{ code: "float-lower", down: down.id, lower: lower.id, up: up.id, obstacle }];
}

/**
 * Why each table of a round is as it is: who stands where, who had met, what could not be kept, and who else might have
 * sat there. The first reason is the main one.
 */
export function explainTables(
  field: Field,
  tables: readonly Sides[],
): (sides: Sides) => readonly TableReason[] {
  const naturals = naturalsOf(field, tables);
  return (sides) => [
    ...explainTable(field, sides),
    ...(naturals === null ? [] : explainOthers(field, naturals, sides)),
  ];
}

function explainTable(field: Field, sides: Sides): readonly TableReason[] {
  const units = sides.flat();
  const fixed = sides.every((side) => side.length === 1);
  const { method } = field.settings;
  return [
    explainWins(field, units),
    ...explainMeetings(field, sides, fixed),
    ...explainConflicts(field, sides),
    fixed
      ? { code: "method", method, places: places(units) }
      : { code: "balanced-sides", places: sides.flatMap((side) => places(side)) },
  ];
}
