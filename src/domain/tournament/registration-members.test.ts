import { describe, expect, it } from "vitest";
import { joinRefusals, membershipRefusals } from "./registration-members";

const active = (playerId: string) => ({ playerId, status: "active" as const });

describe("membershipRefusals", () => {
  it("accepts a pair and a single", () => {
    expect(membershipRefusals("pairs", [active("p1"), active("p2")], new Map())).toEqual([]);
    expect(membershipRefusals("individual", [active("p1")], new Map())).toEqual([]);
  });

  it("says everything that is wrong", () => {
    const entered = new Map([["p1", "e7"]]);
    const members = [active("p1"), { playerId: "p2", status: "suspended" as const }, active("p1")];
    expect(membershipRefusals("pairs", members, entered)).toEqual([
      { code: "wrong-member-count", given: 3, needed: 2, most: 2 },
      { code: "already-entered", playerId: "p1", entrantId: "e7" },
      { code: "suspended", playerId: "p2" },
      { code: "same-person-twice", playerId: "p1" },
    ]);
  });
});

describe("joinRefusals", () => {
  const walkIn = { playerId: "w1", number: null, mergedInto: null, tournaments: ["t1"] };
  const known = { playerId: "p1", number: "00042", mergedInto: null, tournaments: ["t0"] };

  it("joins a provisional person to one of the roster", () =>
    expect(joinRefusals(walkIn, known)).toEqual([]));

  it.each([
    [walkIn, walkIn, ["same-person"]],
    [{ ...walkIn, number: "7" }, known, ["not-provisional"]],
    [walkIn, { ...known, number: null }, ["target-provisional"]],
    [{ ...walkIn, mergedInto: "p9" }, known, ["already-joined"]],
    [walkIn, { ...known, tournaments: ["t0", "t1"] }, ["both-entered"]],
  ])("refuses %j into %j", (provisional, target, codes) =>
    expect(joinRefusals(provisional, target).map(({ code }) => code)).toEqual(codes),
  );
});
