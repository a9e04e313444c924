import { describe, expect, it } from "vitest";
import type { RoundsPlan } from "./life-cycle-rounds";
import { adviseRounds, suggestRounds } from "./life-cycle-rounds";

describe("suggestRounds: ⌈log2⌉ + 2", () => {
  it.each([
    [0, 0],
    [1, 0],
    [2, 3],
    [3, 4],
    [4, 4],
    [5, 5],
    [16, 6],
    [17, 7],
    [24, 7],
    [400, 11],
  ])("%i units → %i", (units, rounds) => expect(suggestRounds(units)).toBe(rounds));
});

describe("adviseRounds", () => {
  const plan = (change: Partial<RoundsPlan>): RoundsPlan => ({
    format: "pairs",
    units: 8,
    rounds: 4,
    partnerCooldown: null,
    opponentCooldown: null,
    ...change,
  });
  const warning = (change: Partial<RoundsPlan>) =>
    adviseRounds(plan(change)).warnings.map(
      ({ code, relation, atMost }) => `${code} ${relation} ${atMost}`,
    );

  it.each([
    [{}, []],
    [{ rounds: 5 }, ["repeats-possible opponents 4"]],
    [{ rounds: 7 }, ["repeats-possible opponents 4"]],
    [{ rounds: 8 }, ["repeats-unavoidable opponents 7"]],
    // An odd field meets everybody in as many rounds as it has pairs, one resting each time.
    [{ units: 7, rounds: 7 }, ["repeats-possible opponents 3"]],
    [{ units: 7, rounds: 8 }, ["repeats-unavoidable opponents 7"]],
    [{ units: 2, rounds: 1 }, []],
    [{ units: 2, rounds: 2 }, ["repeats-unavoidable opponents 1"]],
    [{ units: 1, rounds: 3 }, []],
    [{ rounds: 8, opponentCooldown: 2 }, []],
    [{ format: "individual", units: 40, rounds: 7 }, []],
    [{ format: "individual", units: 8, rounds: 8 }, ["repeats-unavoidable partners 7"]],
    [{ format: "individual", units: 5, rounds: 5 }, ["repeats-possible partners 2"]],
    [{ format: "individual", units: 5, rounds: 6 }, ["repeats-unavoidable partners 5"]],
    [{ format: "individual", units: 3, rounds: 2 }, []],
    [{ format: "individual", units: 8, rounds: 20, partnerCooldown: 3 }, []],
  ] as const)("%j → %j", (change, expected) => expect(warning(change)).toEqual(expected));
});
