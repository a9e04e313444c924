import { describe, expect, it } from "vitest";
import { lineUpOf, readLineUp } from "./line-up";

const members = ["a", "b", "c", "d", "e", "f"];

describe("readLineUp", () => {
  it.each([
    ["the first four before any change", [], 1, "abcd"],
    ["a substitute from the round of the change on", [{ from: 3, out: "b", in: "e" }], 3, "aecd"],
    ["nobody before that round", [{ from: 3, out: "b", in: "e" }], 2, "abcd"],
    [
      "somebody who comes back",
      [
        { from: 2, out: "b", in: "e" },
        { from: 4, out: "e", in: "b" },
      ],
      4,
      "abcd",
    ],
    [
      "the last word of one round",
      [
        { from: 2, out: "b", in: "e" },
        { from: 2, out: "e", in: "f" },
      ],
      2,
      "afcd",
    ],
    [
      "changes in order of round, however they are listed",
      [
        { from: 4, out: "e", in: "f" },
        { from: 2, out: "b", in: "e" },
      ],
      5,
      "afcd",
    ],
  ] as const)("%s", (_, changes, round, playing) => {
    const { people, wrong } = readLineUp({ members, changes }, round, 4);
    expect(people.join("")).toBe(playing);
    expect(wrong).toEqual([]);
  });

  it.each([
    [{ from: 1, out: "x", in: "e" }, "x"],
    [{ from: 1, out: "a", in: "b" }, "b"],
    [{ from: 1, out: "a", in: "x" }, "x"],
  ])("names who is not where %j says, and changes nothing", (change, wrong) => {
    expect(readLineUp({ members, changes: [change] }, 1, 4)).toEqual({
      people: ["a", "b", "c", "d"],
      wrong: [wrong],
    });
  });
});

it("a pair plays whole", () => {
  const pairing = { method: "fold", club: "off", partnerCooldown: null, opponentCooldown: null };
  expect(lineUpOf({ format: "pairs", pairing } as never, { members: ["a", "b"] }, 1)).toEqual([
    "a",
    "b",
  ]);
});
