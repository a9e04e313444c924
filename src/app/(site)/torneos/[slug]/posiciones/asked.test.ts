import { describe, expect, it } from "vitest";
import { addressOf, readAsked, unknownRound } from "./asked";

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

  it.each([
    [{}, null],
    [{ ronda: "" }, null],
    [{ ronda: "3" }, null],
    [{ ronda: "99" }, "99"],
    [{ ronda: "03" }, "03"],
    [{ ronda: ["1", "2"] }, "1,2"],
    [{ ronda: "x".repeat(500) }, "x".repeat(20)],
  ])("names a round that is not there: %o", (search, unknown) => {
    expect(unknownRound(search, [1, 2, 3])).toBe(unknown);
  });

  it("comes back from what it asks", () => {
    const asked = { afterRound: 3, list: "jugadores", open: "a&b" } as const;
    const { searchParams } = new URL(addressOf("http://x/posiciones", asked));
    expect(readAsked(Object.fromEntries(searchParams), [1, 2, 3])).toEqual(asked);
    expect(addressOf("/p", { afterRound: null, list: "participantes", open: null })).toBe("/p");
  });
});
