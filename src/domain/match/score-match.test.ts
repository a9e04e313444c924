import { describe, expect, it } from "vitest";
import { resolveRules } from "../rules/resolve-rules";
import type { RulesSpec } from "../rules/rules-spec";
import type { EventFormat } from "../rules/settings";
import type { HandLine, MatchDocument, MatchScore } from "./match-document";
import { scoreMatch } from "./score-match";

function ac(points: number): HandLine {
  return { points: { AC: points, BD: 0 } };
}
function bd(points: number): HandLine {
  return { points: { AC: 0, BD: points } };
}
const TIED = ac(0);
const ANNULLED: HandLine = { annulled: { infraction: "F-14.2", by: "B" } };

function verdictOf(
  document: Omit<MatchDocument, "firstLeader">,
  spec: RulesSpec = "fededodo-2026",
  format: EventFormat = "pairs",
) {
  const rules = resolveRules(spec, { mode: "pairs", players: 4, format });
  return scoreMatch({ firstLeader: "A", ...document }, rules);
}

function score(...parts: Parameters<typeof verdictOf>): MatchScore {
  const verdict = verdictOf(...parts);
  if (!verdict.ok) throw new Error(JSON.stringify(verdict.problems));
  return verdict;
}

/** 150–160 after six hands. */
const CLOSE = [ac(50), bd(80), ac(50), bd(80), ac(50), TIED];

describe("leaders", () => {
  it("rotates through hands, ties and annulled hands (7.2, 9.3, 10.4)", () => {
    const result = score({ hands: [ac(35), TIED, ANNULLED, bd(20)] });
    expect(result.leaders).toEqual(["A", "B", "C", "D"]);
    expect(result.nextLeader).toBe("A");
  });

  it("knows no leader after points alone where the winner leads, unless told", () => {
    const hands = [ac(20), bd(10)];
    expect(score({ hands }, "domikapikua").leaders).toEqual(["A", null]);
    const block: HandLine = {
      ending: "block",
      closer: "C",
      pips: { A: 6, B: 10, C: 6, D: 10 },
    };
    expect(verdictOf({ hands: [ac(20), block] }, "domikapikua")).toMatchObject({
      problems: [{ code: "leader-needed", hand: 2 }],
    });
    expect(score({ hands: [ac(20), { ...block, leader: "C" }] }, "domikapikua").ok).toBe(true);
    expect(verdictOf({ hands: [{ ...ac(20), leader: "B" }] })).toMatchObject({
      problems: [{ code: "wrong-leader", hand: 1, leader: "B", expected: "A" }],
    });
  });
});

describe("the end (23.3, decision 5)", () => {
  it.each<[string, readonly HandLine[], MatchDocument["call"], Partial<MatchScore>]>([
    [
      "target",
      [ac(150), ac(60)],
      undefined,
      { status: "finished", endedBy: "target", winner: "AC" },
    ],
    ["no call", CLOSE, undefined, { status: "playing", endedBy: null, winner: null }],
    ["call in the running hand", CLOSE, { during: 7 }, { status: "last-hand" }],
    ["call before any hand", [], { after: 0 }, { status: "extra-hand" }],
    ["call while a hand is counted", CLOSE, { after: 7 }, { status: "playing" }],
    ["last hand played", [...CLOSE, ac(45)], { during: 7 }, { endedBy: "time", winner: "AC" }],
    ["extra hand due", CLOSE, { after: 6 }, { status: "extra-hand" }],
    ["extra hand played", [...CLOSE, ac(5)], { after: 6 }, { endedBy: "time", winner: "BD" }],
    ["last hand annulled (K58)", [...CLOSE, ANNULLED], { during: 7 }, { status: "last-hand" }],
    ["extra hand annulled", [...CLOSE, ANNULLED], { after: 6 }, { status: "extra-hand" }],
    ["annulled, then played", [...CLOSE, ANNULLED, ac(9)], { during: 7 }, { winner: "BD" }],
    ["tied at the end", [...CLOSE, ac(10)], { during: 7 }, { status: "tie-break-hand" }],
    ["tied again (K57)", [...CLOSE, ac(10), TIED], { during: 7 }, { status: "tie-break-hand" }],
    ["untied", [...CLOSE, ac(10), TIED, bd(3)], { during: 7 }, { endedBy: "time", winner: "BD" }],
    ["target in the last hand", [...CLOSE, ac(50)], { during: 7 }, { endedBy: "target" }],
  ])("%s", (_, hands, call, expected) => {
    expect(score({ hands, ...(call ? { call } : {}) })).toMatchObject(expected);
  });

  it("finishes at once after a played hand where the book says so (Puerto Rico 1)", () => {
    expect(score({ hands: CLOSE, call: { after: 6 } }, "fndpr")).toMatchObject({ winner: "BD" });
    expect(score({ hands: CLOSE, call: { during: 7 } }, "fndpr").status).toBe("last-hand");
  });
});

