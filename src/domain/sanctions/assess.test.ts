import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { EventFormat } from "../rules/settings";
import type { SanctionContext } from "./assess";
import { assessHistory, assessIncident } from "./assess";
import { catalogueOf, FEDEDODO_CATALOGUE, INFRACTION_CODES, listRecordable } from "./catalogue";
import type { Incident, RecordedIncident, Sanction } from "./incident";
import { barredFrom, cardsInForce, listBars } from "./standing-sanctions";

const PAIRS: SanctionContext = { catalogue: FEDEDODO_CATALOGUE, format: "pairs" };

function incident(
  infraction: Incident["infraction"],
  round = 1,
  more: Partial<Incident> = {},
): Incident {
  return {
    infraction,
    offender: "a",
    partner: "c",
    opponents: ["b", "d"],
    round,
    match: `r${round}m1`,
    ...more,
  };
}

function assess(history: readonly Incident[], last: Incident, format: EventFormat = "pairs") {
  const verdict = assessIncident(history, last, { ...PAIRS, format });
  if (!verdict.ok) throw new Error(JSON.stringify(verdict.problems));
  return verdict;
}

function pointsOf(sanction: Sanction) {
  return Object.fromEntries(sanction.points.map(({ player, points }) => [player, points]));
}

describe("points, cards and effects by article", () => {
  it.each<[Incident["infraction"], number, Record<string, number>, Partial<Sanction>]>([
    ["F-06.2a", 1, { a: -25 }, { tile: "seen-up", cards: [{ player: "a", card: "yellow" }] }],
    ["F-06.3b", 1, {}, { hand: "redeal" }],
    ["F-08.6", 1, {}, { cards: [], effects: [{ player: "a", effect: "warned" }] }],
    ["F-08.6", 2, { a: -25 }, { cards: [{ player: "a", card: "yellow" }] }],
    ["F-08.6", 3, { a: -25 }, { step: 2 }],
    ["F-08.7", 1, { a: -25 }, { cards: [] }],
    ["F-08.7", 2, { a: -75, c: -75 }, { step: 2, match: "continue" }],
    ["F-08.7", 3, {}, { match: "ends", effects: [{ player: "a", effect: "expelled" }] }],
    ["F-09.2", 1, { b: 25, d: 25 }, { hand: "continue" }],
    ["F-10.2", 1, {}, { hand: "award" }],
    ["F-11.3", 1, { a: -25, c: -25 }, {}],
    ["F-14.2", 4, { a: -25 }, { hand: "annul", step: 1 }],
    ["F-14.3", 1, { a: -25 }, { hand: "continue" }],
    ["F-19.1", 2, {}, { match: "continue", effects: [{ player: "a", effect: "warned" }] }],
    ["F-19.2a", 1, {}, { effects: [{ player: "a", effect: "suspended", rounds: 3 }] }],
    ["F-19.2b", 1, { a: -200, b: 100, c: 100, d: 100 }, { wins: ["c", "b", "d"], match: "ends" }],
    ["F-19.5", 2, { a: -75, c: -75 }, {}],
    ["F-19.6", 1, {}, { effects: [{ player: "a", effect: "expelled-permanently" }] }],
    ["F-23.2", 1, {}, { effects: [{ player: "a", effect: "warned" }] }],
    ["F-24.2", 1, { a: -100, b: -100, c: -100, d: -100 }, { match: "void", wins: [] }],
    ["F-25.2p", 1, {}, { match: "continue", cards: [{ player: "a", card: "red" }] }],
  ])("%s, offence %i", (code, offence, points, more) => {
    const history = Array.from({ length: offence - 1 }, (_, index) =>
      incident(code, index + 1, { match: "r1m1" }),
    );
    const sanction = assess(history, incident(code, offence, { match: "r1m1" }));
    expect(pointsOf(sanction)).toEqual(points);
    expect(sanction).toMatchObject(more);
  });

  it("puts lateness, absence, signing and rising on the record", () => {
    for (const code of ["F-11.2", "F-11.3", "F-24.1", "F-24.2"] as const) {
      const { points } = assess([], incident(code));
      expect(points.every(({ on }) => on === "record")).toBe(true);
    }
    expect(assess([incident("F-23.2")], incident("F-23.2", 2)).points).toEqual([
      { player: "a", points: -50, on: "record" },
    ]);
  });

  it("gives every present a win, whichever seats are empty (24.1, K47)", () => {
    const sanction = assess(
      [],
      incident("F-24.1", 1, { offender: undefined, offenders: ["a", "b"] }),
    );
    expect(pointsOf(sanction)).toEqual({ a: -100, b: -100, c: 100, d: 100 });
    expect(sanction.wins).toEqual(["c", "d"]);
  });

  it("adds the optional card only when the judge asks", () => {
    expect(assess([], incident("F-21.1")).cards).toEqual([]);
    expect(assess([], incident("F-21.1", 1, { withCard: true })).cards).toHaveLength(1);
  });
});

