import { describe, expect, it } from "vitest";
import {
  AC35,
  AC90,
  context,
  hand,
  incident,
  PLAYED,
  refused,
  START,
  signed,
  stateAfter,
  TIED,
  VERIFIED,
} from "../../../tests/support/acta-events";
import type { ActaEvent, RecordedHand } from "./acta";
import { addedMinutes } from "./added-time";
import { decideActa } from "./decide-acta";

describe("the life of a sheet", () => {
  it.each<[string, readonly ActaEvent[], string]>([
    ["nothing yet", [], "issued"],
    ["seats", START, "playing"],
    ["target", PLAYED, "finished"],
    ["verified", VERIFIED, "verified"],
    ["one side", [...VERIFIED, signed("AC", "C")], "verified"],
    ["both", [...VERIFIED, signed("AC", "C"), signed("BD", "B")], "signed"],
    ["refused", [...VERIFIED, signed("AC", "C"), signed("BD", "B", { refused: true })], "signed"],
    [
      "on paper",
      [...VERIFIED, signed("AC", "C", { onPaper: true }), signed("BD", "D", { onPaper: true })],
      "signed",
    ],
    [
      "refused, then on paper",
      [
        ...VERIFIED,
        signed("AC", "C"),
        signed("BD", "B", { refused: true }),
        signed("BD", "D", { onPaper: true }),
      ],
      "signed",
    ],
    ["closed", [...VERIFIED, signed("AC", "A"), signed("BD", "D"), { type: "closed" }], "closed"],
    ["reopened", [...VERIFIED, { type: "reopened", reason: "suma" }], "finished"],
  ])("%s", (_, events, stage) => {
    expect(stateAfter(events).stage).toBe(stage);
  });

  it("makes a new version at each reopening and drops what was signed", () => {
    const state = stateAfter([
      ...VERIFIED,
      signed("AC", "A"),
      signed("BD", "D"),
      { type: "closed" },
      { type: "reopened", reason: "mano 2" },
      { type: "hand-corrected", handId: "h2", hand: TIED, reason: "mano 2" },
      hand("h4", AC90),
      { type: "verified", asDirector: true },
    ]);
    expect(state).toMatchObject({
      sheetVersion: 2,
      signatures: {},
      verified: { asDirector: true },
    });
    expect(state.hands[1]).toMatchObject({ corrections: 1, points: { AC: 0, BD: 0 } });
  });

  it("survives as JSON", () => {
    const state = stateAfter(VERIFIED);
    expect(JSON.parse(JSON.stringify(state))).toEqual(state);
  });
});

