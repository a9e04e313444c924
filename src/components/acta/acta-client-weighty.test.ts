import { describe, expect, it } from "vitest";
import type { ActaEvent } from "@/domain/match/acta";
import { hall, LEADER, quiet, SEATS } from "../../../tests/support/table-hall";

// Two officials decide over one Hoja at once, and a decision whose network is gone.

const DELIVERED: ActaEvent = { type: "delivered" };
const REGISTERED: ActaEvent = { type: "registered" };
const CLOSED: ActaEvent = { type: "closed" };
const REOPENED: ActaEvent = { type: "reopened", reason: "Se firmó mal" };

/** A table whose Hoja is verified, and the desk's page over it. */
async function verifiedTable() {
  const place = hall();
  place.events.push(SEATS, LEADER, { type: "verified", asDirector: false });
  const client = place.phone();
  const stop = client.start();
  await client.refresh();
  await quiet();
  return { ...place, client, stop };
}

describe("a decision over the whole Hoja", () => {
  it("that somebody else took first is dropped by itself, with what only led to it", async () => {
    const { client, events } = await verifiedTable();
    events.push(CLOSED);
    for (const event of [DELIVERED, REGISTERED, CLOSED]) client.record(event);
    await quiet();
    expect(client.snapshot()).toMatchObject({
      overtaken: "closed",
      queue: { waiting: [], refused: null },
    });
    expect(events.filter(({ type }) => type === "closed")).toHaveLength(1);
    expect(events.some(({ type }) => type === "delivered")).toBe(false);
    client.record(REOPENED);
    await quiet();
    expect(events.at(-1)).toEqual(REOPENED);
    expect(client.snapshot().overtaken).toBeNull();
  });

  it("is not sent upon another Hoja than its sender saw until he says so", async () => {
    const { client, events, posts } = await verifiedTable();
    const fined: ActaEvent = { type: "left-table", seat: "A", permitted: true };
    events.push(fined);
    client.record(CLOSED);
    await quiet();
    expect(client.snapshot().queue.refused?.problems).toMatchObject([{ code: "stale" }]);
    await client.refresh();
    await quiet();
    expect(posts).toHaveLength(1);
    client.sendAgain();
    await quiet();
    expect(events.at(-1)).toEqual(CLOSED);
  });

  it.each([
    ["verified", { type: "verified", asDirector: true }],
    ["closed", CLOSED],
    ["reopened", REOPENED],
  ] as const)("%s is never sent later by itself", async (_, event) => {
    const { client, stop, events, posts, network, phone, runTimers } = await verifiedTable();
    if (event.type === "verified") {
      events.push(REOPENED);
      await client.refresh();
    }
    const before = events.length;
    network.isUp = false;
    client.record(event);
    await quiet();
    expect(client.snapshot().queue.refused?.problems).toMatchObject([{ code: "not-sent" }]);
    network.isUp = true;
    runTimers();
    await client.refresh();
    await quiet();
    expect(events).toHaveLength(before);
    // Nor by the page that is opened next.
    stop();
    const next = phone();
    next.start();
    await next.refresh();
    await quiet();
    expect(next.snapshot().queue.refused?.problems).toMatchObject([{ code: "not-sent" }]);
    expect(posts).toEqual([]);
    next.sendAgain();
    await quiet();
    expect(events).toHaveLength(before + 1);
    expect(events.at(-1)).toEqual(event);
  });

  it("that arrived although its answer did not is seen to be done", async () => {
    const { client, events, network } = await verifiedTable();
    network.losesAnswers = true;
    client.record(CLOSED);
    await quiet();
    network.losesAnswers = false;
    await client.refresh();
    await quiet();
    expect(events.filter(({ type }) => type === "closed")).toHaveLength(1);
    expect(client.snapshot().queue).toMatchObject({ waiting: [], refused: null });
  });
});
