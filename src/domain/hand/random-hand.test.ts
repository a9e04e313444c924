import { describe, expect, it } from "vitest";
import { seededRandom } from "../kernel/random";
import { resolveRules } from "../rules/resolve-rules";
import { SEATS } from "../rules/seat";
import { adjudicateHand } from "./adjudicate";
import { playRandomHand } from "./random-hand";

const rules = resolveRules("fededodo-2026", { mode: "pairs", players: 4, format: "pairs" });

describe("playRandomHand", () => {
  it("plays hands that adjudication accepts, of both endings", () => {
    const random = seededRandom("manos al azar");
    const endings = new Set<string>();
    for (let i = 0; i < 300; i++) {
      const leader = SEATS[i % 4] ?? "A";
      const { lastTile, ends, ...hand } = playRandomHand(random, leader);
      endings.add(hand.ending);
      expect(adjudicateHand({ leader, ...hand, lastTile, ends }, rules)).toMatchObject({
        ok: true,
      });
    }
    expect([...endings].sort()).toEqual(["block", "domino"]);
  });
});
