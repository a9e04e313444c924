"use client";

import { useEffect, useRef } from "react";

const MARK = "capicua-step";

/**
 * Entries of steps that have just gone and are about to be taken away. Later, not at once: browsers lose count when an
 * entry is added while they go back, and the next steps may take these over.
 */
let leaving: { readonly steps: number; readonly timer: ReturnType<typeof setTimeout> } | null =
  null;

function leave(steps: number): void {
  if (steps === 0) return;
  const timer = setTimeout(() => {
    leaving = null;
    window.history.go(-steps);
  });
  leaving = { steps, timer };
}

/** The entries that the steps before left standing. */
function takeOver(): number {
  if (leaving === null) return 0;
  const { steps, timer } = leaving;
  clearTimeout(timer);
  leaving = null;
  return steps;
}

/**
 * Keeps one entry of the browser's history a step, so that the phone's back button goes back through the questions and
 * leaves the page only from the first. `onDepth` is told where it went, 0 being out of the steps. A button "Volver"
 * calls `stepBack`, never the state directly. Entries are made on taps only: browsers pass over others.
 */
export function useStepHistory(depth: number, onDepth: (depth: number) => void): void {
  const told = useRef(onDepth);
  const pushed = useRef(0);
  useEffect(() => {
    told.current = onDepth;
  });

  useEffect(() => {
    pushed.current += takeOver();
    while (pushed.current < depth) {
      pushed.current += 1;
      window.history.pushState({ [MARK]: pushed.current }, "");
    }
  }, [depth]);

  useEffect(() => {
    const moved = (event: PopStateEvent) => {
      const at = Number(event.state?.[MARK] ?? 0);
      // Forward again, or the step back of another screen that has just gone.
      if (at >= pushed.current) return;
      pushed.current = at;
      told.current(at);
    };
    window.addEventListener("popstate", moved);
    return () => {
      window.removeEventListener("popstate", moved);
      leave(pushed.current);
      pushed.current = 0;
    };
  }, []);
}

/** One question back, as the phone's own button goes. */
export function stepBack(): void {
  window.history.back();
}
