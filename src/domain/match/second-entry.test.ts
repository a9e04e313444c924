import { describe, expect, it } from "vitest";
import {
  AC35,
  AC90,
  BD90,
  context,
  hand,
  PLAYED,
  START,
  stateAfter,
  TIED,
} from "../../../tests/support/acta-events";
import type { ActaEvent, RecordedHand } from "./acta";
import { compareEntries } from "./second-entry";

const first = stateAfter(PLAYED);
const differ = (hands: readonly RecordedHand[], leader: "A" | "B" = "A") =>
  compareEntries(first, { leader, hands }, context);

describe("compareEntries", () => {
  it("finds nothing where both copied the same", () => {
    expect(differ([AC90, AC90, AC90])).toEqual([]);
  });

  it("names every hand that differs, both lines side by side with what they give", () => {
    const found = differ([AC90, AC35, AC90]);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({
      what: "hand",
      hand: 2,
      first: { ending: "block", by: "B", pips: { A: 15, D: 30 }, running: { AC: 180 } },
      second: { ending: "domino", by: "A", pips: { A: 0, C: 17 }, running: { AC: 125 } },
    });
  });

  it("names one wrong figure, although the points are the same", () => {
    const swapped = { ...AC90, pips: { A: 16, B: 15, C: 29, D: 30 } } as RecordedHand;
    expect(differ([AC90, AC90, swapped]).map((one) => one.what === "hand" && one.hand)).toEqual([
      3,
    ]);
  });

  it("names a hand that one of them has not, and the leader", () => {
    expect(differ([AC90, AC90], "B")).toMatchObject([
      { what: "leader", first: "A", second: "B" },
      { what: "hand", hand: 3, second: null },
    ]);
    expect(differ([AC90, AC90, AC90, BD90])).toMatchObject([{ hand: 4, first: null }]);
  });

  it("tells annulled hands by article and person", () => {
    const annulled = (by: "C" | "D"): RecordedHand => ({ annulled: { infraction: "F-08.7", by } });
    const events = [...START, hand("h1", annulled("D")), ...PLAYED.slice(2)].map(
      (event, index): ActaEvent =>
        event.type === "hand-recorded" ? { ...event, handId: `x${index}` } : event,
    );
    const told = stateAfter(events);
    const again = [annulled("D"), AC90, AC90, AC90];
    expect(compareEntries(told, { leader: "A", hands: again }, context)).toEqual([]);
    const other = [annulled("C"), AC90, AC90, AC90];
    expect(compareEntries(told, { leader: "A", hands: other }, context)).toMatchObject([
      { hand: 1, first: { infraction: "F-08.7", by: "D" }, second: { by: "C" } },
    ]);
  });

  it("reads the pips of a hand that was told by its tiles", () => {
    const left = { A: [], B: ["5-5"], C: ["6-5", "5-1"], D: ["4-4"] } as const;
    const tiles = {
      ending: "domino",
      closer: "A",
      lastTile: "6-2",
      ends: [2, 1],
      left,
    } as unknown as RecordedHand;
    const told = stateAfter([...START, hand("h1", tiles)]);
    const typed: RecordedHand = {
      ending: "domino",
      closer: "A",
      pips: { A: 0, B: 10, C: 17, D: 8 },
    };
    expect(compareEntries(told, { leader: "A", hands: [typed] }, context)).toEqual([]);
    expect(compareEntries(told, { leader: "A", hands: [TIED] }, context)).toHaveLength(1);
  });

  it("compares final totals where the sheet has no hands", () => {
    const declared = stateAfter([
      { type: "seats-confirmed" },
      { type: "score-declared", score: { AC: 200, BD: 120 }, winner: "AC", why: "paper-totals" },
    ]);
    const again = (AC: number, BD: number, winner: "AC" | "BD") =>
      compareEntries(declared, { score: { AC, BD }, winner }, context);
    expect(again(200, 120, "AC")).toEqual([]);
    expect(again(120, 200, "BD").map(({ what }) => what)).toEqual(["score", "winner"]);
    expect(compareEntries(declared, { leader: "A", hands: [] }, context)).toEqual([
      { what: "kind", first: "totals", second: "hands" },
    ]);
  });
});
