import "server-only";
import { sameData } from "@/domain/kernel/same-data";
import type { ActaEvent, RecordedHand } from "@/domain/match/acta";

// Which line of a hand is somebody's own, and which came with an infraction: what one command wrote stands together.

export type StoredEvent = { readonly event: ActaEvent; readonly commandId: string };

type Written = {
  readonly handId: string;
  /** Null: the line is gone. */
  readonly hand: RecordedHand | null;
  /** The incident that brought it along, or whose change took it back; null where somebody wrote it. */
  readonly owner: string | null;
};

/**
 * What takes back the hands that came with an incident. Each returns to what was last written of it by somebody or by
 * another incident that stands; a line that nothing else has written goes. Nothing where the hand says so already.
 */
export function takenBack(
  stored: readonly StoredEvent[],
  incidentId: string,
  reason: string,
): readonly ActaEvent[] {
  const standing = standingIncidents(stored);
  const written = writtenHands(stored);
  const ids = new Set(
    written.flatMap(({ handId, owner }) => (owner === incidentId ? [handId] : [])),
  );
  return [...ids].flatMap((handId): ActaEvent[] => {
    const own = written.filter((one) => one.handId === handId);
    const now = own.at(-1)?.hand ?? null;
    if (now === null) return [];
    const left = own.findLast(
      ({ hand, owner }) =>
        hand !== null &&
        (owner === null || (owner !== incidentId && standing.has(owner) && isBrought(hand))),
    );
    if (!left?.hand) return [{ type: "hand-removed", handId, reason }];
    return sameData(left.hand, now)
      ? []
      : [{ type: "hand-corrected", handId, hand: left.hand, reason }];
  });
}

function standingIncidents(stored: readonly StoredEvent[]): ReadonlySet<string> {
  const standing = new Set<string>();
  for (const { event } of stored) {
    if (event.type === "incident-recorded") standing.add(event.incidentId);
    if (event.type === "incident-cancelled") standing.delete(event.incidentId);
  }
  return standing;
}

function writtenHands(stored: readonly StoredEvent[]): readonly Written[] {
  const owners = new Map(
    stored.flatMap(({ event, commandId }) =>
      event.type.startsWith("incident-") && "incidentId" in event
        ? [[commandId, event.incidentId] as const]
        : [],
    ),
  );
  return stored.flatMap(({ event, commandId }): Written[] => {
    if (!("handId" in event)) return [];
    const hand = event.type === "hand-removed" ? null : event.hand;
    return [{ handId: event.handId, hand, owner: owners.get(commandId) ?? null }];
  });
}

function isBrought(hand: RecordedHand): boolean {
  return "annulled" in hand || "falseBlock" in hand;
}
