import { describe, expect, it } from "vitest";
import { createAsking } from "./asking";

/** A page over a clock that is moved by hand; `chance` is the middle. */
function page() {
  let now = 0;
  let timers: { due: number; work: () => void }[] = [];
  const asked: number[] = [];
  const asking = createAsking({
    ask: () => asked.push(now),
    now: () => now,
    chance: () => 0.5,
    later: (work, ms) => {
      const timer = { due: now + ms, work };
      timers.push(timer);
      return () => {
        timers = timers.filter((one) => one !== timer);
      };
    },
  });
  const pass = (ms: number) => {
    const end = now + ms;
    for (;;) {
      const next = timers.toSorted((a, b) => a.due - b.due)[0];
      if (!next || next.due > end) break;
      timers = timers.filter((one) => one !== next);
      now = next.due;
      next.work();
    }
    now = end;
  };
  pass(10_000);
  return { ...asking, asked, pass };
}

describe("createAsking", () => {
  it("asks once for a burst", () => {
    const { heard, pass, asked } = page();
    for (let change = 1; change <= 20; change++) {
      heard({ at: change, within: 0 });
      pass(10);
    }
    pass(1_000);
    expect(asked).toEqual([10_250]);
  });

  it("asks at some moment within the time given, the earliest of those it chose", () => {
    const { heard, pass, asked } = page();
    heard({ at: 1, within: 8_000 });
    pass(4_000);
    expect(asked).toEqual([]);
    heard({ at: 2, within: 200 });
    pass(10_000);
    expect(asked).toEqual([14_250]);
  });

  it("never asks twice at once, and asks again after what it heard meanwhile", () => {
    const { heard, shown, pass, asked } = page();
    heard({ at: 1, within: 0 });
    pass(250);
    heard({ at: 2, within: 0 });
    pass(3_000);
    expect(asked).toHaveLength(1);
    shown(null);
    pass(1_000);
    expect(asked).toHaveLength(2);
  });

  it("leaves a pause between an answer and the next question", () => {
    const { heard, shown, pass, asked } = page();
    heard({ at: 1, within: 0 });
    pass(250);
    shown(null);
    heard({ at: 2, within: 0 });
    pass(700);
    expect(asked).toHaveLength(1);
    pass(100);
    expect(asked).toHaveLength(2);
  });

  it("asks again when the page it got is older than what it had heard of, a few times", () => {
    const { heard, shown, pass, asked } = page();
    heard({ at: 500, within: 0 });
    pass(250);
    shown(400);
    pass(1_100);
    expect(asked).toHaveLength(2);
    shown(500);
    pass(60_000);
    expect(asked).toHaveLength(2);
    heard({ at: 900, within: 0 });
    for (let answer = 0; answer < 20; answer++) {
      pass(5_000);
      shown(500);
    }
    expect(asked.length).toBeLessThan(10);
  });

  it("asks again when an answer never comes", () => {
    const { heard, pass, asked } = page();
    heard({ at: 1, within: 0 });
    pass(20_000);
    heard({ at: 2, within: 0 });
    pass(1_000);
    expect(asked).toHaveLength(2);
  });
});
