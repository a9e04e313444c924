import { describe, expect, it } from "vitest";
import { matchRequestSchema } from "./match";

const hands = [{ points: { AC: 20 } }];
const fine = { points: -25, afterHand: 0, on: "match" };

describe("the match request", () => {
  it.each<[string, object, readonly (string | number)[]]>([
    ["an unknown field", { rules: "fndpr", firstLeader: "A", hands, referee: "x" }, []],
    ["a hand told twice", { hands: [{ points: { AC: 1 }, closer: "A" }] }, ["hands", 0, "closer"]],
    ["both ways of the bell", { hands, call: { during: 1, after: 1 } }, ["call"]],
    ["pairs of two", { hands, mode: "pairs", players: 2 }, ["players"]],
    ["a seat's points in pairs", { hands: [{ points: { A: 5 } }] }, ["hands", 0, "points", "A"]],
    [
      "a pair's points where two play alone",
      { players: 2, hands: [{ points: { AC: 5 } }] },
      ["hands", 0, "points", "AC"],
    ],
    [
      "a leader who does not sit there",
      { players: 2, firstLeader: "C", hands: [] },
      ["firstLeader"],
    ],
    [
      "a fine for nobody",
      { players: 3, hands: [], fines: [{ ...fine, seat: "D" }] },
      ["fines", 0, "seat"],
    ],
  ])("refuses %s by its path", (_, request, path) => {
    const parsed = matchRequestSchema.safeParse({
      rules: "fededodo-2026",
      firstLeader: "A",
      ...request,
    });
    expect(parsed.error?.issues.map((issue) => issue.path)).toContainEqual(path);
  });

  it("takes as many players alone as the hands name, or the preset's two", () => {
    const request = (more: object) =>
      matchRequestSchema.safeParse({ rules: "individual", firstLeader: "A", ...more }).success;
    expect(request({ hands: [{ points: { A: 10 } }] })).toBe(true);
    expect(request({ hands: [{ points: { A: 10, C: 0 } }], firstLeader: "C" })).toBe(true);
    expect(request({ hands: [{ points: { A: 10 } }], firstLeader: "C" })).toBe(false);
  });
});
