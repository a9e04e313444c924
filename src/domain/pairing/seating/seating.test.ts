import { describe, expect, it } from "vitest";
import { bookRules, entrantsOf, eventOf } from "../../../../tests/support/event-builders";
import type { EventDocument, EventEntrant } from "../../event/event-document";
import type { RuleSettings } from "../../rules/settings";
import { pairRound } from "../pair-round";

function nextRound(event: EventDocument, rules: RuleSettings = bookRules) {
  const answer = pairRound(event, rules);
  if (!answer.ok) throw new Error(JSON.stringify(answer.problems));
  return answer;
}

function foldOf(count: number, more: (id: number) => Partial<EventEntrant>, tableOrder?: number[]) {
  const event = eventOf({ entrants: entrantsOf(count, more) });
  return tableOrder === undefined ? event : { ...event, pairing: { ...event.pairing, tableOrder } };
}

const numbers = (event: EventDocument) => nextRound(event).tables.map(({ table }) => table);

describe("table numbers", () => {
  it("give the leaders table 1 and follow the standings", () => {
    const { tables } = nextRound(foldOf(8, () => ({})));
    expect(tables.map(({ table }) => table)).toEqual([1, 2, 3, 4]);
    expect([...(tables[0]?.AC ?? []), ...(tables[0]?.BD ?? [])].sort()).toEqual(["1", "8"]);
  });

  it("follow the host's order, then the numbers that are not in it", () => {
    expect(numbers(foldOf(8, () => ({}), [7, 2]))).toEqual([7, 2, 1, 3]);
  });

  it("leave an entrant at its table, with its opponents", () => {
    const event = foldOf(8, (id) =>
      id === 3 ? { fixedTable: 1 } : id === 5 ? { fixedTable: 20 } : {},
    );
    expect(numbers(event)).toEqual([2, 3, 1, 20]);
    expect(nextRound(event).broken).toEqual([]);
  });

  it("let the better placed of two keep the table, and list the other's wish", () => {
    const event = foldOf(8, (id) => (id === 2 || id === 3 ? { fixedTable: 4 } : {}));
    const round = nextRound(event);
    expect(round.tables.map(({ table }) => table)).toEqual([1, 4, 2, 3]);
    expect(round.broken).toEqual([{ code: "fixed-table", ids: ["3"], table: 2, wanted: 4 }]);
  });

  it("list the wish of the worse placed where two with a table each meet", () => {
    const event = foldOf(4, (id) =>
      id === 1 ? { fixedTable: 2 } : id === 4 ? { fixedTable: 1 } : {},
    );
    const round = nextRound(event);
    expect(round.tables.map(({ table }) => table)).toEqual([2, 1]);
    expect(round.broken).toEqual([{ code: "fixed-table", ids: ["4"], table: 2, wanted: 1 }]);
  });

  it("name the new number in what is broken otherwise", () => {
    const event = foldOf(2, () => ({}), [9]);
    const round = nextRound({ ...event, forbidden: [["1", "2"]] });
    expect(round.broken).toEqual([{ code: "forbidden-pair", ids: expect.any(Array), table: 9 }]);
  });

  it("seat a team's best table at the team's own", () => {
    const entrants = entrantsOf(4, (id) => ({
      members: [1, 2, 3, 4].map((person) => `${id}.${person}`),
      ...(id === 2 ? { fixedTable: 9 } : {}),
    }));
    expect(numbers(eventOf({ format: "teams", entrants }))).toEqual([9, 1, 2, 3]);
  });
});

describe("the scorekeeper", () => {
  const pair = (id: number) => ({ members: [`${id}a`, `${id}b`] });
  const people = entrantsOf(2).flatMap(({ id }) => [`${id}a`, `${id}b`]);

  it("is who sits at D by the book, or B where that one cannot, or nobody named", () => {
    const seats = nextRound(foldOf(2, pair)).tables[0]?.seats ?? {};
    const unable = (...names: (string | undefined)[]) =>
      foldOf(2, (id) => ({
        ...pair(id),
        cannotScore: people.filter((name) => names.includes(name)),
      }));
    const scorekeeper = (event: EventDocument) => nextRound(event).tables[0]?.scorekeeper;
    expect(scorekeeper(foldOf(2, pair))).toBe("D");
    expect(scorekeeper(unable(seats.D))).toBe("B");
    expect(scorekeeper(unable(seats.D, seats.B))).toBeUndefined();
  });

  it("is left to the table where the book does so, and the first lead always is", () => {
    const round = nextRound(foldOf(2, pair), {
      ...bookRules,
      scorekeeperSeat: "any",
      firstLeader: "highest-double",
    });
    expect(round.tables[0]?.scorekeeper).toBeUndefined();
    expect(round.firstLead).toBe("highest-double");
    expect(nextRound(foldOf(2, pair)).firstLead).toBe("draw");
  });
});
