import { describe, expect, it } from "vitest";
import {
  AC90,
  hand,
  incident,
  PLAYED,
  START,
  stateAfter,
} from "../../../tests/support/acta-events";
import { resolveRules } from "../rules/resolve-rules";
import type { InfractionCode } from "../rules/vocabulary";
import { assessHistory } from "../sanctions/assess";
import { FEDEDODO_CATALOGUE } from "../sanctions/catalogue";
import type { AdmissionFacts, EarlierClaim } from "./admissible";
import { admissionProblems } from "./admissible";
import type { ClaimFiling, ClaimStage } from "./claim";
import { conflictOfInterest } from "./conflict";
import { answerDue, boardClock, filingDeadline, isLate, LAST_ROUND_HOURS } from "./deadlines";
import { effectEvent, inOrder } from "./effect-events";

const HOUR = 3_600_000;
const NOON = Date.UTC(2026, 2, 6, 12);

const filing: ClaimFiling = { claimantId: "a", side: "AC", subject: "result", text: "…" };
const acta = stateAfter([...PLAYED, incident("i1", { afterHand: 3 })]);

function verdictsOf(infraction: InfractionCode) {
  return assessHistory(
    [
      {
        id: "i1",
        ordinal: 1,
        infraction,
        offender: "a",
        partner: "c",
        opponents: ["b", "d"],
        round: 1,
        match: "m1",
      },
    ],
    { catalogue: FEDEDODO_CATALOGUE, format: "individual" },
  );
}

const facts: AdmissionFacts = {
  acta,
  verdicts: verdictsOf("F-21.1"),
  earlier: [],
  deadline: { kind: "next-round", at: null },
  now: NOON,
};
const codes = (claim: Partial<ClaimFiling>, more: Partial<AdmissionFacts> = {}) =>
  admissionProblems({ ...filing, ...claim }, { ...facts, ...more }).map(({ code }) => code);

describe("the terms of 26.2", () => {
  const facts = { nextRoundStartedAt: null, isLastRound: false, sealedAt: NOON, signedAt: NOON };
  const byRound = { claimDeadline: "next-round" } as const;

  it("take claims until the next round's first TIEMPO (K59)", () => {
    const next = filingDeadline({ ...facts, nextRoundStartedAt: NOON }, byRound);
    expect(next).toEqual({ kind: "next-round", at: NOON });
    expect([isLate(next, NOON), isLate(next, NOON + 1)]).toEqual([false, true]);
    const open = filingDeadline(facts, byRound);
    expect([open.at, isLate(open, NOON + 99 * HOUR)]).toEqual([null, false]);
  });

  it("take claims about the last round some hours from the closing of the sheet", () => {
    const last = filingDeadline({ ...facts, isLastRound: true }, byRound);
    expect(last).toEqual({ kind: "last-round", at: NOON + LAST_ROUND_HOURS * HOUR });
    const open = filingDeadline({ ...facts, isLastRound: true, sealedAt: null }, byRound);
    expect(open.at).toBeNull();
  });

  it("end with the signature of the pair where the book says so", () => {
    expect(filingDeadline(facts, { claimDeadline: "before-signing" })).toEqual({
      kind: "before-signing",
      at: NOON,
    });
  });

  it("give the Junta 48 hours from the filing", () => {
    const { boardHours } = resolveRules("fededodo-2026", {
      mode: "pairs",
      players: 4,
      format: "pairs",
    });
    const due = answerDue(NOON, { boardHours });
    expect(due - NOON).toBe(48 * HOUR);
    expect(answerDue(NOON, { boardHours: null })).toBe(due);
    expect(answerDue(NOON, { boardHours: 72 }) - NOON).toBe(72 * HOUR);
    expect(boardClock(due, NOON + HOUR)).toEqual({ isOverdue: false, ms: 47 * HOUR });
    expect(boardClock(due, due)).toEqual({ isOverdue: false, ms: 0 });
    expect(boardClock(due, due + HOUR)).toEqual({ isOverdue: true, ms: HOUR });
  });
});

