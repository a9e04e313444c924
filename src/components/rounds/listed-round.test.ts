import { describe, expect, it } from "vitest";
import { listedPlaces, listedRound } from "./listed-round";

const person = (
  name: string,
  number: string | null = null,
  club: string | null = "Los Prados",
) => ({
  id: name,
  name,
  short: name,
  number,
  nickname: null,
  club,
  entrant: 1,
});

const board = {
  number: 3,
  tables: [
    {
      table: 4,
      stage: "playing" as const,
      status: "last-hand" as const,
      isReopened: false,
      seats: { A: person("Ángela"), B: person("Zoilo"), C: person("Beltrán", "00042"), D: null },
      result: null,
    },
    {
      table: 5,
      stage: "verified" as const,
      status: "finished" as const,
      isReopened: false,
      seats: { A: person("Juan"), B: person("Juan", "00043", null), C: null, D: null },
      result: {
        score: { AC: 200, BD: 140 },
        winner: "AC" as const,
        endedBy: "target" as const,
        code: "ABCD2345",
      },
    },
  ],
  resting: [person("Ñico")],
};
const listed = listedRound(board);

describe("listedRound", () => {
  it("says of each table what it does, and its score only where it has one", () => {
    expect(listed.tables).toEqual([
      [4, "active", "Última mano"],
      [5, "done", "Verificada", [200, 140, "AC", "ABCD2345"]],
    ]);
    expect(listed.clubs).toEqual(["Los Prados"]);
  });

  it("gives back every place in order of name, rests among them", () => {
    const places = listedPlaces(listed);
    expect(places.map(({ name }) => name)).toEqual([
      "Ángela",
      "Beltrán",
      "Juan",
      "Juan",
      "Ñico",
      "Zoilo",
    ]);
    const [angela, beltran, , , nico, zoilo] = places;
    expect(angela).toMatchObject({ table: 4, seat: "A", partner: "Beltrán", number: null });
    expect(beltran).toMatchObject({ seat: "C", partner: "Ángela", number: "00042" });
    expect(nico).toMatchObject({ table: null, seat: null, partner: null, club: "Los Prados" });
    expect(zoilo).toMatchObject({ seat: "B", partner: null });
    expect(places.filter(({ name }) => name === "Juan").map(({ club }) => club)).toEqual(
      expect.arrayContaining(["Los Prados", null]),
    );
  });
});
