import { describe, expect, it } from "vitest";
import type { HandRequest } from "@/domain/hand/adjudicate-request";
import { adjudicateRequest } from "@/domain/hand/adjudicate-request";
import { handLineText } from "./hand-sentence";

const NAMES = { A: "Ana", B: "Berta", C: "Carlos", D: "Diego" };

function line(request: HandRequest): string {
  const verdict = adjudicateRequest(request);
  return verdict.ok ? handLineText(verdict, NAMES) : JSON.stringify(verdict.problems);
}

describe("a hand in one line", () => {
  it.each<[string, HandRequest]>([
    [
      "Ana dominó: 10 + 17 + 8 = 35 para Ana y Carlos · sale Berta",
      {
        rules: "fededodo-2026",
        leader: "A",
        ending: "domino",
        closer: "A",
        pips: { A: 0, B: 10, C: 17, D: 8 },
      },
    ],
    [
      "Carlos trancó: 12 + 18 = 30 para Ana y Carlos · sale Berta",
      {
        rules: "fededodo-2026",
        leader: "A",
        ending: "block",
        closer: "C",
        pips: { A: 6, B: 9, C: 6, D: 9 },
      },
    ],
    [
      "Ana dominó con capicúa: 26 + 14 + 30 (capicúa) = 70 para Ana y Carlos · sale Ana",
      {
        rules: "domikapikua",
        leader: "A",
        ending: "domino",
        closer: "A",
        lastTile: "6-2",
        ends: [6, 2],
        pips: { A: 0, B: 26, C: 6, D: 14 },
      },
    ],
    [
      "Berta dominó: 20 para Berta",
      {
        rules: "individual",
        leader: "A",
        ending: "domino",
        closer: "B",
        pips: { A: 20, B: 0 },
        score: { A: 0, B: 90 },
      },
    ],
    [
      "Berta mostró 5 dobles: se reparte de nuevo · sale Ana",
      { rules: "fndpr", leader: "A", redeal: { by: "B", doubles: 5 } },
    ],
    [
      "Mano anulada por la infracción F-14.2 de Diego: 0–0 · sale Berta",
      { rules: "fededodo-2026", leader: "A", annulled: { infraction: "F-14.2", by: "D" } },
    ],
    [
      "Ana dominó con ficha vista con 6-2: gana la mano y no se anotan puntos · sale Berta",
      {
        rules: "fededodo-2026",
        leader: "A",
        ending: "domino",
        closer: "A",
        lastTile: "6-2",
        seen: [{ seat: "A", tile: "6-2" }],
        pips: { A: 0, B: 10, C: 17, D: 8 },
      },
    ],
  ])("%s", (expected, request) => {
    expect(line(request)).toBe(expected);
  });

  it("says why nobody scores", () => {
    expect(
      line({
        rules: "fededodo-2026",
        leader: "A",
        ending: "block",
        closer: "A",
        pips: { A: 6, B: 9, C: 8, D: 5 },
      }),
    ).toBe("Ana trancó: empate a 14: nadie gana y no se anotan puntos · sale Berta");
  });
});
