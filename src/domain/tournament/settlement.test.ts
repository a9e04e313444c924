import { describe, expect, it } from "vitest";
import type { Noted } from "../../../tests/support/settled-table";
import { playedHands as hands, settleTable } from "../../../tests/support/settled-table";
import type { ActaEvent, IncidentNote } from "../match/acta";
import { SEATS } from "../rules/seat";
import type { EventFormat } from "../rules/settings";
import type { RecordedIncident } from "../sanctions/incident";

/** 225–20 to AC. */
const WON = hands(["BD20", "AC45", "AC45", "AC45", "AC45", "AC45"]);

/** A block that C closed with as many pips as the other side, so that nobody scores (10.4). */
const TIED_BLOCK = { ending: "block", closer: "C", pips: { A: 6, B: 6, C: 10, D: 10 } } as const;

function settle(
  format: EventFormat,
  events: readonly ActaEvent[],
  noted: readonly Noted[] = [],
  past: readonly RecordedIncident[] = [],
) {
  return settleTable({ rules: "fededodo-2026", format, events, noted, past });
}

const pastOffence = (infraction: IncidentNote["infraction"], round: number): RecordedIncident => ({
  id: `past-${round}`,
  ordinal: 0,
  round,
  match: `r${round}m1`,
  infraction,
  offender: "a",
  partner: "x",
  opponents: ["y", "z"],
});

describe("a match that was played", () => {
  it("takes the score of the hands", () => {
    const result = settle("pairs", WON);
    expect(result).toMatchObject({ isFinished: true, endedBy: "target", winner: "AC" });
    expect(result.sides).toEqual({
      AC: { won: true, for: 225, against: 20, net: 205, recordPoints: 0 },
      BD: { won: false, for: 20, against: 225, net: -205, recordPoints: 0 },
    });
    expect(result.person("C")).toMatchObject({ person: "c", won: true, for: 225, counts: "side" });
  });

  it("has no winner while it is played", () => {
    const result = settle("individual", hands(["AC45"]));
    expect(result).toMatchObject({ isFinished: false, winner: null });
    expect(result.person("A")).toMatchObject({ won: null, for: 45, reasons: [] });
  });

  it("costs a fixed pair 150 for −75/−75 and 50 for not signing (decision 1)", () => {
    const past = [pastOffence("F-08.7", 1)];
    const onMatch = settle("pairs", WON, [{ infraction: "F-08.7", by: ["A"], afterHand: 2 }], past);
    expect(onMatch.sides.AC).toMatchObject({ won: true, for: 75, against: 20 });
    expect(onMatch.sides.BD).toMatchObject({ for: 20, against: 75 });
    expect(onMatch.person("C").matchPoints).toBe(-75);
    const onRecord = settle("pairs", WON, [{ infraction: "F-11.3", by: ["A"] }]);
    expect(onRecord.sides.AC).toMatchObject({ for: 225, recordPoints: -50 });
  });

  it("puts the bonus of 9.2 in each ledger, and once in a pair's figures", () => {
    const late = [{ infraction: "F-09.2", by: ["B"], afterHand: 1 }] as const;
    const pair = settle("pairs", WON, late);
    expect(pair.sides.AC.for).toBe(250);
    expect(pair.lines).toHaveLength(2);
    const ledger = settle("individual", WON, late);
    expect(ledger.person("A")).toMatchObject({ for: 250, matchPoints: 25, counts: "entrant" });
    expect(ledger.person("C").for).toBe(250);
    expect(ledger.person("B").against).toBe(225);
  });

  it.each([
    ["once", 250],
    ["each", 275],
  ] as const)("counts that bonus %s in a pair's figures by the rules", (latePassCount, points) => {
    const rules = { preset: "fededodo-2026", latePassCount } as const;
    const noted = [{ infraction: "F-09.2", by: ["B"], afterHand: 1 }] as const;
    const result = settleTable({ rules, format: "pairs", events: WON, noted });
    expect(result.sides.AC.for).toBe(points);
  });

  it("is nobody's win where it ends level (K57)", () => {
    const played = hands(["AC30", "BD30"]);
    const events: readonly ActaEvent[] = [
      ...played.slice(0, -1),
      { type: "call-noted", lastTilePlaced: false },
      ...played.slice(-1),
      { type: "hand-recorded", handId: "tie-break", hand: TIED_BLOCK },
    ];
    const settleWith = (tieBreakHand: "repeat" | "once") =>
      settleTable({ rules: { preset: "fededodo-2026", tieBreakHand }, format: "pairs", events });
    expect(settleWith("repeat")).toMatchObject({ isFinished: false, winner: null });
    const over = settleWith("once");
    expect(over).toMatchObject({ isFinished: true, endedBy: "time", winner: null, isVoid: false });
    expect(over.sides.AC).toMatchObject({ won: false, for: 30, against: 30, net: 0 });
    expect(over.person("B").won).toBe(false);
  });

  it("never changes who won by what happens after the last hand", () => {
    const result = settle("individual", WON, [
      { infraction: "F-20.1", by: ["A"], afterMatch: true },
      { infraction: "F-20.1", by: ["A"] },
      { infraction: "F-19.2b", by: ["C"] },
    ]);
    expect(result.person("A")).toMatchObject({ won: true, for: 225, recordPoints: -25 });
    expect(result.person("C")).toMatchObject({ won: true, for: 225, recordPoints: -200 });
    expect(result.person("B")).toMatchObject({ won: false, recordPoints: 0 });
  });
});

