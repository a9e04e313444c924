import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { PlainHand } from "../../../tests/support/slow-match";
import { followMatch, settleByHand } from "../../../tests/support/slow-match";
import { resolveRules } from "../rules/resolve-rules";
import type { RuleSettings } from "../rules/settings";
import type { HandLine, MatchCall, MatchFine } from "./match-document";
import { scoreMatch } from "./score-match";

const plainHand: fc.Arbitrary<PlainHand> = fc.oneof(
  { weight: 8, arbitrary: fc.tuple(fc.integer({ min: 0, max: 60 }), fc.constant(0)) },
  { weight: 8, arbitrary: fc.tuple(fc.constant(0), fc.integer({ min: 0, max: 60 })) },
  { weight: 2, arbitrary: fc.constant([0, 0] as const) },
  { weight: 2, arbitrary: fc.constant(null) },
);
const hands = fc.array(plainHand, { maxLength: 10 });

const settings: fc.Arbitrary<RuleSettings> = fc
  .record({
    target: fc.constantFrom(100, 150, 200),
    afterCall: fc.constantFrom("extra-hand" as const, "finish" as const),
    fineScope: fc.constantFrom("ledger" as const, "pair" as const),
    fineFlipsResult: fc.constantFrom("strict-less" as const, "less-or-equal" as const, "never"),
  })
  .map((replaced) =>
    resolveRules({ preset: "fededodo-2026", ...replaced } as never, {
      mode: "pairs",
      players: 4,
      format: "individual",
    }),
  );

const callWithin = (count: number): fc.Arbitrary<MatchCall | undefined> =>
  fc.oneof(
    fc.constant(undefined),
    fc.integer({ min: 1, max: count + 1 }).map((during) => ({ during })),
    fc.integer({ min: 0, max: count + 1 }).map((after) => ({ after })),
  );

const fineWithin = (count: number): fc.Arbitrary<MatchFine> =>
  fc.record({
    seat: fc.constantFrom("A" as const, "B" as const, "C" as const, "D" as const),
    points: fc.constantFrom(-25, -75, -40, 25),
    afterHand: fc.integer({ min: 0, max: count }),
    on: fc.constantFrom("match" as const, "match" as const, "record" as const),
  });

const match = hands.chain((played) =>
  fc.record({
    hands: fc.constant(played),
    call: callWithin(played.length),
    fines: fc.array(fineWithin(played.length), { maxLength: 5 }),
  }),
);

const lineOf = (hand: PlainHand): HandLine =>
  hand === null
    ? { annulled: { infraction: "F-14.2", by: "B" } }
    : { points: { AC: hand[0], BD: hand[1] } };

describe("whatever the hands, the bell, the fines and the rules", () => {
  it("a match ends, stands and pays as one followed by hand", () => {
    fc.assert(
      fc.property(match, settings, ({ hands: plain, call, fines }, rules) => {
        const told = { hands: plain, fines, ...(call ? { call } : {}) };
        const followed = followMatch(told, rules);
        const verdict = scoreMatch({ ...told, firstLeader: "A", hands: plain.map(lineOf) }, rules);
        if (followed.extra.length > 0) {
          expect(verdict).toEqual({
            ok: false,
            problems: followed.extra.map((hand) => ({ code: "played-after-end", hand })),
          });
          return;
        }
        if (!verdict.ok) throw new Error(JSON.stringify(verdict.problems));
        expect(verdict).toMatchObject({
          score: { AC: followed.ac, BD: followed.bd },
          status: followed.status,
          endedBy: followed.endedBy,
          results: settleByHand(told, rules),
        });
        expect(verdict.running).toHaveLength(plain.length);
        expect(verdict.leaders).toEqual(plain.map((_, index) => "ABCD"[index % 4]));
      }),
      { numRuns: 600 },
    );
  });

  it("a fine or a bonus never ends a match, nor keeps it open (K24)", () => {
    fc.assert(
      fc.property(match, settings, (told, rules) => {
        const lines = told.hands.map(lineOf);
        const call = told.call ? { call: told.call } : {};
        const bare = scoreMatch({ firstLeader: "A", hands: lines, ...call }, rules);
        const fined = scoreMatch(
          { firstLeader: "A", hands: lines, ...call, fines: told.fines },
          rules,
        );
        if (!bare.ok || !fined.ok) {
          expect(fined).toEqual(bare);
          return;
        }
        const { status, endedBy, score, running, leaders } = bare;
        expect(fined).toMatchObject({ status, endedBy, score, running, leaders });
      }),
      { numRuns: 200 },
    );
  });
});
