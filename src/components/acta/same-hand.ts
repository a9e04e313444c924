import type { RecordedHand } from "@/domain/match/acta";

/** Whether two hands say the same, whatever the order of their fields. */
export function isSameHand(one: RecordedHand, other: RecordedHand): boolean {
  return canonical(one) === canonical(other);
}

function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === "object" && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
