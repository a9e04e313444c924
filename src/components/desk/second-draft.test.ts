import { expect, it } from "vitest";
import { AC35, AC90 } from "../../../tests/support/acta-events";
import { draftAfter, EMPTY_SECOND, keepSecondDraft, readSecondDraft } from "./second-draft";

function memory() {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

it("gives back what was typed at this table, and at no other", () => {
  const store = memory();
  const draft = { leader: "B", lines: [{ id: "1", hand: AC35 }] } as const;
  keepSecondDraft(store, "m1", draft);
  expect(readSecondDraft(store, "m1")).toEqual(draft);
  expect(readSecondDraft(store, "m2")).toEqual(EMPTY_SECOND);
});

it("forgets an empty draft, and takes something unreadable for nothing", () => {
  const store = memory();
  keepSecondDraft(store, "m1", { leader: "A", lines: [] });
  keepSecondDraft(store, "m1", EMPTY_SECOND);
  expect(store.kept.size).toBe(0);
  store.setItem("capicua-segunda:m1", '{"leader":"Z"}');
  expect(readSecondDraft(store, "m1")).toEqual(EMPTY_SECOND);
  store.setItem("capicua-segunda:m1", "{");
  expect(readSecondDraft(store, "m1")).toEqual(EMPTY_SECOND);
  expect(readSecondDraft(null, "m1")).toEqual(EMPTY_SECOND);
});

it("corrects and takes off single lines", () => {
  const draft = { leader: "A", lines: ["1", "2"].map((id) => ({ id, hand: AC35 })) } as const;
  const reason = "";
  const corrected = { type: "hand-corrected", handId: "2", hand: AC90, reason } as const;
  expect(draftAfter(draft, corrected).lines.map(({ hand }) => hand)).toEqual([AC35, AC90]);
  const removed = draftAfter(draft, { type: "hand-removed", handId: "1", reason });
  expect(removed.lines.map(({ id }) => id)).toEqual(["2"]);
  expect(draftAfter(draft, { type: "seats-confirmed" })).toBe(draft);
});

it("goes on where the browser keeps nothing", () => {
  const full = {
    ...memory(),
    setItem() {
      throw new Error("QuotaExceededError");
    },
  };
  expect(() => keepSecondDraft(full, "m1", { leader: "A", lines: [] })).not.toThrow();
});
