"use client";

import { useEffect, useState } from "react";

const SETTLE_MS = 350;

/** True for a moment after `step` changes: a double tap must not answer the next question too. */
export function useSettling(step: string): boolean {
  const [settled, setSettled] = useState(step);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(step), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [step]);
  return settled !== step;
}
