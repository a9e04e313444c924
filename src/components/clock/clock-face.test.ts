import { describe, expect, it } from "vitest";
import { readClock, STOPPED_CLOCK } from "@/domain/tournament/clock";
import { clockFace, clockFigure } from "./clock-face";

const LIMITS = { callMinutes: 35, slotMinutes: 40 };
const MINUTE = 60_000;
const started = { ...STOPPED_CLOCK, startedAt: 0 };

function face(
  clock: typeof STOPPED_CLOCK,
  now: number,
  limits: Parameters<typeof clockFace>[1] = LIMITS,
) {
  return clockFace(readClock(clock, limits, now), limits);
}

describe("clockFigure", () => {
  it.each([
    [0, "0:00"],
    [1, "0:01"],
    [999, "0:01"],
    [60_000, "1:00"],
    [35 * MINUTE, "35:00"],
    [61 * MINUTE + 5000, "1:01:05"],
  ])("shows %i ms left as %s", (ms, figure) => {
    expect(clockFigure(ms)).toBe(figure);
  });

  it("rounds time played down", () => {
    expect(clockFigure(1999, "down")).toBe("0:01");
  });
});

describe("clockFace", () => {
  it("counts down to the second TIEMPO (23.3)", () => {
    expect(face(started, 10 * MINUTE)).toMatchObject({ figure: "25:00", word: "Para el TIEMPO" });
  });

  it("shows what is left of the slot once TIEMPO was called (23.1)", () => {
    expect(face(started, 36 * MINUTE)).toMatchObject({
      figure: "4:00",
      word: "TIEMPO",
      called: true,
    });
    expect(face(started, 50 * MINUTE)).toMatchObject({ figure: "0:00", called: true });
  });

  it("counts up where the book sets no time", () => {
    const free = { callMinutes: null, slotMinutes: null };
    expect(face(started, 10 * MINUTE, free)).toMatchObject({
      figure: "10:00",
      word: "Tiempo jugado",
    });
  });

  it("stands still in a pause and before the start", () => {
    expect(face({ ...started, pausedAt: 5 * MINUTE }, 20 * MINUTE)).toMatchObject({
      figure: "30:00",
    });
    expect(face(STOPPED_CLOCK, 20 * MINUTE)).toMatchObject({
      figure: "35:00",
      word: "Por empezar",
    });
  });
});
