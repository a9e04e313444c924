import { describe, expect, it } from "vitest";
import { readClock, runClock, STOPPED_CLOCK } from "./clock";

const limits = { callMinutes: 35, slotMinutes: 40 };
const minute = 60_000;
const started = { ...STOPPED_CLOCK, startedAt: 1_000 };

describe("readClock", () => {
  it.each([
    ["before TIEMPO", STOPPED_CLOCK, 5 * minute, "waiting", 35 * minute],
    ["at TIEMPO", started, 1_000, "running", 35 * minute],
    ["ten minutes in", started, 1_000 + 10 * minute, "running", 25 * minute],
    ["at the call minute (23.3)", started, 1_000 + 35 * minute, "called", 0],
    ["long after", started, 1_000 + 90 * minute, "called", 0],
    [
      "called early by the director",
      { ...started, calledAt: 3_000 },
      4_000,
      "called",
      35 * minute - 3_000,
    ],
    [
      "paused at ten minutes",
      { ...started, pausedAt: 1_000 + 10 * minute },
      1_000 + 30 * minute,
      "paused",
      25 * minute,
    ],
  ] as const)("%s", (_, clock, now, phase, toCallMs) => {
    expect(readClock(clock, limits, now)).toMatchObject({ phase, toCallMs });
  });

  it("has no call where the book has none", () => {
    expect(readClock(started, { callMinutes: null, slotMinutes: null }, 90 * minute)).toMatchObject(
      {
        phase: "running",
        toCallMs: null,
        toSlotMs: null,
      },
    );
  });
});

describe("runClock", () => {
  it("takes pauses out of the time played", () => {
    const paused = runClock(started, "pause", 1_000 + 5 * minute);
    const resumed = paused && runClock(paused, "resume", 1_000 + 20 * minute);
    expect(resumed && readClock(resumed, limits, 1_000 + 21 * minute).elapsedMs).toBe(6 * minute);
  });

  it.each([
    ["pause", STOPPED_CLOCK],
    ["resume", started],
    ["start", started],
    ["end", STOPPED_CLOCK],
    ["call", { ...started, calledAt: 2_000 }],
  ] as const)("refuses %s when it does not fit", (command, clock) => {
    expect(runClock(clock, command, 5_000)).toBeNull();
  });
});
