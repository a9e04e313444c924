import { describe, expect, it } from "vitest";
import type { SimulatedHand } from "../../../tests/support/hand-player";
import type { TableSetup } from "../../../tests/support/played-hands";
import {
  essence,
  falseBlockClaims,
  moveClaim,
  playedHand,
  summaryClaims,
  TABLE_SETUPS,
} from "../../../tests/support/played-hands";
import { adjudicateRequest } from "./adjudicate-request";

// Whatever can happen at a table is accepted, and told in more or less detail it is the same hand. `npm run test:long`
// does the same with many more hands.

const HANDS = 60;

function hands(setup: TableSetup): readonly (readonly [string, SimulatedHand])[] {
  return Array.from({ length: HANDS }, (_, i): readonly [string, SimulatedHand | null] => [
    `${i}`,
    playedHand(setup, `${i}`),
  ]).filter((entry): entry is readonly [string, SimulatedHand] => entry[1] !== null);
}

describe.each(TABLE_SETUPS)("$name", (setup) => {
  it.each([
    ["with its passes", "play"] as const,
    ["without closing passes", "playWithoutClosingPasses"] as const,
  ])("accepts every move, %s", (_, field) => {
    for (const [, hand] of hands(setup)) {
      const verdict = adjudicateRequest(moveClaim(hand, setup, hand[field]));
      expect(verdict, hand.play).toMatchObject({
        ok: true,
        ending: hand.ending,
        closer: hand.closer,
        pips: hand.pips,
      });
    }
  });

  it("says the same of the tiles left and of their totals", () => {
    for (const [seed, hand] of hands(setup)) {
      const full = essence(moveClaim(hand, setup, hand.play));
      for (const claim of summaryClaims(hand, setup, seed)) {
        const told = essence(claim);
        if ("seen" in claim) expect(full, JSON.stringify(claim)).toMatchObject(told as object);
        else expect(told, JSON.stringify(claim)).toEqual(full);
      }
    }
  });

  it("accepts any moment of a hand as a false block", () => {
    for (const [, hand] of hands(setup)) {
      for (const claim of falseBlockClaims(hand, setup)) {
        expect(adjudicateRequest(claim), hand.play).toMatchObject({ ok: true, pips: hand.pips });
      }
    }
  });
});

describe("the random player", () => {
  it("plays both dominoes and blocks", () => {
    const endings = TABLE_SETUPS.map((setup) => new Set(hands(setup).map(([, h]) => h.ending)));
    expect(endings.filter((set) => set.size === 2).length).toBeGreaterThan(7);
  });
});