describe("filing a claim", () => {
  it("waits for the end of the match: during it the judge's decision stands (26.2)", () => {
    const playing = stateAfter([...START, hand("h1", AC90)]);
    expect(codes({}, { acta: playing })).toEqual(["claim-match-not-over"]);
    expect(codes({})).toEqual([]);
  });

  it("is refused out of time, unless the Junta takes it with a reason", () => {
    const deadline = { kind: "next-round", at: NOON - 1 } as const;
    expect(codes({}, { deadline })).toEqual(["claim-late"]);
    expect(codes({}, { deadline, lateReason: " " })).toEqual(["claim-late"]);
    expect(codes({}, { deadline, lateReason: "Estaba en el hospital" })).toEqual([]);
  });

  it("names the hand or the sanction that it is about, and they must be on the sheet", () => {
    expect(codes({ subject: "hand" })).toEqual(["claim-hand-needed"]);
    expect(codes({ subject: "hand", handId: "h9" })).toEqual(["claim-hand-unknown"]);
    expect(codes({ subject: "hand", handId: "h2" })).toEqual([]);
    expect(codes({ subject: "sanction" })).toEqual(["claim-incident-needed"]);
    expect(codes({ subject: "sanction", incidentId: "i9" })).toEqual(["claim-incident-unknown"]);
    expect(codes({ subject: "conduct", incidentId: "i1" })).toEqual([]);
  });

  it.each(["F-19.6", "F-25.3a", "F-25.3t"] as const)("has no appeal against %s", (infraction) => {
    const verdicts = verdictsOf(infraction);
    expect(
      admissionProblems(
        { ...filing, subject: "sanction", incidentId: "i1" },
        { ...facts, verdicts },
      ),
    ).toMatchObject([{ code: "claim-no-appeal", infraction }]);
  });

  const earlier = (stage: ClaimStage, more: Partial<ClaimFiling> = {}): EarlierClaim => ({
    number: 4,
    stage,
    filing: { ...filing, ...more },
  });

  it.each([
    ["filed", ["claim-exists"]],
    ["admitted", ["claim-exists"]],
    ["decided", ["claim-final"]],
    ["refused", ["claim-final"]],
    ["withdrawn", []],
  ] as const)("a second one about the same when the first is %s: %j", (stage, expected) => {
    expect(codes({}, { earlier: [earlier(stage)] })).toEqual(expected);
  });

  it("is another claim from the other pair, or about something else", () => {
    expect(codes({ side: "BD" }, { earlier: [earlier("filed")] })).toEqual([]);
    expect(codes({ subject: "conduct" }, { earlier: [earlier("filed")] })).toEqual([]);
    const hands = [earlier("filed", { subject: "hand", handId: "h1" })];
    expect(codes({ subject: "hand", handId: "h2" }, { earlier: hands })).toEqual([]);
    expect(codes({ subject: "other", handId: "h1" }, { earlier: hands })).toEqual(["claim-exists"]);
  });
});

describe("a conflict of interest", () => {
  const parties = [
    { playerId: "a", clubId: "north" },
    { playerId: "b", clubId: null },
  ];
  it.each([
    [{ playerId: "a", clubId: "south" }, "own-match"],
    [{ playerId: "z", clubId: "north" }, "same-club"],
    [{ playerId: "z", clubId: null }, null],
    [{ playerId: null, clubId: null }, null],
  ] as const)("of %j is %s", (member, expected) => {
    expect(conflictOfInterest(member, parties)).toBe(expected);
  });
});

describe("what a decision does to the sheet", () => {
  const form = { reason: "Reclamo n.º 4", incidentId: "new" };

  it("drops what was chosen for the infraction of before", () => {
    const chosen = stateAfter([
      ...PLAYED,
      incident("i2", { infraction: "F-12.2", choice: "annul", faceUp: true, afterHand: 1 }),
    ]);
    expect(
      effectEvent(
        chosen,
        { effect: "change-incident", incidentId: "i2", infraction: "F-11.4", offenders: ["D"] },
        form,
      ),
    ).toEqual({
      type: "incident-corrected",
      incidentId: "i2",
      infraction: "F-11.4",
      offenders: ["D"],
      afterHand: 1,
      reason: "Reclamo n.º 4",
    });
  });

  it("is null for what the sheet does not have", () => {
    expect(effectEvent(acta, { effect: "cancel-incident", incidentId: "i9" }, form)).toBeNull();
    expect(effectEvent(acta, { effect: "remove-hand", handId: "h9" }, form)).toBeNull();
  });

  it("goes from lines that go, the last first, over infractions to the result", () => {
    const effects = [
      { effect: "annul-result" },
      { effect: "remove-hand", handId: "h1" },
      { effect: "remove-hand", handId: "h3" },
      { effect: "cancel-incident", incidentId: "i1" },
    ] as const;
    expect(
      inOrder(acta, effects).map((one) => ("handId" in one ? one.handId : one.effect)),
    ).toEqual(["h3", "h1", "cancel-incident", "annul-result"]);
  });
});
