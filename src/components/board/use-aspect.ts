"use client";

import type { RefObject } from "react";
import { useEffect, useState } from "react";

/** Width by height of an element, in tenths, as it is laid out; `initial` until it has been measured. */
export function useAspect(element: RefObject<HTMLElement | null>, initial: number): number {
  const [aspect, setAspect] = useState(initial);

  useEffect(() => {
    const measured = element.current;
    if (measured === null) return;
    const observer = new ResizeObserver(([entry]) => {
      const { width = 0, height = 0 } = entry?.contentRect ?? {};
      if (width > 0 && height > 0) setAspect(Math.round((width / height) * 10) / 10);
    });
    observer.observe(measured);
    return () => observer.disconnect();
  }, [element]);

  return Math.min(3, Math.max(0.5, aspect));
}
