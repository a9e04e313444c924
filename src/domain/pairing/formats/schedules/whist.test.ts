import { describe, expect, it } from "vitest";
import { hasWhist, whistRound, whistRounds } from "./whist";

const couple = (a: number, b: number) => (a < b ? `${a}-${b}` : `${b}-${a}`);

function count(counts: Map<string, number>, a: number, b: number) {
  counts.set(couple(a, b), (counts.get(couple(a, b)) ?? 0) + 1);
}

/** How often each couple were partners and opponents over a whole schedule. */
function meetingsOf(players: number) {
  const partners = new Map<string, number>();
  const opponents = new Map<string, number>();
  const rests: number[] = [];
  for (let round = 0; round < whistRounds(players); round++) {
    const { tables, resting } = whistRound(players, round);
    const people = [...tables.flat(), ...(resting === null ? [] : [resting])];
    expect(people.sort((a, b) => a - b)).toEqual(Array.from({ length: players }, (_, i) => i));
    if (resting !== null) rests.push(resting);
    for (const [a, b, c, d] of tables) {
      count(partners, a, b);
      count(partners, c, d);
      for (const one of [a, b]) for (const two of [c, d]) count(opponents, one, two);
    }
  }
  return { partners, opponents, rests };
}

/** Every size up to 53, and those beyond for which a schedule is known here. */
const sizes = Array.from({ length: 98 }, (_, index) => index + 4).filter(
  (players) => players % 4 < 2 && (players <= 53 || hasWhist(players)),
);

describe("whist schedules", () => {
  it.each(sizes)("give %i players each partner once and each opponent twice", (players) => {
    expect(hasWhist(players)).toBe(true);
    const { partners, opponents, rests } = meetingsOf(players);
    const couples = (players * (players - 1)) / 2;
    expect([partners.size, opponents.size]).toEqual([couples, couples]);
    expect(new Set(partners.values())).toEqual(new Set([1]));
    expect(new Set(opponents.values())).toEqual(new Set([2]));
    expect(new Set(rests).size).toBe(players % 4 === 0 ? 0 : players);
  });

  it.each([0, 1, 2, 3, 6, 7, 10, 102, 104])("has none for %i", (players) => {
    expect(hasWhist(players)).toBe(false);
    expect(() => whistRound(players, 0)).toThrow(RangeError);
  });
});
