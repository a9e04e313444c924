import Link from "next/link";
import type { ReactNode } from "react";
import type { NavItem } from "./site-header";
import { ThemeToggle } from "./theme-toggle";

type SiteFooterProps = {
  readonly items?: readonly NavItem[];
  /** Whose site it is, version, a sentence. */
  readonly children?: ReactNode;
};

/** The foot of every page: secondary links, the choice of theme, and whose site it is. */
export function SiteFooter({ items = [], children }: SiteFooterProps) {
  return (
    <footer data-site className="mt-10 border-t-2 border-ink bg-surface">
      <div className="mx-auto flex max-w-7xl flex-col gap-4 px-3 py-6 sm:px-6 md:flex-row md:items-center md:justify-between">
        <div className="min-w-0 text-sm">
          {items.length > 0 && (
            <nav aria-label="Pie de página" className="-ms-2 flex flex-wrap">
              {items.map((item) => (
                <Link
                  key={item.href}
                  href={item.href}
                  className="inline-flex min-h-12 items-center px-2 font-semibold text-sea underline-offset-4 hover:underline"
                >
                  {item.label}
                </Link>
              ))}
            </nav>
          )}
          {children && <div className="text-ink-soft">{children}</div>}
        </div>
        <div className="shrink-0">
          <ThemeToggle />
        </div>
      </div>
    </footer>
  );
}
