import { describe, expect, it } from "vitest";
import type { ReplayAction, ReplayState } from "./replay-state";
import { keyAction, nextReplay, REPLAY_START } from "./replay-state";

const END = 3;
const at = (place: number, rest: Partial<ReplayState> = {}): ReplayState => ({
  ...REPLAY_START,
  at: place,
  ...rest,
});

describe("nextReplay", () => {
  it.each<[string, ReplayState, ReplayAction, ReplayState]>([
    ["goes one on", at(0), { type: "step", by: 1 }, at(1)],
    ["stays at the end", at(3), { type: "step", by: 1 }, at(3)],
    ["stays at the start", at(0), { type: "step", by: -1 }, at(0)],
    ["goes to a move and stops", at(0, { isPlaying: true }), { type: "go", at: 2 }, at(2)],
    ["never goes beyond the last move", at(0), { type: "go", at: 9 }, at(3)],
    ["plays", at(1), { type: "toggle" }, at(1, { isPlaying: true })],
    ["pauses", at(1, { isPlaying: true }), { type: "toggle" }, at(1)],
    ["plays again from the start", at(3), { type: "toggle" }, at(0, { isPlaying: true })],
    [
      "moves on while it plays",
      at(1, { isPlaying: true }),
      { type: "tick" },
      at(2, { isPlaying: true }),
    ],
    ["stops at the end by itself", at(2, { isPlaying: true }), { type: "tick" }, at(3)],
    [
      "changes speed without a halt",
      at(1, { isPlaying: true }),
      { type: "speed", speed: "fast" },
      at(1, { isPlaying: true, speed: "fast" }),
    ],
  ])("%s", (_, state, action, expected) => {
    expect(nextReplay(state, action, END)).toEqual(expected);
  });

  it("does not play a hand without moves", () => {
    expect(nextReplay(REPLAY_START, { type: "toggle" }, 0).isPlaying).toBe(false);
  });
});

describe("keyAction", () => {
  it.each([
    ["ArrowRight", at(2)],
    ["ArrowLeft", at(0)],
    ["Home", at(0)],
    ["End", at(3)],
    [" ", at(1, { isPlaying: true })],
  ])("%j", (key, expected) => {
    const action = keyAction(key, END);
    expect(action && nextReplay(at(1), action, END)).toEqual(expected);
  });

  it("leaves other keys alone", () => {
    expect(keyAction("a", END)).toBeNull();
  });
});
