import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { AC35, AC90, BD90, context, START, signed, TIED } from "../../../tests/support/acta-events";
import type { ActaEvent, RecordedHand } from "./acta";
import type { ActaState } from "./acta-state";
import { addedMinutes } from "./added-time";
import { decideActa, emptyActa } from "./decide-acta";
import { addFact, foldActa, readFacts } from "./fold-acta";

/** What holds of every acta that was built by accepted events. */
function expectSound(state: ActaState): void {
  const sum = (side: "AC" | "BD") =>
    state.hands.reduce((total, { points }) => total + (points[side] ?? 0), 0);
  expect(state.score).toEqual({ AC: sum("AC"), BD: sum("BD") });
  expect(state.problems).toEqual([]);
  if (state.verified) expect(state.status).toBe("finished");
  if (state.ending) expect(state).toMatchObject({ endedBy: "forfeit", winner: null });
  expect(addedMinutes(state)).toBeLessThanOrEqual(60);
  if (state.stage === "closed") expect(Object.keys(state.signatures)).toHaveLength(2);
  for (const note of state.incidents)
    expect(note.afterHand).toBeLessThanOrEqual(state.hands.length);
}

describe("any sequence of commands", () => {
  const ids = ["a", "b", "c", "d", "e", "f"] as const;
  const line = fc.constantFrom(AC90, BD90, AC35, TIED, {
    annulled: { infraction: "F-14.2", by: "B" },
  } as RecordedHand);
  const id = fc.constantFrom(...ids);
  const seat = fc.constantFrom("A", "B", "C", "D" as const);
  const event: fc.Arbitrary<ActaEvent> = fc.oneof(
    fc.record({ type: fc.constant("seats-confirmed" as const) }),
    fc.record({ type: fc.constant("leader-drawn" as const), leader: seat as fc.Arbitrary<"A"> }),
    {
      weight: 6,
      arbitrary: fc.record({ type: fc.constant("hand-recorded" as const), handId: id, hand: line }),
    },
    fc.record({
      type: fc.constant("hand-corrected" as const),
      handId: id,
      hand: line,
      reason: fc.constantFrom("", "suma"),
    }),
    fc.record({ type: fc.constant("hand-removed" as const), handId: id, reason: fc.constant("x") }),
    fc.record({ type: fc.constant("call-noted" as const), lastTilePlaced: fc.boolean() }),
    fc.record({
      type: fc.constant("time-added" as const),
      minutes: fc.integer({ min: -1, max: 40 }),
      reason: fc.constant("x"),
    }),
    fc.record({
      type: fc.constant("finished" as const),
      by: fc.record({ incidentId: id, effect: fc.constantFrom("ends" as const, "void" as const) }),
    }),
    fc.record({
      type: fc.constant("ending-reviewed" as const),
      incidentId: id,
      effect: fc.constantFrom("ends" as const, "void" as const, null),
      reason: fc.constant("x"),
    }),
    fc.record({
      type: fc.constant("incident-recorded" as const),
      incidentId: id,
      infraction: fc.constant("F-21.1" as const),
      offenders: fc.array(seat as fc.Arbitrary<"A">, { maxLength: 2 }),
      afterHand: fc.nat(4),
    }),
    fc.record({
      type: fc.constant("incident-cancelled" as const),
      incidentId: id,
      reason: fc.constant("x"),
    }),
    fc.record({ type: fc.constant("verified" as const), asDirector: fc.boolean() }),
    fc.constantFrom(signed("AC", "A"), signed("BD", "B")),
    fc.constant({ type: "closed" } as const),
    fc.record({ type: fc.constant("reopened" as const), reason: fc.constant("x") }),
  );

  it("keeps the sum of the hands, the order of stages, and the fold equal to the decisions", () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 40 }), (events) => {
        let state = emptyActa(context);
        const accepted: ActaEvent[] = [];
        for (const candidate of [...START, ...events]) {
          const decision = decideActa(state, candidate, context);
          if (!decision.ok) continue;
          accepted.push(candidate);
          state = decision.value.state;
          expectSound(state);
        }
        expect(foldActa(accepted, context)).toEqual(state);
        expect(state.sheetVersion).toBe(
          1 + accepted.filter(({ type }) => type === "reopened").length,
        );
      }),
      { numRuns: 200 },
    );
  });

  /** The events of a list that are accepted one after the other. */
  function acceptedOf(events: readonly ActaEvent[]): readonly ActaEvent[] {
    let state = emptyActa(context);
    return events.filter((candidate) => {
      const decision = decideActa(state, candidate, context);
      if (decision.ok) state = decision.value.state;
      return decision.ok;
    });
  }

  it("can be replayed from any event: what was read before, with the rest added, is what is read at once", () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 25 }), fc.nat(30), (events, cut) => {
        const accepted = acceptedOf([...START, ...events]);
        const before = foldActa(accepted.slice(0, cut), context);
        const after = readFacts(accepted.slice(cut).reduce(addFact, before), context);
        expect(after).toEqual(foldActa(accepted, context));
        expect(JSON.parse(JSON.stringify(after))).toEqual(after);
      }),
      { numRuns: 150 },
    );
  });

  it("takes what names itself once: the same line or infraction again is refused", () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 25 }), (events) => {
        const accepted = acceptedOf([...START, ...events]);
        const state = foldActa(accepted, context);
        for (const named of accepted) {
          if (named.type !== "hand-recorded" && named.type !== "incident-recorded") continue;
          const isGone =
            named.type === "hand-recorded" &&
            !state.handFacts.some(({ handId }) => handId === named.handId);
          if (!isGone) expect(decideActa(state, named, context).ok).toBe(false);
        }
      }),
      { numRuns: 150 },
    );
  });

  it("refuses without changing anything", () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 20 }), event, (events, candidate) => {
        const state = foldActa(acceptedOf([...START, ...events]), context);
        const copy = structuredClone(state);
        decideActa(state, candidate, context);
        expect(state).toEqual(copy);
      }),
      { numRuns: 100 },
    );
  });
});