describe("hands", () => {
  it("adjudicates in place: running score, leaders, the end", () => {
    const state = stateAfter([...START, hand("h1", AC35), hand("h2", TIED), hand("h3", AC90)]);
    expect(state.hands.map(({ leader, running }) => [leader, running.AC])).toEqual([
      ["A", 35],
      ["B", 35],
      ["C", 125],
    ]);
    expect(state).toMatchObject({ score: { AC: 125, BD: 0 }, nextLeader: "D", status: "playing" });
  });

  it.each<[string, readonly ActaEvent[], ActaEvent, object]>([
    ["seats-not-confirmed", [], hand("h1", AC35), {}],
    ["leader-unknown", START.slice(0, 1), hand("h1", AC35), {}],
    ["match-finished", PLAYED, hand("h4", AC35), {}],
    ["hand-id-used", [...START, hand("h1", AC35)], hand("h1", AC35), { handId: "h1" }],
    ["unknown-hand", START, { type: "hand-removed", handId: "x", reason: "y" }, { handId: "x" }],
    ["reason-needed", PLAYED, { type: "hand-removed", handId: "h1", reason: " " }, {}],
    ["reopen-needed", VERIFIED, { type: "hand-removed", handId: "h1", reason: "y" }, {}],
    ["already-confirmed", START, { type: "seats-confirmed" }, {}],
    ["match-finished", PLAYED, { type: "call-noted", lastTilePlaced: true }, {}],
    ["calls-out-of-range", START, { type: "call-noted", lastTilePlaced: true, hands: 2 }, {}],
    ["no-call", START, { type: "call-withdrawn", reason: "error" }, {}],
    ["match-not-finished", START, { type: "finished" }, {}],
    ["match-not-finished", START, { type: "verified", asDirector: false }, {}],
    ["not-verified", PLAYED, signed("AC", "A"), {}],
    ["not-verified", PLAYED, { type: "reopened", reason: "x" }, {}],
    ["wrong-side", VERIFIED, signed("AC", "B"), { side: "AC", by: "B" }],
    ["already-signed", [...VERIFIED, signed("AC", "A")], signed("AC", "C"), { side: "AC" }],
    [
      "already-signed",
      [...VERIFIED, signed("AC", "A", { onPaper: true })],
      signed("AC", "C", { refused: true }),
      { side: "AC" },
    ],
    ["empty-signature", VERIFIED, signed("AC", "A", { strokes: [[]] }), {}],
    ["signature-missing", [...VERIFIED, signed("AC", "A")], { type: "closed" }, { side: "BD" }],
    [
      "empty-signature",
      [...VERIFIED, signed("AC", "A", { pin: true }), signed("BD", "D", { refused: true })],
      { type: "closed", countersign: { strokes: [[]] } },
      {},
    ],
    ["unknown-incident", START, { type: "incident-cancelled", incidentId: "i", reason: "x" }, {}],
    ["after-hand-out-of-range", START, incident("i", { afterHand: 1 }), { hands: 0 }],
    ["same-seat-twice", START, incident("i", { offenders: ["A", "A"] }), { seat: "A" }],
    ["reopen-needed", VERIFIED, incident("i"), { stage: "verified" }],
  ])("refuses %s", (code, events, last, facts) => {
    expect(refused(events, last)).toMatchObject([{ code, ...facts }]);
  });

  it("passes the problems of an illegal hand on, with its number", () => {
    const wrong: RecordedHand = { ending: "domino", closer: "A", pips: { A: 4, B: 1, C: 1, D: 1 } };
    expect(refused([...START, hand("h1", AC35)], hand("h2", wrong))).toMatchObject([
      { code: "closer-has-tiles", hand: 2 },
    ]);
  });

  it("names the hands that a correction would leave after the end", () => {
    const events = [
      ...START,
      hand("h1", AC90),
      hand("h2", TIED),
      hand("h3", AC90),
      hand("h4", AC35),
    ];
    expect(
      refused(events, { type: "hand-corrected", handId: "h2", hand: AC90, reason: "suma" }),
    ).toEqual([{ code: "hands-after-end", endsWith: 3, hands: [4], handIds: ["h4"] }]);
  });

  it("moves what was noted after a removed hand with the hands", () => {
    const state = stateAfter([
      ...START,
      hand("h1", AC35),
      hand("h2", AC35),
      incident("i", { afterHand: 2 }),
      { type: "hand-removed", handId: "h1", reason: "repetida" },
    ]);
    expect(state.incidents[0]?.afterHand).toBe(1);
    expect(state.hands.map(({ handId, number }) => [handId, number])).toEqual([["h2", 1]]);
  });
});

describe("the bell", () => {
  it.each<[string, ActaEvent, object]>([
    ["in a hand", { type: "call-noted", lastTilePlaced: false }, { status: "last-hand" }],
    ["between hands", { type: "call-noted", lastTilePlaced: true }, { status: "extra-hand" }],
    [
      "while a hand is counted",
      { type: "call-noted", lastTilePlaced: true, hands: 2 },
      { status: "playing", call: { after: 2 } },
    ],
  ])("%s", (_, call, expected) => {
    expect(stateAfter([...START, hand("h1", AC35), call])).toMatchObject(expected);
  });

  it("keeps its place when an earlier hand is removed", () => {
    const state = stateAfter([
      ...START,
      hand("h1", AC35),
      hand("h2", AC35),
      { type: "call-noted", lastTilePlaced: true },
      { type: "hand-removed", handId: "h1", reason: "repetida" },
    ]);
    expect(state.call).toEqual({ after: 1 });
  });

  it("can be withdrawn after it ended the match", () => {
    const events: readonly ActaEvent[] = [
      ...START,
      { type: "call-noted", lastTilePlaced: false },
      hand("h1", AC35),
    ];
    expect(stateAfter(events)).toMatchObject({ endedBy: "time", winner: "AC" });
    expect(stateAfter([...events, { type: "call-withdrawn", reason: "otra mesa" }]).status).toBe(
      "playing",
    );
  });
});

