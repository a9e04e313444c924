"use client";

import Link from "next/link";
import { usePathname } from "next/navigation";
import type { ReactNode } from "react";
import { classNames } from "./class-names";
import { Icon } from "./icon";
import { LinkPending } from "./link-pending";

export type NavItem = {
  readonly href: string;
  readonly label: string;
};

type SiteHeaderProps = {
  /** Mark and name; it becomes the link home. */
  readonly brand: ReactNode;
  readonly brandLabel: string;
  readonly homeHref?: string;
  readonly items: readonly NavItem[];
  /** The account: a sign-in link, or the name and a way out. Shown in the bar from 640 px, in the menu below. */
  readonly account?: ReactNode;
  /** A line over everything: "Demostración: estos datos no son reales". */
  readonly banner?: ReactNode;
};

/** Whether `path` is the item's page or below it. */
function isCurrent(href: string, path: string): boolean {
  return href === "/" ? path === "/" : path === href || path.startsWith(`${href}/`);
}

/** The head of every page with its navigation: a line of links at the desk, a menu on phones that needs no script. */
export function SiteHeader({
  brand,
  brandLabel,
  homeHref = "/",
  items,
  account,
  banner,
}: SiteHeaderProps) {
  const path = usePathname();
  return (
    <header data-site className="bg-band text-on-band">
      {banner && (
        <div className="bg-band-soft px-3 py-1.5 text-center text-sm font-semibold">{banner}</div>
      )}
      <div className="mx-auto flex min-h-14 max-w-7xl items-center justify-between gap-3 px-3 sm:px-6 lg:min-h-16">
        <Link
          href={homeHref}
          prefetch={false}
          aria-label={brandLabel}
          className="-mx-1 inline-flex min-h-12 items-center rounded-control px-1"
        >
          {brand}
        </Link>
        <nav aria-label="Principal" className="hidden lg:block">
          <NavList items={items} path={path} />
        </nav>
        <div className="flex items-center gap-2">
          {account && <div className="hidden sm:block">{account}</div>}
          {/* The key closes the menu when a link has been followed. */}
          <details key={path} className="group lg:hidden">
            <summary className="-me-2 flex min-h-12 list-none items-center gap-2 rounded-control px-2 font-semibold [&::-webkit-details-marker]:hidden">
              <Icon name="menu" className="size-6 group-open:hidden" />
              <Icon name="close" className="hidden size-6 group-open:block" />
              Menú
            </summary>
            <nav
              aria-label="Menú"
              className="absolute inset-x-0 z-30 border-t border-band-soft bg-band px-3 pb-4 shadow-raised sm:px-6"
            >
              <NavList items={items} path={path} stacked />
              {account && <div className="mt-3 sm:hidden">{account}</div>}
            </nav>
          </details>
        </div>
      </div>
    </header>
  );
}

type NavListProps = {
  readonly items: readonly NavItem[];
  readonly path: string;
  readonly stacked?: boolean;
};

function NavList({ items, path, stacked }: NavListProps) {
  return (
    <ul className={stacked ? "flex flex-col divide-y divide-band-soft" : "flex gap-1"}>
      {items.map((item) => {
        const current = isCurrent(item.href, path);
        return (
          <li key={item.href}>
            <Link
              href={item.href}
              prefetch={false}
              aria-current={current ? "page" : undefined}
              className={classNames(
                "flex items-center px-3 font-semibold -outline-offset-2",
                stacked ? "min-h-13 border-s-4 text-lg" : "min-h-12 border-b-4 pt-1 lg:min-h-16",
                current ? "border-on-band" : "border-transparent hover:bg-band-soft",
              )}
            >
              {item.label}
              <LinkPending />
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
