import { describe, expect, it } from "vitest";
import { matchesSearch } from "@/domain/kernel/search-key";
import { explainRules, ruleBook } from "@/domain/rules/resolve-rules";
import { PRESET_IDS } from "@/domain/rules/rules-spec";
import type { SettingGroup, SettingName } from "@/domain/rules/settings";
import { SETTING_TEXTS, settingSearchKey, settingValueText } from "./rules";

describe("rule books in Spanish", () => {
  it.each(PRESET_IDS)("%s: every setting and value has its words", (id) => {
    expect(ruleBook(id).summary).not.toBe("");
    for (const players of [2, 4] as const) {
      const mode = players === 4 ? "pairs" : "alone";
      for (const { setting, value } of explainRules(id, { mode, players, format: "pairs" })) {
        expect(SETTING_TEXTS[setting].label).not.toBe("");
        expect(settingValueText(setting, value), setting).not.toMatch(/[a-z]-[a-z]/);
      }
    }
  });

  it("joins tie-breaks in order", () => {
    expect(settingValueText("standingsOrder", ["wins", "net"])).toBe(
      "partidas ganadas, efectividad",
    );
    expect(settingValueText("callMinutes", null)).toBe("no hay");
  });
});

describe("the search of rules", () => {
  const finds = (query: string, setting: SettingName, group: SettingGroup) =>
    matchesSearch(settingSearchKey(setting, group), query);

  it.each([
    ["trancar", "closingSeconds", "play"],
    ["tranque", "closingSeconds", "play"],
    ["cerrar", "closingSeconds", "play"],
    ["pasar", "badPass", "play"],
    ["renunciar", "falsePass", "play"],
    ["salir", "openingOrientation", "play"],
    ["dobles", "openingOrientation", "play"],
    ["piedra", "chivo", "play"],
    ["pasar gestos", "badPass", "play"],
  ] as const)("%s finds %s", (query, setting, group) => {
    expect(finds(query, setting, group)).toBe(true);
  });

  it.each([
    ["trancar", "passWord", "play"],
    ["multa", "moveSeconds", "play"],
    ["salir", "passWord", "play"],
    ["pasar", "chivo", "play"],
  ] as const)("%s does not find %s", (query, setting, group) => {
    expect(finds(query, setting, group)).toBe(false);
  });
});
