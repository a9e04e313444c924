import type { QueuedCommand } from "./acta-queue";

/** How far a hand has come: only on this phone, given to the network without an answer yet, or in the server's record. */
export type HandDelivery = "pending" | "sent" | "confirmed";

/**
 * How far each hand has come, by its id. `given` is the command that the network was given last and nothing has answered
 * to. A hand with a correction behind it is as far as the last of them.
 */
export function handDelivery(
  waiting: readonly QueuedCommand[],
  given: string | null,
): (handId: string) => HandDelivery {
  const ways = new Map<string, HandDelivery>();
  for (const { event, commandId } of waiting) {
    if ("handId" in event) ways.set(event.handId, commandId === given ? "sent" : "pending");
  }
  return (handId) => ways.get(handId) ?? "confirmed";
}
