import { describe, expect, it } from "vitest";
import { decodeSharedHand } from "../hand/shared-hand-text";
import { recordedReplay } from "./recorded-replay";

const DEAL = {
  A: ["6-2", "6-1", "5-2", "4-3", "4-2", "2-0", "1-0"],
  B: ["6-4", "5-5", "5-3", "5-0", "3-3", "3-1", "3-0"],
  C: ["6-6", "6-5", "6-3", "5-1", "4-0", "1-1", "0-0"],
  D: ["6-0", "5-4", "4-4", "4-1", "3-2", "2-2", "2-1"],
};
const PLAYED = { hand: { deal: DEAL, play: "A:4-2 B:6-4L" }, leader: "A", number: 2 } as const;

describe("recordedReplay", () => {
  it("carries the moves that a table noted, under the match's book and leader", () => {
    const text = recordedReplay(PLAYED, "fededodo-2026") ?? "";
    expect(decodeSharedHand(text)).toMatchObject({
      ok: true,
      value: {
        ...{ rules: "fededodo-2026", leader: "A", mode: "pairs", firstHand: false },
        ...{ play: "A:4-2 B:6-4L", deal: DEAL },
      },
    });
  });

  it.each([
    ["only the totals were noted", { hand: { ending: "block", closer: "A", pips: {} } }, "fndpr"],
    ["the leader is not known", { leader: null }, "fndpr"],
    ["the book was changed", {}, { preset: "fndpr", target: 150 }],
  ] as const)("is none where %s", (_, change, rules) => {
    expect(recordedReplay({ ...PLAYED, ...change }, rules)).toBeNull();
  });
});
