import { describe, expect, it } from "vitest";
import { assessHistory } from "./assess";
import { FEDEDODO_CATALOGUE } from "./catalogue";
import type { Ruling } from "./consistency";
import { summariseRulings } from "./consistency";
import type { RecordedIncident } from "./incident";

const incidents: readonly RecordedIncident[] = [
  { infraction: "F-21.1", offender: "a", withCard: true },
  { infraction: "F-21.1", offender: "b" },
  { infraction: "F-21.1", offender: "a" },
  { infraction: "F-08.7", offender: "b" },
  { infraction: "F-13.3", offender: "b" },
].map((one, index) => ({
  ...one,
  infraction: one.infraction as "F-21.1",
  id: `i${index}`,
  ordinal: index,
  round: 1,
  match: "r1m1",
}));

describe("summariseRulings", () => {
  it("counts by judge, article and step, cards and what became of them", () => {
    const verdicts = assessHistory(incidents, { catalogue: FEDEDODO_CATALOGUE, format: "pairs" });
    const judges = ["Peña", "Peña", "Mota", "Mota", "Mota"];
    const rulings = incidents.flatMap(({ id, infraction }, index): Ruling[] => {
      const verdict = verdicts.get(id);
      const outcome = id === "i3" ? "overturned" : id === "i1" ? "cancelled" : "stands";
      return verdict ? [{ judge: judges[index] ?? "", infraction, verdict, outcome }] : [];
    });
    const rows = summariseRulings(rulings).map((row) => [
      row.judge,
      row.article,
      row.step,
      row.rulings,
      row.withCard,
      row.cancelled,
      row.overturned,
    ]);
    expect(rows).toEqual([
      ["Mota", "8.7", 1, 1, 0, 0, 1],
      ["Mota", "13.3", null, 1, 0, 0, 0],
      ["Peña", "21.1", 1, 2, 1, 1, 0],
      ["Mota", "21.1", 2, 1, 1, 0, 0],
    ]);
  });
});
