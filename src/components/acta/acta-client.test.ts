import { describe, expect, it } from "vitest";
import type { ActaEvent } from "@/domain/match/acta";
import { memoryStore } from "../../../tests/support/memory-store";
import { hall, hand, LEADER, quiet, SEATS } from "../../../tests/support/table-hall";
import { shownActa } from "./acta-queue";
import { parseWaiting } from "./acta-storage";

describe("a table's client", () => {
  it("sends in order, one at a time, and reads the table again", async () => {
    const { phone, events, posts } = hall();
    const client = phone();
    client.start();
    client.record(SEATS);
    client.record(LEADER);
    await quiet();
    expect(events).toEqual([SEATS, LEADER]);
    expect(posts.map(({ baseVersion }) => baseVersion)).toEqual([0, 1]);
    expect(client.snapshot()).toMatchObject({
      sending: false,
      online: true,
      view: { version: 2 },
      queue: { waiting: [], confirmed: [] },
    });
  });

  it("takes the table from the answer, and does not ask for what it was told", async () => {
    const { phone, events, network } = hall();
    network.tellsTable = true;
    const client = phone("mine");
    client.start();
    for (const event of [SEATS, LEADER, hand("1")]) client.record(event);
    await quiet();
    expect(events).toEqual([SEATS, LEADER, hand("1")]);
    expect(network.readings).toBe(0);
    expect(client.snapshot()).toMatchObject({
      sending: false,
      view: { version: 3, writer: { own: true } },
      queue: { waiting: [], confirmed: [], refused: null },
    });
  });

  it("keeps what it could not send and sends it with the same id", async () => {
    const { phone, events, posts, network, runTimers } = hall();
    network.isUp = false;
    const client = phone();
    client.start();
    client.record(SEATS);
    await quiet();
    expect(client.snapshot().online).toBe(false);
    expect(client.snapshot().queue.waiting).toHaveLength(1);
    network.isUp = true;
    runTimers();
    await quiet();
    expect(events).toEqual([SEATS]);
    expect(posts).toHaveLength(1);
    expect(client.snapshot().queue.waiting).toEqual([]);
  });

  it("counts once a command whose answer was lost", async () => {
    const { phone, events, posts, network, runTimers } = hall();
    network.losesAnswers = true;
    const client = phone();
    client.start();
    client.record(SEATS);
    await quiet();
    network.losesAnswers = false;
    runTimers();
    await quiet();
    expect(events).toEqual([SEATS]);
    expect(new Set(posts.map(({ commandId }) => commandId)).size).toBe(1);
    expect(posts).toHaveLength(2);
  });

  it("takes up after a reload what the phone kept", async () => {
    const { phone, events, network, kept } = hall();
    network.isUp = false;
    const before = phone();
    const stop = before.start();
    before.record(SEATS);
    await quiet();
    stop();
    expect(kept.size).toBe(1);
    network.isUp = true;
    const after = phone();
    after.start();
    await quiet();
    expect(events).toEqual([SEATS]);
    expect(kept.size).toBe(0);
  });

  it.each([
    ["keeps its readings", true],
    ["keeps no reading", false],
  ])("goes on after a reload without a network behind what was confirmed: %s", async (_, keeps) => {
    const { phone, events, network, runTimers } = hall();
    const opened = { at: 0, ...(keeps && { shelf: memoryStore().store }) };
    const before = phone("mine", true, opened);
    const stop = before.start();
    before.record(SEATS);
    before.record(LEADER);
    await quiet();
    // The answers of the next two come, the readings after them do not; then nothing comes.
    network.takesReadings = false;
    before.record(hand("1"));
    before.record(hand("2"));
    await quiet();
    network.isUp = false;
    before.record(hand("3"));
    await quiet();
    stop();
    expect(events).toHaveLength(4);
    const after = phone("mine", true, opened);
    after.start();
    await quiet();
    const { queue, view } = after.snapshot();
    expect(queue.refused).toBeNull();
    if (keeps)
      expect(shownActa(queue, view, view).hands.map(({ handId }) => handId)).toEqual([
        "1",
        "2",
        "3",
      ]);
    Object.assign(network, { isUp: true, takesReadings: true });
    runTimers();
    await quiet();
    expect(events).toEqual([SEATS, LEADER, hand("1"), hand("2"), hand("3")]);
    expect(after.snapshot().queue).toEqual({ waiting: [], confirmed: [], refused: null });
  });

  it("sends what waits behind hands that only an earlier page knows to be confirmed", async () => {
    const { phone, events, network } = hall();
    const before = phone("mine");
    const stop = before.start();
    for (const event of [SEATS, LEADER, hand("1")]) before.record(event);
    await quiet();
    network.isUp = false;
    before.record(hand("2"));
    before.record(hand("3"));
    await quiet();
    stop();
    // The page comes from before the first hand, and nothing can be read.
    Object.assign(network, { isUp: true, takesReadings: false });
    const after = phone("mine", true, { at: 2 });
    after.start();
    await quiet();
    expect(after.snapshot().queue).toMatchObject({ refused: null, waiting: [] });
    expect(events).toEqual([SEATS, LEADER, hand("1"), hand("2"), hand("3")]);
  });

  it("stops at a refusal and shows what is recorded, until a person decides", async () => {
    const { phone, events } = hall();
    const [mine, theirs] = [phone(), phone()];
    mine.start();
    theirs.start();
    theirs.record(SEATS);
    await quiet();
    theirs.record(LEADER);
    await quiet();
    const other: ActaEvent = { type: "leader-drawn", leader: "D" };
    mine.record(other);
    mine.record(hand("1"));
    await quiet();
    const stopped = mine.snapshot();
    expect(stopped.queue.refused?.problems[0]?.code).toBe("stale");
    expect(stopped.queue.waiting).toHaveLength(2);
    expect(stopped.view.version).toBe(2);
    expect(events).toEqual([SEATS, LEADER]);
    const [first] = stopped.queue.waiting;
    mine.discard(first?.commandId ?? "");
    await quiet();
    // The hand behind it was noted for another leader: that is asked about too.
    expect(events).toEqual([SEATS, LEADER]);
    expect(mine.snapshot().queue.refused?.problems[0]?.code).toBe("hands-moved");
    mine.sendAgain();
    await quiet();
    expect(events).toEqual([SEATS, LEADER, hand("1")]);
    expect(mine.snapshot().queue.waiting).toEqual([]);
  });

  it("asks nobody about what another phone has said already", async () => {
    const { phone, events } = hall();
    const [mine, theirs] = [phone(), phone()];
    mine.start();
    theirs.start();
    theirs.record(SEATS);
    await quiet();
    mine.record(SEATS);
    mine.record(LEADER);
    await quiet();
    expect(events).toEqual([SEATS, LEADER]);
    expect(mine.snapshot().queue).toEqual({ waiting: [], confirmed: [], refused: null });
  });
});

