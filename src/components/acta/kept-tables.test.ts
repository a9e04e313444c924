import { describe, expect, it } from "vitest";
import type { TableView } from "@/server/actas/table-view";
import { memoryStore } from "../../../tests/support/memory-store";
import { keptTables } from "./kept-tables";

const idOf = (index: number) => `6f1c9a52-0a0e-4a53-9b7c-0d9be0f7e6a${index}`;
const view = (index: number, version = 1) =>
  ({ matchId: idOf(index), version, now: version, state: { hands: [] } }) as unknown as TableView;

describe("the readings that a phone keeps", () => {
  it("holds the last reading of each of the last tables", () => {
    const { store } = memoryStore();
    const shelf = keptTables(() => store, "b1");
    for (const index of [1, 2, 3, 4]) shelf.keep(view(index));
    shelf.keep(view(2, 5));
    expect([1, 2, 3, 4].map((index) => shelf.find(idOf(index))?.version)).toEqual([
      undefined,
      5,
      1,
      1,
    ]);
  });

  it("holds nothing of another build, nor of what is no reading", () => {
    const { store, kept } = memoryStore();
    keptTables(() => store, "b1").keep(view(1));
    expect(keptTables(() => store, "b2").find(idOf(1))).toBeNull();
    for (const text of ["{", "[]", '{"build":"b1","views":[{"matchId":"x"}]}']) {
      kept.set("capicua-mesas", text);
      expect(keptTables(() => store, "b1").find(idOf(1))).toBeNull();
    }
  });

  it("is empty where the phone keeps nothing", () => {
    const shelf = keptTables(() => null, "b1");
    shelf.keep(view(1));
    expect(shelf.find(idOf(1))).toBeNull();
  });
});
