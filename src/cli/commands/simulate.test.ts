import { describe, expect, it } from "vitest";
import { simulateCommand } from "./simulate";

describe("capicua simulate", () => {
  it.each([
    ["pairs", "knockout:8", 3],
    ["pairs", "knockout:5", 3],
    ["individual", "knockout:8", 4],
    ["pairs", "round-robin:5", 5],
  ])(
    "refuses a final of %s, %s, in fewer rounds than its %i and one before",
    async (format, final, taken) => {
      const asked = { format, entrants: 16, final };
      expect(await simulateCommand.answer({ ...asked, rounds: taken })).toEqual({
        ok: false,
        problems: [
          {
            code: "invalid-request",
            path: "final",
            detail: `Esa final lleva ${taken} rondas y va después de una al menos: pide ${taken + 1} rondas o más`,
          },
        ],
      });
      expect(await simulateCommand.answer({ ...asked, rounds: taken + 1 })).toMatchObject({
        pairing: { final: { from: 2 } },
      });
    },
  );

  const asked = { format: "pairs", entrants: "16", rounds: "6" };
  it.each([
    [
      { final: "nada" },
      "final",
      "Debe ser el tipo de final y cuántos la juegan: knockout:8 o round-robin:4.",
    ],
    [{ rounds: undefined }, "rounds", "Falta: un número entero de 0 a 50."],
    [{ rounds: "51" }, "rounds", "Debe ser un número entero de 0 a 50."],
    [{ rounds: "nueve", final: "knockout:8" }, "rounds", "Debe ser un número entero de 0 a 50."],
    [{ entrants: "5001" }, "entrants", "Debe ser un número entero de 0 a 5000."],
    [{ format: undefined }, "format", "Falta «format»: uno de pairs, individual, teams."],
    [{ format: "parejas" }, "format", "Debe ser uno de: pairs, individual, teams."],
  ])("says what would be right instead of %j", async (wrong, path, detail) => {
    expect(await simulateCommand.answer({ ...asked, ...wrong })).toEqual({
      ok: false,
      problems: [{ code: "invalid-request", path, detail }],
    });
  });

  it.each([
    ["0", 0],
    ["40", 6],
  ])("takes the %s rounds that its limits allow", async (rounds, entrants) => {
    expect(await simulateCommand.answer({ ...asked, entrants, rounds })).toMatchObject({ v: 1 });
  });
});
