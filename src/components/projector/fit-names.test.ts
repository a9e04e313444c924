import { describe, expect, it } from "vitest";
import { fitNames, withInitial } from "./fit-names";

const WIDE = { width: 140, largest: 6, floor: 4.4, twoLines: 3.5 };
const LONG = ["Guadalupe Fernández-Villanueva", "Maximiliano Encarnación-Bautista"] as const;

describe("names on a line of the projector", () => {
  it("are whole and as large as they may be where there is room", () =>
    expect(fitNames(["Ana Peña", "Luis Cruz"], WIDE)).toEqual({
      lines: ["Ana Peña · Luis Cruz"],
      size: 6,
    }));

  it("shrink to the floor before anything is shortened", () => {
    const { lines, size } = fitNames(["Guadalupe Fernández", "Maximiliano Encarnación"], WIDE);
    expect(lines).toEqual(["Guadalupe Fernández · Maximiliano Encarnación"]);
    expect(size).toBeCloseTo(140 / (0.58 * 45));
  });

  it("then give their given names by the letter", () =>
    expect(fitNames(LONG, { ...WIDE, width: 130 }).lines).toEqual([
      "G. Fernández-Villanueva · M. Encarnación-Bautista",
    ]));

  it("then stand one under the other, whole where they can", () => {
    expect(fitNames(LONG, { ...WIDE, width: 80 })).toEqual({ lines: LONG, size: 3.5 });
    const narrow = fitNames(LONG, { ...WIDE, width: 50 });
    expect(narrow.lines).toEqual(["G. Fernández-Villanueva", "M. Encarnación-Bautista"]);
  });

  it("break one name nearest to its middle", () =>
    expect(fitNames([LONG[0]], { ...WIDE, width: 40 }).lines).toEqual([
      "G. Fernández-",
      "Villanueva",
    ]));

  it.each([10, 25, 50, 75, 100, 160])("never leave anybody out, nor the line, at %i", (width) => {
    const { lines, size } = fitNames(LONG, { ...WIDE, width });
    expect(lines.join(" ")).toContain("Villanueva");
    expect(lines.join(" ")).toContain("Bautista");
    for (const line of lines) expect(line.length * 0.58 * size).toBeLessThanOrEqual(width + 0.001);
  });

  it("keep a name of one word", () => expect(withInitial("Beltré")).toBe("Beltré"));
});
