import { describe, expect, it } from "vitest";
import { sameData } from "@/domain/kernel/same-data";
import type { ActaEvent } from "@/domain/match/acta";
import { foldActa } from "@/domain/match/fold-acta";
import { resolveRules } from "@/domain/rules/resolve-rules";
import type { ActaQueue, Reading } from "./acta-queue";
import { EMPTY_QUEUE, enqueue, refuseFirst, shownActa } from "./acta-queue";
import { conflictOf, keepRecorded, putMine, sendUponPresent } from "./conflict";
import { baseOf, handNumberOf, reconsider, unsentHands } from "./queue-fit";

const rules = resolveRules("fededodo-2026", { mode: "pairs", players: 4, format: "pairs" });
const context = { rules };

const START: readonly ActaEvent[] = [
  { type: "seats-confirmed" },
  { type: "leader-drawn", leader: "A" },
];
const hand = (handId: string, pips = 10) =>
  ({
    type: "hand-recorded",
    handId,
    hand: { ending: "domino", closer: "A", pips: { A: 0, B: pips, C: 5, D: 20 } },
  }) as const satisfies ActaEvent;
const fine: ActaEvent = {
  type: "incident-recorded",
  incidentId: "i1",
  infraction: "F-11.4",
  offenders: ["B"],
  afterHand: 0,
};

const read = (...events: readonly ActaEvent[]): Reading => ({
  version: START.length + events.length,
  state: foldActa([...START, ...events], context),
});

/** Records events one after the other on a phone that last read `reading`. */
function recordAll(reading: Reading, ...events: readonly ActaEvent[]): ActaQueue {
  return events.reduce((queue, event, index) => {
    const acta = shownActa(queue, reading, context);
    return enqueue(queue, reading, {
      commandId: `c${index + 1}`,
      event,
      at: index,
      upon: baseOf(event, acta),
      number: handNumberOf(event, acta),
    });
  }, EMPTY_QUEUE);
}

const refused = (queue: ActaQueue, code: string): ActaQueue =>
  refuseFirst(queue, {
    commandId: queue.waiting[0]?.commandId ?? "",
    problems: [{ code, detail: code }],
  });
const events = ({ waiting }: ActaQueue) => waiting.map(({ event }) => event);
const again = (queue: ActaQueue, reading: Reading, mayWrite = true) =>
  reconsider(queue, reading, context, mayWrite);

describe("what waits, looked at on the table as it is now", () => {
  it("goes on by itself when something else than hands was written", () => {
    const queue = refused(recordAll(read(), hand("mine")), "stale");
    const now = read(fine);
    expect(again(queue, now)).toMatchObject({ refused: null, waiting: [{ baseVersion: 3 }] });
  });

  it("waits for a person when another hand stands in its place, without being sent first", () => {
    const queue = recordAll(read(), hand("mine"));
    const held = again(queue, read(hand("theirs", 12)));
    expect(held.refused).toMatchObject({
      commandId: "c1",
      problems: [{ code: "hands-moved" }],
    });
    // That hand is taken away again: mine goes on.
    expect(again(held, read()).refused).toBeNull();
  });

  it("waits while another phone has the pen, and goes on with it", () => {
    const queue = refused(recordAll(read(), hand("mine")), "other-writer");
    expect(again(queue, read(), false)).toBe(queue);
    expect(again(queue, read(), true).refused).toBeNull();
  });

  it("stays refused for a reason of its own, and is not tried again on the same version", () => {
    const queue = recordAll(read(), hand("mine"));
    expect(again(refused(queue, "pips-impossible"), read(fine)).refused).not.toBeNull();
    expect(again(refused(queue, "stale"), read()).refused).not.toBeNull();
  });

  it("drops what the table says already, and a hand that was taken back here", () => {
    const seats = refused(recordAll(read(), { type: "seats-confirmed" }), "stale");
    expect(again(seats, read(fine)).waiting).toEqual([]);
    const undone = recordAll(
      read(),
      hand("mine"),
      { type: "hand-removed", handId: "mine", reason: "x" },
      hand("mine2", 8),
    );
    const left = again(refused(undone, "stale"), read(hand("theirs")));
    expect(events(left)).toEqual([hand("mine2", 8)]);
    expect(left.refused).not.toBeNull();
  });

  it("lists the hands that only this phone has", () => {
    const queue = refused(recordAll(read(), hand("m1"), hand("m2", 3)), "table-on-paper");
    const listed = unsentHands(queue, read(hand("t1")), context);
    expect(listed.map(({ handId, number }) => [handId, number])).toEqual([
      ["m1", 2],
      ["m2", 3],
    ]);
    expect(unsentHands(EMPTY_QUEUE, read(), context)).toEqual([]);
  });
});

