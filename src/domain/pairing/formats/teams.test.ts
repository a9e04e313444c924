import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bookRules, entrantsOf, eventOf } from "../../../../tests/support/event-builders";
import { playRounds } from "../../../../tests/support/play-event";
import type { EventDocument, EventEntrant, PairingSettings } from "../../event/event-document";
import { seededRandom, shuffled } from "../../kernel/random";
import { pairRound } from "../pair-round";
import type { RoundPairing } from "../round-pairing";

function membersOf(team: number, people: number): readonly string[] {
  return Array.from({ length: people }, (_, index) => `${team}-${index + 1}`);
}

function teamsOf(
  count: number,
  pairing: Partial<PairingSettings> = {},
  more: (id: number) => Partial<EventEntrant> = () => ({}),
): EventDocument {
  const people = pairing.teamSize ?? 4;
  const event = eventOf({
    format: "teams",
    entrants: entrantsOf(count, (id) => ({ members: membersOf(id, people), ...more(id) })),
  });
  return { ...event, pairing: { ...event.pairing, ...pairing } };
}

function nextRound(event: EventDocument): RoundPairing {
  const answer = pairRound(event, bookRules);
  if (!answer.ok) throw new Error(JSON.stringify(answer.problems));
  return answer;
}

const teamOf = (person: string) => person.split("-")[0] ?? "";
const couple = (a: string, b: string) => [a, b].sort().join("|");

/** The blocks of a round as sorted teams. */
function blocksOf({ tables }: RoundPairing): readonly string[] {
  const blocks = tables.flatMap(({ why }) =>
    why.flatMap((reason) => (reason.code === "block" ? [[...reason.teams].sort().join("-")] : [])),
  );
  return [...new Set(blocks)].sort();
}