describe("counting (decision 3)", () => {
  it("counts 19.1 within the match", () => {
    const past = [incident("F-19.1", 1), incident("F-19.1", 1)];
    expect(assess(past, incident("F-19.1", 2)).step).toBe(1);
    expect(assess(past, incident("F-19.1", 1)).match).toBe("forfeit");
  });

  const partnersFault = incident("F-08.7", 1, { offender: "c", partner: "a" });

  it("counts both members of a fixed pair for the second step of 8.7", () => {
    const sanction = assess([partnersFault], incident("F-08.7", 2));
    expect(sanction.step).toBe(2);
    expect(sanction.reasons).toContainEqual(
      expect.objectContaining({ code: "earlier-offence", player: "c", round: 1, match: "r1m1" }),
    );
  });

  it("counts the partner of one match only where partners change", () => {
    expect(assess([partnersFault], incident("F-08.7", 2), "individual").step).toBe(1);
    expect(assess([partnersFault], incident("F-08.7", 1), "individual").step).toBe(2);
  });

  it("never expels for the partner's offences", () => {
    const past = [partnersFault, { ...partnersFault, round: 2, match: "r2m1" }];
    expect(assess(past, incident("F-08.7", 3)).step).toBe(2);
  });

  it("leaves the history of later rounds out", () => {
    expect(assess([incident("F-21.1", 3)], incident("F-21.1", 2)).step).toBe(1);
  });
});

describe("choices", () => {
  const problem = (last: Incident, history: readonly Incident[] = []) => {
    const verdict = assessIncident(history, last, PAIRS);
    return verdict.ok ? [] : verdict.problems;
  };

  it("asks for the choice with its options", () => {
    expect(problem(incident("F-13.3"))).toMatchObject([
      { code: "choice-needed", needs: "choice", options: ["continue", "annul"] },
    ]);
    expect(problem(incident("F-12.2", 1, { choice: "continue" }))).toMatchObject([
      { code: "choice-needed", needs: "faceUp" },
    ]);
    const twice = [incident("F-05.2a"), incident("F-05.2a")];
    expect(problem(incident("F-05.2a", 2), twice)).toMatchObject([
      { code: "choice-needed", step: 3, options: ["expel", "suspend"] },
    ]);
    expect(problem(incident("F-05.2a"))).toEqual([]);
  });

  it("12 is free when play goes on, 13 never is (K35)", () => {
    const touched = assess([], incident("F-12.2", 1, { choice: "continue", faceUp: false }));
    expect(touched).toMatchObject({ points: [], tile: "seen-down", hand: "continue" });
    const laid = assess([], incident("F-13.3", 1, { choice: "continue" }));
    expect(pointsOf(laid)).toEqual({ a: -25 });
    expect(assess([], incident("F-13.3", 1, { choice: "annul" })).hand).toBe("annul");
  });

  it.each([
    ["unknown-infraction", incident("F-99")],
    ["not-an-infraction", incident("F-13.2")],
    ["offender-needed", incident("F-14.2", 1, { offender: undefined })],
    ["one-offender-only", incident("F-14.2", 1, { offenders: ["a", "b"], opponents: [] })],
    ["partner-needed", incident("F-11.3", 1, { partner: undefined })],
    ["opponents-needed", incident("F-09.2", 1, { opponents: [] })],
    ["same-person-twice", incident("F-14.2", 1, { partner: "a" })],
  ])("refuses %s", (code, last) => {
    expect(problem(last)).toMatchObject([{ code }]);
  });
});

