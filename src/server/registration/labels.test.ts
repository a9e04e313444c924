import { describe, expect, it } from "vitest";
import { entrantName, shortNames } from "./labels";

const person = (
  id: string,
  firstNames: string,
  lastNames: string,
  number: string | null = null,
) => ({
  id,
  firstNames,
  lastNames,
  nickname: null,
  number,
});

describe("shortNames", () => {
  it("keeps first name and first surname, particles included, where nobody else has them", () => {
    const names = shortNames([
      person("1", "Ana María", "De la Cruz Peña"),
      person("2", "Luis", "Peña Báez"),
    ]);
    expect([...names.values()]).toEqual(["Ana De la Cruz", "Luis Peña"]);
  });

  it("tells brothers apart by the whole surname, and namesakes by number", () => {
    const names = shortNames([
      person("1", "José", "Peña Abreu"),
      person("2", "José", "Peña Báez", "00002"),
      person("3", "José", "Peña Báez", "00003"),
    ]);
    expect(names.get("1")).toBe("José Peña Abreu");
    expect(names.get("2")).toBe("José Peña Báez · 00002");
    expect(names.get("3")).toBe("José Peña Báez · 00003");
  });
});

describe("entrantName", () => {
  const ana = person("1", "Ana", "Roble Caoba");
  const luis = person("2", "Luis", "Mamey Ceiba");

  it("is short for a pair and whole for a player", () => {
    expect(entrantName("pairs", [ana, luis])).toBe("Ana Roble / Luis Mamey");
    expect(entrantName("individual", [ana])).toBe("Ana Roble Caoba");
  });

  it("has whole surnames where the short one is taken", () => {
    const taken = new Set(["Ana Roble / Luis Mamey"]);
    expect(entrantName("pairs", [ana, luis], taken)).toBe("Ana Roble Caoba / Luis Mamey Ceiba");
  });
});
