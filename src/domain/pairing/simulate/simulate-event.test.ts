import { describe, expect, it } from "vitest";
import { bookRules } from "../../../../tests/support/event-builders";
import { slowStandings } from "../../../../tests/support/slow-standings";
import { computeStandings } from "../../standings/standings";
import { checkEvent } from "../checker/check-event";
import { simulateEvent } from "./simulate-event";
import type { SimulationOptions } from "./simulation-options";

function simulated(options: Partial<SimulationOptions>) {
  const simulation = simulateEvent(
    { format: "pairs", entrants: 24, rounds: 6, seed: "7", rules: "fededodo-2026", ...options },
    bookRules,
  );
  if (!simulation.ok) throw new Error(JSON.stringify(simulation.problems));
  return simulation.event;
}

describe("simulateEvent", () => {
  it.each(["pairs", "individual"] as const)(
    "makes clean, hard events of %s",
    (format) => {
      const event = simulated({
        format,
        entrants: 27,
        absences: true,
        withdrawals: true,
        fines: true,
      });
      expect(event.rounds).toHaveLength(6);
      expect(event.adjustments.length).toBeGreaterThan(0);
      expect(
        checkEvent(event, bookRules).findings.filter(({ severity }) => severity === "error"),
      ).toEqual([]);
      expect(computeStandings(event, bookRules)).toEqual(slowStandings(event, bookRules));
    },
    30_000,
  );

  it("plays every hand where asked, and the points are what the hands give", () => {
    const event = simulated({ entrants: 4, rounds: 2, hands: true });
    for (const { points, winner, hands } of event.rounds.flatMap(({ tables }) => tables)) {
      if (points === undefined || winner == null) throw new Error("a table without a result");
      expect(points[winner]).toBeGreaterThanOrEqual(200);
      expect(hands?.length).toBeGreaterThan(1);
    }
    expect(checkEvent(event, bookRules).findings).toEqual([]);
  }, 30_000);

  it("is the same for the same seed and another for another", () => {
    expect(simulated({})).toEqual(simulated({}));
    expect(simulated({}).rounds).not.toEqual(simulated({ seed: "8" }).rounds);
  });

  it("passes on what keeps an event from being paired", () => {
    const options = {
      format: "individual",
      alone: 3,
      entrants: 9,
      rounds: 4,
      seed: "1",
      rules: "fededodo-2026",
      final: { kind: "knockout", entrants: 4 },
    } as const;
    expect(simulateEvent(options, bookRules)).toEqual({
      ok: false,
      problems: [{ code: "final-not-played", alone: 3 }],
    });
  });

  it("ends with its schedule", () => {
    const pairing = { system: "round-robin" } as const;
    expect(simulated({ entrants: 6, rounds: 9, pairing }).rounds).toHaveLength(5);
  });

  it("makes clubs of which the first has about half the field", () => {
    const { entrants } = simulated({ entrants: 400, rounds: 0, clubs: "unequal" });
    const first = entrants.filter(({ club }) => club === "Club 1").length;
    expect(first).toBeGreaterThan(160);
    expect(first).toBeLessThan(240);
  });
});