describe("what follows a person", () => {
  const recorded = (items: readonly Incident[]): readonly RecordedIncident[] =>
    items.map((item, index) => ({ ...item, id: `i${index}`, ordinal: index }));

  it("expels at the third red and counts cards (25.3)", () => {
    const reds = recorded([2, 4, 6].map((round) => incident("F-25.2p", round)));
    const verdicts = assessHistory(reds, PAIRS);
    expect(verdicts.get("i1")).toMatchObject({ match: "continue", effects: [] });
    expect(verdicts.get("i2")).toMatchObject({
      match: "ends",
      effects: [{ player: "a", effect: "expelled" }],
    });
    expect(cardsInForce(verdicts).get("a")).toEqual({ yellow: 0, red: 3, black: 0 });
    const bars = listBars(reds, verdicts);
    expect(barredFrom(bars, "a", 6)).toBeNull();
    expect(barredFrom(bars, "a", 7)).toMatchObject({ effect: "expelled", to: null });
  });

  it("suspends for the next three rounds (19.2, K42)", () => {
    const left = recorded([incident("F-19.2a", 2)]);
    const bars = listBars(left, assessHistory(left, PAIRS));
    expect([2, 3, 5, 6].map((round) => barredFrom(bars, "a", round) !== null)).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });
});

describe("properties", () => {
  const people = ["a", "b", "c", "d"] as const;
  const history = fc
    .array(
      fc.record({
        code: fc.constantFrom(...INFRACTION_CODES),
        seat: fc.nat(3),
        round: fc.integer({ min: 1, max: 6 }),
        choice: fc.constantFrom("continue", "annul", "expel", "suspend"),
      }),
      { maxLength: 25 },
    )
    .map((rows) =>
      rows.map(
        (row, index): RecordedIncident => ({
          id: `i${index}`,
          ordinal: index,
          infraction: row.code,
          offender: people[row.seat],
          partner: people[(row.seat + 2) % 4],
          opponents: [people[(row.seat + 1) % 4], people[(row.seat + 3) % 4]] as string[],
          round: row.round,
          match: `r${row.round}m1`,
          choice: row.choice as "continue",
          faceUp: true,
        }),
      ),
    );
  const sorted = (incidents: readonly RecordedIncident[], format: EventFormat) =>
    [...assessHistory(incidents, { ...PAIRS, format })].sort(([a], [b]) => (a < b ? -1 : 1));

  it("does not depend on the order of entry", () => {
    fc.assert(
      fc.property(history, fc.infiniteStream(fc.nat()), (incidents, keys) => {
        const mixed = incidents
          .map((item) => [keys.next().value as number, item] as const)
          .sort(([a], [b]) => a - b)
          .map(([, item]) => item);
        expect(sorted(mixed, "pairs")).toEqual(sorted(incidents, "pairs"));
      }),
    );
  });

  it("an incident changes nothing that came before it", () => {
    fc.assert(
      fc.property(history, (incidents) => {
        const [last] = [...incidents].sort((x, y) => y.round - x.round || y.ordinal - x.ordinal);
        const without = incidents.filter((item) => item !== last);
        const before = new Map(sorted(incidents, "individual"));
        if (last) before.delete(last.id);
        expect([...before]).toEqual(sorted(without, "individual"));
      }),
    );
  });
});

describe("the catalogue", () => {
  it("has every infraction of the book, each once", () => {
    const codes = FEDEDODO_CATALOGUE.infractions.map(({ code }) => code);
    expect(new Set(codes).size).toBe(codes.length);
    expect(codes).toHaveLength(55);
  });

  it("shows the most used first and nothing that cannot be recorded", () => {
    const codes = listRecordable(FEDEDODO_CATALOGUE).map(({ code }) => code);
    expect(codes).not.toContain("F-25.3r");
    expect(codes).not.toContain("F-13.2");
    expect(codes.indexOf("F-14.2")).toBeLessThan(codes.indexOf("F-05.2b"));
  });

  it("serves attendance and signing under every book", () => {
    const codes = catalogueOf("domikapikua").infractions.map(({ code }) => code);
    expect(codes).toEqual(expect.arrayContaining(["F-24.1", "F-23.2", "F-19.2b", "F-11.3"]));
  });
});
