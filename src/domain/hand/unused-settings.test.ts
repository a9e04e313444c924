import { describe, expect, it } from "vitest";
import type { SimulatedHand } from "../../../tests/support/hand-player";
import { simulateHand } from "../../../tests/support/hand-player";
import { PRESET_IDS } from "../rules/rules-spec";
import type { RuleSettings } from "../rules/settings";
import type { HandRequest } from "./adjudicate-request";
import { adjudicateRequest } from "./adjudicate-request";

// What an ending does not use does not change its result: not the points, not the next leader, not a word of the reasons.

type Replaced = Partial<RuleSettings>;

const BLOCK_ONLY: readonly Replaced[] = [
  { blockWinner: "duel" },
  { blockWinner: "lowest-hand" },
  { blockPoints: "opponents-only" },
  { blockPoints: "all-hands" },
  { blockTie: "closer" },
  { blockTie: "none" },
];
const DOMINO_ONLY: readonly Replaced[] = [
  { dominoScoring: "opponents-only" },
  { dominoScoring: "all-unplayed" },
  { capicuaBonus: 55 },
];
/** Settings of the deal, of refereeing, of the match and of the event. */
const NEITHER: readonly Replaced[] = [
  { annulledNextLeader: "same" },
  { doublesRedeal: 3 },
  { falseBlock: "fine" },
  { firstLeader: "highest-double" },
  { drawRank: "sum-then-half" },
  { seenTileFinish: "forbidden" },
  { fineScope: "ledger" },
  { fineFlipsResult: "never" },
  { standingsOrder: ["lots"] },
  { netFormula: "fixed-win" },
  { turn: "left" },
  { afterCall: "finish" },
  { callMinutes: 1 },
];

function request(hand: SimulatedHand, index: number, replaced: Replaced): HandRequest {
  const preset = PRESET_IDS[index % 5] ?? "fededodo-2026";
  const { leader, deal, play } = hand;
  return { rules: { preset, ...replaced }, mode: "pairs", leader, deal, play } as HandRequest;
}

const hands = Array.from({ length: 60 }, (_, i) =>
  simulateHand({
    players: 4,
    seed: `ajustes ${i}`,
    draws: false,
    hidden: 0,
    blocking: i % 2 === 0 ? 9 : 0,
  }),
).filter((hand) => hand !== null);

describe("settings that an ending does not use", () => {
  it("change nothing, and those that it uses do", () => {
    const changed = new Set<string>();
    for (const [index, hand] of hands.entries()) {
      const own = hand.ending === "domino" ? BLOCK_ONLY : DOMINO_ONLY;
      const plain = adjudicateRequest(request(hand, index, {}));
      expect(plain.ok).toBe(true);
      for (const replaced of [...own, ...NEITHER]) {
        const other = adjudicateRequest(request(hand, index, replaced));
        expect(other, `${JSON.stringify(replaced)} ${hand.play}`).toEqual(plain);
      }
      const used = hand.ending === "domino" ? DOMINO_ONLY : BLOCK_ONLY;
      for (const replaced of used) {
        const other = adjudicateRequest(request(hand, index, replaced));
        if (JSON.stringify(other) !== JSON.stringify(plain))
          changed.add(Object.keys(replaced)[0] ?? "");
      }
    }
    expect([...changed].sort()).toEqual([
      "blockPoints",
      "blockTie",
      "blockWinner",
      "capicuaBonus",
      "dominoScoring",
    ]);
  });

  it("change nothing of a hand that was annulled but who leads next", () => {
    const annulled = { leader: "A", annulled: { infraction: "F-14.2", by: "B" } } as const;
    const plain = adjudicateRequest({ rules: "fededodo-2026", ...annulled });
    const unused = [...BLOCK_ONLY, ...DOMINO_ONLY, ...NEITHER.slice(1), { nextLeader: "winner" }];
    for (const replaced of unused) {
      const rules = { preset: "fededodo-2026", ...replaced } as HandRequest["rules"];
      expect(adjudicateRequest({ rules, ...annulled })).toEqual(plain);
    }
    const rules = { preset: "fededodo-2026", annulledNextLeader: "same" } as const;
    expect(adjudicateRequest({ rules, ...annulled })).toMatchObject({ nextLeader: "A" });
  });
});
