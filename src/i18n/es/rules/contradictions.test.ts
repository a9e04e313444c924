import { describe, expect, it } from "vitest";
import { explainContradictions } from "@/domain/rules/contradictions/explain-contradictions";
import { PRESET_IDS } from "@/domain/rules/rules-spec";
import type { RulesContext } from "@/domain/rules/settings";
import { describeContradiction } from "./contradictions";

const pairs: RulesContext = { mode: "pairs", players: 4, format: "pairs" };

describe("contradictions in words", () => {
  it.each(PRESET_IDS)("%s: every entry has a title, a problem and a reading", (preset) => {
    for (const entry of explainContradictions(preset, pairs)) {
      const text = describeContradiction(entry);
      expect(text.title, entry.id).not.toBe("");
      expect(text.problem, entry.id).not.toBe("");
      expect(text.reading, entry.id).not.toBe("");
    }
  });

  it("cites every article of FEDEDODO that it reads", () => {
    for (const entry of explainContradictions("fededodo-2026", pairs)) {
      const { problem } = describeContradiction(entry);
      for (const article of entry.articles) {
        expect(problem, entry.id).toMatch(
          new RegExp(`(^|\\D)${article.replace(".", "\\.")}(\\D|$)`),
        );
      }
    }
  });

  it("says what the tournament chose instead", () => {
    const changed = explainContradictions({ preset: "fededodo-2026", callMinutes: 40 }, pairs);
    const clock = changed.find(({ id }) => id === "K01");
    expect(clock?.isChanged).toBe(true);
    expect(clock && describeContradiction(clock).reading).toBe(
      "Este torneo escogió. Minutos hasta TIEMPO: 40. Minutos de mesa: 40.",
    );
  });
});
