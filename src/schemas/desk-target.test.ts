import { describe, expect, it } from "vitest";
import { readDeskTarget } from "./desk-target";

const CODE = { kind: "code", code: "K7M2P9QX" };
const SCANNED = { ...CODE, seating: "1A2B-3C4D" };

describe("readDeskTarget", () => {
  it.each([
    ["12", { kind: "table", table: 12 }],
    [" 7 ", { kind: "table", table: 7 }],
    ["K7M2P9QX", CODE],
    ["k7m2-p9qx", CODE],
    ["k7m2 p9qx", CODE],
    ["http://192.168.1.20:3000/verificar/K7M2P9QX", CODE],
    ["https://capicua.do/verificar/K7M2P9QX?p=1a2b-3c4d", SCANNED],
    ["https://capicua.do/verificar/k7m2-p9qx", CODE],
    // A scanner set for a keyboard of the United States, on a Spanish one.
    ["httpsÑ--capicua.do-verificar-K7M2P9QX_p¿1a2b'3c4d", SCANNED],
    ["https://capicua.do/verificar/K7M2P9QX?p=1a2b", CODE],
    ["http://192.168.1.20:3000/mesa/ABC234", { kind: "card" }],
    ["httpÑ--192.168.1.20Ñ3000-mesa-ABC234", { kind: "card" }],
    ["", null],
    ["hola", null],
    ["12345", null],
    ["K7M2P9Q!", null],
  ])("reads %s", (typed, target) => {
    expect(readDeskTarget(typed)).toEqual(target);
  });
});
