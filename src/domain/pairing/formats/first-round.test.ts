import { describe, expect, it } from "vitest";
import { bookRules, entrantsOf, eventOf } from "../../../../tests/support/event-builders";
import type { EventDocument, EventEntrant, PairingSettings } from "../../event/event-document";
import { FIRST_ROUNDS } from "../../event/event-document";
import { seededRandom, shuffled } from "../../kernel/random";
import { pairRound } from "../pair-round";

function eventWith(
  pairing: Partial<PairingSettings>,
  parts: Partial<EventDocument>,
  entrants: readonly EventEntrant[],
): EventDocument {
  const event = eventOf({ ...parts, entrants });
  return { ...event, pairing: { ...event.pairing, ...pairing } };
}

function firstRound(event: EventDocument) {
  const answer = pairRound(event, bookRules);
  if (!answer.ok) throw new Error(JSON.stringify(answer.problems));
  return answer;
}

const meetings = (event: EventDocument) =>
  firstRound(event).tables.map(({ AC, BD }) =>
    [...AC, ...BD].sort((a, b) => Number(a) - Number(b)).join("-"),
  );

describe("the first round of pairs", () => {
  it.each([
    ["ranking", ["1-2", "3-4", "5-6", "7-8"]],
    ["fold", ["1-8", "2-7", "3-6", "4-5"]],
    ["method", ["1-5", "2-6", "3-7", "4-8"]],
  ] as const)("goes by %s", (firstRound, expected) => {
    expect(meetings(eventWith({ firstRound, method: "slide" }, {}, entrantsOf(8)))).toEqual(
      expected,
    );
  });

  it("is drawn from the seed", () => {
    const drawn = (seed: string) =>
      meetings(eventWith({ firstRound: "draw" }, { seed }, entrantsOf(20)));
    expect(drawn("a")).toEqual(drawn("a"));
    expect(drawn("a")).not.toEqual(drawn("b"));
  });

  it("lets equals in rank of their club meet, across clubs", () => {
    const entrants = entrantsOf(24, (id) => ({ club: `Club ${id % 4}` }));
    const numberIn = (id: number) => Math.ceil(id / 4);
    for (const meeting of meetings(eventWith({ firstRound: "clubs" }, {}, entrants))) {
      const [a = 0, b = 0] = meeting.split("-").map(Number);
      expect(numberIn(a)).toBe(numberIn(b));
      expect(a % 4).not.toBe(b % 4);
    }
  });

  it("says that clubs were spread out, and returns to the method afterwards", () => {
    const entrants = entrantsOf(8, (id) => ({ club: `Club ${id % 2}` }));
    const event = eventWith({ firstRound: "clubs", method: "fold" }, {}, entrants);
    const round = firstRound(event);
    expect(round.tables.map(({ why }) => why[0])).toEqual(
      round.tables.map(() => ({ code: "clubs-spread" })),
    );
    const rounds = [
      { tables: round.tables.map(({ table, AC, BD }) => ({ table, AC, BD })), byes: [] },
    ];
    expect(firstRound({ ...event, rounds }).tables[0]?.why[0]?.code).not.toBe("clubs-spread");
  });
});

describe("the first round of individuals by clubs", () => {
  it("seats four columns of the clubs, one line a table", () => {
    const club = ["Norte", "Norte", "Este", "Este", "Sur", "Sur", "Oeste", "Oeste"];
    const entrants = entrantsOf(8, (id) => ({ club: club[id - 1] ?? "" }));
    const event = eventWith({ firstRound: "clubs" }, { format: "individual" }, entrants);
    const tables = firstRound(event).tables.map(({ AC, BD }) =>
      [AC, BD].map((side) => [...side].sort().join("+")).sort(),
    );
    expect(tables).toEqual([
      ["1+3", "5+7"],
      ["2+4", "6+8"],
    ]);
  });

  it("makes partners of no club while another way exists, and parts those who must not meet", () => {
    const entrants = entrantsOf(16, (id) => ({ club: id <= 8 ? "Grande" : `Club ${id}` }));
    const event = eventWith(
      { firstRound: "clubs" },
      { format: "individual", forbidden: [["9", "13"]] },
      entrants,
    );
    const round = firstRound(event);
    expect(round.cost["club-partners"]).toBe(0);
    for (const { AC, BD } of round.tables) {
      const ids = [...AC, ...BD];
      expect(ids.includes("9") && ids.includes("13")).toBe(false);
    }
  });

  it.each([0, 1, 3, 4, 5, 7, 30])(
    "seats whole tables of %i people and lets the others rest",
    (count) => {
      const entrants = entrantsOf(count, (id) => ({ club: `Club ${id % 5}` }));
      const { tables, byes } = firstRound(
        eventWith({ firstRound: "clubs" }, { format: "individual" }, entrants),
      );
      expect([tables.length, byes.length]).toEqual([Math.floor(count / 4), count % 4]);
    },
  );
});

it.each(FIRST_ROUNDS)("is the same by %s whatever the order of the document", (firstRoundBy) => {
  for (const format of ["pairs", "individual", "teams"] as const) {
    const entrants = entrantsOf(13, (id) => ({
      club: `Club ${id % 3}`,
      members: [1, 2, 3, 4].map((person) => `${id}.${person}`),
    }));
    const event = eventWith({ firstRound: firstRoundBy }, { format }, entrants);
    const mixed = { ...event, entrants: shuffled(entrants, seededRandom("order")) };
    expect(firstRound(mixed)).toEqual(firstRound(event));
  }
});
