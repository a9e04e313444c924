import { describe, expect, it } from "vitest";
import type { ActaEvent } from "@/domain/match/acta";
import { changesOf, marksOf } from "./table-trace";

const hand = (closer: "A" | "B") =>
  ({ ending: "domino", closer, pips: { A: 0, B: 0, C: 5, D: 5 } }) as const;

const traced = (...events: readonly ActaEvent[]) =>
  events.map((event, index) => ({ event, by: "mesa 7", at: new Date(index * 1000) }));

const EVENTS = traced(
  { type: "hand-recorded", handId: "x", hand: hand("A") },
  { type: "hand-recorded", handId: "y", hand: hand("B") },
  { type: "hand-corrected", handId: "y", hand: hand("A"), reason: "contó mal" },
  { type: "hand-removed", handId: "x", reason: "repetida" },
  { type: "hand-removed", handId: "y", reason: "otra mesa" },
  { type: "hand-removed", handId: "nobody", reason: "—" },
);

describe("the trace of an acta", () => {
  it("tells each change with what stood before, by the number that the hand had then", () => {
    expect(changesOf(EVENTS)).toMatchObject([
      { kind: "hand-corrected", hand: 2, before: hand("B"), after: hand("A"), reason: "contó mal" },
      { kind: "hand-removed", hand: 1, before: hand("A"), reason: "repetida" },
      { kind: "hand-removed", hand: 1, before: hand("A"), reason: "otra mesa" },
    ]);
  });

  it("remembers who recorded a hand and when", () => {
    expect(marksOf(EVENTS).y).toEqual({ by: "mesa 7", at: "1970-01-01T00:00:01.000Z" });
  });
});
