import "server-only";
import type { EntrantEvent } from "@/domain/tournament/registration";
import type { EntrantEvent as EntrantEventRow } from "@/generated/prisma/client";

/** An entrant's history, oldest first, as the domain folds it. */
export function toEntrantHistory(
  rows: readonly Pick<EntrantEventRow, "event">[],
): readonly EntrantEvent[] {
  return rows.map((row) => row.event as EntrantEvent);
}
