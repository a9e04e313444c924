import type { ReactNode } from "react";
import { classNames } from "./class-names";

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

type BigFigureProps = {
  readonly label: ReactNode;
  readonly children: ReactNode;
  /** `board` is for projectors: as large as the screen allows. */
  readonly size?: "figure" | "board";
  readonly note?: ReactNode;
  readonly className?: string;
};

/** A figure to be read from afar: the clock, a score. Full ink on paper, tabular. */
export function BigFigure({ label, children, size = "figure", note, className }: BigFigureProps) {
  return (
    <div className={classNames("text-center", className)}>
      <p className={classNames("font-semibold", size === "board" && "text-2xl lg:text-4xl")}>
        {label}
      </p>
      <p
        className={classNames(
          "font-extrabold tracking-tight tabular-nums",
          size === "board" ? "text-board" : "text-figure",
        )}
      >
        {children}
      </p>
      {note && (
        <p className={classNames("mt-1", size === "board" && "text-xl lg:text-3xl")}>{note}</p>
      )}
    </div>
  );
}
