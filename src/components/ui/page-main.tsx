import type { ReactNode } from "react";
import { classNames } from "./class-names";

const WIDTHS = { narrow: "max-w-xl", normal: "max-w-5xl", wide: "max-w-7xl", full: "" };

type PageMainProps = {
  readonly children: ReactNode;
  readonly width?: keyof typeof WIDTHS;
  readonly className?: string;
};

/** The page's main part, the target of the skip link. `narrow` for forms and the phone screens of a table. */
export function PageMain({ children, width = "normal", className }: PageMainProps) {
  return (
    <main
      id="contenido"
      tabIndex={-1}
      className={classNames(
        "mx-auto w-full grow px-3 py-5 sm:px-6 sm:py-8",
        WIDTHS[width],
        className,
      )}
    >
      {children}
    </main>
  );
}
