import { compareIds } from "../../event/entrant-order";
import { seededRandom } from "../../kernel/random";
import type { Seat } from "../../rules/seat";
import type { Field, Unit } from "../field";

/** Two sides of units that meet. */
export type Sides = readonly [readonly Unit[], readonly Unit[]];

type SeatedTable = {
  readonly AC: readonly string[];
  readonly BD: readonly string[];
  readonly seats?: Readonly<Partial<Record<Seat, string>>>;
};

/** The people of a side in the order of its two seats; a fixed pair sits as it is registered. */
function peopleOf(side: readonly Unit[], turned: boolean): readonly string[] {
  const [only] = side;
  if (side.length === 1 && only !== undefined) return only.members;
  const ids = side.map(({ id }) => id);
  return turned ? ids.reverse() : ids;
}

/** The sides in the order of the table, and whether the partners of each change places. */
function drawSides(field: Field, sides: Sides) {
  const names = sides.flatMap((side) => side.map(({ id }) => id)).sort(compareIds);
  const random = seededRandom(`${field.seed}|seats|${field.round}|${names.join("|")}`);
  const draws = [random() < 0.5, random() < 0.5, random() < 0.5];
  const ordered = sides.map((side) => [...side].sort((x, y) => compareIds(x.id, y.id)));
  ordered.sort(([x], [y]) => compareIds(x?.id ?? "", y?.id ?? ""));
  if (draws[0] === true) ordered.reverse();
  const [first = [], second = []] = ordered;
  return { first, second, turnedFirst: draws[1] === true, turnedSecond: draws[2] === true };
}

/**
 * Seats a table: partners face each other (A and C, B and D). Which side is AC, and which of two rotating partners sits
 * first, is drawn from the seed, the round and the names, and so is the same whoever asks; `asGiven`, nothing is drawn.
 */
export function seatTable(field: Field, sides: Sides, asGiven = false): SeatedTable {
  const { first, second, turnedFirst, turnedSecond } = asGiven
    ? { first: sides[0], second: sides[1], turnedFirst: false, turnedSecond: false }
    : drawSides(field, sides);
  const ac = peopleOf(first, turnedFirst);
  const bd = peopleOf(second, turnedSecond);
  const table = {
    AC: first.length === 1 ? first.map(({ id }) => id) : ac,
    BD: second.length === 1 ? second.map(({ id }) => id) : bd,
  };
  const [A, C] = ac;
  const [B, D] = bd;
  if (A === undefined || B === undefined || C === undefined || D === undefined) return table;
  return { ...table, seats: { A, B, C, D } };
}
