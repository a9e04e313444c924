import { describe, expect, it } from "vitest";
import type { ActaEvent } from "@/domain/match/acta";
import { emptyActa } from "@/domain/match/decide-acta";
import { foldActa } from "@/domain/match/fold-acta";
import { resolveRules } from "@/domain/rules/resolve-rules";
import {
  confirm,
  discard,
  EMPTY_QUEUE,
  enqueue,
  followsOn,
  rebase,
  refuseFirst,
  settle,
  shownActa,
} from "./acta-queue";

const rules = resolveRules("fededodo-2026", { mode: "pairs", players: 4, format: "pairs" });
const context = { rules };

const SEATS: ActaEvent = { type: "seats-confirmed" };
const LEADER: ActaEvent = { type: "leader-drawn", leader: "B" };
const hand = (handId: string): ActaEvent => ({
  type: "hand-recorded",
  handId,
  hand: { ending: "domino", closer: "A", pips: { A: 0, B: 10, C: 5, D: 20 } },
});

const begun = { version: 2, state: foldActa([SEATS, LEADER], context) };
const command = (id: string, event: ActaEvent) => ({ commandId: id, event, at: 0 });

describe("what waits on a phone", () => {
  it("bases each command on the one before it", () => {
    let queue = enqueue(EMPTY_QUEUE, begun, command("1", hand("h1")));
    queue = enqueue(queue, begun, command("2", hand("h2")));
    expect(queue.waiting.map(({ baseVersion }) => baseVersion)).toEqual([2, 3]);
  });

  it("shows what waits as if it were recorded", () => {
    const queue = enqueue(EMPTY_QUEUE, begun, command("1", hand("h1")));
    const shown = shownActa(queue, begun, context);
    expect(shown.score).toEqual({ AC: 35, BD: 0 });
    expect(shown).toEqual(foldActa([SEATS, LEADER, hand("h1")], context));
  });

  it("keeps a confirmed hand on the screen until a reading holds it", () => {
    let queue = enqueue(EMPTY_QUEUE, begun, command("1", hand("h1")));
    queue = confirm(queue, "1", 3);
    expect(queue.waiting).toEqual([]);
    expect(shownActa(queue, begun, context).hands).toHaveLength(1);
    const read = { version: 3, state: foldActa([SEATS, LEADER, hand("h1")], context) };
    queue = settle(queue, read);
    expect(queue.confirmed).toEqual([]);
    expect(shownActa(queue, read, context).hands).toHaveLength(1);
  });

  it("bases the next command on a confirmation that no reading holds yet", () => {
    const queue = confirm(enqueue(EMPTY_QUEUE, begun, command("1", hand("h1"))), "1", 3);
    expect(enqueue(queue, begun, command("2", hand("h2"))).waiting[0]?.baseVersion).toBe(3);
  });

  it("ignores the answer to a command that no longer waits", () => {
    const queue = enqueue(EMPTY_QUEUE, begun, command("1", hand("h1")));
    expect(confirm(queue, "9", 7)).toBe(queue);
    expect(refuseFirst(queue, { commandId: "9", problems: [] })).toBe(queue);
  });

  it("never merges: after another phone wrote, what waits is left out until it is sent again", () => {
    const mine = enqueue(EMPTY_QUEUE, begun, command("1", hand("h1")));
    const theirs = { version: 3, state: foldActa([SEATS, LEADER, hand("x")], context) };
    expect(followsOn(mine, theirs)).toBe(false);
    expect(shownActa(mine, theirs, context).handFacts.map(({ handId }) => handId)).toEqual(["x"]);
    const refused = refuseFirst(mine, { commandId: "1", problems: [] });
    const again = rebase(refused, theirs);
    expect(again.refused).toBeNull();
    expect(again.waiting[0]?.baseVersion).toBe(3);
    expect(shownActa(again, theirs, context).hands).toHaveLength(2);
  });

  it("moves up what was based on a dropped command", () => {
    let queue = enqueue(EMPTY_QUEUE, begun, command("1", hand("h1")));
    queue = enqueue(queue, begun, command("2", hand("h2")));
    queue = discard(refuseFirst(queue, { commandId: "1", problems: [] }), begun, "1");
    expect(queue.refused).toBeNull();
    expect(queue.waiting).toMatchObject([{ commandId: "2", baseVersion: 2 }]);
  });

  it("shows the reading itself when nothing waits", () => {
    const reading = { version: 0, state: emptyActa(context) };
    expect(shownActa(EMPTY_QUEUE, reading, context)).toBe(reading.state);
  });
});
