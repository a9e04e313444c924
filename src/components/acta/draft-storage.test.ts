import { describe, expect, it } from "vitest";
import type { ActaHand } from "@/domain/match/acta-state";
import { draftBase, keepDraft, readDraft, stillFits } from "./draft-storage";
import { EMPTY_DRAFT } from "./hand-draft";

function memory() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

const hand = (handId: string, corrections = 0): ActaHand => ({
  handId,
  hand: { redeal: { by: "A", doubles: 5 } },
  corrections,
  number: 1,
  leader: "A",
  points: {},
  running: {},
  nextLeader: "A",
  isReplayed: true,
  result: null,
});

const draft = { ...EMPTY_DRAFT, ending: "domino", by: "A", pips: { B: 12 } } as const;

describe("a half-typed hand", () => {
  it("comes back as it was left, each match with its own", () => {
    const store = memory();
    const kept = { draft, number: 1, corrects: null, base: "0  A" };
    keepDraft(store, "m1", kept);
    expect(readDraft(store, "m1")).toEqual(kept);
    expect(readDraft(store, "m2")).toBeNull();
    keepDraft(store, "m1", null);
    expect(readDraft(store, "m1")).toBeNull();
  });

  it("counts as none when it cannot be read", () => {
    const store = memory();
    store.setItem("capicua-borrador:m1", '{"draft":{"ending":"domino"}}');
    expect(readDraft(store, "m1")).toBeNull();
    store.setItem("capicua-borrador:m1", "{");
    expect(readDraft(store, "m1")).toBeNull();
    expect(readDraft(null, "m1")).toBeNull();
  });

  it("fits while the hands and the leader are the same", () => {
    const played = { hands: [hand("h1")], nextLeader: "B" } as const;
    const kept = { draft, number: 2, corrects: null, base: draftBase(played, null) };
    expect(stillFits(kept, played)).toBe(true);
    expect(stillFits(kept, { ...played, nextLeader: "C" })).toBe(false);
    expect(stillFits(kept, { ...played, hands: [hand("h1"), hand("h2")] })).toBe(false);
    expect(stillFits(kept, { ...played, hands: [hand("other")] })).toBe(false);
  });

  it("of a correction fits while that hand is as it was", () => {
    const played = { hands: [hand("h1"), hand("h2")], nextLeader: "B" } as const;
    const kept = { draft, number: 1, corrects: "h1", base: draftBase(played, "h1") };
    expect(stillFits(kept, { ...played, hands: [hand("h1"), hand("h3")] })).toBe(true);
    expect(stillFits(kept, { ...played, hands: [hand("h1", 1)] })).toBe(false);
    expect(stillFits(kept, { ...played, hands: [hand("h2")] })).toBe(false);
  });
});
