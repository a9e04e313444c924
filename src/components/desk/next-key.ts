/** Keys that go on to the next box of figures: Enter, and what people type between figures. */
const NEXT_KEYS: readonly string[] = ["Enter", ".", ",", " "];

/** Whether a key means the next box, in a box that holds a figure. */
export function isNextKey(key: string): boolean {
  return NEXT_KEYS.includes(key);
}

/** Keys by which somebody takes up a refused line again; figures and Enter, typed ahead, are none. */
const TAKE_UP_KEYS: readonly string[] = ["Backspace", "Delete", "Escape"];

/** What a key does to a refused line: takes it up, is kept from it, or has nothing to do with what it holds. */
export function refusedLineKey({
  key,
  ctrlKey,
  metaKey,
  altKey,
}: {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}): "take-up" | "keep-out" | "pass" {
  if (ctrlKey || metaKey || altKey) return "pass";
  if (TAKE_UP_KEYS.includes(key)) return "take-up";
  return key.length === 1 || key === "Enter" ? "keep-out" : "pass";
}
