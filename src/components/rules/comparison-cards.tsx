import { classNames } from "@/components/ui/class-names";
import type { ComparedCell, ComparedGroup, ComparedSetting } from "@/domain/rules/compare-books";
import type { PresetId } from "@/domain/rules/rules-spec";
import { articleText, SETTING_TEXTS, settingValueText, tableShapeText } from "@/i18n/es/rules";

type ComparisonCardsProps = {
  readonly settings: ComparedGroup["settings"];
  readonly names: ReadonlyMap<PresetId, string>;
};

/** For phones: a card a setting, each value once with the books that have it. */
export function ComparisonCards({ settings, names }: ComparisonCardsProps) {
  return (
    <ul className="divide-y divide-line border-t-2 border-ink lg:hidden">
      {settings.map((row) => (
        <SettingCard key={row.setting} row={row} names={names} />
      ))}
    </ul>
  );
}

type SettingCardProps = {
  readonly row: ComparedSetting;
  readonly names: ReadonlyMap<PresetId, string>;
};

function SettingCard({ row, names }: SettingCardProps) {
  const { label, explanation } = SETTING_TEXTS[row.setting];
  return (
    <li className="py-3">
      <h3 className="text-base">{label}</h3>
      <p className="text-sm text-ink-soft">
        {explanation}
        {row.cells[0]?.row.appliedBy === "officials" && " Lo aplican los oficiales."}
      </p>
      <ul>
        {byValue(row).map(({ value, differs, cells }) => (
          <li
            key={value}
            className={classNames(
              "mt-2 border-s-4 ps-2.5",
              differs ? "border-sea" : "border-line-strong",
            )}
          >
            <p className="font-semibold">
              {differs && <span className="text-sea">≠ </span>}
              {value}
            </p>
            <ul className="text-sm text-ink-soft">
              {cells.map((cell) => (
                <li key={cell.book}>
                  <span className="text-ink">{names.get(cell.book)}</span>
                  {sourceText(cell)}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </li>
  );
}

type ValueGroup = {
  readonly value: string;
  readonly differs: boolean;
  readonly cells: readonly ComparedCell[];
};

/** The values of a setting in the order of the books that first have them. */
function byValue({ setting, cells }: ComparedSetting): readonly ValueGroup[] {
  const values = new Map<string, ComparedCell[]>();
  for (const cell of cells) {
    const value = settingValueText(setting, cell.row.value);
    values.set(value, [...(values.get(value) ?? []), cell]);
  }
  return [...values].map(([value, own]) => ({
    value,
    differs: own.some(({ differs }) => differs),
    cells: own,
  }));
}

function sourceText({ row, variants }: ComparedCell): string {
  const article = row.article === null ? [] : [articleText(row.article)];
  const origin = row.origin === "reading" ? ["lectura nuestra"] : [];
  const others = variants.map(
    (other) => `${tableShapeText(other.table)}: ${settingValueText(row.setting, other.row.value)}`,
  );
  const facts = [...article, ...origin, ...others];
  return facts.length === 0 ? "" : ` · ${facts.join(" · ")}`;
}
