import { describe, expect, it } from "vitest";
import type { RoundClock } from "./clock";
import { STOPPED_CLOCK } from "./clock";
import { latenessOf } from "./punctuality";

const LIMITS = { lateSeconds: 120, absenceMinutes: 15, callMinutes: 35, slotMinutes: 40 };
const at = (minutes: number, seconds = 0) => (minutes * 60 + seconds) * 1000;
const running: RoundClock = { ...STOPPED_CLOCK, startedAt: 0 };

describe("latenessOf (23.2, 24.1)", () => {
  it.each([
    ["before TIEMPO", STOPPED_CLOCK, at(9), null],
    ["in its two minutes", running, at(2), null],
    ["a second later", running, at(2, 1), { kind: "late", overMs: 1000 }],
    ["a second before the absence", running, at(14, 59), { kind: "late", overMs: at(12, 59) }],
    ["at the minutes of the absence", running, at(15), { kind: "absent", overMs: at(13) }],
    ["through a pause, which gives time", { ...running, pausedAt: at(1) }, at(9), null],
    ["when the clock has ended", { ...running, endedAt: at(40) }, at(41), null],
  ] as const)("%s", (_, clock, now, expected) => {
    expect(latenessOf(clock, LIMITS, now)).toEqual(expected);
  });

  it("is an absence at once where the book has no lateness (FEMUNDO 7)", () => {
    const limits = { ...LIMITS, absenceMinutes: 2 };
    expect(latenessOf(running, limits, at(2, 1))).toEqual({ kind: "absent", overMs: 1000 });
  });
});
