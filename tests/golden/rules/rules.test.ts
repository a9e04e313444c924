import { describe, expect, it } from "vitest";
import { explainContradictions } from "@/domain/rules/contradictions/explain-contradictions";
import { defaultContext, resolveRules } from "@/domain/rules/resolve-rules";
import type { PresetId } from "@/domain/rules/rules-spec";
import type { RulesContext, SettingName } from "@/domain/rules/settings";
import readings from "./fededodo-readings.json";
import matrix from "./variant-matrix.json";

type MatrixRow = {
  readonly row: string;
  readonly setting: SettingName;
  readonly context?: Partial<RulesContext>;
  readonly values: Readonly<Partial<Record<PresetId, unknown>>>;
};

describe("the variant matrix", () => {
  it.each(matrix.rows as readonly MatrixRow[])("$row: $setting", ({ setting, context, values }) => {
    for (const [preset, value] of Object.entries(values) as [PresetId, unknown][]) {
      const settings = resolveRules(preset, { ...defaultContext(preset), ...context });
      expect(settings[setting], preset).toEqual(value);
    }
  });
});

describe("our reading of each contradiction of FEDEDODO", () => {
  const context = defaultContext("fededodo-2026");
  const entries = explainContradictions("fededodo-2026", context);

  it.each(readings.rows)("$id", ({ id, values }) => {
    const entry = entries.find((one) => one.id === id);
    const chosen = entry?.choices.map(({ setting, value }) => [setting, value]) ?? null;
    expect(chosen && Object.fromEntries(chosen)).toEqual(values);
    expect(entry?.hasAlternatives).toBe(Object.keys(values).length > 0);
  });
});
