import type { ReactNode } from "react";

type StatProps = {
  readonly label: ReactNode;
  readonly value: ReactNode;
  readonly hint?: ReactNode;
};

/** One figure with its name. Put several inside `Stats`. */
export function Stat({ label, value, hint }: StatProps) {
  return (
    <div className="flex min-w-0 flex-col-reverse justify-end border-t-2 border-ink pt-2">
      <dt className="text-sm leading-tight text-ink-soft">
        {label}
        {hint && <span className="block">{hint}</span>}
      </dt>
      <dd className="text-3xl leading-none font-extrabold tabular-nums">{value}</dd>
    </div>
  );
}

/** A row of `Stat`s: two a line on phones, as many as fit at the desk. */
export function Stats({ children }: { readonly children: ReactNode }) {
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-5 sm:grid-cols-[repeat(auto-fit,minmax(8rem,1fr))]">
      {children}
    </dl>
  );
}
