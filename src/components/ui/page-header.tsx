import Link from "next/link";
import type { ReactNode } from "react";
import { Icon } from "./icon";
import { LinkPending } from "./link-pending";

type PageHeaderProps = {
  readonly title: ReactNode;
  /** A short line above the title: the tournament, the round. */
  readonly eyebrow?: ReactNode;
  /** A sentence or some facts under the title. */
  readonly lead?: ReactNode;
  readonly back?: { readonly href: string; readonly label: string };
  readonly actions?: ReactNode;
};

/** The head of a page: where to go back to, the title (the page's only h1), and what can be done. */
export function PageHeader({ title, eyebrow, lead, back, actions }: PageHeaderProps) {
  return (
    <div className="mb-5 flex flex-col gap-3 sm:mb-8 sm:flex-row sm:items-end sm:justify-between sm:gap-6">
      <div className="min-w-0">
        {back && (
          <Link
            href={back.href}
            prefetch={false}
            data-no-print
            className="-ms-1 mb-1 inline-flex min-h-12 items-center gap-1.5 px-1 font-semibold text-sea underline-offset-4 hover:underline"
          >
            <Icon name="back" />
            {back.label}
            <LinkPending />
          </Link>
        )}
        {eyebrow && <p className="font-semibold text-ink-soft">{eyebrow}</p>}
        <h1 className="text-[1.75rem] sm:text-4xl">{title}</h1>
        {lead && <div className="mt-1.5 max-w-[60ch] text-ink-soft">{lead}</div>}
      </div>
      {actions && <div className="flex shrink-0 flex-wrap gap-2">{actions}</div>}
    </div>
  );
}
