"use client";

import type { ReactNode } from "react";
import { useState } from "react";
import { classNames } from "@/components/ui/class-names";
import { Icon } from "@/components/ui/icon";

type InnerFoldProps = {
  readonly title: ReactNode;
  /** What stands inside, in a line. */
  readonly summary?: ReactNode;
  readonly children: () => ReactNode;
};

/** A folded part within a part. What is in it is made when it is opened, so that a hundred of them cost nothing. */
export function InnerFold({ title, summary, children }: InnerFoldProps) {
  const [open, setOpen] = useState(false);
  return (
    <details
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="border-b border-line"
    >
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-3 px-1 py-2 hover:bg-sunken [&::-webkit-details-marker]:hidden">
        <span className="min-w-0">
          <span className="block leading-tight font-semibold">{title}</span>
          {summary && <span className="mt-0.5 block text-sm text-ink-soft">{summary}</span>}
        </span>
        <Icon
          name="chevron"
          className={classNames("size-5 shrink-0 transition-transform", open && "rotate-180")}
        />
      </summary>
      {open && <div className="px-1 pt-1 pb-4">{children()}</div>}
    </details>
  );
}
