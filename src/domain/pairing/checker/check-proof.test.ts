import { describe, expect, it } from "vitest";
import { bookRules } from "../../../../tests/support/event-builders";
import type { EventDocument, EventRound } from "../../event/event-document";
import { simulateEvent } from "../simulate/simulate-event";
import type { SimulationOptions } from "../simulate/simulation-options";
import { checkEvent } from "./check-event";

function simulated(options: Partial<SimulationOptions>): EventDocument {
  const simulation = simulateEvent(
    {
      format: "pairs",
      entrants: 30,
      rounds: 5,
      seed: "prueba",
      rules: "fededodo-2026",
      certificates: true,
      standings: true,
      ...options,
    },
    bookRules,
  );
  if (!simulation.ok) throw new Error(JSON.stringify(simulation.problems));
  return simulation.event;
}

const codes = (event: EventDocument) =>
  checkEvent(event, bookRules)
    .findings.filter(({ severity }) => severity === "error")
    .map(({ code, round, fault }) => [code, round, ...(fault === undefined ? [] : [fault])]);

function changed(event: EventDocument, round: number, change: (made: EventRound) => EventRound) {
  const rounds = event.rounds.map((made, index) => (index === round - 1 ? change(made) : made));
  return { ...event, rounds };
}

function certificateOf({ certificate }: EventRound) {
  if (certificate === undefined) throw new Error("a round by the standings has a certificate");
  return certificate;
}

describe("the proof of a round", () => {
  it.each([
    [30, "weak", "fold"],
    [31, "strict", "slide"],
    [17, "off", "adjacent"],
    [24, "weak", "random"],
    [2, "weak", "fold"],
    [3, "weak", "fold"],
  ] as const)("holds for %i pairs, clubs %s, method %s", (entrants, club, method) => {
    const event = simulated({ entrants, pairing: { club, method }, absences: true, fines: true });
    const played = event.rounds.filter(({ tables }) => tables.length > 0);
    expect(played.every(({ certificate }) => certificate !== undefined)).toBe(true);
    expect(codes(event)).toEqual([]);
  });

  it("holds where a repeat could not be avoided", () => {
    const event = simulated({ entrants: 4, rounds: 5 });
    expect(codes(event)).toEqual([]);
  });

  it("finds a price that pays more than a meeting costs", () => {
    const event = changed(simulated({}), 3, (made) => {
      const certificate = certificateOf(made);
      const raised = Object.fromEntries(
        Object.entries(certificate.prices).map(([id, price]) => [id, `${BigInt(price) + 1n}`]),
      );
      return { ...made, certificate: { ...certificate, prices: raised } };
    });
    expect(codes(event)).toEqual([["certificate-invalid", 3, "overpriced"]]);
  });

  it("finds weights that do not outweigh", () => {
    const event = changed(simulated({}), 3, (made) => {
      const certificate = certificateOf(made);
      const weights = { ...certificate.weights, "win-difference": 1 };
      return { ...made, certificate: { ...certificate, weights } };
    });
    expect(codes(event)).toEqual([["certificate-invalid", 3, "weights"]]);
  });

  it("finds a price that is missing and a set that is none", () => {
    const event = simulated({});
    const without = changed(event, 2, (made) => ({
      ...made,
      certificate: { ...certificateOf(made), prices: {} },
    }));
    expect(codes(without)).toEqual([["certificate-invalid", 2, "prices"]]);
    const even = changed(event, 2, (made) => ({
      ...made,
      certificate: { ...certificateOf(made), sets: [{ members: ["1", "2"], price: 1 }] },
    }));
    expect(codes(even)).toEqual([["certificate-invalid", 2, "sets"]]);
  });

  it("finds a round that is not the one proved, and what it says it costs", () => {
    const event = changed(simulated({ rounds: 3 }), 3, (made) => {
      const [one, ...others] = made.tables;
      const two = others.pop();
      if (one === undefined || two === undefined) throw new Error("two tables at least");
      const { seats: _, ...first } = one;
      const { seats: __, ...second } = two;
      const { standings: ___, ...round } = made;
      return {
        ...round,
        tables: [{ ...first, BD: two.BD }, { ...second, BD: one.BD }, ...others],
      };
    });
    const found = new Set(codes(event).map(([code]) => code));
    expect(found).toContain("not-optimal");
    expect(found).toContain("cost-differs");
  });

  it("finds published standings that the results do not give", () => {
    const event = changed(simulated({}), 4, (made) => {
      const [first, second, ...rows] = made.standings ?? [];
      if (first === undefined || second === undefined) throw new Error("two rows at least");
      return { ...made, standings: [second, first, ...rows] };
    });
    expect(codes(event)).toEqual([["standings-differ", 4]]);
    const figures = changed(simulated({}), 4, (made) => ({
      ...made,
      standings: (made.standings ?? []).map((row, at) => (at === 5 ? { ...row, net: 1 } : row)),
    }));
    expect(checkEvent(figures, bookRules).findings).toContainEqual(
      expect.objectContaining({ code: "standings-differ", figure: "net", found: 1 }),
    );
  });

  it("is looked at for all of 400 pairs in a moment", () => {
    const event = simulated({ entrants: 400, rounds: 3, standings: false });
    expect(codes(event)).toEqual([]);
  });
});
