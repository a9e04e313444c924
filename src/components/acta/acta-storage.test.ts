import { describe, expect, it } from "vitest";
import { memoryStore } from "../../../tests/support/memory-store";
import type { QueuedCommand } from "./acta-queue";
import type { QueueStore } from "./acta-storage";
import { isKeeping, keepWaiting, readWaiting } from "./acta-storage";

const MATCH = "6f1c9a52-0a0e-4a53-9b7c-0d9be0f7e6a1";
const command = (id: number): QueuedCommand => ({
  commandId: `00000000-0000-4000-8000-${String(id).padStart(12, "0")}`,
  baseVersion: id,
  event: { type: "seats-confirmed" },
  at: id,
});

/** A store that is full: it is read, and takes nothing. */
const FULL: QueueStore = {
  getItem: () => null,
  setItem: () => {
    throw new DOMException("full", "QuotaExceededError");
  },
  removeItem: () => {},
};

describe("what a phone keeps", () => {
  it("is read again, and leaves nothing behind when all has been sent", () => {
    const { kept, store } = memoryStore();
    expect(keepWaiting(store, MATCH, [], [command(1), command(2)])).toBe(true);
    expect(readWaiting(store, MATCH)).toEqual([command(1), command(2)]);
    keepWaiting(store, MATCH, [command(1), command(2)], []);
    expect(kept.size).toBe(0);
  });

  it("keeps apart what two pages of one phone have waiting", () => {
    const { store } = memoryStore();
    keepWaiting(store, MATCH, [], [command(1)]);
    // The other page was opened before and knows nothing of it.
    keepWaiting(store, MATCH, [], [command(2)]);
    expect(readWaiting(store, MATCH)).toEqual([command(1), command(2)]);
    keepWaiting(store, MATCH, [command(2)], []);
    expect(readWaiting(store, MATCH)).toEqual([command(1)]);
  });

  it("keeps the order in which a table was recorded, whichever page writes last", () => {
    const { store } = memoryStore();
    const [first, second, third] = [command(1), command(2), command(3)];
    keepWaiting(store, MATCH, [], [first, second]);
    // A second page takes both up and records a third; then the first page hears of its first one.
    keepWaiting(store, MATCH, [first, second], [first, second, third]);
    keepWaiting(store, MATCH, [first, second], [second]);
    expect(readWaiting(store, MATCH)).toEqual([second, third]);
  });

  it("reads what an older page kept, and nothing from what is no queue", () => {
    const { store, kept } = memoryStore();
    kept.set(`capicua-acta:${MATCH}`, JSON.stringify([command(3)]));
    expect(readWaiting(store, MATCH)).toHaveLength(1);
    for (const text of ["", "{", "[1]", '{"v":2}']) {
      kept.set(`capicua-acta:${MATCH}`, text);
      expect(readWaiting(store, MATCH)).toEqual([]);
    }
  });

  it("says when the phone keeps nothing", () => {
    expect(isKeeping(memoryStore().store)).toBe(true);
    for (const store of [null, FULL]) {
      expect(isKeeping(store)).toBe(false);
      expect(keepWaiting(store, MATCH, [], [command(1)])).toBe(false);
    }
  });
});
