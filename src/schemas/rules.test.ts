import { describe, expect, it } from "vitest";
import { defaultContext, resolveRules } from "@/domain/rules/resolve-rules";
import { PRESET_IDS } from "@/domain/rules/rules-spec";
import type { SettingName } from "@/domain/rules/settings";
import { SETTING_NAMES, SETTINGS } from "@/domain/rules/settings";
import type { Setting } from "@/domain/rules/settings/setting";
import { fieldError } from "@/i18n/es/fields";
import { rulesSpecSchema } from "./rules";
import { EDITABLE_RULES, tournamentRulesSchema } from "./tournament-rules";

function problems(spec: unknown) {
  const parsed = rulesSpecSchema.safeParse(spec, { error: fieldError });
  return parsed.success
    ? []
    : parsed.error.issues.map(({ path, message }) => [path.join("."), message]);
}

/** Values that a setting does not admit, whatever its declaration. */
function nonsense(setting: Setting): readonly unknown[] {
  const always = ["sometimes", true, {}, 1.5, "12"];
  if (setting.kind !== "number") return [...always, 3, null, []];
  const outside =
    setting.most === null ? [setting.least - 1] : [setting.least - 1, setting.most + 1];
  return [...always, ...outside, ...(setting.isOptional ? [] : [null])];
}

describe("a spec of rules in a document", () => {
  it.each(PRESET_IDS)("takes every value of %s, by name or replaced one by one", (preset) => {
    expect(rulesSpecSchema.parse(preset)).toBe(preset);
    const all = resolveRules(preset, defaultContext(preset));
    expect(rulesSpecSchema.parse({ preset, ...all })).toEqual({ preset, ...all });
  });

  it.each(SETTING_NAMES)(
    "refuses nonsense in %s at its own path, in Spanish",
    (name: SettingName) => {
      const setting: Setting = SETTINGS[name];
      for (const value of nonsense(setting)) {
        const found = problems({ preset: "fededodo-2026", [name]: value });
        expect(found[0]?.[0], `${name} ${JSON.stringify(value)}`).toMatch(new RegExp(`^${name}`));
        expect(found[0]?.[1]).not.toMatch(/Invalid|expected|undefined/);
      }
      if (setting.kind === "choice") {
        for (const value of setting.values) {
          expect(problems({ preset: "fededodo-2026", [name]: value })).toEqual([]);
        }
      }
    },
  );

  it("says what may stand in a setting, and names what it does not know", () => {
    expect(problems({ preset: "fededodo-2026", talk: "a veces" })).toEqual([
      ["talk", "Hablar durante la mano: uno de forbidden, allowed."],
    ]);
    expect(problems({ preset: "fededodo-2026", moveSeconds: -1 })).toEqual([
      ["moveSeconds", "Segundos para jugar: un número entero de 0 a 300, o en blanco si no hay."],
    ]);
    expect(problems("fededodo-1999")).toHaveLength(1);
    expect(problems({ target: 100 }).map(([path]) => path)).toEqual(["preset"]);
    expect(problems({ preset: "fndpr", domino: true })).toHaveLength(1);
    expect(problems(7)).toHaveLength(1);
  });
});

describe("the rules of a tournament", () => {
  it("takes each setting of the book as it stands, typed or as a number", () => {
    for (const preset of PRESET_IDS) {
      const all = resolveRules(preset, defaultContext(preset));
      for (const name of EDITABLE_RULES) {
        const value = all[name];
        const typed = typeof value === "number" ? String(value) : value;
        const parsed = tournamentRulesSchema.safeParse({ preset, [name]: typed });
        expect(parsed.success && parsed.data[name], `${preset} ${name}`).toEqual(value);
      }
    }
  });

  it("leaves the order of the standings and the catalogue alone", () => {
    const spec = { preset: "fededodo-2026", catalogue: "none" };
    expect(tournamentRulesSchema.safeParse(spec).success).toBe(false);
  });

  it.each(SETTING_NAMES.filter((name) => SETTINGS[name].appliedBy === "book"))(
    "refuses %s, which the book fixes, even as the book has it",
    (name) => {
      const value = resolveRules("fededodo-2026", defaultContext("fededodo-2026"))[name];
      const parsed = tournamentRulesSchema.safeParse({ preset: "fededodo-2026", [name]: value });
      expect(parsed.success).toBe(false);
      expect(EDITABLE_RULES).not.toContain(name);
    },
  );
});
