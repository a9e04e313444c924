import type { ChoiceSetting } from "@/domain/rules/settings/setting";

/** What a setting is called, what it decides, and what people call it when they search. */
export type SettingText = {
  readonly label: string;
  readonly explanation: string;
  /** Words that people use for it, beyond those of its label and explanation. */
  readonly words?: string;
};

/** The words of a group of settings: one entry a setting, one word a value where its values are a closed list. */
export type GroupWords<Group> = {
  readonly [Name in keyof Group]: Group[Name] extends ChoiceSetting<infer Value>
    ? SettingText & { readonly values: Readonly<Record<Value, string>> }
    : SettingText;
};
