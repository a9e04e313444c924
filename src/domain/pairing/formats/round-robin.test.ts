import { describe, expect, it } from "vitest";
import { bookRules, entrantsOf, eventOf } from "../../../../tests/support/event-builders";
import { playRounds } from "../../../../tests/support/play-event";
import type { EventDocument } from "../../event/event-document";
import { seededRandom, shuffled } from "../../kernel/random";
import { pairRound } from "../pair-round";

function roundRobinOf(
  count: number,
  parts: Partial<EventDocument> = {},
  more: Parameters<typeof entrantsOf>[1] = undefined,
): EventDocument {
  const event = eventOf({ entrants: entrantsOf(count, more), ...parts });
  return { ...event, pairing: { ...event.pairing, system: "round-robin", ...parts.pairing } };
}

const key = (a: string, b: string) => [a, b].sort().join("-");

/** Plays rounds until the schedule is over, and says how that was answered. */
function playOut(start: EventDocument) {
  let event = start;
  for (let round = 0; round < 200; round++) {
    const answer = pairRound(event, bookRules);
    if (!answer.ok) return { event, problems: answer.problems };
    event = playRounds(event, 1, bookRules, seededRandom(`r${round}`)).event;
  }
  throw new Error("a schedule that does not end");
}

describe("a round robin of pairs", () => {
  it.each([2, 3, 5, 6, 7, 10])("lets %i pairs meet each other exactly once", (count) => {
    const { event, problems } = playOut(roundRobinOf(count));
    const meetings = event.rounds.flatMap(({ tables }) =>
      tables.map(({ AC, BD }) => key(AC[0] ?? "", BD[0] ?? "")),
    );
    expect(meetings).toHaveLength((count * (count - 1)) / 2);
    expect(new Set(meetings).size).toBe(meetings.length);
    expect(problems).toEqual([{ code: "schedule-over", rounds: event.rounds.length }]);
    const rests = event.rounds.flatMap(({ byes }) => byes);
    expect(new Set(rests).size).toBe(count % 2 === 1 ? count : 0);
    expect(rests).toHaveLength(count % 2 === 1 ? count : 0);
  });

  it("turns the sides in the second cycle", () => {
    const start = roundRobinOf(6);
    const { event } = playOut({ ...start, pairing: { ...start.pairing, cycles: 2 } });
    const sides = event.rounds.map(({ tables }) =>
      tables.map(({ AC, BD }) => `${AC[0]}-${BD[0]}`).sort(),
    );
    expect(sides).toHaveLength(10);
    const turned = (round: readonly string[]) =>
      round.map((pair) => pair.split("-").reverse().join("-")).sort();
    expect(sides.slice(5).map(turned)).toEqual(sides.slice(0, 5));
  });

  it("lets the opponent of a withdrawn pair rest, and says against whom it was", () => {
    const start = roundRobinOf(6, {}, (id) => (id === 4 ? { outFrom: 2 } : {}));
    const { answers } = playRounds(start, 5, bookRules, seededRandom("w"));
    const alone = answers.slice(1).flatMap(({ rests }) => rests);
    expect(alone).toHaveLength(4);
    expect(new Set(alone.map(({ id }) => id)).size).toBe(4);
    for (const { why } of alone) expect(why).toEqual([{ code: "opponent-away", opponent: "4" }]);
  });

  it("gives a late entry the free place of an odd field", () => {
    const start = roundRobinOf(6, {}, (id) => (id === 2 ? { from: 3 } : {}));
    const { event, problems } = playOut(start);
    expect(problems).toEqual([{ code: "schedule-over", rounds: 5 }]);
    const after = event.rounds
      .slice(2)
      .flatMap(({ tables }) =>
        tables.map(({ AC, BD }) => [...AC, ...BD]).filter((ids) => ids.includes("2")),
      );
    expect(after).toHaveLength(3);
    const early = event.rounds.slice(0, 2).flatMap(({ byes }) => byes);
    expect(early).toHaveLength(2);
  });

  it("refuses a late entry where every place is taken", () => {
    const start = roundRobinOf(7, {}, (id) => (id === 7 ? { from: 2 } : {}));
    const { event } = playRounds(start, 1, bookRules, seededRandom("l"));
    expect(pairRound(event, bookRules)).toEqual({
      ok: false,
      problems: [{ code: "schedule-full", id: "7", places: 6 }],
    });
  });

  it.each([0, 1])("lets %i rest, there being nobody to meet", (count) => {
    expect(pairRound(roundRobinOf(count), bookRules)).toMatchObject({
      ok: true,
      tables: [],
      byes: entrantsOf(count).map(({ id }) => id),
    });
  });

  it("keeps the numbers given by rank, whatever the order of the document and the results", () => {
    const start = roundRobinOf(9, { format: "pairs" });
    const { event } = playRounds(start, 3, bookRules, seededRandom("p"));
    const mixed = { ...event, entrants: shuffled(event.entrants, seededRandom("mix")) };
    expect(pairRound(mixed, bookRules)).toEqual(pairRound(event, bookRules));
  });
});

