import { describe, expect, it } from "vitest";
import {
  AC35,
  hand,
  incident,
  PLAYED,
  refused,
  START,
  signed,
  stateAfter,
  VERIFIED,
} from "../../../tests/support/acta-events";
import type { ActaEvent, IncidentNote } from "./acta";
import { followUpEvents } from "./follow-ups";

describe("incidents", () => {
  const absence: IncidentNote = {
    incidentId: "i",
    infraction: "F-24.1",
    offenders: ["B"],
    afterHand: 0,
  };

  it("end a match without playing it, and cancelling gives it back", () => {
    const events: readonly ActaEvent[] = [
      { type: "incident-recorded", ...absence },
      { type: "finished", by: { incidentId: "i", effect: "forfeit" } },
    ];
    expect(stateAfter(events)).toMatchObject({
      stage: "finished",
      endedBy: "forfeit",
      winner: null,
    });
    const back = stateAfter([
      ...events,
      { type: "incident-cancelled", incidentId: "i", reason: "llegó" },
    ]);
    expect(back).toMatchObject({ stage: "issued", ending: null, status: "playing" });
  });

  it("asks no signature of a side of which nobody came", () => {
    const state = stateAfter([
      { type: "incident-recorded", ...absence, offenders: ["B", "D"] },
      { type: "finished", by: { incidentId: "i", effect: "forfeit" } },
      { type: "verified", asDirector: true },
      signed("AC", "A"),
    ]);
    expect(state.stage).toBe("signed");
  });

  it("may be noted after verification only when they happened after the match", () => {
    expect(stateAfter([...VERIFIED, incident("i", { afterMatch: true })]).incidents).toHaveLength(
      1,
    );
    expect(stateAfter([...VERIFIED, incident("i", { afterHand: 3 })]).incidents).toHaveLength(1);
    expect(refused(START, incident("i", { afterMatch: true }))).toMatchObject([
      { code: "match-not-finished" },
    ]);
  });

  it("must be complete before the sheet is verified", () => {
    const events = [...PLAYED, incident("i", { offenders: [], afterHand: 3 })];
    expect(stateAfter(events).warnings).toContainEqual({
      code: "incident-incomplete",
      incidentId: "i",
    });
    expect(refused(events, { type: "verified", asDirector: false })).toMatchObject([
      { code: "incident-incomplete", incidentId: "i" },
    ]);
  });

  it("cancelling undoes recording, trace aside", () => {
    const before = stateAfter([...START, hand("h1", AC35)]);
    const undone = stateAfter([
      ...START,
      hand("h1", AC35),
      incident("i"),
      { type: "incident-cancelled", incidentId: "i", reason: "error" },
    ]);
    expect({ ...undone, cancelledIncidents: [] }).toEqual(before);
    expect(undone.cancelledIncidents).toEqual(["i"]);
  });
});

describe("what an incident brings with it", () => {
  const renuncio: IncidentNote = {
    incidentId: "i",
    infraction: "F-14.2",
    offenders: ["D"],
    afterHand: 1,
  };
  const consequence = { hand: "annul", match: "continue", article: "14.2" } as const;
  const pips = { A: 15, B: 28, C: 29, D: 30 };

  it("annuls the running hand, or the one already recorded", () => {
    const running = stateAfter([...START, hand("h1", AC35)]);
    const annulled = { annulled: { infraction: "F-14.2", by: "D" } };
    expect(followUpEvents(running, renuncio, consequence, { handId: "h2" })).toEqual({
      ok: true,
      value: [{ type: "hand-recorded", handId: "h2", hand: annulled }],
    });
    expect(
      followUpEvents(running, { ...renuncio, afterHand: 0 }, consequence, { handId: "h2" }),
    ).toEqual({
      ok: true,
      value: [{ type: "hand-corrected", handId: "h1", hand: annulled, reason: "F-14.2" }],
    });
  });

  it("needs the pips of a false block and awards them (10.2, I08)", () => {
    const state = stateAfter(START);
    const note: IncidentNote = {
      ...renuncio,
      infraction: "F-10.2",
      offenders: ["A"],
      afterHand: 0,
    };
    const award = { hand: "award", match: "continue", article: "10.2" } as const;
    expect(followUpEvents(state, note, award, { handId: "h1" })).toMatchObject({
      problems: [{ code: "pips-needed", article: "10.2" }],
    });
    const events = followUpEvents(state, note, award, { handId: "h1", pips });
    if (!events.ok) throw new Error("refused");
    expect(stateAfter([...START, ...events.value])).toMatchObject({
      score: { AC: 0, BD: 102 },
      nextLeader: "B",
    });
  });

  it("ends a match that is played, not one that is over, save for wrong seats", () => {
    const end = (events: readonly ActaEvent[], match: "ends" | "void") =>
      followUpEvents(
        stateAfter(events),
        renuncio,
        { hand: "continue", match, article: "19.4" },
        { handId: "x" },
      );
    expect(end(START, "ends")).toMatchObject({ value: [{ type: "finished" }] });
    expect(end(PLAYED, "ends")).toEqual({ ok: true, value: [] });
    expect(end(PLAYED, "void")).toMatchObject({ value: [{ type: "finished" }] });
  });
});
