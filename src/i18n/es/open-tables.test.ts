import { describe, expect, it } from "vitest";
import { blockerText, openTablesText } from "./tournament";

describe("the open tables that a round was paired on", () => {
  it.each([
    [[{ round: 3, table: 4 }], "Ronda 3: mesa 4."],
    [
      [
        { round: 3, table: 1, counts: true },
        { round: 3, table: 4, counts: false },
      ],
      "Ronda 3: mesas 1 y 4. No contaba todavía la mesa 4.",
    ],
    [
      [
        { round: 2, table: 9, counts: true },
        { round: 3, table: 4, counts: false },
        { round: 3, table: 6, counts: false },
      ],
      "Ronda 2: mesa 9. Ronda 3: mesas 4 y 6. No contaban todavía las mesas 4 y 6.",
    ],
    [[], ""],
  ])("%j", (open, text) => expect(openTablesText(open)).toBe(text));

  it("are said to count for nothing yet where the director is asked", () =>
    expect(
      blockerText(
        {
          code: "table-open",
          overridable: true,
          round: 2,
          table: 7,
          needs: "verification",
          stage: "finished",
          counts: false,
          people: ["Ana"],
        },
        (name) => name,
      ),
    ).toBe(
      "Ronda 2, mesa 7: falta que la verifique el juez (Ana). Su resultado no cuenta todavía.",
    ));
});
