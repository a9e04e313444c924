import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { EntrantEvent } from "./registration";
import { attendance, entrantRounds, feeOwed, foldEntrant, playsRound } from "./registration";
import type { EntrantCommand, EntrantFacts } from "./registration-commands";
import { decideEntrant } from "./registration-commands";

const arrived: readonly EntrantEvent[] = [
  { type: "registered", round: 1 },
  { type: "checked-in", round: 1 },
];

describe("entrantRounds", () => {
  const cases: readonly (readonly [string, readonly EntrantEvent[], unknown])[] = [
    ["plays from the start", [], {}],
    ["withdraws before round 3", [{ type: "withdrawn", round: 3 }], { outFrom: 3 }],
    [
      "withdraws and returns after two rounds",
      [
        { type: "withdrawn", round: 2 },
        { type: "returned", round: 4 },
      ],
      { absent: [2, 3] },
    ],
    [
      "returns before missing anything",
      [
        { type: "withdrawn", round: 2 },
        { type: "returned", round: 2 },
      ],
      {},
    ],
    [
      "withdraws twice",
      [
        { type: "withdrawn", round: 2 },
        { type: "returned", round: 3 },
        { type: "withdrawn", round: 5 },
      ],
      { absent: [2], outFrom: 5 },
    ],
    [
      "misses round 3, not round 4 after all",
      [
        { type: "absent", round: 3 },
        { type: "absent", round: 4 },
        { type: "absence-cancelled", round: 4 },
      ],
      { absent: [3] },
    ],
    ["misses round 1 only", [{ type: "absent", round: 1 }], { absent: [1] }],
    [
      "an absence after leaving says nothing",
      [
        { type: "absent", round: 4 },
        { type: "withdrawn", round: 3 },
      ],
      { outFrom: 3 },
    ],
    ["is undone at the door", [{ type: "check-in-undone" }], null],
    ["leaves before round 1", [{ type: "withdrawn", round: 1 }], null],
  ];

  it.each(cases)("%s", (_, history, expected) =>
    expect(entrantRounds(foldEntrant([...arrived, ...history]))).toEqual(expected),
  );

  it("a late entry plays from the round it was entered for", () => {
    const history: readonly EntrantEvent[] = [
      { type: "registered", round: 3, walkIn: true },
      { type: "checked-in", round: 3 },
    ];
    const state = foldEntrant(history);
    expect(entrantRounds(state)).toEqual({ from: 3 });
    expect(state.walkIn).toBe(true);
  });

  it("registered in time but arriving late plays from arrival", () =>
    expect(
      entrantRounds(
        foldEntrant([
          { type: "registered", round: 1 },
          { type: "checked-in", round: 2 },
        ]),
      ),
    ).toEqual({ from: 2 }));
});

describe("attendance", () => {
  it("counts who is missing", () => {
    const entrants = [
      { id: "1", state: foldEntrant(arrived) },
      { id: "2", state: foldEntrant([{ type: "registered", round: 1 }]) },
      { id: "3", state: foldEntrant([...arrived, { type: "withdrawn", round: 1 }]) },
      { id: "4", state: foldEntrant([]) },
    ];
    expect(attendance(entrants, 1)).toEqual({
      expected: 2,
      present: 1,
      missing: ["2"],
      withdrawn: ["3"],
    });
  });
});

