import { describe, expect, it } from "vitest";
import { shareReading } from "./share-reading";

/** Readings that are answered by hand. */
function readings() {
  const waiting: { key: string; answer: (value: string) => void; fail: () => void }[] = [];
  const read = shareReading(
    (key: string) =>
      new Promise<string>((answer, reject) => {
        waiting.push({ key, answer, fail: () => reject(new Error("no")) });
      }),
  );
  const settle = () => new Promise(setImmediate);
  return { waiting, read, settle };
}

describe("shareReading", () => {
  it("makes one more for all who ask while one is being made", async () => {
    const { waiting, read, settle } = readings();
    const first = read("a");
    const later = [read("a"), read("a"), read("a")];
    expect(waiting).toHaveLength(1);
    waiting[0]?.answer("old");
    expect(await first).toBe("old");
    await settle();
    expect(waiting).toHaveLength(2);
    waiting[1]?.answer("new");
    expect(await Promise.all(later)).toEqual(["new", "new", "new"]);
  });

  it("begins anew when nothing is under way, and keeps keys apart", async () => {
    const { waiting, read, settle } = readings();
    const one = read("a");
    const other = read("b");
    expect(waiting.map(({ key }) => key)).toEqual(["a", "b"]);
    waiting[0]?.answer("1");
    waiting[1]?.answer("2");
    expect([await one, await other]).toEqual(["1", "2"]);
    await settle();
    void read("a");
    expect(waiting).toHaveLength(3);
  });

  it("tells those who waited of their own reading when the one before failed", async () => {
    const { waiting, read, settle } = readings();
    const first = read("a");
    const second = read("a");
    waiting[0]?.fail();
    await expect(first).rejects.toThrow("no");
    await settle();
    waiting[1]?.answer("well");
    expect(await second).toBe("well");
  });
});
