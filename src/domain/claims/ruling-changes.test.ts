import { describe, expect, it } from "vitest";
import { AC90, START, signed } from "../../../tests/support/acta-events";
import type { ActaEvent } from "../match/acta";
import { rulingChanges } from "./ruling-changes";

const PLAYED: readonly ActaEvent[] = [
  ...START,
  { type: "hand-recorded", handId: "h1", hand: AC90 },
  { type: "hand-corrected", handId: "h1", hand: AC90, reason: "mal sumada" },
  { type: "verified", asDirector: false },
  signed("AC", "A"),
  { type: "closed" },
  { type: "claimed", claimId: "c", number: 1 },
];

describe("what a ruling changed", () => {
  it("is nothing before there is one", () => expect(rulingChanges(PLAYED)).toEqual([]));

  it("tells a removed hand and a fixed result, and not what the table itself had corrected", () => {
    const ruled: readonly ActaEvent[] = [
      ...PLAYED,
      { type: "reopened", reason: "Reclamo n.º 1" },
      { type: "hand-removed", handId: "h1", reason: "Reclamo n.º 1" },
      { type: "score-ruled", score: { AC: 100, BD: 125 }, winner: "BD" },
      { type: "resolved", claimId: "c", number: 1, reason: "no se jugó", corrects: true },
      { type: "closed" },
    ];
    expect(rulingChanges(ruled)).toEqual(["remove-hand", "rule-score"]);
  });
});
