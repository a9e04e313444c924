import { describe, expect, it } from "vitest";
import { movedText, oldDataText, withdrawnText } from "./old-data";

describe("rounds that were overtaken or taken back, in words", () => {
  it("says whose place moved and how", () => {
    const moved = {
      id: "3",
      name: "Peña y Núñez",
      rank: [3, 5],
      wins: [3, 2],
      net: [40, -60],
    } as const;
    expect(movedText(moved)).toBe(
      "Peña y Núñez: del puesto 3 al 5; 2 ganadas en vez de 3; efectividad −60 en vez de 40.",
    );
  });

  it("names the tables that were corrected", () => {
    const corrections = [
      { round: 1, table: 4 },
      { round: 2, table: 7 },
    ];
    expect(oldDataText(corrections)).toBe(
      "Hecha con las posiciones de antes de la corrección de la mesa 4 (ronda 1) y la mesa 7 (ronda 2).",
    );
    expect(oldDataText([])).toBe("Hecha con las posiciones de antes de una corrección.");
  });

  it("says when a round was public and why it was taken back", () => {
    expect(
      withdrawnText(
        { number: 3, reason: "Faltaba una pareja" },
        { published: "8:10 a. m.", withdrawn: "8:12 a. m." },
      ),
    ).toBe(
      "La ronda 3 se publicó a las 8:10 a. m. y se retiró a las 8:12 a. m.: Faltaba una pareja",
    );
  });
});
