import { Badge } from "@/components/ui/state-pill";
import type { ExplainedSetting } from "@/domain/rules/settings";
import { articleText } from "@/i18n/es/rules";

const ORIGINS: Readonly<Record<ExplainedSetting["origin"], string | null>> = {
  book: null,
  reading: "lectura nuestra",
  event: "de este torneo",
};

/** Where a value comes from: the article, and whether it is our reading of it or the tournament's choice. */
export function SettingSource({ setting }: { readonly setting: ExplainedSetting }) {
  const origin = ORIGINS[setting.origin];
  return (
    <span className="inline-flex flex-wrap items-center gap-1.5 text-ink-soft">
      {setting.article && <span>{articleText(setting.article)}</span>}
      {origin && (
        <span className="whitespace-nowrap">
          <Badge>{origin}</Badge>
        </span>
      )}
    </span>
  );
}
