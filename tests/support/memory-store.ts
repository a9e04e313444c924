import type { QueueStore } from "@/components/acta/acta-storage";

/** A phone's store in memory, and what it holds. */
export function memoryStore(): { readonly kept: Map<string, string>; readonly store: QueueStore } {
  const kept = new Map<string, string>();
  return {
    kept,
    store: {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    },
  };
}
