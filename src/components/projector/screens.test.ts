import { describe, expect, it } from "vitest";
import { screensOf } from "./screens";

const facts = {
  asked: null,
  phase: "running" as const,
  roundClosed: false,
  hasBoard: true,
  hasStandings: true,
  hasFinished: false,
};

describe("screensOf", () => {
  it("holds the screen that the address asks for, and ignores an unknown one", () => {
    expect(screensOf({ ...facts, asked: "nombres" })).toEqual(["nombres"]);
    expect(screensOf({ ...facts, asked: "otra" })).toEqual(["reloj", "mesas", "posiciones"]);
  });

  it("shows the tables while people look for them, and the clock and each table's state after TIEMPO", () => {
    expect(screensOf({ ...facts, phase: "waiting" })).toEqual(["mesas", "nombres"]);
    expect(screensOf({ ...facts, phase: "called" })).toEqual(["reloj", "estado"]);
  });

  it("shows who may rise once a table has finished", () => {
    expect(screensOf({ ...facts, hasFinished: true })).toEqual([
      "reloj",
      "estado",
      "mesas",
      "posiciones",
    ]);
  });

  it("shows standings between rounds, once there are any", () => {
    expect(screensOf({ ...facts, roundClosed: true })).toEqual(["posiciones", "mesas"]);
    expect(screensOf({ ...facts, roundClosed: true, hasStandings: false })).toEqual(["mesas"]);
  });
});
