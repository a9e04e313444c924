import { methodOrder } from "../criteria/pairs/method-order";
import type { Field, Unit } from "../field";
import { isTooSoon, lastAsOpponents } from "../meetings";
import type { PassedOver } from "../round-pairing";

// Whom the method would have given somebody, and what stood in the way. A fact that can be read off the two is given; where
// there is none the opponent was of more use at another table, which only a computation can weigh (`whyNot`).

/** What keeps two from meeting, the weightiest first; `elsewhere` where nothing between them does. */
export function obstacleBetween(field: Field, one: Unit, two: Unit): PassedOver {
  const { met, round, settings, forbidden, units } = field;
  const last = lastAsOpponents(met, one.place, two.place);
  if (isTooSoon(last, round, settings.opponentCooldown)) return { because: "met", round: last };
  if (forbidden.has(one.place * units.length + two.place)) return { because: "forbidden" };
  if (one.club !== null && one.club === two.club && settings.club !== "off") {
    return { because: "same-club" };
  }
  const [down, up] = one.wins > two.wins ? [one, two] : [two, one];
  if (down.wins !== up.wins && (down.float === "down" || up.float === "up")) {
    return { because: "floats-again" };
  }
  return { because: "elsewhere" };
}

/** By unit of a field of fixed pairs: whom the method would give it inside its score group, null where nobody. */
export function naturalOpponents(field: Field): (unit: Unit) => Unit | null {
  const { pair } = methodOrder.measure(field);
  const groups = new Map<number, Unit[]>();
  for (const unit of field.units) groups.set(unit.wins, [...(groups.get(unit.wins) ?? []), unit]);
  return (unit) =>
    (groups.get(unit.wins) ?? []).find(
      (other) => other !== unit && pair(unit.place, other.place) === 0,
    ) ?? null;
}

/** Whether two of one score group meet as the method would have it. */
export function isNatural(field: Field): (one: Unit, two: Unit) => boolean {
  const { pair } = methodOrder.measure(field);
  return (one, two) => one.wins === two.wins && pair(one.place, two.place) === 0;
}
