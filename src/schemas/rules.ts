import { z } from "zod";
import type { RulesSpec } from "@/domain/rules/rules-spec";
import { PRESET_IDS } from "@/domain/rules/rules-spec";
import type { RuleSettings, SettingName } from "@/domain/rules/settings";
import { SETTINGS } from "@/domain/rules/settings";
import type { Setting } from "@/domain/rules/settings/setting";
import { reissue } from "./reissue";

function valueSchema(setting: Setting): z.ZodType {
  switch (setting.kind) {
    case "choice":
      return z.enum(setting.values);
    case "list":
      return z.array(z.enum(setting.values)).min(1);
    case "number": {
      const { least, most, isOptional } = setting;
      const number = most === null ? z.int().min(least) : z.int().min(least).max(most);
      return isOptional ? number.nullable() : number;
    }
  }
}

type SettingSchemas = {
  readonly [Name in SettingName]: z.ZodType<RuleSettings[Name], RuleSettings[Name]>;
};

/** Every setting of a rule book, as a document may replace it, from its declaration. */
const settingSchemas = Object.fromEntries(
  Object.entries(SETTINGS).map(([name, setting]) => [name, valueSchema(setting)]),
) as unknown as SettingSchemas;

export const presetIdSchema = z.enum(PRESET_IDS);

const replacedSettings = z
  .strictObject(settingSchemas)
  .partial()
  .extend({ preset: presetIdSchema });

/**
 * A preset id, or an object with `preset` and the settings that it replaces; nothing else. Not a union, which would say
 * only that neither fits: a wrong setting is named by its own path.
 */
export const rulesSpecSchema: z.ZodType<RulesSpec, RulesSpec> = z
  .custom<RulesSpec>(() => true)
  .transform((spec, context) => {
    const schema = typeof spec === "object" ? replacedSettings : presetIdSchema;
    const parsed = schema.safeParse(spec);
    if (parsed.success) return parsed.data;
    reissue(parsed.error, spec, context);
    return z.NEVER;
  });
