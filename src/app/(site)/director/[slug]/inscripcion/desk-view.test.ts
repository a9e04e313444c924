import { describe, expect, it } from "vitest";
import { searchKey } from "@/domain/kernel/search-key";
import type { EntrantEvent } from "@/domain/tournament/registration";
import { feeOwed, foldEntrant } from "@/domain/tournament/registration";
import type { EntrantView } from "@/server/registration/queries";
import { deskState, narrowed, undoOf } from "./desk-view";

function entrant(number: number, name: string, history: readonly EntrantEvent[]): EntrantView {
  const state = foldEntrant([{ type: "registered", round: 1 }, ...history]);
  return {
    id: String(number),
    number,
    name,
    members: [],
    playing: [],
    state,
    owedCents: feeOwed(state, 30_000),
    fixedTable: null,
    searchKey: searchKey(`${number} ${name} 0000${number}`),
    names: {},
    history: [],
  };
}

const ana = entrant(1, "Ana Núñez", []);
const luis = entrant(2, "Luis Peña", [
  { type: "checked-in", round: 1 },
  { type: "fee-paid", cents: 30_000 },
]);
const noel = entrant(3, "Noel Cruz", [{ type: "withdrawn", round: 1 }]);
const all = [ana, luis, noel];
const names = (list: readonly EntrantView[]) => list.map(({ name }) => name);

describe("deskState", () => {
  it("tells who is missing, here and out", () =>
    expect(all.map(deskState)).toEqual(["missing", "present", "out"]));
});

describe("narrowed", () => {
  it.each([
    ["all", ["Ana Núñez", "Luis Peña", "Noel Cruz"]],
    ["missing", ["Ana Núñez"]],
    ["present", ["Luis Peña"]],
    ["out", ["Noel Cruz"]],
    ["owing", ["Ana Núñez"]],
  ] as const)("%s", (filter, kept) => expect(names(narrowed(all, filter, " "))).toEqual(kept));

  it("looks for a name through everybody, accents and zeros aside", () => {
    expect(names(narrowed(all, "missing", "pena"))).toEqual(["Luis Peña"]);
    expect(names(narrowed(all, "present", "NUN ana"))).toEqual(["Ana Núñez"]);
    expect(names(narrowed(all, "present", "00003"))).toEqual(["Noel Cruz"]);
  });
});

describe("undoOf", () => {
  it.each([
    [{ type: "check-in" }, { type: "undo-check-in" }],
    [
      { type: "pay", cents: 500 },
      { type: "give-back", cents: 500 },
    ],
    [
      { type: "mark-absent", round: 3 },
      { type: "cancel-absence", round: 3 },
    ],
  ] as const)("%o", (command, undo) => {
    expect(undoOf(command)).toEqual(undo);
    expect(undoOf(undo)).toEqual(command);
  });

  it("brings back whoever was withdrawn by mistake", () =>
    expect(undoOf({ type: "withdraw", reason: "enfermo" })).toEqual({ type: "return" }));
});
