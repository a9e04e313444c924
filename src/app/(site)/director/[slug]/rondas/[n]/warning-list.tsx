import { classNames } from "@/components/ui/class-names";
import type { IconName } from "@/components/ui/icon";
import { Icon } from "@/components/ui/icon";
import type { ManualWarning, ReviewGrade } from "@/domain/pairing/review/manual-round";
import { GRADE_NAMES, manualWarningText } from "@/i18n/es/round-review";

const LOOKS: Readonly<
  Record<ReviewGrade, { readonly icon: IconName; readonly style: string; readonly order: number }>
> = {
  refuse: { icon: "stop", style: "text-wine", order: 0 },
  confirm: { icon: "alert", style: "text-wine", order: 1 },
  warning: { icon: "alert", style: "text-amber", order: 2 },
  info: { icon: "info", style: "text-sea", order: 3 },
};

type WarningListProps = {
  readonly warnings: readonly ManualWarning[];
  readonly names: Readonly<Record<string, string>>;
};

/** What the review of a round found, the gravest first, each with its grade in words. */
export function WarningList({ warnings, names }: WarningListProps) {
  const sorted = warnings.toSorted((a, b) => LOOKS[a.grade].order - LOOKS[b.grade].order);
  return (
    <ul className="grid gap-1.5">
      {sorted.map((warning) => (
        <li key={`${warning.code} ${warning.table ?? ""} ${warning.ids.join(" ")}`}>
          <span className={classNames("font-semibold", LOOKS[warning.grade].style)}>
            <Icon
              name={LOOKS[warning.grade].icon}
              className="me-1 inline size-[1.1em] align-[-0.15em]"
            />
            {GRADE_NAMES[warning.grade]}:
          </span>{" "}
          <span>{manualWarningText(warning, (id) => names[id] ?? id)}</span>
        </li>
      ))}
    </ul>
  );
}
