import { describe, expect, it } from "vitest";
import {
  AC35,
  AC90,
  context,
  hand,
  PLAYED,
  refused,
  START,
  stateAfter,
} from "../../../tests/support/acta-events";
import type { ActaEvent } from "./acta";
import { decideActa } from "./decide-acta";
import { totalsDifference } from "./paper-totals";

const PAPER: ActaEvent = { type: "medium-changed", to: "paper", reason: "sin batería" };
const VERIFY: ActaEvent = { type: "verified", asDirector: false };
const totals = (AC: number, BD: number, more: object = {}): ActaEvent => ({
  type: "totals-noted",
  score: { AC, BD },
  ...more,
});
const line = (number: number, AC: number, BD = 0) => ({ hand: number, score: { AC, BD } });

function codes(events: readonly ActaEvent[], event: ActaEvent) {
  return refused(events, event).map(({ code }) => code);
}

describe("the totals of a paper Hoja", () => {
  it("are asked for before a sheet that came on paper is verified", () => {
    expect(codes([...PLAYED], VERIFY)).toEqual([]);
    expect(codes([PAPER, ...PLAYED], VERIFY)).toEqual(["totals-needed"]);
    expect(codes([PAPER, ...PLAYED, totals(270, 0)], VERIFY)).toEqual([]);
  });

  it("are not asked for where the sheet has no hands, nor again on the phone", () => {
    const declared: ActaEvent = {
      type: "score-declared",
      score: { AC: 200, BD: 120 },
      winner: "AC",
      why: "paper-totals",
    };
    expect(codes([PAPER, { type: "seats-confirmed" }, declared], VERIFY)).toEqual([]);
    expect(codes([PAPER, { type: "seats-confirmed" }, declared], totals(200, 120))).toEqual([
      "score-declared",
    ]);
    const back: ActaEvent = { type: "medium-changed", to: "phone", reason: "hay teléfono" };
    expect(codes([PAPER, ...PLAYED, back], VERIFY)).toEqual([]);
  });

  it("must be what the hands give, or somebody says why not", () => {
    expect(refused([PAPER, ...PLAYED], totals(260, 0))).toEqual([
      {
        code: "totals-differ",
        written: { AC: 260, BD: 0 },
        sum: { AC: 270, BD: 0 },
        first: null,
      },
    ]);
    expect(codes([PAPER, ...PLAYED], totals(260, 0, { reason: " " }))).toEqual(["reason-needed"]);
    const reason = "sumaron mal la mano 2";
    expect(codes([PAPER, ...PLAYED, totals(260, 0, { reason })], VERIFY)).toEqual([]);
    expect(codes([PAPER, ...PLAYED], totals(270, 0, { reason }))).toEqual(["totals-agree"]);
    expect(codes([PAPER, ...START, hand("h1", AC35)], totals(35, 0))).toEqual([
      "match-not-finished",
    ]);
  });

  it("name the first running total that is off, whatever the final one says", () => {
    const { hands, score } = stateAfter(PLAYED);
    const written = (running: readonly ReturnType<typeof line>[]) =>
      totalsDifference({ hands, score }, { score: { AC: 270, BD: 0 }, running });
    expect(written([line(1, 90), line(2, 180), line(3, 270)])).toBeNull();
    expect(written([line(3, 260), line(2, 170), line(1, 90)])?.first).toEqual({
      hand: 2,
      score: { AC: 170, BD: 0 },
      should: { AC: 180, BD: 0 },
    });
    expect(written([line(4, 300)])?.first?.hand).toBe(4);
  });

  it("are compared again when a hand changes, and a reason is asked for anew", () => {
    const reason = "sumaron mal";
    const corrected: ActaEvent = {
      type: "hand-corrected",
      handId: "h3",
      hand: AC35,
      reason: "se leyó mal",
    };
    const agreed = [PAPER, ...PLAYED, totals(270, 0), corrected];
    // 215 by the hands now.
    expect(codes(agreed, VERIFY)).toEqual(["totals-differ"]);
    const explained = stateAfter([PAPER, ...PLAYED, totals(260, 0, { reason }), corrected]);
    expect(explained.paperTotals).toEqual({ score: { AC: 260, BD: 0 } });
    const back: ActaEvent = { type: "hand-corrected", handId: "h3", hand: AC90, reason: "era así" };
    expect(decideActa(stateAfter([...agreed, back]), VERIFY, context).ok).toBe(true);
  });
});
