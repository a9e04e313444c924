import { describe, expect, it } from "vitest";
import { adjudicateRequest } from "@/domain/hand/adjudicate-request";
import type { TableSetup } from "../support/played-hands";
import {
  essence,
  falseBlockClaims,
  moveClaim,
  playedHand,
  summaryClaims,
  TABLE_SETUPS,
} from "../support/played-hands";

// npm run test:long: more than a hundred thousand hands, told in turn with every choice of facts. Nothing that happened is
// refused, and the levels of detail agree.

const HANDS = 9_500;
/** Of the sixteen claims about a hand, every fourth one is made, from another one each time. */
const STRIDE = 4;

/** The claims about a played hand that are refused or judged otherwise; null where no such hand can be played. */
function misjudged(setup: TableSetup, number: number): readonly unknown[] | null {
  const hand = playedHand(setup, `long ${number}`);
  if (hand === null) return null;
  const full = essence(moveClaim(hand, setup, hand.play)) as object;
  const claims = summaryClaims(hand, setup, `${number}`).filter((_, i) => {
    return i % STRIDE === number % STRIDE;
  });
  const wrong = claims.filter((claim) => {
    const told = essence(claim) as object;
    return JSON.stringify({ ...full, ...told }) !== JSON.stringify(full);
  });
  const refused = falseBlockClaims(hand, setup).filter((claim) => !adjudicateRequest(claim).ok);
  return [...wrong, ...refused];
}

describe.each(TABLE_SETUPS)("$name", (setup) => {
  it("is never refused", () => {
    let played = 0;
    for (let number = 0; number < HANDS; number++) {
      const wrong = misjudged(setup, number);
      if (wrong === null) continue;
      played += 1;
      if (wrong.length > 0) expect(wrong).toEqual([]);
    }
    expect(played).toBeGreaterThan(HANDS / 2);
  });
});
