import { describe, expect, it } from "vitest";
import { bookRules, entrantsOf, eventOf } from "../../../../tests/support/event-builders";
import type { EventDocument, EventRound } from "../../event/event-document";
import type { Random } from "../../kernel/random";
import { randomIndex, seededRandom, shuffled } from "../../kernel/random";
import { pairRound } from "../pair-round";
import type { RoundPairing } from "../round-pairing";

function aloneOf(count: number, alone: 2 | 3 | 4, parts: Partial<EventDocument> = {}) {
  const event = eventOf({ format: "individual", alone, entrants: entrantsOf(count), ...parts });
  return { ...event, pairing: { ...event.pairing, opponentCooldown: null } };
}

function playRound(paired: RoundPairing, random: Random): EventRound {
  return {
    byes: paired.byes,
    tables: paired.tables.map(({ table, AC, BD, players }) => {
      const ids = players ?? [...AC, ...BD];
      const best = ids[randomIndex(random, ids.length)];
      const results = Object.fromEntries(
        ids.map((id) => [id, { won: id === best, for: id === best ? 100 : 40, against: 50 }]),
      );
      return { table, AC, BD, ...(players === undefined ? {} : { players }), results };
    }),
  };
}

function playRounds(start: EventDocument, rounds: number) {
  const random = seededRandom("alone");
  let event = start;
  const answers: RoundPairing[] = [];
  for (let i = 0; i < rounds; i++) {
    const answer = pairRound(event, bookRules);
    if (!answer.ok) throw new Error(JSON.stringify(answer.problems));
    answers.push(answer);
    event = { ...event, rounds: [...event.rounds, playRound(answer, random)] };
  }
  return { event, answers };
}

function couplesOf(answers: readonly RoundPairing[]): readonly string[] {
  return answers.flatMap(({ tables }) =>
    tables.flatMap(({ AC, BD, players }) => {
      const ids = [...(players ?? [...AC, ...BD])].sort();
      return ids.flatMap((a, index) => ids.slice(index + 1).map((b) => `${a}-${b}`));
    }),
  );
}

describe("each for himself", () => {
  it.each([
    [9, 3, 3, 0],
    [10, 3, 3, 1],
    [11, 3, 3, 2],
    [2, 3, 0, 2],
    [0, 3, 0, 0],
    [16, 4, 4, 0],
    [19, 4, 4, 3],
    [3, 4, 0, 3],
    [7, 2, 3, 1],
    [1, 2, 0, 1],
  ] as const)("seats %i people by %i at %i tables, and %i rest", (count, alone, tables, byes) => {
    const { answers } = playRounds(aloneOf(count, alone), 1);
    expect([answers[0]?.tables.length, answers[0]?.byes.length]).toEqual([tables, byes]);
  });

  it("names the players of a table in order of its seats, and leaves the sides empty", () => {
    const { answers } = playRounds(aloneOf(6, 3), 1);
    for (const { AC, BD, players = [], seats } of answers[0]?.tables ?? []) {
      expect([AC, BD]).toEqual([[], []]);
      expect([seats?.A, seats?.B, seats?.C]).toEqual(players);
      expect(seats?.D).toBeUndefined();
    }
  });

  it("seats two across at A and B", () => {
    const { answers } = playRounds(aloneOf(2, 2), 1);
    const [table] = answers[0]?.tables ?? [];
    expect([table?.seats?.A, table?.seats?.B]).toEqual([table?.AC[0], table?.BD[0]]);
  });

  it.each([
    [9, 3, 4],
    [15, 3, 5],
    [16, 4, 3],
    [28, 4, 5],
    [8, 2, 4],
  ] as const)("brings nobody of %i together twice by %i in %i rounds", (count, alone, rounds) => {
    const { answers } = playRounds(aloneOf(count, alone), rounds);
    const couples = couplesOf(answers);
    expect(new Set(couples).size).toBe(couples.length);
    expect(answers.flatMap(({ broken }) => broken)).toEqual([]);
  });

  it.each([3, 4] as const)("repeats and says so where everybody of %i has met", (alone) => {
    const { answers } = playRounds(aloneOf(alone, alone), 2);
    expect(answers[1]?.broken).toHaveLength((alone * (alone - 1)) / 2);
    expect(answers[1]?.broken[0]).toMatchObject({ code: "rematch", round: 1 });
    expect(answers[1]?.optimal).toBe(true);
  });

  it("lets all rest in turn before anybody rests twice", () => {
    const { answers } = playRounds(aloneOf(8, 3), 4);
    expect(new Set(answers.flatMap(({ byes }) => byes)).size).toBe(8);
  });

  it("keeps apart those who must not meet, and sits equals together", () => {
    const start = aloneOf(9, 3, {
      forbidden: [
        ["1", "2"],
        ["1", "3"],
      ],
    });
    const { answers } = playRounds(start, 3);
    const couples = couplesOf(answers);
    expect(couples).not.toContain("1-2");
    expect(couples).not.toContain("1-3");
  });

  it.each([2, 3, 4] as const)("is the same by %i whatever the order of the document", (alone) => {
    const { event } = playRounds(aloneOf(18, alone), 2);
    const mixed = { ...event, entrants: shuffled(event.entrants, seededRandom("x")) };
    expect(pairRound(mixed, bookRules)).toEqual(pairRound(event, bookRules));
  });
});
