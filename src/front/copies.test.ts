import { describe, expect, it } from "vitest";
import type { Changes } from "./changes";
import { createCopies } from "./copies";

function store(limits = { entries: 10, bytes: 1_000 }) {
  const changes: Changes = { firm: 0, soft: 0, isHearing: true };
  const clock = { now: 0 };
  const copies = createCopies<string>({
    changes: () => changes,
    now: () => clock.now,
    sizeOf: (copy) => copy.length,
    limits,
  });
  return { changes, clock, copies };
}

/** A maker that counts, and answers when told to. */
function maker() {
  const waiting: ((copy: string | null) => void)[] = [];
  let made = 0;
  return {
    make: () => {
      made += 1;
      return new Promise<string | null>((resolve) => {
        waiting.push(resolve);
      });
    },
    answer: (copy: string | null) => waiting.shift()?.(copy),
    made: () => made,
  };
}

const given = (copy: string | null) => async () => copy;
const never = () => Promise.reject(new Error("made again"));

describe("createCopies", () => {
  it("makes one copy for all who wait for it", async () => {
    const { copies } = store();
    const { make, answer, made } = maker();
    const all = Promise.all([copies.get("a", make), copies.get("a", make), copies.get("a", make)]);
    answer("page");
    expect(await all).toEqual(["page", "page", "page"]);
    expect(made()).toBe(1);
    expect(await copies.get("a", never)).toBe("page");
  });

  it("never hands out what was made before a firm change", async () => {
    const { copies, changes } = store();
    await copies.get("a", given("draft of round 2 hidden"));
    changes.firm += 1;
    expect(await copies.get("a", given("round 2"))).toBe("round 2");
  });

  it("makes again what a firm change overtook while it was being made", async () => {
    const { copies, changes } = store();
    const { make, answer, made } = maker();
    const first = copies.get("a", make);
    changes.firm += 1;
    answer("before");
    await new Promise(setImmediate);
    answer("after");
    expect(await first).toBe("after");
    expect(made()).toBe(2);
    expect(await copies.get("a", never)).toBe("after");
  });

  it("lets a copy be behind a soft change by a second and no more", async () => {
    const { copies, changes, clock } = store();
    await copies.get("a", given("one"));
    changes.soft += 1;
    clock.now = 999;
    expect(await copies.get("a", never)).toBe("one");
    clock.now = 1_000;
    expect(await copies.get("a", given("two"))).toBe("two");
  });

  it("keeps a copy for fifteen seconds when nothing changes, and half a second while nothing is heard", async () => {
    const { copies, changes, clock } = store();
    await copies.get("a", given("one"));
    clock.now = 14_999;
    expect(await copies.get("a", never)).toBe("one");
    changes.isHearing = false;
    expect(await copies.get("a", given("two"))).toBe("two");
    clock.now += 499;
    expect(await copies.get("a", never)).toBe("two");
    clock.now += 1;
    expect(await copies.get("a", given("three"))).toBe("three");
  });

  it("keeps nothing of what could not be made, and tells who waits", async () => {
    const { copies } = store();
    await expect(copies.get("a", () => Promise.reject(new Error("no")))).rejects.toThrow("no");
    expect(await copies.get("a", given(null))).toBeNull();
    expect(await copies.get("a", given("page"))).toBe("page");
  });

  it("forgets what was not asked for longest when there is no more room", async () => {
    const { copies } = store({ entries: 2, bytes: 20 });
    await copies.get("a", given("aaaaaaaa"));
    await copies.get("b", given("bbbbbbbb"));
    await copies.get("a", never);
    await copies.get("c", given("cccccccc"));
    expect(await copies.get("a", never)).toBe("aaaaaaaa");
    expect(await copies.get("b", given("again"))).toBe("again");
  });
});
