import { describe, expect, it } from "vitest";
import { addressOf, readAsked } from "./asked";

describe("the address of the standings", () => {
  it.each([
    [{}, { afterRound: null, list: "participantes", open: null }],
    [
      { ronda: "2", tabla: "clubes" },
      { afterRound: 2, list: "clubes", open: null },
    ],
    [
      { ronda: "9", tabla: "x", abrir: "" },
      { afterRound: null, list: "participantes", open: null },
    ],
    [
      { tabla: "jugadores", abrir: "p 1" },
      { afterRound: null, list: "jugadores", open: "p 1" },
    ],
    [{ ronda: ["1", "2"] }, { afterRound: null, list: "participantes", open: null }],
  ])("%o", (search, asked) => {
    expect(readAsked(search, [1, 2, 3])).toEqual(asked);
  });

  it("comes back from what it asks", () => {
    const asked = { afterRound: 3, list: "jugadores", open: "a&b" } as const;
    const { searchParams } = new URL(addressOf("http://x/posiciones", asked));
    expect(readAsked(Object.fromEntries(searchParams), [1, 2, 3])).toEqual(asked);
    expect(addressOf("/p", { afterRound: null, list: "participantes", open: null })).toBe("/p");
  });
});
