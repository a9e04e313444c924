import { describe, expect, it } from "vitest";
import type { DecisionDraft } from "./decision-draft";
import { effectsOf, gapsOf, NO_CHANGES, withEntry } from "./decision-draft";

const HAND = { ending: "domino", closer: "A", pips: { A: 0, B: 5, C: 5, D: 5 } } as const;

describe("a decision while it is made up", () => {
  it("changes nothing at first", () => {
    expect([effectsOf(NO_CHANGES), gapsOf(NO_CHANGES)]).toEqual([[], []]);
  });

  it("tells every change as an effect", () => {
    const draft: DecisionDraft = {
      incidents: {
        i1: { kind: "cancel" },
        i2: { kind: "change", set: { infraction: "F-11.4", offenders: ["B"] } },
      },
      added: [{ infraction: "F-19.5", offenders: ["D"], afterHand: 2 }],
      hands: { h1: { kind: "remove" }, h2: { kind: "correct", hand: HAND } },
      result: { kind: "rule", score: { AC: " 0", BD: "200" } },
    };
    expect(gapsOf(draft)).toEqual([]);
    expect(effectsOf(draft)).toEqual([
      { effect: "cancel-incident", incidentId: "i1" },
      { effect: "change-incident", incidentId: "i2", infraction: "F-11.4", offenders: ["B"] },
      { effect: "add-incident", infraction: "F-19.5", offenders: ["D"], afterHand: 2 },
      { effect: "remove-hand", handId: "h1" },
      { effect: "correct-hand", handId: "h2", hand: HAND },
      { effect: "rule-score", score: { AC: 0, BD: 200 }, winner: "BD" },
    ]);
  });

  it.each([
    [{ hands: { h1: { kind: "correct", hand: null } } }, "hand-missing"],
    [{ added: [{ infraction: "F-11.4", offenders: [], afterHand: 0 }] }, "offender-missing"],
    [{ result: { kind: "rule", score: { AC: "x", BD: "1" } } }, "score-missing"],
    [{ result: { kind: "rule", score: { AC: "9", BD: "9" } } }, "score-tied"],
  ] as const)("says what is missing: %j", (part, gap) => {
    const draft = { ...NO_CHANGES, ...part } as DecisionDraft;
    expect(gapsOf(draft)).toEqual([gap]);
  });

  it("replaces an entry or takes it out", () => {
    expect(withEntry({ a: 1, b: 2 }, "a", 3)).toEqual({ a: 3, b: 2 });
    expect(withEntry({ a: 1, b: 2 }, "a", null)).toEqual({ b: 2 });
  });
});
