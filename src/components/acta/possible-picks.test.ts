import { describe, expect, it } from "vitest";
import { playRandomHand } from "@/domain/hand/random-hand";
import { hasNumber, TILES } from "@/domain/hand/tile";
import { seededRandom } from "@/domain/kernel/random";
import { closingNumbers, impossiblePicks, looseNumbers, playedTiles } from "./possible-picks";

const NOTHING = {
  ending: "block",
  shape: { mode: "pairs", players: 4 },
  left: {},
  closedWith: null,
  lastTile: null,
} as const;

describe("tiles offered while they are tapped", () => {
  it("lose those with the number that closed a block", () => {
    const gone = playedTiles({ ...NOTHING, closedWith: 3 });
    expect(gone).toHaveLength(7);
    expect(gone.every((tile) => hasNumber(tile, 3))).toBe(true);
    expect(playedTiles({ ...NOTHING, ending: "domino", closedWith: 3 })).toEqual([]);
  });

  it("never use up the last number that can have closed a block", () => {
    const left = { A: ["6-5", "4-3"], B: ["2-0"] } as const;
    expect(closingNumbers({ ...NOTHING, left })).toEqual([1]);
    expect(impossiblePicks({ ...NOTHING, left })).toEqual([
      "6-1",
      "5-1",
      "4-1",
      "3-1",
      "2-1",
      "1-1",
      "1-0",
    ]);
    expect(impossiblePicks({ ...NOTHING, lastTile: "4-1", left: {} })).toEqual(["4-1"]);
  });

  it("tell numbers that something is missing for", () => {
    expect(looseNumbers({ ...NOTHING, left: { A: ["6-5"] } })).toEqual([5, 6]);
    expect(looseNumbers({ ...NOTHING, ending: "domino", left: { A: ["6-5"] } })).toEqual([]);
    expect(
      looseNumbers({ ...NOTHING, ending: "domino", left: { A: ["6-5"], B: ["4-3"] } }),
    ).toEqual([3, 4, 5, 6]);
  });

  it("never hold back what a hand really left", () => {
    const random = seededRandom("picks");
    for (let game = 0; game < 300; game++) {
      const { ending, left, lastTile } = playRandomHand(random, "A");
      const facts = { ...NOTHING, ending, lastTile, left };
      expect(looseNumbers(facts)).toEqual([]);
      const tiles = Object.values(left).flat();
      for (const [index, tile] of tiles.entries()) {
        const before = { ...facts, left: { A: tiles.slice(0, index) } };
        expect(playedTiles(before)).not.toContain(tile);
        expect(impossiblePicks(before)).not.toContain(tile);
      }
      expect(TILES.filter((tile) => playedTiles(facts).includes(tile))).toContain(lastTile);
    }
  });
});
