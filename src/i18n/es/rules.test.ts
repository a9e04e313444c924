import { describe, expect, it } from "vitest";
import { explainRules, ruleBook } from "@/domain/rules/resolve-rules";
import { PRESET_IDS } from "@/domain/rules/rules-spec";
import { SETTING_TEXTS, settingValueText } from "./rules";

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
