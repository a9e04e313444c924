import { describe, expect, it } from "vitest";
import { hall, hand, LEADER, quiet, SEATS } from "../../../tests/support/table-hall";

describe("the pen of a table's client", () => {
  it("is taken by writing, and is lost to a phone that takes it, with nothing lost", async () => {
    const { phone, events } = hall();
    const [mine, theirs] = [phone("mine"), phone("theirs")];
    mine.start();
    theirs.start();
    mine.record(SEATS);
    await quiet();
    expect(mine.snapshot().view.writer?.own).toBe(true);
    await theirs.refresh();
    expect(theirs.snapshot().view.writer?.own).toBe(false);
    theirs.takePen();
    await quiet();
    expect(theirs.snapshot()).toMatchObject({ taking: false, view: { writer: { own: true } } });
    mine.record(LEADER);
    await quiet();
    expect(mine.snapshot().queue.refused?.problems[0]?.code).toBe("other-writer");
    expect(mine.snapshot().view.writer?.own).toBe(false);
    // Nobody recorded anything in its place: with the pen back it goes by itself.
    mine.takePen();
    await quiet();
    expect(events).toEqual([SEATS, LEADER]);
    expect(mine.snapshot().queue).toEqual({ waiting: [], confirmed: [], refused: null });
  });

  it("is asked for before what waits, when the network is back", async () => {
    const { phone, events, network, runTimers } = hall();
    const [mine, theirs] = [phone("mine"), phone("theirs")];
    theirs.start();
    theirs.record(SEATS);
    await quiet();
    mine.start();
    await mine.refresh();
    network.isUp = false;
    mine.takePen();
    mine.record(LEADER);
    await quiet();
    expect(mine.snapshot()).toMatchObject({ taking: true, online: false });
    network.isUp = true;
    runTimers();
    await quiet();
    expect(events).toEqual([SEATS, LEADER]);
    expect(mine.snapshot()).toMatchObject({ taking: false, view: { writer: { own: true } } });
  });

  it("goes to one of two phones that write at once; the other's hand waits beside it", async () => {
    const { phone, events } = hall();
    const [mine, theirs] = [phone("mine"), phone("theirs")];
    mine.start();
    theirs.start();
    for (const event of [SEATS, LEADER]) mine.record(event);
    await quiet();
    await theirs.refresh();
    theirs.takePen();
    await quiet();
    mine.record(hand("mine"));
    theirs.record(hand("theirs"));
    await quiet();
    expect(events).toEqual([SEATS, LEADER, hand("theirs")]);
    expect(mine.snapshot().queue).toMatchObject({
      refused: { problems: [{ code: "other-writer" }] },
      waiting: [{ event: hand("mine"), number: 1 }],
    });
    mine.takePen();
    mine.putMine("Acordado en la mesa");
    await quiet();
    expect(events.at(-1)).toEqual({
      type: "hand-corrected",
      handId: "theirs",
      hand: hand("mine").hand,
      reason: "Acordado en la mesa",
    });
    expect(mine.snapshot().queue.waiting).toEqual([]);
  });
});
