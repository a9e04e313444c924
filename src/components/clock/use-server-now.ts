"use client";

import { useEffect, useState } from "react";
import { noteServerTime, serverTime } from "./server-time";

const TICK_MS = 250;

/**
 * The server's time, ticking. `renderedAt` is the server's instant when the page was made: it is what the first paint
 * shows, on server and browser alike, and a reading for the measured offset.
 */
export function useServerNow(renderedAt: number, ticking = true): number {
  const [now, setNow] = useState(renderedAt);
  useEffect(() => {
    noteServerTime(renderedAt);
    setNow(serverTime());
    if (!ticking) return;
    const timer = setInterval(() => setNow(serverTime()), TICK_MS);
    return () => clearInterval(timer);
  }, [renderedAt, ticking]);
  return now;
}
