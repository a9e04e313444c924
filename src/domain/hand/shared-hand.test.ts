import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { simulateHand } from "../../../tests/support/hand-player";
import { PRESET_IDS } from "../rules/rules-spec";
import type { PlayerCount } from "../rules/seat";
import { SEATS, sidesOf } from "../rules/seat";
import type { HandRequest } from "./adjudicate-request";
import type { SharedHand } from "./shared-hand";
import { handDocumentText, sharedHandOf } from "./shared-hand";
import { decodeSharedHand, encodeSharedHand } from "./shared-hand-text";
import { TILES } from "./tile";
import { parseDigitText } from "./url-digits";

const played = fc
  .record({
    rules: fc.constantFrom(...PRESET_IDS),
    seed: fc.string(),
    players: fc.constantFrom<PlayerCount>(2, 3, 4),
    isPairs: fc.boolean(),
    draws: fc.boolean(),
    firstHand: fc.boolean(),
    seen: fc.option(
      fc.array(
        fc.record(
          {
            seat: fc.constantFrom(...SEATS),
            tile: fc.constantFrom(...TILES),
            from: fc.nat({ max: 90 }),
          },
          { requiredKeys: ["seat", "tile"] },
        ),
      ),
      { nil: undefined },
    ),
    target: fc.option(fc.integer({ min: 1 }), { nil: undefined }),
    score: fc.option(fc.tuple(fc.option(fc.integer()), fc.option(fc.integer())), {
      nil: undefined,
    }),
  })
  .map(({ seed, isPairs, draws, players, seen, target, score, ...rest }): SharedHand => {
    const hand = simulateHand({ players, seed, draws, hidden: 0 });
    if (hand === null) throw new Error("a hand without conditions is always dealt");
    const shape = { mode: isPairs && players === 4 ? "pairs" : "alone", players } as const;
    const [first, second] = sidesOf(shape);
    const points = score?.flatMap((value, i) =>
      value === null ? [] : [[i === 0 ? first : second, value]],
    );
    return {
      ...rest,
      ...shape,
      leader: hand.leader,
      deal: hand.deal,
      stock: hand.stock,
      play: hand.play,
      ...(seen !== undefined && { seen }),
      ...(target !== undefined && { target }),
      ...(points !== undefined && { score: Object.fromEntries(points) }),
    } as SharedHand;
  });

describe("a shared hand", () => {
  it("comes back as it was, in text that a link carries unchanged", () => {
    fc.assert(
      fc.property(played, (hand) => {
        const text = encodeSharedHand(hand);
        expect(text).toMatch(/^[\w.-]+$/);
        expect(decodeSharedHand(text)).toEqual({ ok: true, value: hand });
        expect(sharedHandOf(JSON.parse(handDocumentText(hand)) as HandRequest)).toEqual(hand);
      }),
      { numRuns: 300 },
    );
  });

  it("refuses text with any one character changed, left out or added", () => {
    const [hand] = fc.sample(played, { seed: 7, numRuns: 1 });
    const text = encodeSharedHand(hand as SharedHand);
    for (let at = 0; at < text.length; at++) {
      const other = text[at] === "k" ? "j" : "k";
      for (const put of [other, "", `${other}${text[at]}`]) {
        expect(decodeSharedHand(text.slice(0, at) + put + text.slice(at + 1)).ok).toBe(false);
      }
    }
  });

  it.each([
    ["nothing", "", "damaged-hand"],
    ["another version", "2-fndpr.AAAA", "unknown-version"],
    ["rules of another hall", "1-casa.AAAA", "unknown-rules"],
    ["a hand cut short, its check made anew", "1-fndpr.PHAB", "damaged-hand"],
    ["a count beyond the text", "1-fndpr.P_____B", "damaged-hand"],
  ])("refuses %s", (_, body, code) => {
    expect(decodeSharedHand(withCheck(body))).toEqual({ ok: false, problems: [{ code }] });
  });

  it("is none where the request tells no moves, or other settings than its preset's", () => {
    const [hand] = fc.sample(played, { seed: 7, numRuns: 1 }) as [SharedHand];
    expect(sharedHandOf(hand as HandRequest)).toEqual(hand);
    const others: readonly object[] = [
      { rules: "fndpr", leader: "A", redeal: { by: "B", doubles: 5 } },
      { ...hand, rules: { preset: "fndpr", target: 150 } },
      { ...hand, play: "A:7-7" },
      { ...hand, play: "A-6-6" },
      { ...hand, deal: { ...hand.deal, A: ["9-9"] } },
    ];
    expect(others.map((other) => sharedHandOf(other as HandRequest))).toEqual(
      others.map(() => null),
    );
  });
});

/** The text with the two characters that it should end in, found by trying them all. */
function withCheck(body: string): string {
  const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
  const ends = [...alphabet].flatMap((a) => [...alphabet].map((b) => a + b));
  return body + (ends.find((end) => parseDigitText(body + end) !== null) ?? "");
}
