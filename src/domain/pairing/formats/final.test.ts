import { describe, expect, it } from "vitest";
import { bookRules, entrantsOf, eventOf } from "../../../../tests/support/event-builders";
import { playRounds } from "../../../../tests/support/play-event";
import type { EventDocument, FinalPhase } from "../../event/event-document";
import { seededRandom } from "../../kernel/random";
import { computeStandings } from "../../standings/standings";
import { pairRound } from "../pair-round";
import type { RoundPairing } from "../round-pairing";
import { bracketPlaces } from "./knockout";

function eventWithFinal(
  count: number,
  final: Omit<FinalPhase, "from">,
  parts: Partial<EventDocument> = {},
  more: Parameters<typeof entrantsOf>[1] = undefined,
): EventDocument {
  const event = eventOf({ entrants: entrantsOf(count, more), ...parts });
  const start = { ...event, pairing: { ...event.pairing, final: { ...final, from: 3 } } };
  return playRounds(start, 2, bookRules, seededRandom("before")).event;
}

function nextRound(event: EventDocument): RoundPairing {
  const answer = pairRound(event, bookRules);
  if (!answer.ok) throw new Error(JSON.stringify(answer.problems));
  return answer;
}

/** Plays a round in which the better placed before the final always wins, or at `upset` the worse. */
function playSeeds(
  event: EventDocument,
  seeds: readonly string[],
  upset: (table: number) => boolean = () => false,
): EventDocument {
  const { tables, byes } = nextRound(event);
  const best = (side: readonly string[]) => Math.min(...side.map((id) => seeds.indexOf(id)));
  return {
    ...event,
    rounds: [
      ...event.rounds,
      {
        byes,
        tables: tables.map(({ table, AC, BD }) => {
          const favourite = best(AC) < best(BD) ? "AC" : "BD";
          const other = favourite === "AC" ? "BD" : "AC";
          const winner = upset(table) ? other : favourite;
          return { table, AC, BD, winner, points: { AC: 0, BD: 0, [winner]: 200 } };
        }),
      },
    ],
  };
}

const seedsOf = (event: EventDocument) => {
  const { final: _, ...pairing } = event.pairing;
  return computeStandings({ ...event, pairing }, bookRules).map(({ id }) => id);
};

const meetings = (round: RoundPairing, seeds: readonly string[]) =>
  round.tables
    .map(({ AC, BD }) =>
      [...AC, ...BD]
        .map((id) => seeds.indexOf(id) + 1)
        .sort((a, b) => a - b)
        .join("-"),
    )
    .sort();

describe("a bracket", () => {
  it.each([2, 4, 8, 16, 32])("of %i keeps the best apart until the last rounds", (size) => {
    const places = bracketPlaces(size);
    expect([...places].sort((a, b) => a - b)).toEqual(Array.from({ length: size }, (_, i) => i));
    for (let part = 2; part <= size; part *= 2) {
      for (let start = 0; start < size; start += part) {
        const best = Math.min(...places.slice(start, start + part));
        expect(best).toBeLessThan(size / part);
      }
    }
  });
});

describe("a knockout of pairs", () => {
  it("pairs first with last, fixes the bracket and ends with one", () => {
    let event = eventWithFinal(12, { kind: "knockout", entrants: 8 });
    const seeds = seedsOf(event);
    const quarter = nextRound(event);
    expect(meetings(quarter, seeds)).toEqual(["1-8", "2-7", "3-6", "4-5"]);
    expect(quarter.placed).toEqual(seeds.slice(8));
    expect(quarter.byes).toEqual([]);
    event = playSeeds(event, seeds);
    expect(meetings(nextRound(event), seeds)).toEqual(["1-4", "2-3"]);
    event = playSeeds(event, seeds, () => true);
    const last = nextRound(event);
    expect(meetings(last, seeds)).toEqual(["3-4"]);
    expect(last.tables[0]?.why).toEqual([{ code: "knockout", left: 2, places: [3, 4] }]);
    expect(new Set(last.placed)).toEqual(new Set(seeds.filter((_, at) => at !== 2 && at !== 3)));
    event = playSeeds(event, seeds);
    expect(pairRound(event, bookRules)).toEqual({
      ok: false,
      problems: [{ code: "final-over", winners: [seeds[2]] }],
    });
  });

  it("lets the best wait where the number is no power of two", () => {
    const event = eventWithFinal(12, { kind: "knockout", entrants: 6 });
    const seeds = seedsOf(event);
    const round = nextRound(event);
    expect(meetings(round, seeds)).toEqual(["3-6", "4-5"]);
    expect(round.byes).toEqual(seeds.slice(0, 2));
    expect(round.rests.map(({ why }) => why)).toEqual([
      [{ code: "best-wait", place: 1 }],
      [{ code: "best-wait", place: 2 }],
    ]);
    expect(meetings(nextRound(playSeeds(event, seeds)), seeds)).toEqual(["1-4", "2-3"]);
  });

  it("does not go on from a table without a result", () => {
    const event = eventWithFinal(8, { kind: "knockout", entrants: 4 });
    const { tables, byes } = nextRound(event);
    const open = tables.map(({ table, AC, BD }) => ({ table, AC, BD }));
    expect(
      pairRound({ ...event, rounds: [...event.rounds, { tables: open, byes }] }, bookRules),
    ).toEqual({ ok: false, problems: [{ code: "final-undecided", round: 3, table: 1 }] });
  });

  it("passes the one whose opponent is away, and keeps the bracket when somebody leaves", () => {
    const played = eventWithFinal(8, { kind: "knockout", entrants: 4 });
    const seeds = seedsOf(played);
    const after = playSeeds(played, seeds);
    const event = {
      ...after,
      entrants: after.entrants.map((entrant) =>
        entrant.id === seeds[0] ? { ...entrant, outFrom: 3 } : entrant,
      ),
    };
    const last = nextRound(event);
    expect(last.tables).toEqual([]);
    expect(last.rests).toEqual([
      { id: seeds[1], why: [{ code: "opponent-away", opponent: seeds[0] }] },
    ]);
  });

  it("takes the next in place of who is not there when it begins", () => {
    const before = eventWithFinal(8, { kind: "knockout", entrants: 4 });
    const seeds = seedsOf(before);
    const event = {
      ...before,
      entrants: before.entrants.map((entrant) =>
        entrant.id === seeds[1] ? { ...entrant, outFrom: 3 } : entrant,
      ),
    };
    expect(meetings(nextRound(event), seeds)).toEqual(["1-5", "3-4"]);
  });
});

