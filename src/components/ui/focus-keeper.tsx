"use client";

import type { ReactNode } from "react";
import { useEffect, useRef } from "react";

type FocusKeeperProps = {
  /** What the part is about; read out where it has no heading. */
  readonly label: string;
  /** Which step it shows: any words that change with it. */
  readonly step: string;
  readonly children: ReactNode;
  readonly className?: string;
};

/**
 * Keeps the keyboard's place from one step to the next. The button that was pressed often goes with its step, and the
 * browser would begin again at the top of the page: the focus goes to the part marked `data-next-step`, else to its first
 * heading, else to the part itself, where it is read out. A step that takes the focus by itself keeps it.
 */
export function FocusKeeper({ label, step, children, className }: FocusKeeperProps) {
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    // Whatever the new step puts in focus has done so by the next picture.
    const frame = requestAnimationFrame(() => {
      if (document.activeElement !== null && document.activeElement !== document.body) return;
      const part = place.current;
      const target =
        part?.querySelector<HTMLElement>("[data-next-step]") ??
        part?.querySelector<HTMLElement>("h2, h3") ??
        part;
      if (target && !target.hasAttribute("tabindex")) target.tabIndex = -1;
      target?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [step]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div ref={place} role="group" aria-label={label} tabIndex={-1} className={className}>
      {children}
    </div>
  );
}
