import { describe, expect, it } from "vitest";
import type { QueuedCommand } from "./acta-queue";
import { handDelivery } from "./hand-delivery";

const recorded = (commandId: string, handId: string): QueuedCommand => ({
  commandId,
  baseVersion: 0,
  at: 0,
  event: { type: "hand-recorded", handId, hand: { ending: "domino", closer: "A", pips: {} } },
});
const removed = (commandId: string, handId: string): QueuedCommand => ({
  ...recorded(commandId, handId),
  event: { type: "hand-removed", handId, reason: "x" },
});

describe("how far a hand has come", () => {
  it("is pending, sent or confirmed", () => {
    const stage = handDelivery([recorded("c1", "h1"), recorded("c2", "h2")], "c1");
    expect(["h0", "h1", "h2"].map(stage)).toEqual(["confirmed", "sent", "pending"]);
  });

  it("is pending while what was changed of it waits", () => {
    const stage = handDelivery([recorded("c1", "h1"), removed("c2", "h1")], "c1");
    expect(stage("h1")).toBe("pending");
  });
});