describe("a knockout of individuals", () => {
  const individual = { format: "individual" as const };

  it("seats first and fourth against second and third, and ends with three games of four", () => {
    let event = eventWithFinal(16, { kind: "knockout", entrants: 8 }, individual);
    const seeds = seedsOf(event);
    const round = nextRound(event);
    expect(meetings(round, seeds)).toEqual(["1-4-5-8", "2-3-6-7"]);
    const sides = round.tables.map(({ AC, BD }) =>
      [AC, BD].map((side) => side.map((id) => seeds.indexOf(id) + 1).sort((a, b) => a - b)).sort(),
    );
    expect(sides).toEqual(
      expect.arrayContaining([
        [
          [1, 8],
          [4, 5],
        ],
        [
          [2, 7],
          [3, 6],
        ],
      ]),
    );
    event = playSeeds(event, seeds);
    const partners = new Set<string>();
    for (let game = 1; game <= 3; game++) {
      const last = nextRound(event);
      expect(meetings(last, seeds)).toEqual(["1-2-7-8"]);
      expect(last.tables[0]?.why[0]).toEqual({ code: "last-four", game });
      for (const side of [last.tables[0]?.AC ?? [], last.tables[0]?.BD ?? []]) {
        partners.add([...side].sort().join("-"));
      }
      event = playSeeds(event, seeds);
    }
    expect(partners.size).toBe(6);
    expect(pairRound(event, bookRules)).toMatchObject({ problems: [{ code: "final-over" }] });
  });

  it("lets the best wait until four times a power of two are left", () => {
    const event = eventWithFinal(16, { kind: "knockout", entrants: 6 }, individual);
    const seeds = seedsOf(event);
    const round = nextRound(event);
    expect(meetings(round, seeds)).toEqual(["3-4-5-6"]);
    expect(round.byes).toEqual(seeds.slice(0, 2));
    expect(meetings(nextRound(playSeeds(event, seeds)), seeds)).toEqual(["1-2-3-6"]);
  });

  it("calls the best of those who went out for one who is away", () => {
    const played = eventWithFinal(16, { kind: "knockout", entrants: 8 }, individual);
    const seeds = seedsOf(played);
    const after = playSeeds(played, seeds);
    const event = {
      ...after,
      entrants: after.entrants.map((entrant) =>
        entrant.id === seeds[0] ? { ...entrant, outFrom: 4 } : entrant,
      ),
    };
    expect(meetings(nextRound(event), seeds)).toEqual(["2-3-7-8"]);
  });

  it.each([2, 3, 5, 7])("refuses to begin with %i", (entrants) => {
    const event = eventWithFinal(16, { kind: "knockout", entrants }, individual);
    expect(pairRound(event, bookRules)).toEqual({
      ok: false,
      problems: [{ code: "final-odd", entrants }],
    });
  });
});

describe("a round robin of the best", () => {
  it.each([
    ["pairs", 4, 3],
    ["pairs", 5, 5],
    ["individual", 4, 3],
    ["individual", 8, 7],
  ] as const)("of %s lets %i play %i rounds", (format, entrants, rounds) => {
    const start = eventWithFinal(16, { kind: "round-robin", entrants }, { format });
    const { event, answers } = playRounds(start, rounds, bookRules, seededRandom("f"));
    const seeds = seedsOf(start);
    const playing = new Set(
      answers.flatMap(({ tables, byes }) => [
        ...tables.flatMap(({ AC, BD }) => [...AC, ...BD]),
        ...byes,
      ]),
    );
    expect(playing).toEqual(new Set(seeds.slice(0, entrants)));
    for (const { placed } of answers)
      expect(new Set(placed)).toEqual(new Set(seeds.slice(entrants)));
    expect(pairRound(event, bookRules)).toEqual({
      ok: false,
      problems: [{ code: "final-over", winners: [] }],
    });
  });
});

it("has no final for four at a table, each for himself", () => {
  const event = eventOf({ entrants: entrantsOf(8), format: "individual", alone: 4 });
  const final = { kind: "knockout", entrants: 4, from: 2 } as const;
  const start = {
    ...event,
    pairing: { ...event.pairing, final },
    rounds: [{ tables: [], byes: [] }],
  };
  expect(pairRound(start, bookRules)).toEqual({
    ok: false,
    problems: [{ code: "final-not-played", alone: 4 }],
  });
});
