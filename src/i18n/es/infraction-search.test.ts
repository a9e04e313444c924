import { describe, expect, it } from "vitest";
import {
  FEDEDODO_CATALOGUE,
  FEMUNDO_CATALOGUE,
  listRecordable,
  MINIMAL_CATALOGUE,
} from "@/domain/sanctions/catalogue";
import type { SanctionCatalogue } from "@/domain/sanctions/infraction";
import { rankInfractions, searchFields } from "./infraction-search";

const search = (catalogue: SanctionCatalogue) => {
  const entries = listRecordable(catalogue).map((infraction) => ({
    code: infraction.code as string,
    search: searchFields(infraction),
  }));
  return (query: string) => rankInfractions(entries, query).map(({ code }) => code);
};
const fededodo = search(FEDEDODO_CATALOGUE);
const femundo = search(FEMUNDO_CATALOGUE);
const generic = search(MINIMAL_CATALOGUE);

describe("the search of infractions in the words of people", () => {
  it.each([
    ["pasó con ficha", "F-14.2", "FEM-16", "F-27.1a"],
    ["PASO CON FICHA", "F-14.2", "FEM-16", "F-27.1a"],
    ["señas", "F-19.5", "FEM-24", "F-27.1g"],
    ["senas", "F-19.5", "FEM-24", "F-27.1g"],
    ["chivo", "F-13.3", "FEM-14", "F-27.1b"],
    ["se cayó", "F-17.1", "FEM-17", "F-27.1e"],
    ["llegó tarde", "F-23.2", "FEM-7", "F-23.2"],
    ["se fue bravo", "F-19.2b", "FEM-26", "F-19.2b"],
    ["golpeó la mesa", "F-21.1", "FEM-10", "F-27.1i"],
    ["golpear", "F-21.1", "FEM-10", "F-27.1i"],
    ["habló", "F-20.2", "FEM-25", "F-27.1h"],
    ["insultó", "F-19.4", "FEM-29g", "F-27.1k"],
    ["falso tranque", "F-10.2", "FEM-6", "F-27.1f"],
    ["salida equivocada", "F-15.2", "FEM-12", "F-27.1c"],
    ["mal sentados", "F-24.2", "FEM-21", "F-24.2"],
    ["no vino", "F-24.1", "FEM-7", "F-24.1"],
    ["se adelantó", "F-16.2", "FEM-13", "F-27.1d"],
  ])("%s", (query, first, inFemundo, inOthers) => {
    expect(fededodo(query)[0]).toBe(first);
    expect(femundo(query)[0]).toBe(inFemundo);
    expect(generic(query)[0]).toBe(inOthers);
  });

  it.each([
    ["tiró la ficha", ["F-21.1", "F-08.3", "F-17.2"]],
    ["se paró", ["F-11.2", "F-19.2a"]],
    ["celular", ["F-27.1"]],
    ["se le viró una ficha al tomar", ["F-06.3a"]],
  ])("%s may be more than one thing", (query, codes) => {
    expect(fededodo(query)).toEqual(expect.arrayContaining(codes));
  });

  it("finds articles and codes by number, and only whole ones", () => {
    expect(fededodo("8.7")).toEqual(["F-08.7"]);
    expect(fededodo("F-08.7")).toEqual(["F-08.7"]);
    expect(fededodo("8")).toEqual(expect.arrayContaining(["F-08.5", "F-08.6", "F-08.7"]));
    expect(fededodo("8")).not.toContain("F-18.2");
    expect(femundo("FEM-17")).toEqual(["FEM-17", "FEM-17b", "FEM-17c", "FEM-17d"]);
    expect(femundo("24")).toEqual(["FEM-24", "FEM-24b"]);
  });

  it("answers everything to nothing, and nothing to what nobody says", () => {
    expect(femundo("  ")).toHaveLength(listRecordable(FEMUNDO_CATALOGUE).length);
    expect(fededodo("capicúa")).toEqual([]);
    expect(fededodo("xilófono morado")).toEqual([]);
  });
});
