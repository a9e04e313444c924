import { describe, expect, it } from "vitest";
import {
  defaultShape,
  explainRules,
  listRuleBooks,
  resolveRules,
  ruleArticles,
} from "./resolve-rules";
import type { PresetId } from "./rules-spec";
import { PRESET_IDS } from "./rules-spec";
import type { RulesContext } from "./settings";
import { SETTING_NAMES } from "./settings";

const pairs: RulesContext = { mode: "pairs", players: 4, format: "pairs" };
describe("a spec with replaced settings", () => {
  const spec = { preset: "fededodo-2026", target: 150, callMinutes: null } as const;

  it("replaces those and keeps the rest, null included", () => {
    const settings = resolveRules(spec, pairs);
    expect(settings.target).toBe(150);
    expect(settings.callMinutes).toBeNull();
    expect({ ...settings, target: 200, callMinutes: 35 }).toEqual(
      resolveRules("fededodo-2026", pairs),
    );
  });

  it("says which settings the event replaced and cites no article for them", () => {
    const target = explainRules(spec, pairs).find((row) => row.setting === "target");
    expect(target).toEqual({
      setting: "target",
      value: 150,
      article: null,
      origin: "event",
      appliedBy: "engine",
    });
    expect(ruleArticles(spec, pairs).target).toBeUndefined();
    expect(ruleArticles("fededodo-2026", pairs).blockTie).toBe("10.4");
  });
});

describe("rule books", () => {
  it("every book states the same settings, each with its origin", () => {
    const names = (id: PresetId) => explainRules(id, pairs).map((row) => row.setting);
    for (const id of PRESET_IDS) {
      expect(names(id)).toEqual(SETTING_NAMES);
      for (const row of explainRules(id, pairs)) {
        if (row.origin === "book") expect(row.article, `${id} ${row.setting}`).not.toBeNull();
      }
    }
  });

  it("has a card for each preset", () => {
    expect(listRuleBooks().map((card) => card.id)).toEqual([...PRESET_IDS]);
    for (const card of listRuleBooks()) {
      if (card.effectiveFrom !== null) expect(card.effectiveFrom).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    }
    expect(defaultShape("fededodo-2026")).toEqual({ mode: "pairs", players: 4 });
    expect(defaultShape("individual")).toEqual({ mode: "alone", players: 2 });
  });
});