describe("two versions of a hand", () => {
  const theirs = hand("theirs", 12);
  const now = read(theirs);
  const mine = () => again(recordAll(read(), hand("mine"), hand("next", 3)), now);

  it("stand side by side, whole, under the number that the phone gave it", () => {
    expect(conflictOf(mine(), now, context)).toMatchObject({
      kind: "hand",
      number: 1,
      mine: hand("mine").hand,
      recorded: { handId: "theirs", hand: theirs.hand },
      isSame: false,
    });
    expect(conflictOf(recordAll(read(), hand("mine")), read(), context)).toBeNull();
  });

  it("are told to be the same whatever the order of their fields", () => {
    const same = read({
      ...hand("theirs"),
      hand: { pips: { D: 20, C: 5, B: 10, A: 0 }, closer: "A", ending: "domino" },
    });
    expect(conflictOf(again(mine(), same), same, context)).toMatchObject({ isSame: true });
    expect(sameData(hand("a").hand, hand("b", 11).hand)).toBe(false);
  });

  it("keep what is recorded: mine goes, and the next one follows by itself", () => {
    const left = again(keepRecorded(mine(), now, context), now);
    expect(events(left)).toEqual([hand("next", 3)]);
    expect(left).toMatchObject({ refused: null, waiting: [{ baseVersion: 3, number: 2 }] });
  });

  it("drop with mine what was corrected of it here", () => {
    const corrected: ActaEvent = {
      type: "hand-corrected",
      handId: "mine",
      hand: hand("mine", 14).hand,
      reason: "mal contada",
    };
    const queue = again(recordAll(read(), hand("mine"), corrected), now);
    expect(conflictOf(queue, now, context)).toMatchObject({ mine: hand("mine", 14).hand });
    expect(keepRecorded(queue, now, context).waiting).toEqual([]);
  });

  it("put mine in its place as a correction of the whole hand", () => {
    const sent = { commandId: "new", reason: "La otra se contó mal" };
    const left = again(putMine(mine(), now, context, sent), now);
    expect(left.refused).toBeNull();
    expect(left.waiting.map(({ commandId, baseVersion }) => [commandId, baseVersion])).toEqual([
      ["new", 3],
      ["c2", 4],
    ]);
    expect(left.waiting[0]?.event).toEqual({
      type: "hand-corrected",
      handId: "theirs",
      hand: hand("mine").hand,
      reason: "La otra se contó mal",
    });
    const { hands } = shownActa(left, now, context);
    expect(hands.map((one) => one.hand)).toEqual([hand("mine").hand, hand("next", 3).hand]);
  });

  it("send mine as another hand, after the recorded one", () => {
    const left = again(sendUponPresent(mine(), now, context), now);
    expect(left.refused).toBeNull();
    expect(left.waiting.map(({ number }) => number)).toEqual([2, 3]);
    expect(shownActa(left, now, context).hands.map(({ handId }) => handId)).toEqual([
      "theirs",
      "mine",
      "next",
    ]);
  });

  it("are gone through one by one where several wait", () => {
    const both = read(theirs, hand("theirs2", 4));
    const first = again(mine(), both);
    expect(conflictOf(first, both, context)).toMatchObject({ number: 1 });
    const second = again(keepRecorded(first, both, context), both);
    expect(conflictOf(second, both, context)).toMatchObject({
      kind: "hand",
      number: 2,
      recorded: { handId: "theirs2" },
    });
    expect(again(keepRecorded(second, both, context), both).waiting).toEqual([]);
  });

  it("ask again about a correction and a removal whose hand was changed meanwhile", () => {
    const base = read(hand("h1"));
    const change = { handId: "h1", hand: hand("h1", 30).hand, reason: "x" } as const;
    const elsewhere = read(hand("h1"), { type: "hand-corrected", ...change });
    const corrected = again(
      recordAll(base, { type: "hand-corrected", ...change, hand: hand("h1", 2).hand }),
      elsewhere,
    );
    expect(conflictOf(corrected, elsewhere, context)).toMatchObject({
      kind: "correction",
      number: 1,
      recorded: { hand: hand("h1", 30).hand },
    });
    expect(events(keepRecorded(corrected, elsewhere, context))).toEqual([]);
    expect(again(sendUponPresent(corrected, elsewhere, context), elsewhere).refused).toBeNull();
    // Taken away there as here, or corrected to the same: nothing is left to ask.
    const removal = recordAll(base, { type: "hand-removed", handId: "h1", reason: "x" });
    const gone = read(hand("h1"), { type: "hand-removed", handId: "h1", reason: "y" });
    expect(again(removal, gone).waiting).toEqual([]);
    const alike = recordAll(base, { type: "hand-corrected", ...change });
    expect(again(alike, elsewhere).waiting).toEqual([]);
    expect(conflictOf(again(removal, elsewhere), elsewhere, context)).toMatchObject({
      kind: "removal",
      recorded: { hand: hand("h1", 30).hand },
      number: 1,
    });
  });
});
