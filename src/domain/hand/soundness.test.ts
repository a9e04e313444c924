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
import type { HandRequest } from "./adjudicate-request";
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

/** A dominó as it would be told if its last tile had been laid before the player in turn had laid his; null for others. */
function laidEarly(hand: SimulatedHand): SimulatedHand | null {
  const moves = hand.play.split(" ");
  const skipped = moves.at(-2)?.match(/^([A-D]):(\d-\d)/);
  if (hand.ending !== "domino" || !skipped) return null;
  const [, seat = "", tile = ""] = skipped;
  const play = [...moves.slice(0, -2), moves.at(-1)?.replace(/[LR]$/, "") ?? ""].join(" ");
  return { ...hand, play, left: { ...hand.left, [seat]: [...(hand.left[seat] ?? []), tile] } };
}

describe("a last tile laid early (16.3)", () => {
  it("is a dominó at every level of detail", () => {
    const [setup] = TABLE_SETUPS;
    if (setup === undefined) throw new Error("there is a first setup");
    let early = 0;
    for (let i = 0; i < 300; i++) {
      const played = playedHand(setup, `early ${i}`);
      const hand = played === null ? null : laidEarly(played);
      if (hand === null) continue;
      const verdict = adjudicateRequest(moveClaim(hand, setup, hand.play));
      if (!verdict.ok) continue;
      early += 1;
      const { leader, ending, closer, left, lastTile } = hand;
      const claim = { rules: setup.rules, leader, ending, closer };
      for (const told of [{ left }, { left, lastTile }, { pips: verdict.pips }]) {
        const summary = adjudicateRequest({ ...claim, ...told } as HandRequest);
        expect(summary, hand.play).toMatchObject({ ok: true, pips: verdict.pips });
      }
    }
    expect(early).toBeGreaterThan(20);
  });
});

describe("the random player", () => {
  it("plays both dominoes and blocks", () => {
    const endings = TABLE_SETUPS.map((setup) => new Set(hands(setup).map(([, h]) => h.ending)));
    expect(endings.filter((set) => set.size === 2).length).toBeGreaterThan(7);
  });
});
