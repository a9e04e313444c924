"use client";

import type { RefObject } from "react";
import { useEffect, useState } from "react";

/** The room on a screen: its sides in hundredths of the smaller one, and whether it is wide enough for two columns. */
export type Room = { readonly height: number; readonly width: number; readonly isWide: boolean };

const TWO_COLUMNS_FROM_PX = 1000;
const FIRST_GUESS: Room = { height: 70, width: 160, isWide: true };

/** Measures an element and follows it as it changes. */
export function useRoom(ref: RefObject<HTMLElement | null>): Room {
  const [room, setRoom] = useState(FIRST_GUESS);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => {
      const vmin = Math.min(window.innerWidth, window.innerHeight) / 100;
      const height = Math.floor(element.clientHeight / vmin);
      const width = Math.floor(element.clientWidth / vmin);
      setRoom({ height, width, isWide: element.clientWidth >= TWO_COLUMNS_FROM_PX });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return room;
}

/** Counts up by one every `everyMs`, from 0. */
export function useBeat(everyMs: number): number {
  const [beat, setBeat] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setBeat((value) => value + 1), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return beat;
}
