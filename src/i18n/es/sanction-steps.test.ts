import { describe, expect, it } from "vitest";
import { FEDEDODO_CATALOGUE, findInfraction } from "@/domain/sanctions/catalogue";
import { stepText } from "./sanction-steps";

function step(code: string, number: number): string {
  const found = findInfraction(FEDEDODO_CATALOGUE, code)?.steps[number - 1];
  if (!found) throw new Error(`no step ${number} in ${code}`);
  return stepText(code, found);
}

describe("stepText", () => {
  it("says who is fined how much (8.7, second time)", () => {
    expect(step("F-08.7", 1)).toContain("−25 al infractor");
    expect(step("F-08.7", 2)).toBe("−75 al infractor, −75 a su compañero");
  });

  it("gives the opponents their points (9.2)", () => {
    expect(step("F-09.2", 1)).toContain("+25 a cada contrario");
  });

  it("names both branches where the opponents choose (13.3)", () => {
    expect(step("F-13.3", 1)).toMatch(/: .*; o .*: .*la mano se anula/);
  });

  it("has words for every step of the catalogue", () => {
    for (const { code, steps } of FEDEDODO_CATALOGUE.infractions) {
      for (const one of steps) expect(stepText(code, one)).not.toMatch(/undefined|^$/);
    }
  });
});
