import { describe, expect, it } from "vitest";
import type { RecordedHand } from "@/domain/match/acta";
import type { HandDraft } from "./hand-draft";
import { draftOf, EMPTY_DRAFT, handOf, isCounted, seatsToCount, stepsOf } from "./hand-draft";

const AWARD = { falseBlock: "award-unplayed" } as const;
const FINE = { falseBlock: "fine" } as const;

const domino: HandDraft = { ...EMPTY_DRAFT, ending: "domino", by: "B", pips: { A: 5, C: 7, D: 0 } };

describe("a hand being entered", () => {
  it.each([
    [null, AWARD, ["ending"]],
    ["domino", AWARD, ["ending", "by", "count", "review"]],
    ["annulled", AWARD, ["ending", "infraction", "by", "review"]],
    ["redeal", AWARD, ["ending", "by", "doubles", "review"]],
    ["false-block", AWARD, ["ending", "by", "count", "review"]],
    ["false-block", FINE, ["ending", "by", "review"]],
  ] as const)("asks for %s under %o: %o", (ending, rules, steps) => {
    expect(stepsOf({ ...EMPTY_DRAFT, ending }, rules)).toEqual(steps);
  });

  it("does not count who went out, and counts everybody in a block", () => {
    expect(seatsToCount(domino)).toEqual(["A", "C", "D"]);
    expect(seatsToCount({ ...domino, ending: "block" })).toEqual(["A", "B", "C", "D"]);
    expect(isCounted(domino)).toBe(true);
    expect(isCounted({ ...domino, ending: "block" })).toBe(false);
  });

  it("is no hand while something is missing", () => {
    expect(handOf({ ...domino, pips: { A: 5, C: 7 } }, AWARD)).toBeNull();
    expect(handOf({ ...domino, by: null }, AWARD)).toBeNull();
    expect(handOf({ ...EMPTY_DRAFT, ending: "annulled", by: "A" }, AWARD)).toBeNull();
  });

  it("gives who went out nothing", () => {
    expect(handOf(domino, AWARD)).toEqual({
      ending: "domino",
      closer: "B",
      pips: { A: 5, B: 0, C: 7, D: 0 },
    });
  });

  it("forgets pips typed for somebody who then turns out to have gone out", () => {
    expect(handOf({ ...domino, pips: { A: 5, B: 9, C: 7, D: 0 } }, AWARD)).toMatchObject({
      pips: { B: 0 },
    });
  });

  const hands: readonly RecordedHand[] = [
    { ending: "domino", closer: "B", pips: { A: 5, B: 0, C: 7, D: 0 } },
    { ending: "block", closer: "C", pips: { A: 6, B: 9, C: 6, D: 9 } },
    {
      ending: "domino",
      closer: "A",
      left: { A: [], B: ["5-5"], C: ["6-5", "5-1"], D: ["4-4"] },
    },
    {
      ending: "domino",
      closer: "A",
      pips: { A: 0, B: 1, C: 2, D: 3 },
      lastTile: "6-2",
      ends: [6, 2],
      passes: ["AC"],
    },
    {
      ending: "domino",
      closer: "A",
      pips: { A: 0, B: 1, C: 2, D: 3 },
      lastTile: "6-2",
      seen: [{ seat: "A", tile: "6-2" }],
    },
    { annulled: { infraction: "F-14.2", by: "D" } },
    { redeal: { by: "B", doubles: 5 } },
    { falseBlock: { by: "A" }, pips: { A: 1, B: 2, C: 3, D: 4 } },
  ];

  it.each(hands)("reads a recorded hand and gives it back: %o", (hand) => {
    expect(handOf(draftOf(hand), AWARD)).toEqual(hand);
  });

  it("gives back a false block that the rules only fine", () => {
    const hand = { falseBlock: { by: "C" } } as const;
    expect(handOf(draftOf(hand), FINE)).toEqual(hand);
  });
});
