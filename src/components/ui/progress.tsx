import type { ReactNode } from "react";
import { Spinner } from "./spinner";

type ProgressBarProps = {
  readonly label: string;
  /** Done so far, of `total`. Without both the bar only moves. */
  readonly done?: number;
  readonly total?: number;
};

/** How far a longer job is: counted when it can be, else moving. */
export function ProgressBar({ label, done, total }: ProgressBarProps) {
  const counted = done !== undefined && total !== undefined && total > 0;
  return (
    <div>
      <div className="mb-1 flex justify-between gap-4 text-sm">
        <span className="font-semibold">{label}</span>
        {counted && (
          <span className="text-ink-soft tabular-nums">
            {done} de {total}
          </span>
        )}
      </div>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={counted ? 0 : undefined}
        aria-valuemax={counted ? total : undefined}
        aria-valuenow={counted ? done : undefined}
        className="h-2.5 overflow-hidden rounded-full bg-sunken shadow-[inset_0_0_0_1px_var(--line-strong)]"
      >
        <div
          className={counted ? "h-full bg-sea" : "h-full w-2/5 animate-slide bg-sea"}
          style={counted ? { width: `${Math.min(100, (100 * done) / total)}%` } : undefined}
        />
      </div>
    </div>
  );
}

/** Says that something is being fetched. Invisible for the first half second, so quick answers do not flicker. */
export function Pending({ children = "Cargando…" }: { readonly children?: ReactNode }) {
  return (
    <p
      role="status"
      className="flex animate-late items-center gap-2.5 py-6 font-semibold text-ink-soft"
    >
      <Spinner />
      {children}
    </p>
  );
}
