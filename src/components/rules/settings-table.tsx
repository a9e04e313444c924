import { DataTable } from "@/components/ui/data-table";
import { Badge } from "@/components/ui/state-pill";
import type { ExplainedSetting } from "@/domain/rules/settings";
import { SETTING_TEXTS, settingValueText } from "@/i18n/es/rules";

const ORIGINS: Readonly<Record<ExplainedSetting["origin"], string | null>> = {
  book: null,
  reading: "lectura nuestra",
  event: "de este torneo",
};

type SettingsTableProps = {
  readonly caption: string;
  readonly settings: readonly ExplainedSetting[];
};

/** Every setting of a rule book with its value, its article, and whether the book says so or we read it so. */
export function SettingsTable({ caption, settings }: SettingsTableProps) {
  return (
    <DataTable
      caption={caption}
      rows={settings}
      rowKey={(row) => row.setting}
      columns={[
        {
          key: "setting",
          header: "Regla",
          kind: "title",
          cell: ({ setting }) => (
            <>
              {SETTING_TEXTS[setting].label}
              <span className="block text-sm font-normal text-ink-soft">
                {SETTING_TEXTS[setting].explanation}
              </span>
            </>
          ),
        },
        {
          key: "value",
          header: "Valor",
          short: "",
          cell: ({ setting, value }) => <strong>{settingValueText(setting, value)}</strong>,
        },
        {
          key: "article",
          header: "Artículo",
          short: "",
          cell: (row) => <SettingSource setting={row} />,
        },
      ]}
    />
  );
}

function SettingSource({ setting }: { readonly setting: ExplainedSetting }) {
  const origin = ORIGINS[setting.origin];
  return (
    <span className="inline-flex flex-wrap items-center gap-1.5 text-ink-soft">
      {setting.article && <span className="whitespace-nowrap">art. {setting.article}</span>}
      {origin && <Badge>{origin}</Badge>}
    </span>
  );
}
