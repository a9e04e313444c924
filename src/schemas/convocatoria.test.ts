import { describe, expect, it } from "vitest";
import { convocatoriaRequestSchema } from "./convocatoria";

const request = { event: { name: "Copa" }, rounds: 7, rules: "fededodo-2026" };

describe("the request of a convocatoria", () => {
  it("takes every pairing field of the event document, and completes the others", () => {
    const pairing = {
      system: "swiss",
      firstRound: "clubs",
      criteria: ["rematch", "rests"],
      final: { kind: "knockout", entrants: 8, from: 5 },
      tableOrder: [3, 1],
      teamSize: 8,
      internalRank: "members",
    };
    expect(convocatoriaRequestSchema.parse({ ...request, pairing }).data.pairing).toMatchObject({
      ...pairing,
      method: "fold",
      club: "weak",
    });
  });

  it("refuses a field that pairing does not have", () => {
    const parsed = convocatoriaRequestSchema.safeParse({ ...request, pairing: { mesas: [1] } });
    expect(parsed.error?.issues[0]?.path).toEqual(["pairing"]);
  });
});
