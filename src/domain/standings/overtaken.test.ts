import { describe, expect, it } from "vitest";
import { isOvertaken } from "./overtaken";
import type { StandingRow } from "./standings";

const row = (id: string, rank: number, more: Partial<StandingRow> = {}): StandingRow => ({
  id,
  rank,
  played: 1,
  wins: 1,
  for: 200,
  against: 120,
  net: 80,
  fines: 0,
  decidedBy: null,
  ...more,
});
const KEPT = [row("1", 1), row("2", 2)];

describe("isOvertaken", () => {
  it.each([
    ["the same", KEPT, false],
    ["somebody new between them", [row("1", 1), row("3", 2), row("2", 3)], false],
    ["another criterion that decides", [row("1", 1, { decidedBy: "wins" }), row("2", 2)], false],
    ["a result that changed", [row("1", 1, { for: 190, net: 70 }), row("2", 2)], true],
    ["another order", [row("2", 1), row("1", 2)], true],
    ["somebody who is gone", [row("1", 1)], true],
  ] as const)("%s: %s", (_, now, overtaken) => {
    expect(isOvertaken(KEPT, now)).toBe(overtaken);
  });
});
