import { describe, expect, it } from "vitest";
import { assessHistory } from "./assess";
import { FEDEDODO_CATALOGUE, FEMUNDO_CATALOGUE } from "./catalogue";
import { compareAssessments } from "./compare-assessments";
import type { RecordedIncident } from "./incident";

const context = { catalogue: FEDEDODO_CATALOGUE, format: "pairs" } as const;
const incident = (round: number, more: Partial<RecordedIncident> = {}): RecordedIncident => ({
  id: `r${round}`,
  ordinal: round,
  infraction: "F-08.7",
  offender: "a",
  partner: "c",
  opponents: ["b", "d"],
  round,
  match: `r${round}m1`,
  ...more,
});

describe("compareAssessments", () => {
  const three = [1, 2, 3].map((round) => incident(round));

  it("says what a cancelled old incident does to every later one, person by person", () => {
    const before = assessHistory(three, context);
    const after = assessHistory(three.slice(1), context);
    expect(compareAssessments(before, after)).toMatchObject([
      {
        incidentId: "r2",
        kind: "changed",
        article: "8.7",
        step: { before: 2, after: 1 },
        people: [
          { player: "a", match: { before: -75, after: -25 } },
          { player: "c", match: { before: -75, after: 0 } },
        ],
      },
      {
        incidentId: "r3",
        step: { before: 3, after: 2 },
        match: { before: "ends", after: "continue" },
        people: [
          {
            player: "a",
            match: { before: 0, after: -75 },
            cards: { before: ["red"], after: [] },
            effects: { before: [{ effect: "expelled" }], after: [] },
          },
          { player: "c", match: { before: 0, after: -75 } },
        ],
      },
      { incidentId: "r1", kind: "gone", people: [{ player: "a" }] },
    ]);
  });

  it("says nothing of a person or a part that stays the same", () => {
    const before = assessHistory(three, context);
    const moved = assessHistory(
      three.map((one) => (one.id === "r1" ? { ...one, match: "r1m9" } : one)),
      context,
    );
    expect(compareAssessments(before, moved)).toEqual([]);
    const [change] = compareAssessments(before, assessHistory(three.slice(0, 2), context));
    expect(change).toMatchObject({ incidentId: "r3", kind: "gone" });
    expect(change).not.toHaveProperty("hand");
  });

  it("follows a correction to another player, and into the cards that add up", () => {
    const yellow = { infraction: "FEM-16" as const };
    const femundo = { catalogue: FEMUNDO_CATALOGUE, format: "individual" } as const;
    const both = [incident(1, yellow), incident(2, yellow)];
    const other = [incident(1, { ...yellow, offender: "b", partner: "d" }), incident(2, yellow)];
    const changes = compareAssessments(assessHistory(both, femundo), assessHistory(other, femundo));
    expect(changes.map(({ incidentId }) => incidentId)).toEqual(["r1", "r2"]);
    expect(changes[1]).toMatchObject({
      match: { before: "forfeit", after: "continue" },
      people: expect.arrayContaining([
        { player: "a", cards: { before: ["yellow", "red"], after: ["yellow"] } },
        { player: "b", wins: { before: true, after: false } },
      ]),
    });
  });

  it("tells a choice that a new step asks for", () => {
    const shuffle = (round: number) => incident(round, { infraction: "F-05.2a" });
    const two = [shuffle(2), shuffle(3)];
    const changes = compareAssessments(
      assessHistory(two, context),
      assessHistory([shuffle(1), ...two], context),
    );
    expect(changes.find(({ incidentId }) => incidentId === "r3")).toMatchObject({
      step: { before: 2, after: null },
      problems: [{ code: "choice-needed", options: ["expel", "suspend"] }],
    });
  });
});
