import { describe, expect, it } from "vitest";
import { resolveRules } from "../rules/resolve-rules";
import type { RulesContext } from "../rules/settings";
import { adjudicateHand } from "./adjudicate";
import { adjudicateRequest } from "./adjudicate-request";
import type { HandClaim, HandVerdict } from "./hand";

const pairs: RulesContext = { mode: "pairs", players: 4, format: "pairs" };
const fededodo = resolveRules("fededodo-2026", pairs);

const DEAL = {
  A: ["6-2", "6-1", "5-2", "4-3", "4-2", "2-0", "1-0"],
  B: ["6-4", "5-5", "5-3", "5-0", "3-3", "3-1", "3-0"],
  C: ["6-6", "6-5", "6-3", "5-1", "4-0", "1-1", "0-0"],
  D: ["6-0", "5-4", "4-4", "4-1", "3-2", "2-2", "2-1"],
};
const PLAY =
  "A:4-2 B:6-4L C:6-3L D:2-1R A:1-0R B:5-3L C:4-0R D:5-4R A:5-2L B:5-0R C:0-0R D:3-2L A:4-3L B:3-0R C:PASO D:4-1L A:6-1L B:3-3R C:6-6L D:6-0L A:2-0L B:3-1R C:1-1R D:2-2L A:6-2L";

function codes(verdict: HandVerdict): readonly string[] {
  return verdict.ok ? [] : verdict.problems.map((problem) => problem.code);
}

function played(play: string, more: Partial<HandClaim> = {}): HandVerdict {
  return adjudicateHand({ leader: "A", deal: DEAL, play, ...more } as HandClaim, fededodo);
}

/** The line up to, not including, its move number `at`. */
function upTo(at: number): string {
  return PLAY.split(" ").slice(0, at).join(" ");
}

describe("an illegal move ends the check with all that is wrong with it", () => {
  it.each([
    ["nobody holds it, out of turn", "B:4-2", ["out-of-turn", "tile-not-in-hand"]],
    ["not in hand and does not fit", "A:4-2 B:1-1L", ["tile-not-in-hand", "does-not-fit"]],
    ["no such tile", "A:7-2", ["unknown-tile"]],
    ["renuncio", "A:4-2 B:PASO", ["playable-tile-held"]],
    ["the leader passes", "A:PASO", ["playable-tile-held"]],
    ["there is no stock", "A:4-2 B:+6-4", ["must-not-draw", "duplicate-tile"]],
    ["the other end", "A:4-2 B:6-4R", ["does-not-fit"]],
    ["which end is not said", `${upTo(6)} C:4-0`, []],
    ["nothing is played", "", ["unfinished"]],
    ["after the dominó", `${PLAY} B:PASO`, ["played-after-end"]],
    ["no move at all", "A:4-2 B:x", ["unknown-tile"]],
  ])("%s", (_, play, expected) => {
    const verdict = played(play);
    const found = codes(verdict).filter((code) => expected.length > 0 || code !== "unfinished");
    expect(found).toEqual(expected);
  });

  it("lists the tiles that could have been played", () => {
    expect(played("A:4-2 B:PASO")).toMatchObject({
      problems: [{ at: 1, seat: "B", tiles: ["6-4"], infraction: "F-14.2", article: "14.2" }],
    });
  });

  it("accepts the end left out where only one fits, and smaller halves first", () => {
    const loose = PLAY.replace("B:6-4L", "B:4-6").replace("A:6-2L", "A:2-6");
    expect(played(loose)).toEqual(played(PLAY));
  });
});

describe("the deal", () => {
  const dealt = (deal: object) => codes(played(PLAY, { deal } as Partial<HandClaim>));

  it.each([
    ["a tile twice", { ...DEAL, A: [...DEAL.A.slice(1), "6-4"] }, ["duplicate-tile"]],
    ["six tiles", { ...DEAL, A: DEAL.A.slice(1) }, ["wrong-tile-count"]],
    ["a hand missing", { A: DEAL.A, B: DEAL.B, C: DEAL.C }, ["missing-tiles"]],
    ["no such tile", { ...DEAL, A: [...DEAL.A.slice(1), "9-1"] }, ["unknown-tile"]],
  ])("%s", (_, deal, expected) => {
    expect(dealt(deal)).toEqual(expected);
  });
});

describe("consecutive play (16.4)", () => {
  // A holds every 6 but one by one the others cannot answer: H10 has three passes before A goes out.
  const deal = {
    A: ["6-6", "5-5", "5-0", "4-4", "4-0", "2-0", "0-0"],
    B: ["6-1", "5-3", "5-1", "3-2", "3-1", "3-0", "1-1"],
    C: ["6-4", "6-3", "6-2", "4-3", "4-2", "3-3", "1-0"],
    D: ["6-5", "6-0", "5-4", "5-2", "4-1", "2-2", "2-1"],
  };
  const line =
    "A:4-0 B:3-0R C:4-2L D:5-2L A:5-5L B:3-2R C:6-2R D:5-4L A:6-6R B:6-1R C:1-0R D:6-0R A:4-4L B:PASO C:4-3L D:6-5R A:5-0R B:3-1L C:PASO D:2-1L A:2-0L B:PASO C:PASO D:PASO A:0-0L";

  it("is accepted where the three skipped cannot play, and earns the pass bonus", () => {
    const domikapikua = resolveRules("domikapikua", pairs);
    const said = adjudicateHand({ leader: "A", deal, play: line }, domikapikua);
    const skipped = line.replace(" B:PASO C:PASO D:PASO", "");
    expect(adjudicateHand({ leader: "A", deal, play: skipped }, domikapikua)).toEqual(said);
    expect(said).toMatchObject({ ok: true, points: { AC: 55 } });
  });

  it("is early play where one of them could", () => {
    const early = line.slice(0, line.indexOf(" B:PASO C:4-3L"));
    const verdict = adjudicateHand({ leader: "A", deal, play: `${early} A:5-0L` }, fededodo);
    expect(codes(verdict)[0]).toBe("out-of-turn");
  });
});

