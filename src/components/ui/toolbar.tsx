import type { ReactNode } from "react";

type ToolbarProps = {
  readonly label: string;
  readonly children: ReactNode;
  /** Stays at the bottom of a phone's screen, in the thumb's reach. */
  readonly sticky?: boolean;
};

/** A group of actions or filters in a line that wraps. `label` names it for readers. */
export function Toolbar({ label, children, sticky }: ToolbarProps) {
  return (
    <fieldset
      aria-label={label}
      className={
        sticky
          ? "sticky bottom-0 z-10 -mx-3 mt-6 flex flex-wrap gap-2 border-t border-line bg-paper px-3 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] *:grow sm:mx-0 sm:px-0 sm:*:grow-0"
          : "mb-4 flex flex-wrap items-end gap-2"
      }
    >
      {children}
    </fieldset>
  );
}
