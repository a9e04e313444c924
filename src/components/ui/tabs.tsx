import Link from "next/link";
import { classNames } from "./class-names";
import { LinkPending } from "./link-pending";

export type TabItem = {
  readonly href: string;
  readonly label: string;
  readonly count?: number;
};

type TabsProps = {
  readonly label: string;
  readonly items: readonly TabItem[];
  /** The `href` of the tab on show. */
  readonly current: string;
};

/** Links between the parts of one thing. On phones the row scrolls sideways. `label` names the group for readers. */
export function Tabs({ label, items, current }: TabsProps) {
  return (
    <nav data-no-print aria-label={label} className="mb-5 border-b-2 border-line">
      {/* The shadows and their covers stop above the line that the row stands on. */}
      <ul className="-mb-0.5 flex scroll-shadows [--scroll-cover-height:calc(100%-2px)] [scrollbar-width:none] gap-1 overflow-x-auto">
        {items.map((item) => (
          <li key={item.href} className="shrink-0">
            <Link
              href={item.href}
              // Pages are made when they are asked for: ahead of that there is nothing to fetch of them.
              prefetch={false}
              aria-current={item.href === current ? "page" : undefined}
              className={classNames(
                "inline-flex min-h-12 items-center gap-2 border-b-4 px-3 font-semibold -outline-offset-4",
                item.href === current
                  ? "border-sea text-ink"
                  : "border-transparent text-ink-soft hover:border-line-strong hover:text-ink",
              )}
            >
              {item.label}
              {item.count !== undefined && (
                <span className="rounded-full bg-sunken px-2 text-sm text-ink tabular-nums">
                  {item.count}
                </span>
              )}
              <LinkPending />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
