import type { ProofField } from "./pair-field";
import { restRanks } from "./rest-ranks";

/** Where one stands in his score group: which, at what index, how many it has, and whom the group cannot pair itself. */
type Stand = {
  readonly group: number;
  readonly index: number;
  readonly size: number;
  readonly fromAbove: number;
  readonly goesBelow: number;
};

export type MethodSteps = {
  /** How far a meeting is from what the method would make. */
  readonly between: (a: number, b: number) => number;
  /** Two together are never more apart than their reaches add up to. */
  readonly reach: (unit: number) => number;
};

function readStands({ units, order }: ProofField): readonly Stand[] {
  const ranks = restRanks(units);
  const resting = units.length % 2 === 0 ? -1 : ranks.indexOf(0);
  const groups = new Map<number, number[]>();
  for (const unit of order) {
    if (unit === resting) continue;
    const wins = units[unit]?.wins ?? 0;
    groups.set(wins, [...(groups.get(wins) ?? []), unit]);
  }
  const alone: Stand = { group: -1, index: 0, size: 1, fromAbove: 0, goesBelow: 0 };
  const stands = units.map(() => alone);
  let fromAbove = 0;
  [...groups.values()].forEach((members, group) => {
    const goesBelow = (members.length + fromAbove) % 2;
    members.forEach((unit, index) => {
      stands[unit] = { group, index, size: members.length, fromAbove, goesBelow };
    });
    fromAbove = goesBelow;
  });
  return stands;
}

/**
 * The method inside a score group: fold 1–n, slide 1–n/2+1, adjacent and by lots 1–2; from one group to another the last of
 * the upper with the first of the lower. A group of an odd number gives its last to the next, which is folded or slid
 * without its first. Whoever is to rest by the rule of rests stands above all groups.
 */
export function methodSteps(field: ProofField): MethodSteps {
  const stands = readStands(field);
  const none: Stand = { group: -1, index: 0, size: 1, fromAbove: 0, goesBelow: 0 };
  const standOf = (unit: number) => stands[unit] ?? none;
  const inGroup = (a: Stand, b: Stand) => {
    const last = a.size - 1 - a.goesBelow;
    if (field.method === "fold") return Math.abs(a.index + b.index - a.fromAbove - last);
    const apart = Math.abs(a.index - b.index);
    if (field.method === "slide") return Math.abs(apart - ((last - a.fromAbove + 1) >> 1));
    return apart - 1;
  };
  return {
    between: (x, y) => {
      const a = standOf(x);
      const b = standOf(y);
      if (a.group === b.group) return inGroup(a, b);
      const [upper, lower] = a.group < b.group ? [a, b] : [b, a];
      return upper.size - 1 - upper.index + lower.index;
    },
    reach: (unit) => {
      const { index, size } = standOf(unit);
      return 1 + Math.max(index, size - 1 - index);
    },
  };
}