describe("an annulled last hand (K58)", () => {
  const hands = [...CLOSE, ANNULLED];
  it.each([
    ["replayed", { status: "last-hand", winner: null }],
    ["counts", { status: "finished", endedBy: "time", winner: "BD" }],
  ] as const)("%s", (annulledLastHand, expected) => {
    const spec = { preset: "fededodo-2026", annulledLastHand } as const;
    expect(score({ hands, call: { during: 7 } }, spec)).toMatchObject(expected);
  });
});

describe("a tie-break hand that ties again (K57)", () => {
  const level = [...CLOSE, ac(10)];
  const spec = (tieBreakHand: "repeat" | "once") =>
    ({ preset: "fededodo-2026", tieBreakHand }) as const;

  it.each([
    ["repeat", { status: "tie-break-hand", endedBy: null, winner: null }],
    ["once", { status: "finished", endedBy: "time", winner: null }],
  ] as const)("%s", (tieBreakHand, expected) => {
    const played = score({ hands: [...level, TIED], call: { during: 7 } }, spec(tieBreakHand));
    expect(played).toMatchObject(expected);
    const won = tieBreakHand === "once" ? false : null;
    expect(played.results.A?.won).toBe(won);
    expect(played.results.B?.won).toBe(won);
  });

  it("is one hand that counts, after the last one or after the call itself", () => {
    const once = spec("once");
    const status = (hands: readonly HandLine[], call: MatchDocument["call"], rules = once) =>
      score({ hands, ...(call ? { call } : {}) }, rules).status;
    expect(status(level, { during: 7 })).toBe("tie-break-hand");
    expect(status([...level, ANNULLED], { during: 7 })).toBe("tie-break-hand");
    expect(status([...level, ANNULLED, TIED], { during: 7 })).toBe("finished");
    const finish = { ...once, afterCall: "finish" } as const;
    expect(status(level, { after: 7 }, finish)).toBe("tie-break-hand");
    expect(status([...level, TIED], { after: 7 }, finish)).toBe("finished");
  });
});

describe("problems", () => {
  it.each<[string, Omit<MatchDocument, "firstLeader">, object]>([
    ["played-after-end", { hands: [ac(150), ac(60), bd(5)] }, { hand: 3 }],
    ["both-sides-score", { hands: [{ points: { AC: 5, BD: 5 } }] }, { hand: 1 }],
    ["points-out-of-range", { hands: [ac(-5)] }, { side: "AC", points: -5, max: 168 }],
    ["points-out-of-range", { hands: [ac(169)] }, { points: 169 }],
    ["call-out-of-range", { hands: [ac(5)], call: { during: 3 } }, { hands: 1 }],
    [
      "fine-out-of-range",
      { hands: [ac(5)], fines: [{ seat: "A", points: -25, afterHand: 2, on: "match" }] },
      { seat: "A", afterHand: 2 },
    ],
  ])("%s", (code, document, facts) => {
    expect(verdictOf(document)).toMatchObject({ ok: false, problems: [{ code, ...facts }] });
  });

  it("names the hand of an illegal one", () => {
    const hand: HandLine = { ending: "domino", closer: "A", pips: { A: 3, B: 1, C: 1, D: 1 } };
    const verdict = verdictOf({ hands: [ac(5), hand] });
    expect(verdict).toMatchObject({ ok: false, problems: [{ code: "closer-has-tiles", hand: 2 }] });
  });
});

