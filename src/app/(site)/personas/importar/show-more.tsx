"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";

const FIRST = 25;
const STEP = 200;

type More = { readonly hidden: number; readonly onMore: () => void };

/** The first twenty-five of a long list, and more as they are asked for. */
export function useShown<Item>(items: readonly Item[]): {
  readonly shown: readonly Item[];
  readonly more: More;
} {
  const [most, setMost] = useState(FIRST);
  return {
    shown: items.slice(0, most),
    more: {
      hidden: Math.max(0, items.length - most),
      onMore: () => setMost((now) => now + STEP),
    },
  };
}

/** The button under such a list; nothing when all is shown. */
export function ShowMore({ hidden, onMore }: More) {
  if (hidden === 0) return null;
  return (
    <div className="mt-3">
      <Button onClick={onMore}>
        Mostrar más ({hidden === 1 ? "falta 1" : `faltan ${hidden}`})
      </Button>
    </div>
  );
}
