import { describe, expect, it } from "vitest";
import type { SettingFacts, TournamentSetting } from "./life-cycle";
import {
  moveRound,
  moveTournament,
  refusedChanges,
  SETTING_WINDOWS,
  windowOfRule,
} from "./life-cycle";

describe("moveTournament", () => {
  it.each([
    ["draft", "announce", "open"],
    ["open", "hide", "draft"],
    ["draft", "start", "running"],
    ["open", "start", "running"],
    ["running", "close", "closed"],
  ] as const)("%s + %s → %s", (state, step, value) =>
    expect(moveTournament(state, step)).toEqual({ ok: true, value }),
  );

  it.each([
    ["running", "hide"],
    ["running", "start"],
    ["open", "close"],
    ["closed", "announce"],
    ["closed", "close"],
  ] as const)("refuses %s + %s", (state, step) =>
    expect(moveTournament(state, step)).toMatchObject({
      ok: false,
      problems: [{ code: "wrong-state", state }],
    }),
  );
});

describe("moveRound", () => {
  it("goes draft → published → closed and back to published by a reopened sheet", () => {
    expect(moveRound("draft", "publish")).toEqual({ ok: true, value: "published" });
    expect(moveRound("published", "close")).toEqual({ ok: true, value: "closed" });
    expect(moveRound("closed", "reopen")).toEqual({ ok: true, value: "published" });
    expect(moveRound("published", "publish").ok).toBe(false);
    expect(moveRound("draft", "close").ok).toBe(false);
  });
});

describe("refusedChanges (decision 6)", () => {
  const all = Object.keys(SETTING_WINDOWS) as TournamentSetting[];
  const fresh: SettingFacts = { state: "open", entrants: 0, roundsPublished: 0 };
  const refused = (facts: Partial<SettingFacts>) =>
    refusedChanges(all, { ...fresh, ...facts }).map(({ setting, code }) => `${setting}: ${code}`);

  it("lets everything change at first", () => expect(refused({})).toEqual([]));

  it("keeps the format once somebody is registered", () =>
    expect(refused({ entrants: 3 })).toEqual([
      "format: frozen-by-entrants",
      "teamSize: frozen-by-entrants",
    ]));

  it("freezes criteria, tie-breaks and rules with round 1; clock, rounds and table order stay", () =>
    expect(refused({ state: "running", entrants: 8, roundsPublished: 1 })).toEqual(
      [
        "weight",
        "rules",
        "method",
        "club",
        "partnerCooldown",
        "opponentCooldown",
        "system",
        "cycles",
        "firstRound",
        "criteria",
        "final",
        "standingsOrder",
        "countsFrom",
        "forbidden",
        "format",
        "teamSize",
      ].map((setting) => `${setting}: frozen-by-round-1`),
    ));

  it("lets nothing change once closed", () =>
    expect(refused({ state: "closed", roundsPublished: 5 })).toHaveLength(all.length));

  it("never plans fewer rounds than are published", () => {
    const running: SettingFacts = { state: "running", entrants: 8, roundsPublished: 4 };
    expect(refusedChanges(["rounds"], { ...running, rounds: 3 })).toEqual([
      { code: "fewer-rounds-than-published", setting: "rounds", published: 4 },
    ]);
    expect(refusedChanges(["rounds"], { ...running, rounds: 4 })).toEqual([]);
  });

  it("counts the call and the slot as clock, the rest of the book as rules", () => {
    expect(windowOfRule("callMinutes")).toBe("clock");
    expect(windowOfRule("target")).toBe("rules");
  });
});