describe("fines (decision 1)", () => {
  const fine = (seat: "A" | "B" | "C" | "D", points: number, afterHand = 1) =>
    ({ seat, points, afterHand, on: "match" }) as const;
  // 205–180 to AC.
  const hands = [bd(100), bd(80), ac(160), ac(45)];

  it("ledger: costs the offender alone, his win too when strictly less (M13)", () => {
    const result = score({ hands, fines: [fine("A", -40)] }, "fededodo-2026", "individual");
    expect(result.winner).toBe("AC");
    expect(result.score).toEqual({ AC: 205, BD: 180 });
    expect(result.results).toEqual({
      A: { won: false, for: 165, against: 180, net: -15 },
      B: { won: false, for: 180, against: 205, net: -25 },
      C: { won: true, for: 205, against: 180, net: 25 },
      D: { won: false, for: 180, against: 205, net: -25 },
    });
    const level = score({ hands, fines: [fine("A", -25)] }, "fededodo-2026", "individual");
    expect(level.results.A?.won).toBe(true);
  });

  it("pair: both members' fines lower the side's figures, and a flipped score loses", () => {
    const result = score({ hands, fines: [fine("A", -25), fine("C", -25)] });
    expect(result.winner).toBe("BD");
    expect(result.results.A).toEqual({ won: false, for: 155, against: 180, net: -25 });
    expect(result.results.D).toEqual({ won: true, for: 180, against: 155, net: 25 });
    expect(result.score).toEqual({ AC: 205, BD: 180 });
    expect(score({ hands, fines: [fine("A", -25)] }).winner).toBe("AC");
  });

  it.each([
    ["never", "AC"],
    ["less-or-equal", "BD"],
  ] as const)("an equal score with %s", (fineFlipsResult, winner) => {
    const spec = { preset: "fededodo-2026", fineFlipsResult } as const;
    expect(score({ hands, fines: [fine("A", -25)] }, spec).winner).toBe(winner);
  });

  it("a bonus to both counts once in pair scope and never ends the match (K23, K24, M11)", () => {
    const near = [ac(95), ac(95)];
    const bonus = [fine("A", 25, 2), fine("C", 25, 2)];
    const pair = score({ hands: near, fines: bonus });
    expect(pair.status).toBe("playing");
    expect(pair.results.A?.for).toBe(215);
    const ledger = score({ hands: near, fines: bonus }, "fededodo-2026", "individual");
    expect(ledger.score.AC).toBe(190);
    expect(ledger.results.C?.for).toBe(215);
    expect(score({ hands: near, fines: [...bonus, ...bonus] }).results.A?.for).toBe(240);
  });

  it.each([
    ["once", 215],
    ["each", 240],
  ] as const)("counts a bonus to both %s in a pair's score (K23)", (latePassCount, points) => {
    const bonus = [fine("A", 25, 2), fine("C", 25, 2)];
    const spec = { preset: "fededodo-2026", latePassCount } as const;
    expect(score({ hands: [ac(95), ac(95)], fines: bonus }, spec).results.A?.for).toBe(points);
  });

  it("leaves fines on the record out of the result", () => {
    const late = { seat: "A", points: -50, afterHand: 0, on: "record" } as const;
    expect(score({ hands, fines: [late] }).results.A?.for).toBe(205);
  });
});
