import type { KeyboardEvent } from "react";
import type { ActaState } from "@/domain/match/acta-state";
import { isOnPaper } from "@/domain/match/paper";
import type { DeskRights } from "./desk-rights";

/** Whether the last line can be typed again with one key: it came from paper, and nobody has verified it. */
export function mayUndoLine(
  acta: Pick<ActaState, "medium" | "verified" | "hands">,
  rights: Pick<DeskRights, "record">,
): boolean {
  return (
    isOnPaper(acta) && acta.hands.length > 0 && acta.verified === null && rights.record === null
  );
}

/**
 * Whether a key takes the last line off: Ctrl+Z (⌘Z) where nothing is being typed. In a field with something in it the key
 * is the field's own, and takes back letters.
 */
export function isUndoKey(event: KeyboardEvent): boolean {
  const isZ = event.key.toLowerCase() === "z" && (event.ctrlKey || event.metaKey);
  if (!isZ || event.shiftKey || event.altKey) return false;
  const { target } = event;
  const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
  return !(isField && target.value !== "");
}

/** Whether a key is the beginning of a table's number, pressed where no field takes it. */
export function startsTableNumber(event: KeyboardEvent): boolean {
  if (!/^\d$/.test(event.key) || event.ctrlKey || event.metaKey || event.altKey) return false;
  const { target } = event;
  return (
    target instanceof HTMLElement && target.closest("input, textarea, select, dialog") === null
  );
}