describe("a match that one person's fault ends (decision 2)", () => {
  const WALKS_OUT = [{ infraction: "F-19.2b", by: ["A"] }] as const;

  it("individual: the other three win with +100 (19.2b, S01)", () => {
    const result = settle("individual", hands(["AC45", "BD20"]), WALKS_OUT);
    expect(result).toMatchObject({ endedBy: "forfeit", isFinished: true });
    expect(result.person("A")).toMatchObject({ won: false, for: 0, net: 0, recordPoints: -200 });
    for (const seat of ["B", "C", "D"] as const) {
      expect(result.person(seat)).toMatchObject({
        won: true,
        for: 100,
        against: 0,
        recordPoints: 0,
        counts: "entrant",
      });
    }
  });

  it("fixed pairs: the pair loses, and the partner's win is personal", () => {
    const result = settle("pairs", hands(["AC45"]), WALKS_OUT);
    expect(result.winner).toBe("BD");
    expect(result.sides.AC).toEqual({ won: false, for: 0, against: 0, net: 0, recordPoints: -200 });
    expect(result.sides.BD).toMatchObject({ won: true, for: 100, recordPoints: 0 });
    expect(result.person("C")).toMatchObject({ won: true, for: 100, counts: "personal" });
    expect(result.person("C").reasons.map(({ code }) => code)).toEqual([
      "partner-at-fault",
      "given-win",
    ]);
    expect(result.person("B").counts).toBe("side");
  });

  it("loses by the third warning of 19.1 (S14)", () => {
    const complains = { infraction: "F-19.1", by: ["A"] } as const;
    expect(settle("individual", hands(["AC45"]), [complains, complains]).isFinished).toBe(false);
    const third = settle("individual", hands(["AC45"]), [complains, complains, complains]);
    expect(third.person("A")).toMatchObject({ won: false, for: 0, recordPoints: 0 });
    expect(third.person("D")).toMatchObject({ won: true, for: 100 });
  });

  it("ends with the third red, not with one (S13)", () => {
    const pushes = [{ infraction: "F-25.2p", by: ["A"] }] as const;
    expect(settle("individual", hands(["AC45"]), pushes).isFinished).toBe(false);
    const past = [pastOffence("F-25.2p", 2), pastOffence("F-25.2p", 4)];
    const third = settle("individual", hands(["AC45"]), pushes, past);
    expect(third.person("A")).toMatchObject({ won: false, for: 0 });
    expect(third.person("C")).toMatchObject({ won: true, for: 100 });
  });

  it("takes no win from who offends when the match is over", () => {
    const result = settle("individual", hands(["AC45"]), [
      ...WALKS_OUT,
      { infraction: "F-19.4", by: ["B"] },
    ]);
    expect(result.person("B")).toMatchObject({ won: true, for: 100 });
  });

  it("moves the fines of the play to the record", () => {
    const result = settle("individual", hands(["AC45", "AC45"]), [
      { infraction: "F-14.3", by: ["B"], afterHand: 1 },
      ...WALKS_OUT,
    ]);
    expect(result.person("B")).toMatchObject({ for: 100, matchPoints: 0, recordPoints: -25 });
  });
});

describe("absence (24.1, decision 4)", () => {
  it("gives the present a win, and 100 less to each absent", () => {
    const result = settle("individual", [], [{ infraction: "F-24.1", by: ["B"] }]);
    expect(result.person("B")).toMatchObject({ won: false, for: 0, recordPoints: -100 });
    expect(result.person("D")).toMatchObject({ won: true, for: 100, recordPoints: 0 });
  });

  it("both pairs lose when each misses one, and the present win for themselves (K47)", () => {
    const result = settle("pairs", [], [{ infraction: "F-24.1", by: ["A", "B"] }]);
    expect(result.winner).toBeNull();
    expect(result.sides).toMatchObject({
      AC: { won: false, recordPoints: -100 },
      BD: { won: false, recordPoints: -100 },
    });
    expect(result.person("C")).toMatchObject({ won: true, counts: "personal" });
  });

  it("is of the whole match, whenever it is noted", () => {
    const result = settle(
      "individual",
      [],
      [
        { infraction: "F-24.1", by: ["B"] },
        { infraction: "F-24.1", by: ["D"] },
      ],
    );
    expect(result.person("D")).toMatchObject({ won: false, for: 0, recordPoints: -100 });
    expect(result.person("B").recordPoints).toBe(-100);
  });

  it("costs a pair 200 when neither came", () => {
    const result = settle("pairs", [], [{ infraction: "F-24.1", by: ["A", "C"] }]);
    expect(result.winner).toBe("BD");
    expect(result.sides.AC.recordPoints).toBe(-200);
  });
});

describe("wrong seats (24.2, S07)", () => {
  it("void a match, even one played out: nobody wins and each is 100 down", () => {
    const result = settle("individual", WON, [{ infraction: "F-24.2", by: ["A"], afterHand: 0 }]);
    expect(result).toMatchObject({ isVoid: true, isFinished: true, winner: null });
    for (const seat of SEATS)
      expect(result.person(seat)).toMatchObject({ won: false, for: 0, recordPoints: -100 });
  });
});

describe("a score taken from paper", () => {
  it("counts the fines noted with it on the match", () => {
    const declared: readonly ActaEvent[] = [
      { type: "seats-confirmed" },
      {
        type: "score-declared",
        score: { AC: 205, BD: 190 },
        winner: "AC",
        why: "paper-totals",
      },
    ];
    const result = settle("individual", declared, [{ infraction: "F-14.3", by: ["A"] }]);
    expect(result.person("A")).toMatchObject({ won: false, for: 180, matchPoints: -25 });
    expect(result.person("A").reasons.map(({ code }) => code)).toEqual([
      "declared",
      "fine-flips-seat",
    ]);
    expect(result.person("C")).toMatchObject({ won: true, for: 205 });
  });
});