describe("a round robin of individuals", () => {
  function couplesOf(event: EventDocument) {
    const partners = new Map<string, number>();
    const opponents = new Map<string, number>();
    const count = (map: Map<string, number>, a: string, b: string) =>
      map.set(key(a, b), (map.get(key(a, b)) ?? 0) + 1);
    for (const { AC, BD } of event.rounds.flatMap(({ tables }) => tables)) {
      for (const [a = "", b = ""] of [AC, BD]) count(partners, a, b);
      for (const a of AC) for (const b of BD) count(opponents, a, b);
    }
    return { partners, opponents };
  }

  it.each([4, 5, 8, 9, 12, 13])("gives %i each partner once and each opponent twice", (count) => {
    const { event, problems } = playOut(roundRobinOf(count, { format: "individual" }));
    const { partners, opponents } = couplesOf(event);
    const couples = (count * (count - 1)) / 2;
    expect([partners.size, opponents.size]).toEqual([couples, couples]);
    expect(new Set(partners.values())).toEqual(new Set([1]));
    expect(new Set(opponents.values())).toEqual(new Set([2]));
    expect(problems).toEqual([
      { code: "schedule-over", rounds: count % 4 === 0 ? count - 1 : count },
    ]);
  });

  it.each([6, 7, 10])(
    "gives %i as many games each, and says that there is no schedule",
    (count) => {
      const { event, problems } = playOut(roundRobinOf(count, { format: "individual" }));
      expect(problems).toEqual([{ code: "schedule-over", rounds: count }]);
      const rests = event.rounds.flatMap(({ byes }) => byes);
      const each = entrantsOf(count).map(({ id }) => rests.filter((other) => other === id).length);
      expect(new Set(each)).toEqual(new Set([count % 4]));
      const first = pairRound(roundRobinOf(count, { format: "individual" }), bookRules);
      const [why] = first.ok ? (first.tables[0]?.why ?? []) : [];
      expect(why).toEqual({ code: "schedule", kind: "criteria", round: 1, rounds: count });
    },
  );

  it("makes a table of those left by two who are away and of who rests by the schedule", () => {
    const start = roundRobinOf(13, { format: "individual" }, (id) =>
      id === 2 ? { absent: [1] } : {},
    );
    const answer = pairRound(start, bookRules);
    if (!answer.ok) throw new Error("refused");
    expect(answer.tables).toHaveLength(3);
    expect(answer.byes).toEqual([]);
    expect(answer.tables.flatMap(({ why }) => why.map(({ code }) => code))).toContain("mended");
  });
});

it.each([3, 4] as const)("has no schedule for %i at a table, each for himself", (alone) => {
  const event = roundRobinOf(9, { format: "individual", alone });
  expect(pairRound(event, bookRules)).toEqual({
    ok: false,
    problems: [{ code: "schedule-not-played", alone }],
  });
});
