import { beforeEach, describe, expect, it, vi } from "vitest";

type ServerTime = typeof import("./server-time");

const MINUTE = 60_000;

let elapsed = 0;
/** The device's own clock less `elapsed`. */
let skew = 0;
let kept: Map<string, string>;
let time: ServerTime;

/** A page that is opened: the module anew, `performance.now()` from zero, what the device keeps as it was. */
async function openPage(): Promise<void> {
  skew += elapsed;
  elapsed = 0;
  vi.resetModules();
  time = await import("./server-time");
}

beforeEach(async () => {
  elapsed = 1000;
  skew = 5_000_000 - elapsed;
  kept = new Map();
  vi.spyOn(performance, "now").mockImplementation(() => elapsed);
  vi.spyOn(Date, "now").mockImplementation(() => skew + elapsed);
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  await openPage();
});

describe("server time", () => {
  it("runs on from the instant received, whatever the device's clock says", () => {
    time.noteServerTime(5_000_000);
    elapsed += 2500;
    expect(time.serverTime()).toBe(5_002_500);
  });

  it("keeps the reading that arrived with the least delay", () => {
    time.noteServerTime(5_000_000);
    elapsed += 1000;
    time.noteServerTime(5_000_200); // 800 ms on the way
    expect(time.serverTime()).toBe(5_001_000);
    time.noteServerTime(5_001_300); // the first one had been late itself
    expect(time.serverTime()).toBe(5_001_300);
  });

  it("ignores an old page from the cache, and follows a server whose clock was set back", () => {
    time.noteServerTime(5_000_000);
    time.noteServerTime(4_000_000);
    expect(time.serverTime()).toBe(5_000_000);
    time.noteServerTime(4_000_000, { live: true });
    expect(time.serverTime()).toBe(4_000_000);
  });

  it.each([
    ["ten minutes fast", 10 * MINUTE],
    ["right", 0],
    ["ten minutes slow", -10 * MINUTE],
  ])("is the server's on a phone whose clock is %s", (_, wrong) => {
    skew += wrong;
    time.noteServerTime(5_000_000, { live: true });
    elapsed += 3 * MINUTE;
    expect(time.serverTime()).toBe(5_000_000 + 3 * MINUTE);
  });

  it("counts the time that the phone slept through, though its timers stood still", () => {
    time.noteServerTime(5_000_000, { live: true });
    elapsed += 2000;
    skew += 12 * MINUTE; // asleep
    expect(time.serverTime()).toBe(5_002_000 + 12 * MINUTE);
    // Heard again, a little late.
    time.noteServerTime(5_001_800 + 12 * MINUTE, { live: true });
    expect(time.serverTime()).toBe(5_001_800 + 12 * MINUTE);
    elapsed += 1000;
    time.noteServerTime(5_003_000 + 12 * MINUTE, { live: true });
    expect(time.serverTime()).toBe(5_003_000 + 12 * MINUTE);
  });

  it("believes the server, when somebody set the phone's clock and nobody slept", () => {
    time.noteServerTime(5_000_000, { live: true });
    skew += 10 * MINUTE;
    elapsed += 1000;
    time.noteServerTime(5_001_000, { live: true });
    expect(time.serverTime()).toBe(5_001_000);
    skew -= 20 * MINUTE;
    elapsed += 1000;
    expect(time.serverTime()).toBe(5_002_000);
  });

  it.each([10 * MINUTE, -10 * MINUTE])(
    "is true in a kept page that is opened without a network, on a phone that is %i ms wrong",
    async (wrong) => {
      skew += wrong;
      time.noteServerTime(5_000_000, { live: true });
      elapsed += 20 * MINUTE;
      await openPage();
      elapsed += 500;
      expect(time.serverTime()).toBe(5_000_500 + 20 * MINUTE);
      // The page itself is as old as its cache.
      time.noteServerTime(5_000_000);
      expect(time.serverTime()).toBe(5_000_500 + 20 * MINUTE);
    },
  );

  it("takes the device's clock where nothing is known at all", () => {
    expect(time.serverTime()).toBe(5_000_000);
  });
});
