import { describe, expect, it } from "vitest";
import type { InfractionCode } from "../rules/vocabulary";
import { listStakes } from "./at-stake";
import { FEDEDODO_CATALOGUE, FEMUNDO_CATALOGUE } from "./catalogue";
import type { RecordedIncident } from "./incident";

const context = { catalogue: FEDEDODO_CATALOGUE, format: "pairs" } as const;

let ordinal = 0;
function offence(
  infraction: InfractionCode,
  offender: string,
  round: number,
  more: Partial<RecordedIncident> = {},
): RecordedIncident {
  ordinal += 1;
  return {
    id: `i${ordinal}`,
    ordinal,
    infraction,
    offender,
    partner: "partner",
    opponents: ["x", "y"],
    round,
    match: `r${round}m1`,
    ...more,
  };
}

const told = (incidents: readonly RecordedIncident[]) =>
  listStakes(incidents, context).map(({ person, infraction, consequence, count }) => [
    person,
    infraction,
    consequence,
    count,
  ]);

describe("listStakes", () => {
  it("names who is one 8.7 from expulsion, after the second and not after the first", () => {
    expect(told([offence("F-08.7", "p1", 1)])).toEqual([]);
    expect(told([offence("F-08.7", "p1", 1), offence("F-08.7", "p1", 2)])).toEqual([
      ["p1", "F-08.7", "expelled", 2],
    ]);
  });

  it("names who holds two red cards, once, whatever they were for (25.3)", () => {
    const reds = [offence("F-25.2p", "p1", 1), offence("F-25.2p", "p1", 2)];
    expect(told(reds)).toEqual([["p1", "F-25.3r", "expelled", 2]]);
    expect(listStakes(reds, context)[0]).toMatchObject({ missing: "red", match: "r2m1" });
  });

  it("names who holds a red where a yellow more is black, and nobody for a yellow alone (FEMUNDO 29)", () => {
    const femundo = { catalogue: FEMUNDO_CATALOGUE, format: "individual" } as const;
    const stakes = (incidents: readonly RecordedIncident[]) =>
      listStakes(incidents, femundo).map(({ person, infraction, missing }) => [
        person,
        infraction,
        missing,
      ]);
    expect(stakes([offence("FEM-16", "p1", 1)])).toEqual([]);
    expect(stakes([offence("FEM-29g", "p1", 1)])).toEqual([["p1", "FEM-29z", "yellow"]]);
    expect(stakes([offence("FEM-29g", "p1", 1), offence("FEM-25", "p1", 2)])).toEqual([
      ["p1", "FEM-29z", "warned"],
    ]);
  });

  it("counts complaints within their match (19.1)", () => {
    expect(told([offence("F-19.1", "p1", 1), offence("F-19.1", "p1", 2)])).toEqual([]);
    const both = [offence("F-19.1", "p1", 2), offence("F-19.1", "p1", 2)];
    expect(told(both)).toEqual([["p1", "F-19.1", "match-lost", 2]]);
    expect(listStakes(both, context)[0]).toMatchObject({ match: "r2m1", article: "19.1" });
  });

  it("sees the third 5.2 though the judge still chooses between expulsion and suspension", () => {
    expect(told([offence("F-05.2a", "p1", 1), offence("F-05.2a", "p1", 1)])).toEqual([
      ["p1", "F-05.2a", "expelled", 2],
    ]);
  });

  it("leaves out who is expelled, and who was absent", () => {
    expect(told([offence("F-19.4", "p1", 1)])).toEqual([]);
    expect(told([offence("F-24.1", "p1", 1)])).toEqual([]);
  });
});
