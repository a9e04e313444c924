import { describe, expect, it } from "vitest";
import { changedSettings, rulesNotices } from "./rules-notice";
import type { RulesContext } from "./settings";

const pairs: RulesContext = { mode: "pairs", players: 4, format: "pairs" };
const changed = { preset: "fededodo-2026", target: 150, callMinutes: 35 } as const;

describe("notices on the rules of a tournament", () => {
  it("names what is changed, not what repeats the book", () => {
    expect(changedSettings(changed, pairs)).toEqual(["target"]);
    expect(changedSettings("fededodo-2026", pairs)).toEqual([]);
  });

  it.each([
    ["2026-03-01", "2026-02-13", []],
    ["2026-03-01", "2026-02-14", []],
    ["2026-03-01", "2026-02-15", [14]],
    ["2028-03-01", "2028-02-15", []],
    ["2028-03-01", "2028-02-16", [14]],
    ["2027-01-05", "2026-12-31", [5]],
    ["2026-03-01", "2026-03-02", [-1]],
  ] as const)(
    "a change for %s announced on %s: 15 days are owed (30.3)",
    (startsOn, today, short) => {
      const notices = rulesNotices(changed, pairs, { startsOn, today });
      expect(notices.map((notice) => ("days" in notice ? notice.days : notice.code))).toEqual(
        short,
      );
      for (const notice of notices) {
        expect(notice).toMatchObject({ article: "30.3", settings: ["target"], needed: 15 });
      }
    },
  );

  it("says nothing of an unchanged book, nor where the book asks for no notice", () => {
    const tomorrow = { startsOn: "2026-06-02", today: "2026-06-01" };
    expect(rulesNotices("fededodo-2026", pairs, tomorrow)).toEqual([]);
    expect(rulesNotices({ preset: "tradicional", target: 200 }, pairs, tomorrow)).toEqual([]);
    expect(rulesNotices(changed, pairs, { ...tomorrow, startsOn: "2026-06" })).toEqual([]);
  });

  it("warns of a book that does not count yet", () => {
    const early = { startsOn: "2026-01-31", today: "2026-01-01" };
    expect(rulesNotices("fededodo-2026", pairs, early)).toEqual([
      {
        code: "book-not-in-force",
        book: "fededodo-2026",
        effectiveFrom: "2026-02-01",
        startsOn: "2026-01-31",
      },
    ]);
    expect(rulesNotices("fndpr", pairs, early)).toEqual([]);
  });
});
