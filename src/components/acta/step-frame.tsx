"use client";

import type { ReactNode } from "react";
import { useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";

type StepFrameProps = {
  readonly title: ReactNode;
  /** A line under the title: what to do, or why. */
  readonly hint?: ReactNode;
  readonly onBack?: (() => void) | undefined;
  readonly children: ReactNode;
};

/** One question of a table's screen. Its title takes the focus, so that readers hear the new question. */
export function StepFrame({ title, hint, onBack, children }: StepFrameProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo({ top: 0 });
    // A field of the question may have taken it already.
    const own = heading.current?.closest("section");
    if (!own?.contains(document.activeElement)) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <section className="animate-land">
      <div className="mb-3 flex items-start justify-between gap-3">
        <div className="min-w-0 pt-1.5">
          <h2 ref={heading} tabIndex={-1} className="text-xl">
            {title}
          </h2>
          {hint && <p className="mt-0.5 text-ink-soft">{hint}</p>}
        </div>
        {onBack && (
          <Button variant="quiet" size="dense" icon="back" onClick={onBack} className="-me-2">
            Volver
          </Button>
        )}
      </div>
      {children}
    </section>
  );
}
