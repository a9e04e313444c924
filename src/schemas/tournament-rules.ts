import { z } from "zod";
import { PRESET_IDS } from "@/domain/rules/rules-spec";
import type { RuleSettings, SettingName } from "@/domain/rules/settings";
import { SETTING_NAMES, SETTINGS } from "@/domain/rules/settings";
import type { Setting } from "@/domain/rules/settings/setting";
import { optionalNumber, wholeNumber } from "./common-fields";

// What a tournament may change of its rule book, within sensible ranges. The order of the standings is
// a field of its own, and what the book fixes (its catalogue of infractions and their figures) stays as it is.

type BookRule = {
  [Name in SettingName]: (typeof SETTINGS)[Name]["appliedBy"] extends "book" ? Name : never;
}[SettingName];

export type EditableRule = Exclude<SettingName, "standingsOrder" | "catalogue" | BookRule>;

function isEditable(name: SettingName): name is EditableRule {
  const isApart = name === "standingsOrder" || name === "catalogue";
  return !isApart && SETTINGS[name].appliedBy !== "book";
}

/** The settings that a tournament may change, in the order of their groups. */
export const EDITABLE_RULES: readonly EditableRule[] = SETTING_NAMES.filter(isEditable);

function fieldSchema(setting: Exclude<Setting, { readonly kind: "list" }>): z.ZodType {
  if (setting.kind === "choice") return z.enum(setting.values);
  return setting.isOptional
    ? optionalNumber(...setting.sensible)
    : wholeNumber(...setting.sensible);
}

/** A number may be typed in a field; a choice is one of its values. */
type FieldInput<Value> = Value extends number
  ? number | string
  : Value | (null extends Value ? "" : never);

type RuleFields = {
  readonly [Name in EditableRule]: z.ZodType<RuleSettings[Name], FieldInput<RuleSettings[Name]>>;
};

const ruleFields = Object.fromEntries(
  EDITABLE_RULES.map((name) => [name, fieldSchema(SETTINGS[name])]),
) as unknown as RuleFields;

/** The values that a setting may take where they are a closed list; null for numbers. */
export function ruleChoices(setting: EditableRule): readonly string[] | null {
  const declared = SETTINGS[setting];
  return declared.kind === "choice" ? declared.values : null;
}

/** A preset with settings replaced. The slot of a round cannot end before its call. */
export const tournamentRulesSchema = z
  .strictObject({ preset: z.enum(PRESET_IDS), ...z.strictObject(ruleFields).partial().shape })
  .refine(
    ({ callMinutes, slotMinutes }) =>
      callMinutes === undefined ||
      slotMinutes === undefined ||
      callMinutes === null ||
      slotMinutes === null ||
      callMinutes <= slotMinutes,
    { path: ["slotMinutes"], params: { code: "slot-before-call" } },
  );
