import type { ComponentProps, ReactNode } from "react";
import { classNames } from "./class-names";

export type PanelTone = "sheet" | "cloth" | "sunken";

const TONES: Readonly<Record<PanelTone, string>> = {
  sheet: "border-t-2 border-ink bg-surface shadow-[0_0_0_1px_var(--line)]",
  cloth: "rounded-panel bg-cloth text-on-cloth",
  sunken: "rounded-panel bg-sunken",
};

type PanelProps = Omit<ComponentProps<"section">, "title"> & {
  readonly title?: ReactNode;
  /** Buttons or a pill at the end of the title's line. */
  readonly actions?: ReactNode;
  readonly tone?: PanelTone;
  /** No padding: for a table or a tile picker that fills the panel. */
  readonly flush?: boolean;
};

/** A sheet on the page with an optional title: `sheet` is paper with a strong top rule, `cloth` the table's green. */
export function Panel({
  title,
  actions,
  tone = "sheet",
  flush,
  className,
  children,
  ...rest
}: PanelProps) {
  return (
    <section
      {...rest}
      className={classNames("min-w-0", TONES[tone], !flush && "p-3 sm:p-5", className)}
    >
      {(title || actions) && (
        <div
          className={classNames(
            "flex flex-wrap items-center justify-between gap-x-4 gap-y-2",
            flush ? "px-3 py-3 sm:px-5" : "mb-3",
          )}
        >
          {title && <h2 className="text-lg">{title}</h2>}
          {actions}
        </div>
      )}
      {children}
    </section>
  );
}
