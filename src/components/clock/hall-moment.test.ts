import { describe, expect, it } from "vitest";
import type { HallMoment } from "./hall-moment";
import { hallCall } from "./hall-moment";

const MINUTE = 60_000;
const at = (changes: Partial<HallMoment> = {}): HallMoment => ({
  round: 2,
  phase: "running",
  toCallMs: 20 * MINUTE,
  ownBells: [],
  ...changes,
});

describe("hallCall", () => {
  it("says nothing when a screen is opened in the middle of a round", () => {
    expect(hallCall(null, at({ phase: "called", toCallMs: 0 }))).toBeNull();
  });

  it.each([
    ["a new round", at({ phase: "over" }), at({ round: 3, phase: "waiting" }), "round-published"],
    ["the first TIEMPO", at({ phase: "waiting" }), at(), "started"],
    ["a pause", at(), at({ phase: "paused" }), "paused"],
    ["the end of a pause", at({ phase: "paused" }), at(), "resumed"],
    [
      "the second TIEMPO (23.3)",
      at({ toCallMs: 200 }),
      at({ phase: "called", toCallMs: 0 }),
      "called",
    ],
    ["the end", at({ phase: "called" }), at({ phase: "over" }), "over"],
  ] as const)("calls %s", (_, before, now, code) => {
    expect(hallCall(before, now)?.code).toBe(code);
  });

  it("warns once, five minutes before", () => {
    const before = at({ toCallMs: 5 * MINUTE + 100 });
    const now = at({ toCallMs: 5 * MINUTE - 150 });
    expect(hallCall(before, now)).toEqual({ code: "minutes-left", minutes: 5 });
    expect(hallCall(now, at({ toCallMs: 4 * MINUTE }))).toBeNull();
  });

  it("calls the tables that were given time at their own bell, each once", () => {
    const called = { phase: "called", toCallMs: 0 } as const;
    const rung = at({ ...called, ownBells: [7, 12] });
    expect(hallCall(at({ ...called, ownBells: [7] }), rung)).toEqual({
      code: "tables-called",
      tables: [12],
    });
    expect(hallCall(rung, rung)).toBeNull();
    expect(hallCall(rung, at({ ...called, ownBells: [] }))).toBeNull();
  });

  it("has nothing to warn of where the book sets no time", () => {
    expect(hallCall(at({ toCallMs: null }), at({ toCallMs: null }))).toBeNull();
  });
});
