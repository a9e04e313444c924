import { describe, expect, it } from "vitest";
import type { ActaEvent } from "../match/acta";
import { decideActaEvents } from "../match/decide-acta";
import { foldActa } from "../match/fold-acta";
import { resolveRules } from "../rules/resolve-rules";
import type { MatchEffect } from "../rules/vocabulary";
import type { SanctionVerdict } from "../sanctions/incident";
import { endingMismatches, reviewEnding, reviewEvents } from "./ending-mismatch";
import { settleMatch } from "./settlement";

const rules = resolveRules("fededodo-2026", { mode: "pairs", players: 4, format: "pairs" });
const noted: ActaEvent = {
  type: "incident-recorded",
  incidentId: "i1",
  infraction: "F-08.7",
  offenders: ["A"],
  afterHand: 0,
};
const ended: ActaEvent = { type: "finished", by: { incidentId: "i1", effect: "ends" } };

function inputOf(events: readonly ActaEvent[], match: MatchEffect) {
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
  return {
    format: "pairs",
    rules,
    seats: { A: "a", B: "b", C: "c", D: "d" },
    acta: foldActa(events, { rules }),
    verdicts: new Map([["i1", verdict]]),
  } as const;
}

function mismatches(events: readonly ActaEvent[], match: MatchEffect) {
  return endingMismatches(inputOf(events, match)).map(({ code }) => code);
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

describe("a judge settles it in one step", () => {
  const START: readonly ActaEvent[] = [
    { type: "seats-confirmed" },
    { type: "leader-drawn", leader: "A" },
  ];
  const AC90: ActaEvent = {
    type: "hand-recorded",
    handId: "h1",
    hand: { ending: "block", closer: "B", pips: { A: 15, B: 16, C: 29, D: 30 } },
  };
  const won: readonly ActaEvent[] = [AC90, { ...AC90, handId: "h2" }, { ...AC90, handId: "h3" }];
  const PLAYED_ON = [...START, noted, ...won];
  const BROKEN_OFF = [...START, AC90, { ...noted, afterHand: 1 } as ActaEvent, ended];

  /** The state after the judge's answer, read with what the history says. */
  function answered(events: readonly ActaEvent[], match: MatchEffect, answer: "follow" | "leave") {
    const input = inputOf(events, match);
    const [mismatch] = endingMismatches(input);
    if (!mismatch) throw new Error("no mismatch");
    const review = reviewEnding(input.acta, mismatch, answer, "historial corregido");
    const more = reviewEvents(input.acta, review);
    const decision = decideActaEvents(input.acta, more, { rules });
    if (!decision.ok) throw new Error(JSON.stringify(decision.problems));
    const after = inputOf([...events, ...more], match);
    expect(after.acta).toEqual(decision.value.state);
    expect(endingMismatches(after)).toEqual([]);
    return { ...settleMatch(after), acta: after.acta, more };
  }

  it("ends a match that was played on, or lets it stand", () => {
    const ends = answered(PLAYED_ON, "ends", "follow");
    expect(ends).toMatchObject({ endedBy: "forfeit", winner: "BD", isFinished: true });
    const stands = answered(PLAYED_ON, "ends", "leave");
    expect(stands).toMatchObject({ endedBy: "target", winner: "AC", isFinished: true });
  });

  it("gives a match back that ends no more, or keeps it ended", () => {
    const goesOn = answered(BROKEN_OFF, "continue", "follow");
    expect(goesOn).toMatchObject({ isFinished: false, endedBy: null });
    expect(goesOn.acta).toMatchObject({ status: "playing", stage: "playing" });
    const kept = answered(BROKEN_OFF, "continue", "leave");
    expect(kept).toMatchObject({ endedBy: "forfeit", winner: "BD", isFinished: true });
  });

  it("reopens a verified sheet for it", () => {
    const verified: readonly ActaEvent[] = [...PLAYED_ON, { type: "verified", asDirector: false }];
    const ends = answered(verified, "ends", "follow");
    expect(ends.more.map(({ type }) => type)).toEqual(["reopened", "ending-reviewed"]);
    expect(ends.acta).toMatchObject({ stage: "finished", sheetVersion: 2 });
  });

  it("ends nothing by what came after the last tile", () => {
    const after = { ...noted, afterHand: 3 } as ActaEvent;
    const state = foldActa([...START, ...won, after], { rules });
    const review = (effect: "ends" | "void") =>
      decideActaEvents(
        state,
        [{ type: "ending-reviewed", incidentId: "i1", effect, reason: "x" }],
        { rules },
      );
    expect(review("ends")).toMatchObject({ problems: [{ code: "happened-after-match" }] });
    expect(review("void")).toMatchObject({ ok: true });
  });
});
