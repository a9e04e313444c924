"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import type { CheckReport } from "./check-text";

/** Where a check stands; `failed`: the browser could not run it. */
export type CheckState = { readonly kind: "idle" } | { readonly kind: "failed" } | CheckReport;

/** Checks documents one at a time in a thread of the browser; a new one ends the one before. */
export function useChecker(): {
  readonly state: CheckState;
  readonly check: (text: string) => void;
} {
  const [state, setState] = useState<CheckState>({ kind: "idle" });
  const worker = useRef<Worker | null>(null);
  useEffect(() => () => worker.current?.terminate(), []);
  const check = useCallback((text: string) => {
    worker.current?.terminate();
    const next = new Worker(new URL("./check-worker.ts", import.meta.url), { type: "module" });
    worker.current = next;
    setState({ kind: "progress", round: 0, rounds: 0 });
    next.onmessage = ({ data }: MessageEvent<CheckReport>) => setState(data);
    next.onerror = () => setState({ kind: "failed" });
    next.postMessage(text);
  }, []);
  return { state, check };
}