describe("time given to one table", () => {
  const added = (minutes: number): ActaEvent => ({ type: "time-added", minutes, reason: "fallo" });
  const withdrawn: ActaEvent = { type: "time-withdrawn", reason: "otra mesa" };

  it("adds up, and takes back a bell that had been noted too early", () => {
    const rung = [
      ...START,
      hand("h1", AC35),
      { type: "call-noted", lastTilePlaced: true },
    ] as const;
    const state = stateAfter([...rung, added(5), added(3)]);
    expect(addedMinutes(state)).toBe(8);
    expect(state).toMatchObject({ call: null, status: "playing" });
    expect(addedMinutes(stateAfter([...rung, added(5), withdrawn]))).toBe(0);
  });

  it.each<[string, readonly ActaEvent[], ActaEvent, object]>([
    ["minutes-out-of-range", START, added(0), { minutes: 0, most: 60 }],
    ["minutes-out-of-range", START, added(2.5), { minutes: 2.5 }],
    ["minutes-out-of-range", [...START, added(50)], added(11), { minutes: 11, most: 10 }],
    ["match-finished", PLAYED, added(5), {}],
    ["no-time-added", START, withdrawn, {}],
    ["reason-needed", START, { type: "time-added", minutes: 5, reason: " " }, {}],
    ["reopen-needed", VERIFIED, added(5), {}],
  ])("refuses %s", (code, events, last, facts) => {
    expect(refused(events, last)).toMatchObject([{ code, ...facts }]);
  });
});

describe("a score without hands", () => {
  const declare = (AC: number, BD: number, winner: "AC" | "BD"): ActaEvent => ({
    type: "score-declared",
    score: { AC, BD },
    winner,
    why: "paper-totals",
  });

  it.each<[string, readonly ActaEvent[], ActaEvent]>([
    ["both-reached-target", START, declare(210, 205, "AC")],
    ["tied-score", START, declare(150, 150, "AC")],
    ["winner-mismatch", START, declare(150, 160, "AC")],
    ["negative-score", START, declare(-5, 160, "BD")],
    ["has-hands", [...START, hand("h1", AC35)], declare(200, 10, "AC")],
    ["score-declared", [...START, declare(200, 10, "AC")], declare(200, 10, "AC")],
    ["score-declared", [...START, declare(200, 10, "AC")], hand("h1", AC35)],
    ["no-score-declared", START, { type: "score-withdrawn", reason: "x" }],
  ])("refuses %s", (code, events, last) => {
    expect(refused(events, last)).toMatchObject([{ code }]);
  });

  it("finishes the match, with a warning above 300", () => {
    const decision = decideActa(stateAfter(START), declare(301, 120, "AC"), context);
    expect(decision).toMatchObject({
      ok: true,
      value: {
        state: { stage: "finished", endedBy: "target", winner: "AC" },
        warnings: [{ code: "score-unusual", side: "AC", points: 301 }],
      },
    });
  });
});

const backwards = <Value extends object>(value: Value): Value =>
  Object.fromEntries(Object.entries(value).reverse()) as Value;

describe("warnings", () => {
  it.each<[object, readonly ActaEvent[]]>([
    [{ code: "same-as-previous-hand", hand: 2 }, [...START, hand("h1", AC35), hand("h2", AC35)]],
    // As the database gives a hand back: with its fields in another order.
    [
      { code: "same-as-previous-hand", hand: 2 },
      [...START, hand("h1", AC35), hand("h2", backwards(AC35))],
    ],
    [
      { code: "hand-unusual", hand: 1, points: 120 },
      [
        ...START,
        hand("h1", { ending: "block", closer: "A", pips: { A: 20, B: 35, C: 30, D: 35 } }),
      ],
    ],
    [
      { code: "annulled-without-incident", hand: 1, infraction: "F-14.2", seat: "D" },
      [...START, hand("h1", { annulled: { infraction: "F-14.2", by: "D" } })],
    ],
    [
      { code: "leader-not-highest", leader: "A", highest: "B" },
      [
        { type: "seats-confirmed" },
        { type: "leader-drawn", leader: "A", tiles: { A: "5-5", B: "6-2", C: "4-3", D: "1-0" } },
      ],
    ],
  ])("%o", (warning, events) => {
    expect(stateAfter(events).warnings).toContainEqual(warning);
  });
});
