import { expect, it } from "vitest";
import { randomIndex, seededRandom } from "../../kernel/random";
import type { GroupCriterion } from "../criteria/group-criteria";
import { bestGroups } from "./all-groups";

/** Every way to put units into groups of three. */
function* groupings(units: readonly number[]): Generator<readonly (readonly number[])[]> {
  const [a, ...others] = units;
  if (a === undefined) {
    yield [];
    return;
  }
  for (const [i, b] of others.entries()) {
    for (const c of others.slice(i + 1)) {
      const left = others.filter((unit) => unit !== b && unit !== c);
      for (const more of groupings(left)) yield [[a, b, c], ...more];
    }
  }
}

function costOf(groups: readonly (readonly number[])[], { couple }: GroupCriterion): number {
  const couples = groups.flatMap((group) =>
    group.flatMap((a, at) => group.slice(at + 1).map((b) => couple(a, b))),
  );
  return couples.reduce((sum, each) => sum + each, 0);
}

it("finds what trying out every grouping finds", () => {
  for (let number = 0; number < 40; number++) {
    const random = seededRandom(`grupos ${number}`);
    const table = Array.from({ length: 81 }, () => randomIndex(random, 4));
    const value = (a: number, b: number) => table[Math.min(a, b) * 9 + Math.max(a, b)] ?? 0;
    const criteria: readonly GroupCriterion[] = [
      { id: "rematch", hard: true, most: 1, couple: (a, b) => value(a, b) % 2 },
      { id: "win-difference", hard: false, most: 3, couple: value },
    ];
    const found = bestGroups(9, 3, criteria, [{ resting: [], duel: [], cost: 0 }]);
    const costs = (groups: readonly (readonly number[])[]) =>
      criteria.map((criterion) => costOf(groups, criterion));
    const all = [...groupings([0, 1, 2, 3, 4, 5, 6, 7, 8])].map(costs);
    const [least] = all.toSorted(([a = 0, b = 0], [c = 0, d = 0]) => a - c || b - d);
    expect(costs(found?.groups ?? [])).toEqual(least);
  }
});

it("leaves over those with whom least has to give, then those who cost least", () => {
  const apart: GroupCriterion = {
    id: "rematch",
    hard: true,
    most: 1,
    couple: (a, b) => (Math.min(a, b) === 0 ? 1 : 0),
  };
  const leftOvers = [3, 2, 1, 0].map((unit) => ({ resting: [unit], duel: [], cost: unit }));
  expect(bestGroups(4, 3, [apart], leftOvers)?.leftOver.resting).toEqual([0]);
});
