import type { ReactNode } from "react";
import { classNames } from "./class-names";
import type { IconName } from "./icon";
import { Icon } from "./icon";

type FilterBarProps = { readonly label: string; readonly children: ReactNode };

/** Filters beside each other, one of them in force. On phones the row scrolls sideways. */
export function FilterBar({ label, children }: FilterBarProps) {
  return (
    <fieldset
      aria-label={label}
      className="-mx-3 flex min-w-0 [scrollbar-width:none] gap-1.5 overflow-x-auto px-3 sm:mx-0 sm:flex-wrap sm:px-0"
    >
      {children}
    </fieldset>
  );
}

type FilterButtonProps = {
  readonly chosen: boolean;
  readonly count: number;
  readonly onPress: () => void;
  readonly icon?: IconName;
  /** Lower, for a long row above a dense list. */
  readonly dense?: boolean;
  readonly children: string;
};

/** A filter with how many it leaves. */
export function FilterButton(props: FilterButtonProps) {
  const { chosen, count, onPress, icon, dense, children } = props;
  return (
    <button
      type="button"
      aria-pressed={chosen}
      onClick={onPress}
      className={classNames(
        "inline-flex min-h-12 shrink-0 items-center gap-2 rounded-full border-2 border-line-strong bg-surface px-3.5 font-semibold whitespace-nowrap hover:bg-sunken aria-pressed:border-sea aria-pressed:bg-sea aria-pressed:text-on-sea",
        dense && "lg:min-h-8 lg:gap-1.5 lg:px-2 lg:text-sm",
      )}
    >
      {icon && <Icon name={icon} className="size-4" />}
      {children} <span className="tabular-nums">{count}</span>
    </button>
  );
}