describe("summaries that cannot be", () => {
  const summary = (facts: object) =>
    codes(
      adjudicateHand(
        { leader: "A", ending: "block", closer: "C", ...facts } as HandClaim,
        fededodo,
      ),
    );
  const domino = (facts: object) => summary({ ending: "domino", closer: "A", ...facts });

  it.each([
    ["odd pips after a block", { pips: { A: 5, B: 9, C: 6, D: 9 } }, ["pips-impossible"]],
    ["two hands of nothing", { pips: { A: 0, B: 0, C: 6, D: 10 } }, ["pips-impossible"]],
    ["more than seven tiles hold", { pips: { A: 70, B: 2, C: 2, D: 2 } }, ["pips-out-of-range"]],
    ["below nothing", { pips: { A: -1, B: 2, C: 2, D: 3 } }, ["pips-out-of-range"]],
    ["a seat left out", { pips: { A: 4, B: 2, C: 2 } }, ["missing-tiles"]],
    ["ends differ", { ends: [4, 2], pips: { A: 6, B: 9, C: 6, D: 9 } }, ["not-blocked"]],
    [
      "a playable tile is left",
      { ends: [5, 5], left: { A: ["5-5"], B: ["3-3"], C: ["1-1"], D: ["0-0"] } },
      ["not-blocked"],
    ],
    [
      "two numbers stand open",
      { left: { A: ["5-4"], B: ["3-3"], C: ["1-1"], D: ["0-0"] } },
      ["not-blocked"],
    ],
    [
      "four numbers odd",
      { left: { A: ["5-4"], B: ["3-2"], C: ["1-1"], D: ["0-0"] } },
      ["pips-impossible"],
    ],
  ])("block: %s", (_, facts, expected) => {
    expect(summary(facts)).toEqual(expected);
  });

  it.each([
    ["the closer holds pips", { pips: { A: 3, B: 9, C: 6, D: 9 } }, ["closer-has-tiles"]],
    [
      "the closer holds tiles",
      { left: { A: ["1-1"], B: ["5-5"], C: ["6-6"], D: ["4-4"] } },
      ["closer-has-tiles"],
    ],
    [
      "somebody else has none",
      { left: { A: [], B: [], C: ["6-6"], D: ["4-4"] } },
      ["wrong-tile-count"],
    ],
    ["a tile twice", { left: { A: [], B: ["4-4"], C: ["6-6"], D: ["4-4"] } }, ["duplicate-tile"]],
    [
      "the last tile fits no end",
      { lastTile: "6-2", ends: [4, 1], left: { A: [], B: ["5-5"], C: ["3-3"], D: ["4-4"] } },
      ["does-not-fit"],
    ],
    [
      "four numbers odd",
      { left: { A: [], B: ["5-4"], C: ["3-2"], D: ["0-0"] } },
      ["pips-impossible"],
    ],
    ["all three of one pip", { pips: { A: 0, B: 1, C: 1, D: 9 } }, ["pips-impossible"]],
  ])("dominó: %s", (_, facts, expected) => {
    expect(domino(facts)).toEqual(expected);
  });

  it("6-6 cannot be left of a first hand that it had to open", () => {
    const request = {
      rules: "tradicional" as const,
      leader: "A" as const,
      firstHand: true,
      ending: "domino" as const,
      closer: "B" as const,
      left: { A: ["5-5"], B: [], C: ["6-6"], D: ["4-4"] },
    };
    expect(codes(adjudicateRequest(request))).toEqual(["must-lead-with"]);
    expect(codes(adjudicateRequest({ ...request, firstHand: false }))).toEqual([]);
  });
});

describe("seen tiles (17)", () => {
  it("must be played at the first chance, in the order exposed", () => {
    const seen = [{ seat: "D", tile: "2-2", from: 0 }] as const;
    expect(played(PLAY, { seen })).toMatchObject({
      ok: false,
      problems: [{ code: "seen-tile-not-played", at: 3, seat: "D", expected: "2-2" }],
    });
  });

  it("closing with one earns nothing unless the block is lost", () => {
    const claim = {
      leader: "A",
      ending: "block",
      lastTile: "4-2",
      pips: { A: 6, B: 9, C: 6, D: 9 },
      seen: [{ seat: "C", tile: "4-2" }],
    } as const;
    expect(adjudicateHand({ ...claim, closer: "C" }, fededodo)).toMatchObject({
      winner: "AC",
      points: { AC: 0, BD: 0 },
    });
    const lost = { ...claim, closer: "D", seen: [{ seat: "D", tile: "4-2" }] } as const;
    expect(adjudicateHand(lost, fededodo)).toMatchObject({ winner: "AC", points: { AC: 30 } });
  });
});
