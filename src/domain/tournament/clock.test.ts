import { describe, expect, it } from "vitest";
import type { ClockPhase, RoundClock } from "./clock";
import {
  CLOCK_COMMANDS,
  isAlready,
  readClock,
  readTableClock,
  runClock,
  STOPPED_CLOCK,
} from "./clock";

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

describe("what a clock already is, for who asks for it a second time", () => {
  const started = { ...STOPPED_CLOCK, startedAt: 0 };
  it.each([
    ["not started", STOPPED_CLOCK, ["undo-start"]],
    ["running", started, ["start", "resume"]],
    ["paused", { ...started, pausedAt: 9 }, ["start", "pause"]],
    ["called", { ...started, calledAt: 9 }, ["start", "resume", "call"]],
    ["ended", { ...started, endedAt: 9 }, ["start", "end"]],
  ] as const)("%s", (_, clock, already) => {
    expect(CLOCK_COMMANDS.filter((command) => isAlready(clock, command)).toSorted()).toEqual(
      already.toSorted(),
    );
  });
});

describe("the clock of a table that was given time", () => {
  const read = (clock: RoundClock, added: number, minutes: number) =>
    readTableClock(clock, limits, added, 1_000 + minutes * minute);

  it.each<[string, RoundClock, number, number, ClockPhase, number]>([
    ["no time: the round's bell", started, 0, 35, "called", 0],
    ["5 more: plays on at the round's bell", started, 5, 35, "running", 5 * minute],
    ["5 more: its own bell", started, 5, 40, "called", 0],
    [
      "5 more after the director called at 30",
      { ...started, calledAt: 1_000 + 30 * minute },
      5,
      34,
      "running",
      minute,
    ],
    [
      "5 more after the director called at 30: its bell",
      { ...started, calledAt: 1_000 + 30 * minute },
      5,
      35,
      "called",
      0,
    ],
    [
      "a call after the call minute rings nobody twice",
      { ...started, calledAt: 1_000 + 38 * minute },
      5,
      40,
      "called",
      0,
    ],
    [
      "a pause stops it too",
      { ...started, pausedAt: 1_000 + 36 * minute },
      5,
      90,
      "paused",
      4 * minute,
    ],
  ])("%s", (_, clock, added, minutes, phase, toCallMs) => {
    expect(read(clock, added, minutes)).toMatchObject({ phase, toCallMs });
  });

  it("keeps the rest of its time through a pause that comes after the round's call", () => {
    const called = runClock(started, "call", 1_000 + 30 * minute);
    const paused = called && runClock(called, "pause", 1_000 + 32 * minute);
    const resumed = paused && runClock(paused, "resume", 1_000 + 42 * minute);
    if (!resumed) throw new Error("the clock refused");
    expect(read(resumed, 5, 44)).toMatchObject({ isCalled: false, toCallMs: minute });
    expect(read(resumed, 5, 45)).toMatchObject({ isCalled: true, phase: "called" });
  });

  it("has rung when the round ended after its bell, and keeps its slot", () => {
    const over = runClock(started, "end", 1_000 + 41 * minute);
    if (!over) throw new Error("the clock refused");
    expect(read(over, 5, 60)).toMatchObject({ phase: "over", isCalled: true });
    expect(read(over, 9, 60)).toMatchObject({ phase: "over", isCalled: false });
    expect(read(started, 5, 43)).toMatchObject({ toSlotMs: 2 * minute });
  });

  it("rings only by the director where the book has no time", () => {
    const open = { callMinutes: null, slotMinutes: null };
    const at = (clock: RoundClock) => readTableClock(clock, open, 5, 1_000 + 99 * minute);
    expect(at(started)).toMatchObject({ toCallMs: null, toSlotMs: null, isCalled: false });
    expect(at({ ...started, calledAt: 1_000 + 90 * minute })).toMatchObject({ isCalled: true });
  });
});
