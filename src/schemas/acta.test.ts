import { describe, expect, it } from "vitest";
import { actaEventSchema } from "./acta";
import { matchRequestSchema } from "./match";
import { sanctionRequestSchema } from "./sanctions";

const paths = (result: { error?: { issues: readonly { path: readonly PropertyKey[] }[] } }) =>
  (result.error?.issues ?? []).map(({ path }) => path.join("."));

describe("acta events", () => {
  const pips = { A: 0, B: 15, C: 12, D: 18 };

  it.each([
    { type: "seats-confirmed" },
    { type: "hand-recorded", handId: "h1", hand: { ending: "domino", closer: "A", pips } },
    { type: "hand-recorded", handId: "h1", hand: { annulled: { infraction: "F-14.2", by: "D" } } },
    { type: "signed", side: "AC", by: "A", strokes: [[[0.5, 1]]] },
    { type: "signed", side: "AC", by: "A", refused: true },
    { type: "signed", side: "AC", by: "A", onPaper: true },
    { type: "signed", side: "AC", by: "A", pin: true },
    { type: "closed", countersign: { pin: true } },
    {
      type: "incident-recorded",
      incidentId: "i",
      infraction: "F-12.2",
      offenders: ["A"],
      afterHand: 0,
    },
    { type: "finished", by: { incidentId: "i", effect: "forfeit" } },
  ])("takes $type", (event) => {
    expect(actaEventSchema.parse(event)).toEqual(event);
  });

  it("writes drawn tiles larger half first", () => {
    const event = { type: "leader-drawn", leader: "A", tiles: { A: "2-6" } };
    expect(actaEventSchema.parse(event)).toMatchObject({ tiles: { A: "6-2" } });
  });

  it.each([
    ["hand.pips", { type: "hand-recorded", handId: "h", hand: { ending: "domino", closer: "A" } }],
    ["hand", { type: "hand-recorded", handId: "h", hand: {} }],
    ["strokes", { type: "signed", side: "AC", by: "A" }],
    ["strokes", { type: "signed", side: "AC", by: "A", strokes: [], refused: true }],
    ["strokes", { type: "signed", side: "AC", by: "A", onPaper: true, refused: true }],
    [
      "infraction",
      {
        type: "incident-recorded",
        incidentId: "i",
        infraction: "8.7",
        offenders: [],
        afterHand: 0,
      },
    ],
    ["strokes", { type: "signed", side: "AC", by: "A", pin: true, onPaper: true }],
    ["countersign.strokes", { type: "closed", countersign: {} }],
    // When, and with what, is for the server to write down.
    ["", { type: "signed", side: "AC", by: "A", pin: true, device: "Android" }],
    ["", { type: "closed", reason: "no" }],
    ["type", { type: "deleted" }],
  ])("refuses %s", (path, event) => {
    expect(paths(actaEventSchema.safeParse(event))).toEqual([path]);
  });
});

describe("match and sanction requests", () => {
  const match = {
    rules: "fededodo-2026",
    firstLeader: "A",
    hands: [{ points: { AC: 20, BD: 0 } }],
  };
  const incident = { infraction: "F-08.7", offender: "p1", round: 1, match: "m" };

  it("takes the documents of the contract", () => {
    expect(
      matchRequestSchema.parse({ ...match, format: "pairs", call: { during: 6 } }),
    ).toBeTruthy();
    expect(sanctionRequestSchema.parse({ v: 1, rules: "fededodo-2026", incident })).toBeTruthy();
  });

  it.each([
    ["call", { ...match, call: { during: 1, after: 1 } }],
    ["hands.0.closer", { ...match, hands: [{ points: {}, closer: "A" }] }],
    ["hands.0", { ...match, hands: [{ leader: "A" }] }],
    ["players", { ...match, mode: "pairs", players: 2 }],
    ["v", { ...match, v: 2 }],
  ])("refuses a match at %s", (path, request) => {
    expect(paths(matchRequestSchema.safeParse(request))).toEqual([path]);
  });

  it("refuses a sanction with an unknown field or choice", () => {
    const bad = { rules: "fededodo-2026", incident: { ...incident, choice: "maybe" } };
    expect(paths(sanctionRequestSchema.safeParse(bad))).toEqual(["incident.choice"]);
    expect(sanctionRequestSchema.safeParse({ ...bad, incident, more: 1 }).success).toBe(false);
  });
});
