import { describe, expect, it } from "vitest";
import { handDocumentText, sharedHandOf } from "@/domain/hand/shared-hand";
import { EXAMPLE_HANDS } from "./example-hands";
import { handText, readHandText } from "./hand-text";

const [{ hand: EXAMPLE }] = EXAMPLE_HANDS;

function problemsOf(text: string): readonly string[] {
  const read = readHandText(text, "fededodo-2026");
  return read.ok ? [] : read.problems;
}

describe("a hand as text", () => {
  it.each(EXAMPLE_HANDS.map(({ name, hand }) => [name, hand] as const))(
    "%s comes back",
    (_, hand) => {
      for (const text of [handText(hand), handDocumentText(hand)]) {
        const read = readHandText(text, "fndpr");
        expect(read.ok && sharedHandOf(read.value)).toEqual(hand);
      }
    },
  );

  it("takes the rule book at hand where none is written", () => {
    const text = handText(EXAMPLE).split("\n").slice(1).join("\n");
    expect(readHandText(text, "fndpr")).toMatchObject({ ok: true, value: { rules: "fndpr" } });
  });

  it.each([
    ["nothing", "", "Pega el documento"],
    ["JSON cut short", '{"rules":', "JSON está incompleto"],
    ["a move that is none", handText(EXAMPLE).replace("B:3-2L", "B-3-2"), "Jugada 2: «B-3-2»"],
    ["no tiles", "A:6-6 B:6-4L", "Faltan las fichas"],
    ["no moves", "A: 6-6\nB: 5-5", "Faltan las jugadas"],
    [
      "an unknown book",
      `Reglamento: casa\n${handText(EXAMPLE)}`.replace("Reglamento: domikapikua\n", ""),
      "No hay reglamento «casa»",
    ],
    [
      "a move in JSON that is none",
      JSON.stringify({ ...EXAMPLE, play: "A:3-3 B:x" }),
      "Jugada 2: ",
    ],
    ["a field of its own", JSON.stringify({ ...EXAMPLE, ganador: "A" }), "ganador: "],
  ])("says what is wrong with %s", (_, text, sentence) => {
    expect(problemsOf(text).join("\n")).toContain(sentence);
  });
});
