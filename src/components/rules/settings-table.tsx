import { DataTable } from "@/components/ui/data-table";
import { Icon } from "@/components/ui/icon";
import type { ExplainedSetting, SettingGroup } from "@/domain/rules/settings";
import { SETTING_GROUPS } from "@/domain/rules/settings";
import {
  APPLIED_BY_TEXTS,
  SETTING_GROUP_TITLES,
  SETTING_TEXTS,
  settingValueText,
} from "@/i18n/es/rules";
import { SettingSource } from "./setting-source";

type SettingsTableProps = {
  readonly caption: string;
  readonly settings: readonly ExplainedSetting[];
  /** Groups that begin open; all of them unless said. */
  readonly open?: readonly SettingGroup[];
};

/** Every setting of a rule book in groups: value, article, whether the book says so or we read it so, who applies it. */
export function SettingsTable({ caption, settings, open }: SettingsTableProps) {
  return (
    <div>
      {(Object.keys(SETTING_GROUPS) as SettingGroup[]).map((group) => {
        const own = settings.filter(({ setting }) => setting in SETTING_GROUPS[group]);
        if (own.length === 0) return null;
        return (
          <details
            key={group}
            open={open === undefined || open.includes(group)}
            className="group mb-3"
          >
            <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-3 border-b border-line px-3 hover:bg-sunken [&::-webkit-details-marker]:hidden">
              <h3 className="text-lg">{SETTING_GROUP_TITLES[group]}</h3>
              <span className="inline-flex items-center gap-2 text-sm text-ink-soft tabular-nums">
                {own.length} {own.length === 1 ? "regla" : "reglas"}
                <Icon name="chevron" className="size-5 group-open:rotate-180" />
              </span>
            </summary>
            <GroupTable caption={`${caption}: ${SETTING_GROUP_TITLES[group]}`} settings={own} />
          </details>
        );
      })}
    </div>
  );
}

function GroupTable({ caption, settings }: Pick<SettingsTableProps, "caption" | "settings">) {
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
          header: "De dónde sale",
          short: "",
          cell: (row) => <SettingSource setting={row} />,
        },
        {
          key: "applied",
          header: "Quién lo aplica",
          short: "",
          cell: ({ appliedBy }) => (
            <span className="text-sm text-ink-soft">{APPLIED_BY_TEXTS[appliedBy]}</span>
          ),
        },
      ]}
    />
  );
}
