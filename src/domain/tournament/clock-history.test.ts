import { describe, expect, it } from "vitest";
import type { ClockCommand } from "./clock";
import { clockHistory } from "./clock-history";

const LIMITS = { callMinutes: 35, slotMinutes: 40 };
const minute = (value: number) => value * 60_000;
const given = (command: ClockCommand, at: number) => ({ command, at: minute(at), by: "Directora" });

function told(commands: Parameters<typeof clockHistory>[0], now: number, limits = LIMITS) {
  return clockHistory(commands, limits, minute(now)).map(
    ({ what, at, playedMs, by }) =>
      `${at / minute(1)}: ${what} at ${playedMs / minute(1)}${by === null ? "" : " by hand"}`,
  );
}

describe("the history of a clock", () => {
  it("is empty before the first TIEMPO", () => expect(told([], 90)).toEqual([]));

  it("has the bell that rings by itself, between the commands", () =>
    expect(told([given("start", 10), given("end", 52)], 60)).toEqual([
      "10: start at 0 by hand",
      "45: bell at 35",
      "52: end at 42 by hand",
    ]));

  it("counts what was played, not the pauses, and rings no bell in a pause", () =>
    expect(
      told([given("start", 0), given("pause", 30), given("resume", 50), given("pause", 54)], 80),
    ).toEqual([
      "0: start at 0 by hand",
      "30: pause at 30 by hand",
      "50: resume at 30 by hand",
      "54: pause at 34 by hand",
    ]));

  it("rings after the pause where the minutes are full then", () =>
    expect(told([given("start", 0), given("pause", 30), given("resume", 50)], 80)).toEqual([
      "0: start at 0 by hand",
      "30: pause at 30 by hand",
      "50: resume at 30 by hand",
      "55: bell at 35",
    ]));

  it("has one bell: the director's call, or the clock's", () => {
    expect(told([given("start", 0), given("call", 20)], 80)).toEqual([
      "0: start at 0 by hand",
      "20: call at 20 by hand",
    ]);
    expect(told([given("start", 0), given("pause", 36), given("resume", 40)], 80)).toEqual([
      "0: start at 0 by hand",
      "35: bell at 35",
      "36: pause at 36 by hand",
      "40: resume at 36 by hand",
    ]);
  });

  it("starts again after the start was undone", () =>
    expect(told([given("start", 0), given("undo-start", 5), given("start", 8)], 50)).toEqual([
      "0: start at 0 by hand",
      "5: undo-start at 5 by hand",
      "8: start at 0 by hand",
      "43: bell at 35",
    ]));

  it("has no bell where the book has none, nor before it is due", () => {
    const none = { callMinutes: null, slotMinutes: null } as never;
    expect(told([given("start", 0)], 500, none)).toEqual(["0: start at 0 by hand"]);
    expect(told([given("start", 0)], 34)).toEqual(["0: start at 0 by hand"]);
  });
});
