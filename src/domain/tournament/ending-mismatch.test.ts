import { describe, expect, it } from "vitest";
import type { ActaEvent } from "../match/acta";
import { foldActa } from "../match/fold-acta";
import { resolveRules } from "../rules/resolve-rules";
import type { MatchEffect } from "../rules/vocabulary";
import type { SanctionVerdict } from "../sanctions/incident";
import { endingMismatches } from "./ending-mismatch";

const rules = resolveRules("fededodo-2026", { mode: "pairs", players: 4, format: "pairs" });
const noted: ActaEvent = {
  type: "incident-recorded",
  incidentId: "i1",
  infraction: "F-08.7",
  offenders: ["A"],
  afterHand: 0,
};
const ended: ActaEvent = { type: "finished", by: { incidentId: "i1", effect: "ends" } };

function mismatches(events: readonly ActaEvent[], match: MatchEffect) {
  const verdict: SanctionVerdict = {
    ok: true,
    infraction: "F-08.7",
    article: "8.7",
    step: 3,
    points: [],
    wins: [],
    cards: [],
    hand: "continue",
    tile: null,
    match,
    effects: [],
    reasons: [],
  };
  return endingMismatches({
    format: "pairs",
    rules,
    seats: { A: "a", B: "b", C: "c", D: "d" },
    acta: foldActa(events, { rules }),
    verdicts: new Map([["i1", verdict]]),
  }).map(({ code }) => code);
}

describe("an acta and the verdicts that its incidents have now", () => {
  it.each<[string, readonly ActaEvent[], MatchEffect, readonly string[]]>([
    ["agree on a match that goes on", [noted], "continue", []],
    ["agree on a match that ended", [noted, ended], "ends", []],
    ["disagree on an end that no longer follows", [noted, ended], "continue", ["ends-no-more"]],
    ["disagree on a match that was played on", [noted], "ends", ["should-end"]],
    [
      "say nothing of what came after the match",
      [{ ...noted, afterMatch: true } as ActaEvent],
      "ends",
      [],
    ],
  ])("%s", (_, events, match, codes) => {
    expect(mismatches(events, match)).toEqual(codes);
  });
});
