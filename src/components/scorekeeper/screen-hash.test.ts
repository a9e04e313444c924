import { describe, expect, it } from "vitest";
import type { Screen } from "./screen-hash";
import { hashOf, screenOf } from "./screen-hash";

const SCREENS: readonly Screen[] = [
  { kind: "home" },
  { kind: "new" },
  { kind: "game", id: "0f81fbe2" },
  { kind: "shared", text: "eyJ2Ijox-_" },
  { kind: "practice", seed: null },
  { kind: "practice", seed: "viernes" },
];

describe("screens of the scorekeeper", () => {
  it.each(SCREENS)("have an address: %o", (screen) => {
    expect(screenOf(hashOf(screen))).toEqual(screen);
  });

  it("are the list where the address says nothing known", () => {
    expect(screenOf("")).toEqual({ kind: "home" });
    expect(screenOf("#otra")).toEqual({ kind: "home" });
  });
});