describe("what a phone knows of its own sending", () => {
  it("tells what was given to the network, and since when nothing answers", async () => {
    const { phone, network, runTimers } = hall();
    const client = phone("mine");
    client.start();
    network.isUp = false;
    client.record(SEATS);
    await quiet();
    expect(client.snapshot()).toMatchObject({ given: null, silentSince: 0, online: false });
    network.isUp = true;
    network.hangs = true;
    runTimers();
    await quiet();
    const [command] = client.snapshot().queue.waiting;
    expect(client.snapshot().given).toBe(command?.commandId);
    network.hangs = false;
    runTimers();
    await quiet();
    expect(client.snapshot()).toMatchObject({ given: null, silentSince: null, online: true });
  });

  it("goes on in memory where the phone keeps nothing, and says so", async () => {
    const { phone, events } = hall();
    const client = phone("mine", false);
    client.start();
    expect(client.snapshot().keeps).toBe(false);
    client.record(SEATS);
    await quiet();
    expect(events).toEqual([SEATS]);
  });

  it("takes over what another page of the same phone records, and sends it once", async () => {
    const { phone, events, kept, network, runTimers } = hall();
    const [one, two] = [phone("mine"), phone("mine")];
    one.start();
    two.start();
    network.isUp = false;
    one.record(SEATS);
    await quiet();
    const now = parseWaiting([...kept.values()][0] ?? null);
    two.mirror([], now);
    expect(two.snapshot().queue.waiting).toHaveLength(1);
    network.isUp = true;
    runTimers();
    await quiet();
    await two.refresh();
    await quiet();
    expect(events).toEqual([SEATS]);
    for (const client of [one, two]) expect(client.snapshot().queue.waiting).toEqual([]);
    expect(kept.size).toBe(0);
  });
});
