import { describe, expect, it } from "vitest";
import { memoryStore } from "../../../tests/support/memory-store";
import type { QueueStore } from "./acta-storage";
import { phoneId } from "./phone-id";

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}$/;

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
    const { store } = memoryStore();
    const jar = { cookie: "" };
    const id = phoneId(store, jar);
    expect(id).toMatch(UUID);
    expect(jar.cookie).toContain(`capicua-telefono=${id};`);
    expect(phoneId(store, { cookie: "" })).toBe(id);
  });

  it("comes back from the cookie where the store was emptied, and from nowhere else", () => {
    const id = phoneId(memoryStore().store, { cookie: "" });
    expect(phoneId(memoryStore().store, { cookie: `otra=1; capicua-telefono=${id}` })).toBe(id);
    expect(phoneId(memoryStore().store, { cookie: "capicua-telefono=basura" })).toMatch(UUID);
  });

  it("is kept by the cookie alone where the store is closed, or as long as the page", () => {
    const jar = { cookie: "" };
    const id = phoneId(CLOSED, jar);
    expect(id).toMatch(UUID);
    expect(phoneId(CLOSED, { cookie: jar.cookie.split(";")[0] ?? "" })).toBe(id);
    expect(phoneId(null, { cookie: "" })).toMatch(UUID);
  });
});
