import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { explainRules } from "./resolve-rules";
import { PRESET_IDS } from "./rules-spec";
import type { RuleSettings, SettingName } from "./settings";
import { SETTING_NAMES, SETTINGS } from "./settings";
import type { Setting } from "./settings/setting";

const ROOT = join(import.meta.dirname, "..", "..");
/** Where rules are declared, checked or put in words: what stands there computes nothing with them. */
const NOT_ENGINE =
  /^(domain\/rules\/(books|settings|contradictions|silence)|schemas|i18n|generated|app|components)/;

function sourceFiles(): readonly string[] {
  return readdirSync(ROOT, { recursive: true, encoding: "utf8" }).filter(
    (path) => /\.tsx?$/.test(path) && !path.endsWith(".test.ts") && !NOT_ENGINE.test(path),
  );
}

function isAdmitted(setting: Setting, value: RuleSettings[SettingName]): boolean {
  if (setting.kind === "number") {
    if (value === null) return setting.isOptional;
    if (typeof value !== "number" || !Number.isInteger(value)) return false;
    return value >= setting.least && value <= (setting.most ?? value);
  }
  const values = typeof value === "string" ? [value] : value;
  return Array.isArray(values) && values.every((one) => setting.values.includes(one));
}

describe("the declarations of the settings", () => {
  it("give each setting to the engine only where code outside the books reads it", () => {
    const engine = SETTING_NAMES.filter((name) => SETTINGS[name].appliedBy === "engine");
    const text = sourceFiles()
      .map((path) => readFileSync(join(ROOT, path), "utf8"))
      .join("\n");
    expect(engine.filter((name) => !new RegExp(`\\.${name}\\b`).test(text))).toEqual([]);
  });

  it.each(PRESET_IDS)("%s: every value is one that its setting admits", (preset) => {
    for (const format of ["pairs", "individual"] as const) {
      for (const players of [2, 3, 4] as const) {
        const mode = players === 4 ? "pairs" : "alone";
        for (const { setting, value } of explainRules(preset, { mode, players, format })) {
          expect(isAdmitted(SETTINGS[setting], value), `${setting} ${value}`).toBe(true);
        }
      }
    }
  });

  it("offer in a form what a document also admits, and more than one choice", () => {
    for (const name of SETTING_NAMES) {
      const setting: Setting = SETTINGS[name];
      if (setting.kind === "number") {
        const [least, most] = setting.sensible;
        expect(least, name).toBeGreaterThanOrEqual(setting.least);
        expect(most, name).toBeGreaterThan(least);
        expect(most, name).toBeLessThanOrEqual(setting.most ?? most);
      } else {
        expect(new Set(setting.values).size, name).toBe(setting.values.length);
        expect(setting.values.length, name).toBeGreaterThan(1);
      }
    }
  });
});
