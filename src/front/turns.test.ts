import { describe, expect, it } from "vitest";
import { createTurns } from "./turns";

/** Turns whose patience ends when a test says so. */
function turns() {
  const timers: (() => void)[] = [];
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const take = createTurns(500, (work) => {
    timers.push(work);
    return () => timers.splice(timers.indexOf(work), 1);
  });
  const ask = (name: string) =>
    take((done) => {
      begun.push(name);
      ends.set(name, done);
    });
  return { ask, begun, end: (name: string) => ends.get(name)?.(), timers };
}

describe("createTurns", () => {
  it("lets one begin when the one before is over", () => {
    const { ask, begun, end } = turns();
    for (const name of ["a", "b", "c"]) ask(name);
    expect(begun).toEqual(["a"]);
    end("a");
    end("a");
    expect(begun).toEqual(["a", "b"]);
    end("b");
    end("c");
    ask("d");
    expect(begun).toEqual(["a", "b", "c", "d"]);
  });

  it("waits for none longer than its patience", () => {
    const { ask, begun, end, timers } = turns();
    ask("slow");
    ask("next");
    timers[0]?.();
    expect(begun).toEqual(["slow", "next"]);
    ask("last");
    // Over at last, but its turn was over before.
    end("slow");
    expect(begun).toEqual(["slow", "next"]);
    end("next");
    expect(begun).toEqual(["slow", "next", "last"]);
    end("last");
    expect(timers).toEqual([]);
  });
});
