import { describe, expect, it } from "vitest";
import type { BookIncident } from "@/server/sanctions/incident-book";
import { filtered } from "./filter";

function incident(id: string, more: Partial<BookIncident>): BookIncident {
  return {
    id,
    round: 1,
    table: 1,
    matchId: "m",
    infraction: "F-12.2",
    article: "12.2",
    step: 1,
    offenders: [],
    lines: [],
    cards: [],
    cancelled: false,
    by: "Juez Peña",
    note: null,
    at: 0,
    ...more,
  };
}

const ALL = [
  incident("a", {}),
  incident("b", { round: 2, table: 12, article: "12" }),
  incident("c", { article: "1.2", by: "Jueza Núñez" }),
  incident("d", { article: null }),
];
const ids = (filter: Parameters<typeof filtered>[1]) => filtered(ALL, filter).map(({ id }) => id);

describe("filtered", () => {
  it.each([
    [{}, ["a", "b", "c", "d"]],
    [{ ronda: "", mesa: "", juez: "", articulo: " " }, ["a", "b", "c", "d"]],
    [{ ronda: "2" }, ["b"]],
    [{ mesa: "1" }, ["a", "c", "d"]],
    [{ juez: "Jueza Núñez" }, ["c"]],
    [{ articulo: "12" }, ["a", "b"]],
    [{ articulo: "12.2" }, ["a"]],
    [{ articulo: "1" }, ["c"]],
    [{ ronda: "1", articulo: "99" }, []],
  ])("%j", (filter, expected) => {
    expect(ids(filter)).toEqual(expected);
  });
});
