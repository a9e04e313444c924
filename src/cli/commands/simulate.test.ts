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
});