describe("teams of four", () => {
  it.each([
    [4, 1, 0, 0],
    [5, 1, 0, 1],
    [6, 1, 1, 0],
    [7, 1, 1, 1],
    [8, 2, 0, 0],
    [2, 0, 1, 0],
    [3, 0, 1, 1],
    [1, 0, 0, 1],
    [0, 0, 0, 0],
  ])("puts %i in %i blocks of four and %i of two, and %i rest", (count, fours, twos, rests) => {
    const round = nextRound(teamsOf(count));
    expect(round.tables).toHaveLength(4 * fours + 2 * twos);
    expect(round.byes).toHaveLength(rests);
    const sizes = blocksOf(round).map((block) => block.split("-").length);
    expect(sizes.filter((size) => size === 4)).toHaveLength(fours);
    expect(sizes.filter((size) => size === 2)).toHaveLength(twos);
    const people = round.tables.flatMap(({ AC, BD }) => [...AC, ...BD]);
    expect(new Set(people).size).toBe(4 * (count - rests));
  });

  it("seats the four of one internal rank at a table, partners of different teams by turns", () => {
    const { tables } = nextRound(teamsOf(4));
    expect(tables.map(({ AC, BD }) => [AC.map(teamOf), BD.map(teamOf)])).toEqual([
      [
        ["1", "3"],
        ["2", "4"],
      ],
      [
        ["1", "4"],
        ["2", "3"],
      ],
      [
        ["1", "2"],
        ["3", "4"],
      ],
      [
        ["1", "3"],
        ["2", "4"],
      ],
    ]);
    tables.forEach(({ AC, BD, seats }, index) => {
      const people = [...AC, ...BD];
      expect(people.every((person) => person.endsWith(`-${index + 1}`))).toBe(true);
      expect([seats?.A, seats?.C, seats?.B, seats?.D]).toEqual(people);
    });
  });

  it("seats team-mates as partners in a block of two", () => {
    const { tables } = nextRound(teamsOf(2));
    expect(tables.map(({ AC, BD }) => [AC, BD])).toEqual([
      [
        ["1-1", "1-2"],
        ["2-1", "2-2"],
      ],
      [
        ["1-3", "1-4"],
        ["2-3", "2-4"],
      ],
    ]);
  });

  it("ranks the people of a team by their own results, or as the event says by its list", () => {
    const start = teamsOf(4);
    const { tables, byes } = nextRound(start);
    const rounds = [
      {
        byes,
        tables: tables.map(({ table, AC, BD }) => ({
          table,
          AC,
          BD,
          winner: "AC" as const,
          points: { AC: 200, BD: 10 * table },
          results: Object.fromEntries(
            [...AC, ...BD].map((person) => {
              const rank = Number(person.split("-")[1]);
              return [person, { won: rank > 2, for: 100, against: 100 }];
            }),
          ),
        })),
      },
    ];
    const ranksAt = (event: EventDocument) =>
      nextRound(event).tables.map(({ AC }) => (AC[0] ?? "").split("-")[1]);
    expect(ranksAt({ ...start, rounds })).toEqual(["3", "4", "1", "2"]);
    const byMembers = { ...start, rounds };
    expect(
      ranksAt({ ...byMembers, pairing: { ...start.pairing, internalRank: "members" } }),
    ).toEqual(["1", "2", "3", "4"]);
  });

  it("seats a substitute from the round of the change on, in nobody else's way", () => {
    const event = teamsOf(4, {}, (id) => ({
      members: membersOf(id, 5),
      ...(id === 2 ? { changes: [{ from: 2, out: "2-1", in: "2-5" }] } : {}),
    }));
    const { answers } = playRounds(event, 2, bookRules, seededRandom("s"));
    const people = answers.map(({ tables }) => tables.flatMap(({ AC, BD }) => [...AC, ...BD]));
    expect(people[0]).toContain("2-1");
    expect(people[0]).not.toContain("2-5");
    expect(people[1]).toContain("2-5");
    expect(people[1]).not.toContain("2-1");
  });

  it("gives a substitute the place of the one he comes in for", () => {
    const event = teamsOf(4, {}, (id) => ({
      members: membersOf(id, 5),
      ...(id === 2 ? { changes: [{ from: 1, out: "2-1", in: "2-5" }] } : {}),
    }));
    const [first] = nextRound(event).tables;
    expect([...(first?.AC ?? []), ...(first?.BD ?? [])].toSorted()).toEqual([
      "1-1",
      "2-5",
      "3-1",
      "4-1",
    ]);
  });

  it.each([
    ["who is no member", { from: 1, out: "2-1", in: "9-9" }, "9-9"],
    ["who plays already", { from: 1, out: "2-1", in: "2-2" }, "2-2"],
    ["for one who does not play", { from: 1, out: "2-5", in: "2-6" }, "2-5"],
  ])("refuses a change that brings in somebody %s", (_, change, person) => {
    const event = teamsOf(4, {}, (id) => ({
      members: membersOf(id, 6),
      ...(id === 2 ? { changes: [change] } : {}),
    }));
    expect(pairRound(event, bookRules)).toEqual({
      ok: false,
      problems: [{ code: "unknown-substitute", id: "2", person }],
    });
  });

  it("refuses teams that are not complete, people in two teams, and an odd number of people", () => {
    const short = teamsOf(4, {}, (id) => (id === 3 ? { members: membersOf(3, 2) } : {}));
    expect(pairRound(short, bookRules)).toMatchObject({
      problems: [{ code: "incomplete-team", id: "3", people: 2, needed: 4 }],
    });
    const twice = teamsOf(4, {}, (id) =>
      id === 3 ? { members: ["3-1", "1-1", "3-2", "3-3"] } : {},
    );
    expect(pairRound(twice, bookRules)).toMatchObject({
      problems: [{ code: "person-twice", person: "1-1", ids: ["1", "3"] }],
    });
    expect(pairRound(teamsOf(4, { teamSize: 3 }), bookRules)).toMatchObject({
      problems: [{ code: "odd-team-size", teamSize: 3 }],
    });
  });
});

