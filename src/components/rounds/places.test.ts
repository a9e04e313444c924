import { describe, expect, it } from "vitest";
import { placesByName } from "./places";

const person = (name: string, number: string | null = null) => ({
  id: name,
  name,
  short: name,
  number,
  nickname: null,
  club: "Los Prados",
  entrant: 1,
});

const board = {
  tables: [
    {
      table: 4,
      stage: "playing" as const,
      status: "playing" as const,
      isReopened: false,
      seats: { A: person("Ángela"), B: person("Zoilo"), C: person("Beltrán", "00042"), D: null },
      result: null,
    },
  ],
  resting: [person("Ñico")],
};

describe("placesByName", () => {
  it("orders names as Spanish does, with rests among them", () => {
    expect(placesByName(board).map((place) => place.person.name)).toEqual([
      "Ángela",
      "Beltrán",
      "Ñico",
      "Zoilo",
    ]);
  });

  it("tells table and seat, and null for who rests", () => {
    const [angela, beltran, nico, zoilo] = placesByName(board);
    expect(angela).toMatchObject({ table: 4, seat: "A" });
    expect(beltran).toMatchObject({ table: 4, seat: "C" });
    expect(nico).toMatchObject({ table: null, seat: null });
    expect(zoilo).toMatchObject({ seat: "B" });
  });
});
