import { describe, expect, it } from "vitest";
import {
  compareNames,
  isAllCapitals,
  isPersonName,
  isPoorerSpelling,
  recased,
  splitFullName,
  tidyText,
} from "./roster-name";

describe("splitFullName", () => {
  it.each([
    ["Ana Roble", "first-last", "Ana", "Roble"],
    ["Ana Roble Ñame", "first-last", "Ana", "Roble Ñame"],
    ["Ana María Roble Ñame", "first-last", "Ana María", "Roble Ñame"],
    ["Ana María Luz Roble Ñame", "first-last", "Ana María Luz", "Roble Ñame"],
    ["Juan de la Cruz Peña", "first-last", "Juan", "de la Cruz Peña"],
    ["José San Juan Peña", "first-last", "José", "San Juan Peña"],
    ["Roble Ñame Ana María", "last-first", "Roble Ñame", "Ana María"],
    ["de la Cruz Peña Juan", "last-first", "de la Cruz Peña", "Juan"],
    ["Roble Ñame, Ana María", "first-last", "Ana María", "Roble Ñame"],
  ] as const)("%s (%s)", (full, order, before, after) => {
    const [firstNames, lastNames] = order === "last-first" ? [after, before] : [before, after];
    expect(splitFullName(full, order)).toEqual({ firstNames, lastNames });
  });

  it.each(["Ana", "", "Roble,", ", Ana", "a, b, c"])("cannot split %j", (full) =>
    expect(splitFullName(full, "first-last")).toBeNull(),
  );
});

describe("compareNames", () => {
  const name = (firstNames: string, lastNames: string) => ({ firstNames, lastNames });
  it.each([
    [name("Ana", "Níspero Ñame"), name("ANA", "NISPERO NAME"), "same"],
    [name("Níspero Ñame", "Ana"), name("Ana", "Níspero Ñame"), "same"],
    [name("Ana María", "Níspero"), name("Ana", "María Níspero"), "same"],
    [name("Ana", "Níspero"), name("Ana", "Níspero Ñame"), "shorter"],
    [name("Ana Luz", "Níspero Ñame"), name("Ana", "Ñame"), "shorter"],
    [name("Ana", "Níspero"), name("Ana", "Roble"), "other"],
    [name("Ana", ""), name("Ana", "Roble"), "other"],
    [name("Julián Julián", "Roble"), name("Julián", "Roble Ceiba"), "other"],
  ] as const)("%j and %j: %s", (one, two, expected) => {
    expect(compareNames(one, two)).toBe(expected);
    expect(compareNames(two, one)).toBe(expected);
  });
});

describe("spelling", () => {
  it.each([
    ["PEÑA DE LA CRUZ", "Peña de la Cruz"],
    ["DE LOS SANTOS", "De los Santos"],
    ["O'NEILL-ÑAME", "O'Neill-Ñame"],
    ["J. ROBLE", "J. Roble"],
  ])("%s → %s", (given, expected) => expect(recased(given)).toBe(expected));

  it.each([
    ["ANA", true],
    ["Ana", false],
    ["J.", false],
    ["ÑU", false],
    ["28", false],
  ])("%s all capitals: %s", (text, expected) => expect(isAllCapitals(text)).toBe(expected));

  it.each([
    ["Ana María", true],
    ["Núñez-O’Neill Jr.", true],
    ["An4", false],
    ["<script>", false],
    ["", false],
    ["-Ana", false],
  ])("%s is a name: %s", (text, expected) => expect(isPersonName(text)).toBe(expected));

  it("keeps the richer spelling", () => {
    expect(isPoorerSpelling("Perez", "Pérez")).toBe(true);
    expect(isPoorerSpelling("PÉREZ", "Pérez")).toBe(true);
    expect(isPoorerSpelling("Pérez", "Perez")).toBe(false);
  });

  it("tidies", () => expect(tidyText("\u0007 a\u00A0\u200B b\n")).toBe("a b"));
});
