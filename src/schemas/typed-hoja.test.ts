import { describe, expect, it } from "vitest";
import { codeInPath, proofPath, readTypedHoja } from "./typed-hoja";

const hoja = { code: "58XH2RB5", seats: null, version: null };

describe("the code of a Hoja", () => {
  it.each([
    ["58XH2RB5", hoja],
    ["58xh2rb5", hoja],
    [" 58XH 2RB5 ", hoja],
    ["58xh-2rb5", hoja],
    ["58XH%202RB5", hoja],
    ["http://192.168.1.20:3000/verificar/58XH2RB5", hoja],
    ["HTTP://192.168.1.20:3000/VERIFICAR/58XH2RB5", hoja],
    ["https://dominó.do/verificar/58xh%202rb5/", hoja],
    [
      "https://capicua.do/verificar/58XH2RB5?p=3F7A-09C2",
      { code: "58XH2RB5", seats: "3F7A-09C2", version: null },
    ],
    [
      "capicua.do/verificar/58XH2RB5?p=3F7A-09C2&version=2",
      { code: "58XH2RB5", seats: "3F7A-09C2", version: 2 },
    ],
    ["https://capicua.do/verificar/58XH2RB5/hoja.pdf?version=1", { ...hoja, version: 1 }],
    // The card of a table opens its phone, and is no Hoja.
    ["http://192.168.1.20:3000/mesa/ABC234", null],
    ["http://192.168.1.20:3000/verificar", null],
    ["7", null],
    ["100%", null],
    ["", null],
  ])("is read in %s", (typed, expected) => {
    expect(readTypedHoja(typed)).toEqual(expected);
  });

  it("leads to its proof here, with the seats and the version that were asked", () => {
    expect(proofPath(hoja)).toBe("/verificar/58XH2RB5");
    expect(proofPath({ ...hoja, seats: "3F7A-09C2", version: 2 })).toBe(
      "/verificar/58XH2RB5?p=3F7A-09C2&version=2",
    );
  });

  it("is found in an address with a space or a percent sign", () => {
    expect(codeInPath("58XH%202RB5")).toBe("58XH2RB5");
    expect(codeInPath("100%")).toBe("100%");
  });
});
