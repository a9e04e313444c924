import { describe, expect, it } from "vitest";
import {
  AC35,
  hand,
  PLAYED,
  refused,
  START,
  stateAfter,
  VERIFIED,
} from "../../../tests/support/acta-events";
import type { ActaEvent } from "./acta";

const left = (seat: "A" | "B", permitted = true): ActaEvent => ({
  type: "left-table",
  seat,
  permitted,
});
const back = (seat: "A" | "B"): ActaEvent => ({ type: "returned", seat });
const IN = "0b0c3d52-6d0a-4a7e-9a52-0d8f0d7a4c11";
const replaced: ActaEvent = { type: "substituted", seat: "B", in: IN, reason: "se desmayó" };

describe("leaving the table for a while", () => {
  it("knows who is away, with leave or without", () => {
    const state = stateAfter([...START, left("A"), left("B", false)]);
    expect(state.away).toEqual({ A: { permitted: true }, B: { permitted: false } });
    expect(stateAfter([...START, left("A"), left("B"), back("A")]).away).toEqual({
      B: { permitted: true },
    });
  });

  it("lets somebody back after the match, and changes nothing of the play", () => {
    const state = stateAfter([...START, left("A"), ...PLAYED.slice(START.length), back("A")]);
    expect(state).toEqual(stateAfter(PLAYED));
  });

  it.each<[string, readonly ActaEvent[], ActaEvent, object]>([
    ["already-away", [...START, left("A")], left("A", false), { seat: "A" }],
    ["not-away", START, back("A"), { seat: "A" }],
    ["not-away", [...START, left("A"), back("A")], back("A"), { seat: "A" }],
    ["match-finished", PLAYED, left("A"), {}],
    ["reopen-needed", VERIFIED, left("A"), {}],
  ])("refuses %s", (code, events, last, facts) => {
    expect(refused(events, last)).toMatchObject([{ code, ...facts }]);
  });
});

describe("a substitution (23.4)", () => {
  it("keeps who came in, and after which hand; whoever was away is no longer", () => {
    const state = stateAfter([...START, hand("h1", AC35), left("B"), replaced]);
    expect(state.away).toEqual({});
    expect(state.substitutions).toEqual([
      { seat: "B", in: IN, reason: "se desmayó", afterHand: 1 },
    ]);
  });

  it("moves up with the hands when one before it is removed", () => {
    const removed: ActaEvent = { type: "hand-removed", handId: "h1", reason: "de otra mesa" };
    const state = stateAfter([...START, hand("h1", AC35), replaced, removed]);
    expect(state.substitutions).toMatchObject([{ afterHand: 0 }]);
  });

  it.each<[string, readonly ActaEvent[], ActaEvent]>([
    ["seats-not-confirmed", [], replaced],
    ["match-finished", PLAYED, replaced],
    ["reopen-needed", VERIFIED, replaced],
    ["reason-needed", START, { ...replaced, reason: " " }],
  ])("refuses %s", (code, events, last) => {
    expect(refused(events, last)).toMatchObject([{ code }]);
  });
});
