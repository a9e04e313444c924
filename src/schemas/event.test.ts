import { describe, expect, it } from "vitest";
import { eventDocumentSchema } from "./event";

const minimal = { format: "pairs", entrants: [{ id: "1" }, { id: "2" }] };

describe("eventDocumentSchema", () => {
  it("completes what a document leaves out", () => {
    expect(eventDocumentSchema.parse(minimal)).toEqual({
      format: "pairs",
      rules: "fededodo-2026",
      seed: "",
      pairing: { method: "fold", club: "weak", partnerCooldown: null, opponentCooldown: null },
      entrants: [
        { id: "1", rank: 1 },
        { id: "2", rank: 2 },
      ],
      forbidden: [],
      rounds: [],
      adjustments: [],
    });
  });

  it.each([
    [36, 1],
    [37, 2],
    [77, 3],
  ])("keeps opponents apart by the size of the field: %i people, %i rounds", (people, rounds) => {
    const entrants = Array.from({ length: people }, (_, index) => ({ id: String(index + 1) }));
    const parsed = eventDocumentSchema.parse({ format: "individual", entrants });
    expect(parsed.pairing.opponentCooldown).toBe(rounds);
    const never = eventDocumentSchema.parse({
      format: "individual",
      entrants,
      pairing: { opponentCooldown: null },
    });
    expect(never.pairing.opponentCooldown).toBeNull();
  });

  it.each([
    [{ pairing: { criteria: ["rests", "win-spread"] } }, ["pairing", "criteria", 1]],
    [{ alone: 3 }, ["alone"]],
    [
      { pairing: { system: "round-robin", final: { kind: "knockout", entrants: 2, from: 2 } } },
      ["pairing", "final"],
    ],
    [
      { pairing: { final: { kind: "knockout", entrants: 8, from: 2 } } },
      ["pairing", "final", "entrants"],
    ],
    [{ forbidden: [["1", "1"]] }, ["forbidden", 0]],
    [{ standingsOrder: ["wins", "wins"] }, ["standingsOrder"]],
  ])("refuses what cannot stand together: %j", (changes, path) => {
    const parsed = eventDocumentSchema.safeParse({ ...minimal, ...changes });
    expect(parsed.error?.issues.map((issue) => issue.path)).toEqual([path]);
  });

  it("takes a final of three only where nobody changes partners", () => {
    const entrants = ["1", "2", "3", "4"].map((id) => ({ id }));
    const pairing = { final: { kind: "round-robin", entrants: 3, from: 2 } };
    const take = (format: string) =>
      eventDocumentSchema.safeParse({ format, entrants, pairing }).success;
    expect([take("pairs"), take("individual")]).toEqual([true, false]);
  });

  it("ranks the unranked after the others by id, whatever their order", () => {
    const entrants = [{ id: "10" }, { id: "9" }, { id: "2", rank: 5 }];
    const ranks = (list: typeof entrants) =>
      eventDocumentSchema
        .parse({ format: "pairs", entrants: list })
        .entrants.map(({ id, rank }) => [id, rank]);
    expect(ranks(entrants)).toEqual([
      ["2", 5],
      ["9", 6],
      ["10", 7],
    ]);
    expect(ranks([...entrants].reverse())).toEqual(ranks(entrants));
  });

  it.each([
    ["an unknown field", { ...minimal, mesas: [] }, []],
    ["another version", { ...minimal, v: 2 }, ["v"]],
    [
      "an entrant twice",
      { ...minimal, entrants: [{ id: "1" }, { id: "1" }] },
      ["entrants", 1, "id"],
    ],
    ["a forbidden stranger", { ...minimal, forbidden: [["1", "7"]] }, ["forbidden", 0, 1]],
    [
      "an adjusted stranger",
      { ...minimal, adjustments: [{ id: "7", points: -25 }] },
      ["adjustments", 0, "id"],
    ],
    [
      "points with a fraction",
      {
        ...minimal,
        rounds: [{ tables: [{ table: 1, AC: ["1"], BD: ["2"], points: { AC: 0.5, BD: 0 } }] }],
      },
      ["rounds", 0, "tables", 0, "points", "AC"],
    ],
  ])("refuses %s by its path", (_, written, path) => {
    const parsed = eventDocumentSchema.safeParse(written);
    expect(parsed.error?.issues[0]?.path).toEqual(path);
  });
});
