import type { Field, Unit } from "../field";
import { isTooSoon, lastAsOpponents, lastAsPartners } from "../meetings";
import type { TableReason } from "../round-pairing";
import type { Sides } from "../seating/seat-table";

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

/** Why a table is as it is: who stands where, who had met, what could not be kept. The first reason is the main one. */
export function explainTable(field: Field, sides: Sides): readonly TableReason[] {
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
