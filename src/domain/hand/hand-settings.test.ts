import { describe, expect, it } from "vitest";
import type { RuleSettings } from "../rules/settings";
import type { HandRequest } from "./adjudicate-request";
import { adjudicateRequest } from "./adjudicate-request";
import type { HandResult } from "./hand";

// Settings that change what a hand is worth or who leads after it, each with all its values: what they say is done.

function judged(replaced: Partial<RuleSettings>, claim: object): HandResult {
  const request = { rules: { preset: "fededodo-2026", ...replaced }, leader: "B", ...claim };
  const verdict = adjudicateRequest(request as HandRequest);
  if (!verdict.ok) throw new Error(JSON.stringify(verdict.problems));
  return verdict;
}

function settingOfNextLeader({ reasons }: HandResult): unknown {
  return reasons.find(({ code }) => code === "next-leader")?.setting;
}

describe("who leads after a hand that nobody played out or won", () => {
  const TIED = { ending: "block", closer: "C", pips: { A: 6, B: 6, C: 10, D: 10 } };
  const REDEAL = { redeal: { by: "C", doubles: 5 } };
  const FALSE_BLOCK = { falseBlock: { by: "C" }, pips: { A: 15, B: 28, C: 29, D: 30 } };

  it.each([
    ["rotate", "C"],
    ["same", "B"],
  ] as const)("a tied block: %s (10.4)", (tiedBlockNextLeader, seat) => {
    const result = judged({ tiedBlockNextLeader }, TIED);
    expect(result).toMatchObject({ winner: null, nextLeader: seat });
    expect(settingOfNextLeader(result)).toBe("tiedBlockNextLeader");
  });

  it.each([
    ["same", "B"],
    ["rotate", "C"],
  ] as const)("another deal: %s (6.3)", (redealNextLeader, seat) => {
    const shown = judged({ redealNextLeader, doublesRedeal: 5 }, REDEAL);
    const exposed = judged({ redealNextLeader }, { annulled: { infraction: "F-06.3b", by: "A" } });
    expect([shown.nextLeader, exposed.nextLeader]).toEqual([seat, seat]);
    expect(settingOfNextLeader(shown)).toBe("redealNextLeader");
  });

  it.each([
    ["rotate", "C"],
    ["same", "B"],
    ["after-offender", "D"],
  ] as const)("a false block that C called: %s (18.2)", (falseBlockNextLeader, seat) => {
    for (const falseBlock of ["award-unplayed", "fine"] as const) {
      const result = judged({ falseBlockNextLeader, falseBlock }, FALSE_BLOCK);
      expect(result.nextLeader, falseBlock).toBe(seat);
      expect(settingOfNextLeader(result)).toBe("falseBlockNextLeader");
    }
  });
});

describe("bonuses that may reach the target", () => {
  const DOMINO = {
    ending: "domino",
    closer: "A",
    lastTile: "5-1",
    ends: [1, 5],
    pips: { A: 0, B: 9, C: 5, D: 8 },
  };
  const capicua = (capicuaWins: "may" | "never", before: number) =>
    judged(
      { capicuaWins, capicuaBonus: 30 },
      { ...DOMINO, target: 200, score: { AC: before, BD: 0 } },
    );

  it("a capicúa: may, and never", () => {
    // 22 of the hand, and 30 of the capicúa: 150 + 22 + 30 is over the target.
    expect(capicua("may", 150)).toMatchObject({ score: { AC: 202 }, matchWonBy: "AC" });
    const never = capicua("never", 150);
    expect(never).toMatchObject({ score: { AC: 172 }, matchWonBy: null, capicua: true });
    expect(never.reasons.map(({ code }) => code)).toContain("capicua-worthless");
  });

  it.each([
    ["short of the target it counts", 147, 199, null],
    ["one point more reaches it", 148, 170, null],
    ["a match that the hand won it does not undo", 178, 230, "AC"],
  ] as const)("never: %s", (_, before, after, winner) => {
    const result = capicua("never", before);
    expect([result.score.AC, result.matchWonBy]).toEqual([after, winner]);
  });

  it.each([
    ["never", 172],
    ["may", 202],
  ] as const)("the pass bonus: %s", (passBonusWins, after) => {
    const result = judged(
      { passBonusWins, passBonus: 30 },
      { ...DOMINO, ends: [5, 5], passes: ["AC"], target: 180, score: { AC: 150, BD: 0 } },
    );
    expect(result.score.AC).toBe(after);
  });
});