describe("decideEntrant", () => {
  const facts: EntrantFacts = {
    tournament: "running",
    nextRound: 3,
    plannedRounds: 5,
    barred: false,
  };
  const team = {
    members: ["a", "b", "c", "d", "e", "f"],
    playing: ["a", "b", "c", "d"],
    barred: ["f"],
  };
  const registered: readonly EntrantEvent[] = [{ type: "registered", round: 1 }];
  const gone: readonly EntrantEvent[] = [...arrived, { type: "withdrawn", round: 2 }];
  const ask = (
    history: readonly EntrantEvent[],
    command: EntrantCommand,
    change: Partial<EntrantFacts> = {},
  ) => {
    const decision = decideEntrant(foldEntrant(history), command, { ...facts, ...change });
    return decision.ok ? decision.value : decision.problems[0];
  };

  it.each([
    [[], { type: "register" }, { type: "registered", round: 3 }],
    [[], { type: "register", walkIn: true }, { type: "registered", round: 3, walkIn: true }],
    [registered, { type: "check-in" }, { type: "checked-in", round: 3 }],
    [
      arrived,
      { type: "withdraw", reason: "enfermo" },
      { type: "withdrawn", round: 3, reason: "enfermo" },
    ],
    [gone, { type: "return" }, { type: "returned", round: 3 }],
    [arrived, { type: "mark-absent", round: 4 }, { type: "absent", round: 4 }],
    [arrived, { type: "pay", cents: 50000 }, { type: "fee-paid", cents: 50000 }],
  ] as const)("%j + %j → %j", (history, command, event) =>
    expect(ask(history, command)).toEqual(event),
  );

  it("undoes an arrival only while it counts in no published round", () => {
    expect(ask(arrived, { type: "undo-check-in" }, { nextRound: 1 })).toEqual({
      type: "check-in-undone",
    });
    expect(ask(arrived, { type: "undo-check-in" })).toEqual({ code: "already-playing", from: 1 });
  });

  it.each([
    [registered, { type: "register" }, {}, "already-registered"],
    [[], { type: "check-in" }, {}, "not-registered"],
    [[], { type: "register" }, { nextRound: 6 }, "no-rounds-left"],
    [[], { type: "register" }, { barred: true }, "barred"],
    [[], { type: "register" }, { tournament: "closed" }, "tournament-closed"],
    [arrived, { type: "check-in" }, {}, "already-checked-in"],
    [gone, { type: "check-in" }, {}, "already-withdrawn"],
    [registered, { type: "undo-check-in" }, {}, "not-checked-in"],
    [gone, { type: "withdraw" }, {}, "already-withdrawn"],
    [arrived, { type: "return" }, {}, "not-withdrawn"],
    [gone, { type: "return" }, { barred: true }, "barred"],
    [gone, { type: "return" }, { nextRound: 6 }, "no-rounds-left"],
    [arrived, { type: "mark-absent", round: 2 }, {}, "round-published"],
    [arrived, { type: "mark-absent", round: 6 }, {}, "round-not-planned"],
    [arrived, { type: "cancel-absence", round: 4 }, {}, "not-absent"],
    [
      [...arrived, { type: "absent", round: 4 }],
      { type: "mark-absent", round: 4 },
      {},
      "already-absent",
    ],
    [arrived, { type: "change-lineup", out: "a", in: "e" }, {}, "not-a-team"],
    [
      arrived,
      { type: "change-lineup", out: "a", in: "e" },
      { team, nextRound: 6 },
      "no-rounds-left",
    ],
    [arrived, { type: "change-lineup", out: "x", in: "e" }, { team }, "not-in-lineup"],
    [arrived, { type: "change-lineup", out: "a", in: "b" }, { team }, "not-a-substitute"],
    [arrived, { type: "change-lineup", out: "a", in: "x" }, { team }, "not-a-substitute"],
    [arrived, { type: "change-lineup", out: "a", in: "f" }, { team }, "barred"],
    [arrived, { type: "pay", cents: 0 }, {}, "amount-not-positive"],
    [arrived, { type: "give-back", cents: 1 }, {}, "more-than-paid"],
  ] as const)("%j + %j with %j: %s", (history, command, change, code) =>
    expect(ask(history, command, change)).toMatchObject({ code }),
  );

  it("a substitute comes in from the next round, and a person joined later keeps the change", () => {
    const changed = ask(arrived, { type: "change-lineup", out: "a", in: "e" }, { team });
    expect(changed).toEqual({ type: "lineup-changed", round: 3, out: "a", in: "e" });
    const joined: EntrantEvent = { type: "joined", provisionalId: "e", playerId: "real" };
    const history = [...arrived, changed as EntrantEvent, joined];
    expect(foldEntrant(history).changes).toEqual([{ from: 3, out: "a", in: "real" }]);
  });

  it("a fee may be settled after the closing", () =>
    expect(ask(arrived, { type: "pay", cents: 100 }, { tournament: "closed" })).toEqual({
      type: "fee-paid",
      cents: 100,
    }));

  it("no sequence of commands changes which published rounds were played", () => {
    const command: fc.Arbitrary<EntrantCommand | "next-round"> = fc.oneof(
      fc.constant("next-round" as const),
      fc
        .constantFrom("register", "check-in", "undo-check-in", "withdraw", "return" as const)
        .map((type) => ({ type }) as EntrantCommand),
      fc.record({
        type: fc.constantFrom("mark-absent" as const, "cancel-absence" as const),
        round: fc.integer({ min: 1, max: 6 }),
      }),
    );
    fc.assert(
      fc.property(fc.array(command, { maxLength: 25 }), (commands) => {
        const history: EntrantEvent[] = [];
        const played: boolean[] = [];
        for (const step of commands) {
          const state = foldEntrant(history);
          const nextRound = played.length + 1;
          if (step === "next-round") {
            played.push(playsRound(state, nextRound));
            continue;
          }
          const decision = decideEntrant(state, step, {
            tournament: "running",
            nextRound,
            plannedRounds: 6,
            barred: false,
          });
          if (decision.ok) history.push(decision.value);
          const after = foldEntrant(history);
          expect(played.map((_, index) => playsRound(after, index + 1))).toEqual(played);
          const rounds = entrantRounds(after);
          const fromDocument = played.map((_, index) => {
            if (rounds === null) return false;
            const { from = 1, outFrom = Infinity, absent = [] } = rounds;
            return index + 1 >= from && index + 1 < outFrom && !absent.includes(index + 1);
          });
          expect(fromDocument).toEqual(played);
        }
      }),
      { numRuns: 300 },
    );
  });
});

describe("feeOwed", () => {
  it("is what is left to pay, never negative", () => {
    const paid = foldEntrant([...arrived, { type: "fee-paid", cents: 30000 }]);
    expect(feeOwed(paid, 50000)).toBe(20000);
    expect(feeOwed(paid, 20000)).toBe(0);
    const back = foldEntrant([
      ...arrived,
      { type: "fee-paid", cents: 500 },
      { type: "fee-returned", cents: 500 },
    ]);
    expect(feeOwed(back, 500)).toBe(500);
  });
});