describe("interclub blocks", () => {
  it("puts four clubs of eight on eight tables by turns, in the order of their lists", () => {
    const { tables } = nextRound(teamsOf(4, { teamSize: 8 }));
    const patterns = tables.map(({ AC }) => AC.map(teamOf).join(""));
    expect(patterns).toEqual(["13", "14", "12", "13", "14", "12", "13", "14"]);
    tables.forEach(({ AC, BD }, index) => {
      expect([...AC, ...BD].every((person) => person.endsWith(`-${index + 1}`))).toBe(true);
    });
  });

  it("never seats the same two as partners in consecutive rounds", () => {
    const event = teamsOf(4, { teamSize: 8 });
    const { answers } = playRounds(event, 7, bookRules, seededRandom("c"));
    const partners = answers.map(
      ({ tables }) =>
        new Set(
          tables.flatMap(({ AC: [a = "", b = ""], BD: [c = "", d = ""] }) => [
            couple(a, b),
            couple(c, d),
          ]),
        ),
    );
    for (const [index, now] of partners.slice(1).entries()) {
      for (const pair of now) expect(partners[index]?.has(pair)).toBe(false);
    }
  });
});

describe("any event of teams", () => {
  it("meets no team again and repeats no partner while that can be avoided", () => {
    const event = teamsOf(28);
    const { answers } = playRounds(event, 5, bookRules, seededRandom("m"));
    expect(answers.flatMap(({ broken }) => broken)).toEqual([]);
    const met = new Set<string>();
    const partners = new Set<string>();
    for (const round of answers) {
      for (const block of blocksOf(round)) {
        const teams = block.split("-");
        teams.forEach((a, index) => {
          for (const b of teams.slice(index + 1)) {
            expect(met.has(couple(a, b))).toBe(false);
            met.add(couple(a, b));
          }
        });
      }
      for (const { AC, BD } of round.tables) {
        for (const [a = "", b = ""] of [AC, BD]) {
          expect(teamOf(a)).not.toBe(teamOf(b));
          expect(partners.has(couple(a, b))).toBe(false);
          partners.add(couple(a, b));
        }
      }
    }
  });

  it("seats everybody once whoever comes and goes, and the same whatever the order", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 13 }),
        fc.integer({ min: 1, max: 5 }),
        fc.constantFrom(2, 4, 8),
        fc.string({ minLength: 1, maxLength: 5 }),
        (count, rounds, teamSize, seed) => {
          const random = seededRandom(seed);
          const start = teamsOf(count, { teamSize }, (id) => ({
            club: `Club ${id % 3}`,
            ...(random() < 0.1 ? { from: 2 } : {}),
            ...(random() < 0.1 ? { absent: [2] } : {}),
            ...(random() < 0.1 ? { outFrom: 3 } : {}),
          }));
          const { event, answers } = playRounds({ ...start, seed }, rounds, bookRules, random);
          for (const { round, tables, byes } of answers) {
            const there = event.entrants.filter(
              ({ from = 1, absent = [], outFrom = 99 }) =>
                from <= round && outFrom > round && !absent.includes(round),
            );
            const people = tables.flatMap(({ AC, BD }) => [...AC, ...BD]);
            const playing = there.filter(({ id }) => !byes.includes(id));
            expect([...people].sort()).toEqual(
              playing.flatMap(({ members = [] }) => members).sort(),
            );
            expect(byes.length).toBe(there.length < 2 ? there.length : there.length % 2);
          }
          const mixed = { ...event, entrants: shuffled(event.entrants, random) };
          expect(pairRound(mixed, bookRules)).toEqual(pairRound(event, bookRules));
        },
      ),
      { numRuns: 10 },
    );
  }, 60_000);
});

it("plays a round robin of teams in blocks of two", () => {
  const event = teamsOf(5, { system: "round-robin" });
  const { answers } = playRounds(event, 5, bookRules, seededRandom("t"));
  const blocks = answers.flatMap((round) => blocksOf(round));
  expect(blocks).toHaveLength(10);
  expect(new Set(blocks).size).toBe(10);
  expect(answers.map(({ byes }) => byes.length)).toEqual([1, 1, 1, 1, 1]);
});

it("plays a knockout of teams, the better sum of the four going on", () => {
  const event = teamsOf(6, { final: { kind: "knockout", entrants: 4, from: 2 } });
  const { event: played, answers } = playRounds(event, 3, bookRules, seededRandom("k"));
  expect(answers.map((round) => blocksOf(round).map((block) => block.split("-").length))).toEqual([
    [4, 2],
    [2, 2],
    [2],
  ]);
  expect(pairRound(played, bookRules)).toMatchObject({ problems: [{ code: "final-over" }] });
});
