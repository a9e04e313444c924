import { describe, expect, it } from "vitest";
import type { SharedHand } from "@/domain/hand/shared-hand";
import { EXAMPLE_HANDS } from "./example-hands";
import { filmOf } from "./hand-film";

function example(key: string): SharedHand {
  const found = EXAMPLE_HANDS.find((each) => each.key === key);
  if (found === undefined) throw new Error(`no example ${key}`);
  return found.hand;
}

describe("filmOf", () => {
  it.each(EXAMPLE_HANDS)("$name: every tile is somewhere at every moment", ({ hand }) => {
    const { views, moves } = filmOf(hand);
    for (const view of views) {
      const held = Object.values(view.hands).flat();
      const laid = view.line.map(({ tile }) => tile);
      const undealt = 28 - 7 * hand.players;
      const drawn = moves.slice(0, view.at).filter(({ kind }) => kind === "draw").length;
      expect(new Set([...held, ...laid]).size).toBe(28 - undealt + drawn);
      expect(held.length + laid.length).toBe(28 - undealt + drawn);
    }
  });

  it.each(EXAMPLE_HANDS)("$name: equal numbers meet along the line", ({ hand }) => {
    const { line } = filmOf(hand);
    const ends = { L: line[0]?.inner, R: line[0]?.outer };
    for (const { end, inner, outer } of line.slice(1)) {
      if (end === null) throw new Error("one opening only");
      expect(inner).toBe(ends[end]);
      ends[end] = outer;
    }
  });

  it("shows a whole hand, and nobody in turn at its end", () => {
    const { views, moves, verdict } = filmOf(example("capicua"));
    expect(verdict.ok).toBe(true);
    expect(views).toHaveLength(moves.length + 1);
    expect(views.at(-1)).toMatchObject({ turn: null, ends: [4, 4], hands: { A: [] } });
  });

  it("remembers the numbers that a pass gives away", () => {
    const { views } = filmOf(example("pase"));
    expect(views[2]).toMatchObject({ passed: ["B"], lacks: { B: [1, 3] }, turn: "C" });
    expect(views[3]).toMatchObject({ passed: [], lacks: { B: [1, 3] } });
  });

  it("stops at the move that is illegal, with what could have been played", () => {
    const { views, moves, verdict } = filmOf(example("renuncio"));
    expect(verdict).toMatchObject({
      ok: false,
      problems: [{ code: "playable-tile-held", at: 15 }],
    });
    expect(views).toHaveLength(moves.length);
    expect(views.at(-1)).toMatchObject({ turn: "D", playable: expect.arrayContaining(["4-1"]) });
  });

  it("draws from the stock", () => {
    const { views } = filmOf(example("pozo"));
    const drawn = views.findIndex(({ move }) => move?.kind === "draw");
    expect(views[drawn]?.hands.B).toContain("6-2");
    expect(views[drawn - 1]).toMatchObject({ turn: "B", playable: [], stock: 12 });
  });

  it("has no pictures of a deal that cannot be", () => {
    const hand = example("capicua");
    const wrong = { ...hand, deal: { ...hand.deal, A: hand.deal.B } } as SharedHand;
    expect(filmOf(wrong).views).toEqual([]);
  });
});
