import { describe, expect, it } from "vitest";
import { describeFinding } from "./findings";
import { describeRest, describeWhy } from "./pairing";

const names: Readonly<Record<string, string>> = { "1": "Los Ángeles", "2": "Peña y Núñez" };
const nameOf = (id: string) => names[id] ?? id;

describe("the words of a round", () => {
  it("says who floats and by how much", () => {
    const reason = { code: "float", down: "1", up: "2", difference: 1 } as const;
    expect(describeWhy(reason, nameOf)).toBe(
      "Los Ángeles baja a jugar con Peña y Núñez, que tiene 1 ganada menos.",
    );
  });

  it("says why somebody rests", () => {
    expect(describeRest({ code: "rest-lowest", place: 17, rests: 0 })).toBe(
      "Puesto 17: el más bajo de los que menos han descansado (0 veces).",
    );
  });

  it("says whether a repeat could have been avoided", () => {
    const finding = {
      severity: "notice",
      code: "rematch",
      round: 4,
      table: 2,
      ids: ["1", "2"],
      last: 1,
    } as const;
    expect(describeFinding({ ...finding, avoidable: false }, nameOf)).toBe(
      "Ronda 4, mesa 2: Los Ángeles y Peña y Núñez ya se habían enfrentado (ronda 1); no se podía evitar.",
    );
  });
});
