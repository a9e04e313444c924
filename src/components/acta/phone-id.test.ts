import { describe, expect, it } from "vitest";
import type { QueueStore } from "./acta-storage";
import { phoneId } from "./phone-id";

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}$/;

function memory(): QueueStore {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

const CLOSED: QueueStore = {
  getItem: () => {
    throw new Error("denied");
  },
  setItem: () => {
    throw new Error("denied");
  },
  removeItem: () => {},
};

describe("a phone's own id", () => {
  it("is made once and stays, also for the page that the server makes", () => {
    const store = memory();
    const jar = { cookie: "" };
    const id = phoneId(store, jar);
    expect(id).toMatch(UUID);
    expect(jar.cookie).toContain(`capicua-telefono=${id};`);
    expect(phoneId(store, { cookie: "" })).toBe(id);
  });

  it("comes back from the cookie where the store was emptied, and from nowhere else", () => {
    const id = phoneId(memory(), { cookie: "" });
    expect(phoneId(memory(), { cookie: `otra=1; capicua-telefono=${id}` })).toBe(id);
    expect(phoneId(memory(), { cookie: "capicua-telefono=basura" })).toMatch(UUID);
  });

  it("lasts as long as the page where nothing is kept", () => {
    expect(phoneId(CLOSED, { cookie: "" })).toMatch(UUID);
    expect(phoneId(null, { cookie: "" })).toMatch(UUID);
  });
});
