import { describe, expect, it } from "vitest";
import { PRESET_IDS } from "@/domain/rules/rules-spec";
import { exerciseOf, mistakesIn, mistakeText } from "./practice";

describe("practice", () => {
  it.each(PRESET_IDS)("has hands in %s, the same ones for the same seed", (preset) => {
    for (let number = 0; number < 20; number++) {
      const exercise = exerciseOf(preset, "viernes", number);
      expect(exerciseOf(preset, "viernes", number)).toEqual(exercise);
      const { hand, result } = exercise;
      expect(mistakesIn(exercise, hand)).toEqual(
        result.capicua && exercise.table.rules.capicuaBonus === 0 ? [] : mistakesIn(exercise, hand),
      );
    }
  });

  it("accepts the hand told by its totals, and says what was counted wrongly", () => {
    const exercise = exerciseOf("fededodo-2026", "viernes", 1);
    const { hand, result } = exercise;
    const pips = result.pips ?? {};
    const told = { ending: hand.ending, closer: hand.closer, pips };
    expect(mistakesIn(exercise, told)).toEqual([]);
    const [seat] = (["A", "B", "C", "D"] as const).filter((one) => (pips[one] ?? 0) > 0);
    if (seat === undefined) throw new Error("somebody has tiles left");
    const wrong = { ...told, pips: { ...pips, [seat]: (pips[seat] ?? 0) + 1 } };
    const [mistake] = mistakesIn(exercise, wrong);
    expect(mistake).toMatchObject({ kind: "pips", seat, counted: pips[seat] });
    expect(mistake && mistakeText(mistake, exercise)).toContain(` = ${pips[seat]}; anotaste `);
  });

  it("sees another ending and another closer", () => {
    const exercise = exerciseOf("fededodo-2026", "viernes", 1);
    const { hand, result } = exercise;
    const pips = result.pips ?? {};
    const other = hand.ending === "domino" ? "block" : "domino";
    expect(mistakesIn(exercise, { ending: other, closer: hand.closer, pips })).toEqual([
      { kind: "ending" },
    ]);
    const closer = hand.closer === "A" ? "B" : "A";
    expect(mistakesIn(exercise, { ending: hand.ending, closer, pips })).toEqual([
      { kind: "closer", seat: hand.closer },
    ]);
  });

  it("asks for the capicúa where the book pays it", () => {
    const numbers = Array.from({ length: 200 }, (_, number) => number);
    const exercises = numbers.map((number) => exerciseOf("domikapikua", "viernes", number));
    const capicua = exercises.find(({ result }) => result.capicua);
    if (capicua === undefined) throw new Error("one of 200 hands is a capicúa");
    const { hand, result } = capicua;
    const told = { ending: hand.ending, closer: hand.closer, pips: result.pips ?? {} };
    expect(mistakesIn(capicua, told)).toEqual([{ kind: "capicua", isOne: true }]);
    const { lastTile, ends } = hand;
    expect(mistakesIn(capicua, { ...told, lastTile, ends })).toEqual([]);
  });
});
