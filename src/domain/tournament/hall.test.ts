import { describe, expect, it } from "vitest";
import { ACTA_STATES } from "../match/acta";
import type { HallFacts } from "./hall";
import { hallMarks, hasRung, passesFilter, riseGroups, riseOf } from "./hall";

function table(number: number, change: Partial<HallFacts> = {}): HallFacts {
  return {
    table: number,
    stage: "playing",
    status: "playing",
    needs: "result",
    waitingSince: null,
    call: null,
    openIncidents: 0,
    isAway: false,
    isReopened: false,
    isRefused: false,
    onPaper: false,
    isBellAnswered: false,
    addedMinutes: 0,
    ...change,
  };
}

describe("who may rise (11.2)", () => {
  it("is nobody of a finished table, until it is verified", () =>
    expect(ACTA_STATES.map((stage) => `${stage} ${riseOf(table(1, { stage }))}`)).toEqual([
      "issued playing",
      "playing playing",
      "finished stays",
      "verified rises",
      "signed rises",
      "delivered rises",
      "registered rises",
      "claimed rises",
      "resolved rises",
      "closed rises",
    ]));

  it("calls nobody back when a verified sheet is opened again", () => {
    const opened = table(1, { stage: "finished", waitingSince: 100, isReopened: true });
    expect(riseOf(opened)).toBe("rises");
    expect(riseGroups([opened])).toEqual({ stay: [], rise: [opened] });
    expect(hallMarks(table(1, { isReopened: true, isAway: true }), true)).toEqual([]);
  });

  it("lists who stays by how long they wait, and who may go in the order of the hall", () => {
    const finished = (number: number, waitingSince: number | null) =>
      table(number, { stage: "finished", waitingSince });
    const { stay, rise } = riseGroups([
      table(1, { stage: "closed" }),
      finished(2, 300),
      finished(3, null),
      finished(4, 100),
      finished(5, 100),
      table(6),
      table(7, { stage: "signed" }),
    ]);
    expect(stay.map((one) => one.table)).toEqual([4, 5, 2, 3]);
    expect(rise.map((one) => one.table)).toEqual([1, 7]);
  });
});

describe("the marks of a table", () => {
  it.each([
    [{}, false, []],
    [{ call: { at: 1, isTaken: false } }, false, ["call"]],
    [{ openIncidents: 1, onPaper: true }, false, ["open-incident", "paper"]],
    [{}, true, ["bell-unanswered"]],
    // Answered: the hand had ended and is to be written down.
    [{ isBellAnswered: true }, true, ["hand-owed"]],
    [{ isBellAnswered: true, status: "last-hand" }, true, ["last-hand"]],
    [{ isBellAnswered: true, isReopened: true }, true, []],
    [{ stage: "issued" }, true, []],
    [{ status: "last-hand" }, true, ["last-hand"]],
    [{ status: "extra-hand" }, true, ["last-hand"]],
    [{ status: "tie-break-hand" }, true, ["last-hand"]],
    [{ stage: "finished", status: "finished", addedMinutes: 5, isAway: true }, true, []],
    [{ addedMinutes: 5, isAway: true }, false, ["away", "extra-time"]],
    [{ stage: "verified", needs: "signatures", isRefused: true }, false, ["refused"]],
    [{ stage: "claimed", needs: null, onPaper: true }, false, ["claim"]],
  ] as const)("%j, bell %s: %j", (change, bell, marks) =>
    expect(hallMarks(table(1, change), bell)).toEqual(marks),
  );

  it("know the bell of a table that was given minutes", () => {
    const clock = { startedAt: 0, pausedAt: null, pausedMs: 0, calledAt: null, endedAt: null };
    const limits = { callMinutes: 35, slotMinutes: 40 };
    const at = (minute: number, addedMinutes: number) =>
      hasRung({ addedMinutes }, clock, limits, minute * 60_000);
    expect([at(34, 0), at(35, 0), at(35, 5), at(40, 5)]).toEqual([false, true, false, true]);
    expect(hasRung({ addedMinutes: 0 }, { ...clock, startedAt: null }, limits, 10 ** 9)).toBe(
      false,
    );
  });
});

describe("a filter", () => {
  const missing = table(3, { stage: "signed", needs: "delivery", onPaper: true });
  it.each([
    [null, true],
    ["delivery", true],
    ["closing", false],
    ["closed", false],
    ["paper", true],
    ["call", false],
  ] as const)("%s: %s", (filter, passes) =>
    expect(passesFilter(missing, filter, hallMarks(missing, false))).toBe(passes),
  );

  it("finds what is closed", () =>
    expect(passesFilter(table(1, { stage: "closed", needs: null }), "closed", [])).toBe(true));
});
