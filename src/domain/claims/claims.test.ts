import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ClaimDecision, ClaimEvent, ClaimFiling } from "./claim";
import { CLAIM_LIMITS, isOpenClaim } from "./claim";
import { decideClaim } from "./decide-claim";
import { foldClaim } from "./fold-claim";

const FILING: ClaimFiling = {
  claimantId: "p1",
  side: "AC",
  subject: "result",
  text: "La mano 3 se contó mal",
};
const filed: ClaimEvent = { type: "filed", ...FILING };
const admitted: ClaimEvent = { type: "admitted" };
const withdrawn: ClaimEvent = { type: "withdrawn", reason: "De acuerdo entre las parejas" };
const refusedClaim: ClaimEvent = {
  type: "refused",
  ground: "inadmissible",
  reason: "Sin apelación",
  article: "25.3",
};
const decision: ClaimDecision = {
  outcome: "upheld",
  reason: "La foto lo muestra",
  article: "26.2",
  effects: [{ effect: "cancel-incident", incidentId: "i1" }],
};
const decided: ClaimEvent = { type: "decided", ...decision };
const photo: ClaimEvent = {
  type: "evidence-added",
  evidence: { kind: "photo", evidenceId: "e1", hash: "00" },
};
const statement: ClaimEvent = { type: "statement-added", from: "judge", text: "Lo vi" };
const applied: ClaimEvent = {
  type: "effect-applied",
  sheetVersion: 2,
  score: [
    { AC: 180, BD: 200 },
    { AC: 205, BD: 200 },
  ],
  winner: ["BD", "AC"],
  steps: [],
  places: [],
  pairedRounds: [2],
};

/** The problem codes of the last event after the others, which must all be accepted. */
function codes(events: readonly ClaimEvent[], last: ClaimEvent): readonly string[] {
  let state: ReturnType<typeof foldClaim> = null;
  for (const event of events) {
    const next = decideClaim(state, event);
    if (!next.ok) throw new Error(JSON.stringify(next.problems));
    state = next.value;
  }
  const result = decideClaim(state, last);
  return result.ok ? [] : result.problems.map(({ code }) => code);
}

describe("a claim as events", () => {
  it("is filed once, with words", () => {
    expect(codes([], { ...filed, text: "  " } as ClaimEvent)).toEqual(["claim-text-needed"]);
    expect(codes([filed], filed)).toEqual(["claim-already-filed"]);
    expect(codes([], admitted)).toEqual(["claim-not-filed"]);
  });

  it("gathers evidence and statements until it is answered", () => {
    expect(foldClaim([filed, photo, statement, admitted, statement])).toMatchObject({
      stage: "admitted",
      evidence: [{ kind: "photo", evidenceId: "e1" }],
      statements: [{ from: "judge" }, { from: "judge" }],
    });
    const many = Array.from({ length: CLAIM_LIMITS.photos }, () => photo);
    expect(codes([filed, ...many], photo)).toEqual(["too-much-evidence"]);
    expect(codes([filed, ...many], statement)).toEqual([]);
  });

  it("is answered with reason and article, after it was admitted", () => {
    expect(codes([filed], decided)).toEqual(["claim-not-admitted"]);
    expect(
      codes([filed, admitted], { ...decided, reason: "", article: " " } as ClaimEvent),
    ).toEqual(["claim-reason-needed", "claim-article-needed"]);
    expect(codes([filed, admitted], refusedClaim)).toEqual(["claim-already-admitted"]);
    expect(codes([filed, admitted], admitted)).toEqual(["claim-already-admitted"]);
    expect(codes([filed], { type: "admitted", lateReason: " " })).toEqual(["claim-reason-needed"]);
  });

  it("changes nothing when dismissed, and nothing twice", () => {
    expect(codes([filed, admitted], { ...decided, outcome: "dismissed" } as ClaimEvent)).toEqual([
      "dismissed-with-effects",
    ]);
    const twice: ClaimEvent = {
      ...decision,
      type: "decided",
      effects: [
        { effect: "annul-result" },
        { effect: "rule-score", score: { AC: 0, BD: 200 }, winner: "BD" },
      ],
    };
    expect(codes([filed, admitted], twice)).toEqual(["effect-repeated"]);
  });

  it.each([
    ["refused", [filed, refusedClaim]],
    ["withdrawn", [filed, withdrawn]],
    ["decided", [filed, admitted, decided]],
  ] as const)("takes nothing more once it is %s (27.1)", (_, events) => {
    for (const event of [photo, statement, admitted, refusedClaim, withdrawn, decided]) {
      expect(codes(events, event)).toEqual(["claim-over"]);
    }
  });

  it("is applied once, and only where the decision changes something", () => {
    const events = [filed, admitted, decided];
    expect(codes(events, applied)).toEqual([]);
    expect(codes([...events, applied], applied)).toEqual(["already-applied"]);
    const confirms = { ...decided, effects: [] } as ClaimEvent;
    expect(codes([filed, admitted, confirms], applied)).toEqual(["no-effects-to-apply"]);
  });

  it("never leaves an answer, whatever is sent", () => {
    const event = fc.constantFrom(
      filed,
      photo,
      statement,
      admitted,
      refusedClaim,
      withdrawn,
      decided,
      applied,
    );
    fc.assert(
      fc.property(fc.array(event, { maxLength: 14 }), (sent) => {
        const kept: ClaimEvent[] = [];
        let answer: string | null = null;
        for (const one of sent) {
          const next = decideClaim(foldClaim(kept), one);
          if (!next.ok) continue;
          kept.push(one);
          expect(foldClaim(kept)).toEqual(next.value);
          if (answer !== null) expect(next.value.stage).toBe(answer);
          if (!isOpenClaim(next.value.stage)) answer = next.value.stage;
        }
      }),
    );
  });
});
