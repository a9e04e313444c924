import { describe, expect, it } from "vitest";
import { playedEventSchema } from "./played-event";

const entrants = [
  { id: "1", members: ["ana", "luis"] },
  { id: "2", members: ["eva", "juan"] },
];
const table = { table: 4, AC: ["1"], BD: ["2"] };

function refusals(written: object): readonly (readonly [string, string])[] {
  const issues = playedEventSchema.safeParse({ format: "pairs", entrants, ...written }).error
    ?.issues;
  return (issues ?? []).map(({ path, message }) => [path.join("."), message]);
}

describe("the event document of who counts with its rounds", () => {
  it("takes rounds of its entrants, and in teams of their people", () => {
    expect(refusals({ rounds: [{ tables: [table], byes: ["1"] }] })).toEqual([]);
    const people = { table: 1, AC: ["ana", "luis"], BD: ["eva", "juan"] };
    expect(refusals({ format: "teams", rounds: [{ tables: [people], byes: [] }] })).toEqual([]);
  });

  it.each([
    [
      { tables: [{ ...table, BD: ["7"] }] },
      ["rounds.1.tables.0.BD.0", "Ronda 2, mesa 4: 7 no está entre los participantes"],
    ],
    [
      { tables: [{ ...table, AC: ["ana"] }] },
      ["rounds.1.tables.0.AC.0", "Ronda 2, mesa 4: ana no está entre los participantes"],
    ],
    [
      { tables: [{ ...table, results: { "9": { won: true, for: 200, against: 0 } } }] },
      ["rounds.1.tables.0.results.9", "Ronda 2, mesa 4: 9 no está entre los participantes"],
    ],
    [
      { tables: [{ table: 2, players: ["1", "2", "8"] }] },
      ["rounds.1.tables.0.players.2", "Ronda 2, mesa 2: 8 no está entre los participantes"],
    ],
    [
      { tables: [], byes: ["5"] },
      ["rounds.1.byes.0", "Ronda 2, descansos: 5 no está entre los participantes"],
    ],
  ])("names round, table and id of a stranger: %j", (round, refusal) => {
    expect(refusals({ rounds: [{ tables: [table] }, round] })).toEqual([refusal]);
  });

  it("refuses who leaves before coming", () => {
    const path = "entrants.0.outFrom";
    const sentence = (from: number) => `1 entra en la ronda ${from}: solo puede salir después`;
    const leaving = (from: number, outFrom: number) =>
      refusals({ entrants: [{ id: "1", from, outFrom }, { id: "2" }] });
    expect(leaving(5, 3)).toEqual([[path, sentence(5)]]);
    expect(leaving(3, 3)).toEqual([[path, sentence(3)]]);
    expect(leaving(3, 4)).toEqual([]);
  });
});
