import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CLUB_POLICIES, CRITERION_IDS } from "../../event/event-document";
import { defaultPairing } from "../../event/pairing-defaults";
import { chosenCriteria, mayLeaveOut, usualCriteria } from "../../event/usual-criteria";
import { tableCriteria } from "./individual/table-criteria";
import { pairCriteria } from "./pairs/pair-criteria";

const FORMATS = ["pairs", "individual", "teams"] as const;

describe("usualCriteria", () => {
  it.each(CLUB_POLICIES)("is the order of the engine, hard ones included (clubs %s)", (club) => {
    const settings = { ...defaultPairing("pairs", 40), club };
    for (const [format, engine] of [
      ["pairs", pairCriteria(settings)],
      ["individual", tableCriteria(settings)],
    ] as const) {
      expect(usualCriteria(format, club)).toEqual(engine.map(({ id }) => id));
      for (const { id, hard } of engine.filter((each) => each.id !== "rests"))
        expect([id, mayLeaveOut(id, club)]).toEqual([id, !hard]);
    }
  });

  it("puts clubs apart of teams behind the equals, or before them where they must", () => {
    expect(usualCriteria("teams", "weak")).toEqual([
      "rematch",
      "forbidden-pair",
      "win-difference",
      "clubs",
      "met-before",
    ]);
    expect(usualCriteria("teams", "strict").indexOf("clubs")).toBe(2);
  });
});

describe("chosenCriteria", () => {
  it("keeps the chosen order, drops what the format does not know and brings back what must stay", () => {
    expect(chosenCriteria("pairs", "weak", ["clubs", "win-difference", "win-spread"])).toEqual([
      "rematch",
      "forbidden-pair",
      "rests",
      "clubs",
      "win-difference",
    ]);
    expect(chosenCriteria("pairs", "off", ["clubs"])).toEqual(usualCriteria("pairs", "off"));
  });

  it("never loses a hard one, whatever was chosen, and changes nothing the second time", () => {
    const orders = fc.shuffledSubarray([...CRITERION_IDS]);
    fc.assert(
      fc.property(
        fc.constantFrom(...FORMATS),
        fc.constantFrom(...CLUB_POLICIES),
        orders,
        (format, club, chosen) => {
          const usual = usualCriteria(format, club);
          const order = chosenCriteria(format, club, chosen);
          expect(new Set(order).size).toBe(order.length);
          expect(usual).toEqual(expect.arrayContaining([...order]));
          const lost = usual.filter((id) => !order.includes(id));
          expect(lost.filter((id) => !mayLeaveOut(id, club))).toEqual([]);
          expect(chosenCriteria(format, club, order)).toEqual(order);
        },
      ),
    );
  });
});
