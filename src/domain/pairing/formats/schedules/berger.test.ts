import { describe, expect, it } from "vitest";
import { bergerRound, bergerRounds } from "./berger";

const couple = (a: number, b: number) => (a < b ? `${a}-${b}` : `${b}-${a}`);

describe("Berger tables", () => {
  it("are the printed ones for six", () => {
    const printed = [
      ["1-6", "2-5", "3-4"],
      ["6-4", "5-3", "1-2"],
      ["2-6", "3-1", "4-5"],
      ["6-5", "1-4", "2-3"],
      ["3-6", "4-2", "5-1"],
    ];
    const made = printed.map((_, round) =>
      bergerRound(6, round)
        .map(([a, b]) => `${a + 1}-${b + 1}`)
        .sort(),
    );
    expect(made).toEqual(printed.map((round) => [...round].sort()));
  });

  it("let everybody meet everybody once and rest at most once, up to 61", () => {
    for (let players = 2; players <= 61; players++) {
      const seen = new Set<string>();
      for (let round = 0; round < bergerRounds(players); round++) {
        const meetings = bergerRound(players, round);
        expect(new Set(meetings.flat()).size).toBe(players + (players % 2));
        for (const [a, b] of meetings) seen.add(couple(a, b));
      }
      const size = players + (players % 2);
      expect(seen.size).toBe((size * (size - 1)) / 2);
    }
  });

  it("give everybody each side as often as the other, within one", () => {
    for (const players of [4, 6, 8, 14, 20]) {
      const first = new Map<number, number>();
      for (let round = 0; round < bergerRounds(players); round++) {
        for (const [a] of bergerRound(players, round)) first.set(a, (first.get(a) ?? 0) + 1);
      }
      const half = (players - 1) / 2;
      expect([...first.values()].every((times) => Math.abs(times - half) <= 0.5)).toBe(true);
    }
  });

  it.each([0, 1])("have no round for %i", (players) => {
    expect(bergerRounds(players)).toBe(0);
    expect(bergerRound(players, 0)).toEqual([]);
  });
});
