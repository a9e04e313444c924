import { describe, expect, it } from "vitest";
import {
  AC90,
  BD90,
  context,
  hand,
  INK,
  PLAYED,
  refused,
  START,
  signed,
  stateAfter,
  VERIFIED,
} from "../../../tests/support/acta-events";
import type { ActaEvent } from "./acta";
import { ACTA_STATES, isSealed } from "./acta";

const CLOSED: readonly ActaEvent[] = [
  ...VERIFIED,
  signed("AC", "A", INK),
  signed("BD", "B", INK),
  { type: "closed" },
];
const claimed: ActaEvent = { type: "claimed", claimId: "k1", number: 3 };
const over: ActaEvent = { type: "resolved", claimId: "k1", number: 3, reason: "Se confirma" };
const corrects: ActaEvent = { ...over, reason: "Mal contada", corrects: true };
const reopened: ActaEvent = { type: "reopened", reason: "Reclamo n.º 3" };

describe("a sheet with a claim before the Junta (26.2)", () => {
  it("is claimed while it is sealed, keeps its figures, and is closed again when the claim is over", () => {
    const state = stateAfter([...CLOSED, claimed]);
    expect(state).toMatchObject({ stage: "claimed", closed: true, winner: "AC", sheetVersion: 1 });
    expect(state.score).toEqual(stateAfter(CLOSED).score);
    expect(stateAfter([...CLOSED, claimed, over])).toMatchObject({
      stage: "closed",
      openClaims: [],
      ruling: null,
      sheetVersion: 1,
    });
  });

  it("goes on being verified and signed when the claim comes before it is closed", () => {
    const state = stateAfter([...PLAYED, claimed]);
    expect(state.stage).toBe("finished");
    expect(stateAfter([...PLAYED, claimed, ...CLOSED.slice(PLAYED.length)]).stage).toBe("claimed");
  });

  it("takes no claim before the match is over, and no claim twice", () => {
    expect(refused([...START, hand("h1", AC90)], claimed)).toEqual([
      { code: "match-not-finished" },
    ]);
    expect(refused([...CLOSED, claimed], claimed)).toEqual([
      { code: "claim-id-used", claimId: "k1" },
    ]);
    expect(refused(CLOSED, over)).toEqual([{ code: "unknown-claim", claimId: "k1" }]);
  });

  it("corrected by a ruling it closes as the next version, and nobody signs again", () => {
    const correction: ActaEvent = {
      type: "hand-corrected",
      handId: "h1",
      hand: BD90,
      reason: "Reclamo n.º 3",
    };
    const declared: ActaEvent = {
      type: "score-ruled",
      score: { AC: 180, BD: 190 },
      winner: "BD",
    };
    const events = [...CLOSED, claimed, reopened, correction, declared, corrects];
    expect(stateAfter(events)).toMatchObject({
      stage: "resolved",
      ruling: { claimId: "k1", number: 3, reason: "Mal contada" },
    });
    expect(stateAfter([...events, { type: "closed" }])).toMatchObject({
      stage: "closed",
      signatures: {},
      sheetVersion: 2,
      winner: "BD",
      endedBy: "time",
    });
  });

  it("asks for signatures again when an official reopens it after the ruling", () => {
    const events = [...CLOSED, claimed, reopened, corrects, { type: "closed" } as const, reopened];
    const state = stateAfter([...events, { type: "verified", asDirector: false }]);
    expect(state).toMatchObject({ stage: "verified", ruling: null, sheetVersion: 3 });
  });

  it("is corrected only when reopened, and only to something that could be verified", () => {
    expect(refused([...CLOSED, claimed], corrects)).toEqual([{ code: "acta-closed" }]);
    const short: ActaEvent = { type: "hand-removed", handId: "h3", reason: "Reclamo n.º 3" };
    expect(refused([...CLOSED, claimed, reopened, short], corrects)).toEqual([
      { code: "match-not-finished" },
    ]);
  });
});

describe("a result that the Junta rules", () => {
  const ruled = (score: { AC: number; BD: number }, winner: "AC" | "BD" | null): ActaEvent => ({
    type: "score-ruled",
    score,
    winner,
  });
  const open = [...CLOSED, claimed, reopened];

  it("prevails over the hands, which stay on the sheet", () => {
    const state = stateAfter([...open, ruled({ AC: 0, BD: 200 }, "BD")]);
    expect(state).toMatchObject({ score: { AC: 0, BD: 200 }, winner: "BD", endedBy: "target" });
    expect(state.hands).toHaveLength(3);
  });

  it("may annul the match: finished, and won by nobody", () => {
    expect(stateAfter([...open, ruled({ AC: 0, BD: 0 }, null)])).toMatchObject({
      status: "finished",
      winner: null,
      endedBy: "forfeit",
    });
  });

  it("is refused where it contradicts itself", () => {
    const target = context.rules.target;
    expect(refused(open, ruled({ AC: 10, BD: 200 }, "AC"))).toMatchObject([
      { code: "winner-mismatch" },
    ]);
    expect(refused(open, ruled({ AC: target, BD: target }, "AC"))).toMatchObject([
      { code: "both-reached-target" },
    ]);
    expect(refused(CLOSED, ruled({ AC: 0, BD: 200 }, "BD"))).toEqual([{ code: "acta-closed" }]);
  });
});

describe("sealed stages", () => {
  it("are those whose figures were sealed and stand", () => {
    expect(ACTA_STATES.filter(isSealed)).toEqual(["claimed", "closed"]);
  });
});
