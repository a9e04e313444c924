import type { SettingVariant } from "@/domain/rules/compare-books";
import type { ExplainedSetting } from "@/domain/rules/settings";
import { articleText, settingValueText, tableShapeText } from "@/i18n/es/rules";
import { SettingSource } from "./setting-source";

type SettingMeaningProps = {
  readonly row: ExplainedSetting;
  /** What other tables of the same book play. */
  readonly variants?: readonly SettingVariant[];
};

/** A value in words, with where it comes from; then what other tables play. */
export function SettingMeaning({ row, variants = [] }: SettingMeaningProps) {
  return (
    <>
      <strong className="font-semibold">{settingValueText(row.setting, row.value)}</strong>
      <span className="block text-sm">
        <SettingSource setting={row} />
      </span>
      {variants.map((variant) => (
        <span key={tableShapeText(variant.table)} className="mt-1 block text-sm text-ink-soft">
          {tableShapeText(variant.table)}: {settingValueText(row.setting, variant.row.value)}
          {variant.row.article && ` (${articleText(variant.row.article)})`}
        </span>
      ))}
    </>
  );
}
