import { describe, expect, it } from "vitest";
import { assessRequest } from "@/domain/sanctions/assess-request";
import { sanctionRequestSchema } from "@/schemas/sanctions";
import cases from "./cases.json";

// Each case is a series of offences of p1 (partner p3, opponents p2 and p4), a round apart unless it says otherwise.

type Offence = { readonly infraction: string; readonly round?: number };

function incidents(offences: readonly Offence[]) {
  return offences.map((offence, index) => {
    const round = offence.round ?? index + 1;
    return {
      offender: "p1",
      partner: "p3",
      opponents: ["p2", "p4"],
      ...offence,
      round,
      match: `r${round}m1`,
    };
  });
}

describe("golden sanctions", () => {
  it.each(cases.map((each) => [each.id, each.source, each] as const))("%s: %s", (_, __, each) => {
    const series = incidents(each.offences);
    const totals: Record<string, number> = {};
    const verdicts = series.map((incident, index) => {
      const request = { rules: "fededodo-2026", history: series.slice(0, index), incident };
      const verdict = assessRequest(sanctionRequestSchema.parse(request));
      for (const { player, points } of verdict.ok ? verdict.points : [])
        totals[player] = (totals[player] ?? 0) + points;
      return verdict;
    });
    expect(verdicts).toMatchObject(each.expected.map((one) => ({ ok: true, ...one })));
    expect(totals).toEqual(each.totals);
  });
});
