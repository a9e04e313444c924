import { beforeEach, describe, expect, it, vi } from "vitest";

type ServerTime = typeof import("./server-time");

let elapsed = 0;
let time: ServerTime;

beforeEach(async () => {
  elapsed = 1000;
  vi.spyOn(performance, "now").mockImplementation(() => elapsed);
  vi.resetModules();
  time = await import("./server-time");
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
});
