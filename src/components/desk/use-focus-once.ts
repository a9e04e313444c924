"use client";

import { useEffect, useRef } from "react";

/** A place whose first field or button takes the focus when it appears: the next key at the desk goes there. */
export function useFocusOnce() {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector<HTMLElement>("input, button, a")?.focus(), []);
  return place;
}
