import { describe, expect, it } from "vitest";
import { foldActa } from "@/domain/match/fold-acta";
import { resolveRules } from "@/domain/rules/resolve-rules";
import { hand, LEADER, SEATS } from "../../../tests/support/table-hall";
import { TWO_PAIRS } from "./hand-draft";
import { ownVersion, recordedVersion } from "./hand-version";

const rules = resolveRules("fededodo-2026", { mode: "pairs", players: 4, format: "pairs" });
const table = {
  names: { A: "Ana", B: "Luis", C: "Rosa", D: "Juan" },
  shape: TWO_PAIRS,
  rules,
  rulesSpec: "fededodo-2026",
  format: "pairs",
} as const;
const acta = foldActa([SEATS, LEADER, hand("h1"), hand("h2")], { rules });
const mine = { ending: "domino", closer: "B", pips: { A: 4, B: 0, C: 5, D: 20 } } as const;

describe("a hand told whole", () => {
  it("says how the recorded one ended, what was left, what it gave and the score after it", () => {
    const [, second] = acta.hands;
    expect(second && recordedVersion(second, table)).toEqual({
      title: "Dominó de Ana",
      pips: { A: 0, B: 10, C: 5, D: 20 },
      points: "+35 A·C",
      running: "70–0",
      problems: [],
    });
  });

  it("counts one's own in the place of the recorded one, or as the next hand", () => {
    expect(ownVersion(mine, acta, table, "h1")).toMatchObject({
      title: "Dominó de Luis",
      points: "+29 B·D",
      running: "0–29",
    });
    expect(ownVersion(mine, acta, table)).toMatchObject({ running: "70–29" });
  });

  it("shows one that cannot be, with the reason", () => {
    const odd = { ending: "block", closer: "B", pips: { A: 4, B: 1, C: 5, D: 21 } } as const;
    const version = ownVersion(odd, acta, table, "h1");
    expect(version).toMatchObject({ pips: { A: 4, B: 1, C: 5, D: 21 }, points: "—" });
    expect(version.problems.length).toBeGreaterThan(0);
  });
});
