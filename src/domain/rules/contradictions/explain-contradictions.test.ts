import { describe, expect, it } from "vitest";
import { explainRules } from "../resolve-rules";
import { PRESET_IDS } from "../rules-spec";
import type { RulesContext } from "../settings";
import { contradictionsOf, explainContradictions } from "./explain-contradictions";

const pairs: RulesContext = { mode: "pairs", players: 4, format: "pairs" };

describe("contradictions of a book", () => {
  it("lists K01 to K66 of FEDEDODO in order, before what no article decides", () => {
    const ids = contradictionsOf("fededodo-2026").map(({ id }) => id);
    const listed = Array.from(
      { length: 66 },
      (_, index) => `K${String(index + 1).padStart(2, "0")}`,
    );
    expect(ids.slice(0, 66)).toEqual(listed);
    expect(ids).toContain("capicuaBonus");
  });

  it.each(PRESET_IDS)("%s: every reading of ours is among them", (preset) => {
    const decided = new Set(contradictionsOf(preset, pairs).flatMap(({ settings }) => settings));
    for (const row of explainRules(preset, pairs)) {
      if (row.origin === "reading") expect(decided, row.setting).toContain(row.setting);
    }
  });

  it("carries the values that hold now and whether they were chosen", () => {
    const spec = { preset: "fededodo-2026", slotMinutes: 45 } as const;
    const entries = explainContradictions(spec, pairs);
    const clock = entries.find(({ id }) => id === "K01");
    expect(clock?.choices.map(({ setting, value }) => [setting, value])).toEqual([
      ["callMinutes", 35],
      ["slotMinutes", 45],
    ]);
    expect(clock).toMatchObject({ hasAlternatives: true, isChanged: true, book: "fededodo-2026" });
    expect(entries.find(({ id }) => id === "K02")).toMatchObject({
      hasAlternatives: false,
      isChanged: false,
    });
  });
});
