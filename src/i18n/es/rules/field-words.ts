import type { SettingName } from "@/domain/rules/settings";
import { SETTING_NAMES, SETTINGS } from "@/domain/rules/settings";
import type { Setting } from "@/domain/rules/settings/setting";
import { SETTING_TEXTS } from "../rules";

/** What a field that replaces a setting is called and what may stand in it; null for any other field. */
export function settingFieldWords(
  field: string,
): { readonly label: string; readonly expected: string } | null {
  const name: SettingName | undefined = SETTING_NAMES.find((one) => one === field);
  if (name === undefined) return null;
  return { label: SETTING_TEXTS[name].label, expected: expectedText(SETTINGS[name]) };
}

function expectedText(setting: Setting): string {
  if (setting.kind !== "number") return `uno de ${setting.values.join(", ")}`;
  const [least, most] = setting.sensible;
  const range = `un número entero de ${least} a ${most}`;
  return setting.isOptional ? `${range}, o en blanco si no hay` : range;
}
