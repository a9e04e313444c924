"use client";

import type { ReactNode } from "react";
import { useState } from "react";
import { Icon } from "@/components/ui/icon";

type FoldProps = {
  readonly title: string;
  /** What stands inside, in a line, so that it need not be opened. */
  readonly summary: ReactNode;
  /** Something inside is wrong: open it. */
  readonly hasError: boolean;
  readonly children: ReactNode;
};

/** A part of a long form that the usual case leaves closed. */
export function Fold({ title, summary, hasError, children }: FoldProps) {
  const [open, setOpen] = useState(false);
  return (
    <details
      open={open || hasError}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="group border-t-2 border-ink bg-surface shadow-[0_0_0_1px_var(--line)]"
    >
      <summary className="flex min-h-16 cursor-pointer list-none items-center justify-between gap-3 px-3 py-2 hover:bg-sunken sm:px-5 [&::-webkit-details-marker]:hidden">
        <span className="min-w-0">
          <span className="block text-lg leading-tight font-extrabold">{title}</span>
          <span className="block text-sm text-ink-soft">{summary}</span>
        </span>
        <Icon name="chevron" className="size-6 transition-transform group-open:rotate-180" />
      </summary>
      <div className="flex flex-col gap-5 border-t border-line p-3 sm:p-5">{children}</div>
    </details>
  );
}
