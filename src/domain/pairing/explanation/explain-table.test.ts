import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { allRounds, answerOf, least, smallPairEvents } from "../../../../tests/support/all-rounds";
import { bookRules } from "../../../../tests/support/event-builders";
import type { EventDocument } from "../../event/event-document";
import type { Field, Unit } from "../field";
import { readField } from "../field";
import type { PassedOver, TableReason } from "../round-pairing";
import { costOfSides, differencesOf, seatedRound, verdictOf } from "./round-cost";

const unitOf = ({ units }: Field, id: string) =>
  units.find((unit) => unit.id === id) ?? expect.fail(`nobody is ${id}`);

/** What the best round with two together is to the engine's, with every round written down. */
function verdictTogether(event: EventDocument, field: Field, one: Unit, two: Unit) {
  const base = costOfSides(field, seatedRound(field, answerOf(event)), false);
  const together = allRounds(field.units).filter(({ tables }) =>
    tables.some((sides) => sides.flat().includes(one) && sides.flat().includes(two)),
  );
  const best = least(field, together);
  return verdictOf(
    differencesOf(
      base,
      base.map((row, at) => ({ ...row, cost: best[at] ?? 0 })),
    ),
  );
}

/** Recomputes from the document what is said to stand between two. */
function expectTrue(
  event: EventDocument,
  field: Field,
  pair: readonly [Unit, Unit],
  said: PassedOver,
) {
  const [one, two] = pair;
  switch (said.because) {
    case "met": {
      const tables = event.rounds[said.round - 1]?.tables ?? [];
      const met = tables.some(({ AC, BD }) => {
        const ids = [...AC, ...BD];
        return ids.includes(one.id) && ids.includes(two.id);
      });
      expect(met).toBe(true);
      return;
    }
    case "forbidden":
      expect(event.forbidden.some((ids) => ids.includes(one.id) && ids.includes(two.id))).toBe(
        true,
      );
      return;
    case "same-club":
      expect(one.club).toBe(two.club);
      return;
    case "floats-again":
      expect([one.float, two.float]).not.toEqual([null, null]);
      return;
    case "elsewhere":
      expect(verdictTogether(event, field, one, two)).not.toBe("better");
  }
}

describe("who else might have sat at a table", () => {
  it("says nothing that every round written down contradicts", () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(smallPairEvents, (event) => {
        const field = readField(event, bookRules);
        const answer = answerOf(event);
        for (const { AC, BD, why } of answer.tables) {
          for (const reason of why) {
            seen.add(reason.code);
            expectReason(event, field, [...AC, ...BD], reason);
          }
        }
      }),
      { numRuns: 150 },
    );
    expect([...seen]).toEqual(expect.arrayContaining(["natural-opponent", "float-lower"]));
  });

  function expectReason(
    event: EventDocument,
    field: Field,
    table: readonly string[],
    reason: TableReason,
  ) {
    if (reason.code === "natural-opponent") {
      const [one, natural] = [unitOf(field, reason.id), unitOf(field, reason.natural)];
      expect(one.wins).toBe(natural.wins);
      expect(table).toContain(one.id);
      expect(table).not.toContain(natural.id);
      expectTrue(event, field, [one, natural], reason.obstacle);
    }
    if (reason.code === "float-lower") {
      const [down, lower] = [unitOf(field, reason.down), unitOf(field, reason.lower)];
      expect(lower.wins).toBe(down.wins);
      expect(lower.order).toBeGreaterThan(down.order);
      expectTrue(event, field, [lower, unitOf(field, reason.up)], reason.obstacle);
    }
  }
});

describe("who rests", () => {
  it("is the lowest of those with the fewest rests, or the one before costs more by what weighs more", () => {
    fc.assert(
      fc.property(smallPairEvents, (event) => {
        const field = readField(event, bookRules);
        const { rests, byes, tables } = answerOf(event);
        const base = costOfSides(field, seatedRound(field, { tables, byes }), false);
        for (const { id, why } of rests) {
          const [reason] = why;
          const own = unitOf(field, id);
          if (reason?.code === "rest-lowest") {
            const before = field.units.filter(
              (unit) =>
                unit.rests < own.rests || (unit.rests === own.rests && unit.place > own.place),
            );
            expect(before).toEqual([]);
          }
          if (reason?.code !== "rest-protects" && reason?.code !== "second-bye") continue;
          const rested = allRounds(field.units).filter(
            ({ resting }) => resting[0]?.id === reason.before,
          );
          const best = least(field, rested);
          const [first] = differencesOf(
            base,
            base.map((row, at) => ({ ...row, cost: best[at] ?? 0 })),
          );
          expect(first?.to).toBeGreaterThan(first?.from ?? 0);
          expect(first?.criterion).not.toBe("rests");
        }
      }),
      { numRuns: 200 },
    );
  });
});
