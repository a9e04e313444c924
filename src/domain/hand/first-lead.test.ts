import { describe, expect, it } from "vitest";
import type { Hands } from "./deal";
import { drawnLeader, firstHandLead } from "./first-lead";
import type { Tile } from "./hand";
import { rulesAtTable } from "./request-rules";
import { tileIndex } from "./tile";
import { onlyTile } from "./tile-set";

const pairs = { mode: "pairs", players: 4 } as const;

function rankOf(book: "fededodo-2026" | "fndpr" | "individual" | "domikapikua") {
  return rulesAtTable(book, pairs).rules.drawRank;
}

function hand(...tiles: readonly Tile[]): number {
  return tiles.reduce((set, tile) => set | onlyTile(tileIndex(tile)), 0);
}

describe("the draw of the start", () => {
  it.each([
    ["H26, FEDEDODO 7.1: 6-2 before 5-5", "fededodo-2026", ["6-2", "5-5", "4-3", "1-0"], "A"],
    ["H26, Puerto Rico 2: by the sum", "fndpr", ["6-2", "5-5", "4-3", "1-0"], "B"],
    ["H27, Puerto Rico 2: three of 8, the larger half", "fndpr", ["6-2", "5-3", "4-4", "1-1"], "A"],
    ["K14: 6-2 before 6-1", "fededodo-2026", ["6-1", "6-2", "6-0", "5-5"], "B"],
    ["6-6 before all", "fededodo-2026", ["6-5", "6-4", "6-6", "6-3"], "C"],
  ] as const)("%s", (_, book, [A, B, C, D], leader) => {
    expect(drawnLeader({ A, B, C, D }, rankOf(book))).toBe(leader);
  });

  it("is nobody's without tiles, and with the same one twice", () => {
    expect(drawnLeader({}, "lexicographic")).toBeNull();
    expect(drawnLeader({ A: "6-2", B: "6-2" }, "lexicographic")).toBeNull();
  });
});

describe("the opening of a first hand", () => {
  const two = (A: number, B: number): Hands => ({ A, B, C: 0, D: 0 });

  it.each([
    ["the highest double", two(hand("6-5", "1-1"), hand("4-4", "6-4")), "B", "4-4"],
    ["N08: 0-0 is the only one", two(hand("0-0", "2-1"), hand("6-5", "5-4")), "A", "0-0"],
    ["no double: 6-1 before 5-4 (individual 5)", two(hand("5-4"), hand("6-1")), "B", "6-1"],
  ] as const)("%s", (_, hands, seat, tile) => {
    expect(firstHandLead(hands, rankOf("individual"))).toEqual({ seat, tile });
  });

  it("goes by the value of a mixed tile in DomiKapikua, which is its sum", () => {
    const hands = two(hand("5-4"), hand("6-1"));
    expect(firstHandLead(hands, rankOf("domikapikua"))).toEqual({ seat: "A", tile: "5-4" });
  });
});
