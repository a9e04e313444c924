import { describe, expect, it } from "vitest";
import type { RecordedIncident } from "./incident";
import { similarIncidents } from "./similar-incidents";

const incident = (id: string, more: Partial<RecordedIncident> = {}): RecordedIncident => ({
  id,
  ordinal: Number(id),
  infraction: "F-21.1",
  offender: "a",
  round: 2,
  match: "r2m1",
  afterHand: 3,
  ...more,
});

describe("similarIncidents", () => {
  const now = incident("9");
  const ids = (history: readonly RecordedIncident[]) =>
    similarIncidents(history, now).map(({ incident: { id } }) => id);

  it("finds the same infraction at the table, and another by the same person in the same hand", () => {
    const history = [
      incident("1", { infraction: "F-20.2" }),
      incident("2", { offender: "b", afterHand: 1 }),
      incident("3", { match: "r2m2" }),
      incident("4", { infraction: "F-20.2", afterHand: 2 }),
      incident("5", { infraction: "F-20.2", offender: "b" }),
    ];
    expect(ids(history)).toEqual(["2", "1"]);
  });

  it("puts the likeliest first, and never the incident itself", () => {
    const history = [incident("1", { afterHand: 1 }), incident("2"), incident("9")];
    expect(ids(history)).toEqual(["2", "1"]);
    expect(similarIncidents(history, now)[0]).toMatchObject({
      sameCode: true,
      sameHand: true,
      sameOffender: true,
    });
  });

  it("takes one noted without its offender for the same", () => {
    expect(ids([incident("1", { offender: undefined })])).toEqual(["1"]);
  });
});
