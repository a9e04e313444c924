import type { ReactNode } from "react";

type EmptyStateProps = {
  readonly title: ReactNode;
  /** Why it is empty and what comes next. */
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
  /** A quiet picture: a face-down tile, the mark. */
  readonly picture?: ReactNode;
};

/** What stands where there is nothing yet, and the way on from there. */
export function EmptyState({ title, children, actions, picture }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center gap-3 rounded-panel border-2 border-dashed border-line px-4 py-10 text-center">
      {picture}
      <p className="text-lg font-semibold">{title}</p>
      {children && <div className="max-w-[42ch] text-ink-soft">{children}</div>}
      {actions && <div className="mt-1 flex flex-wrap justify-center gap-2">{actions}</div>}
    </div>
  );
}
