import { describe, expect, it } from "vitest";
import { bookRules, entrantsOf, eventOf } from "../../../tests/support/event-builders";
import type { EventDocument, EventEntrant } from "../event/event-document";
import { checkEvent } from "./checker/check-event";
import { groupsOf } from "./formats/group-field";
import { couplesOf } from "./formats/group-search";
import { pairRound } from "./pair-round";
import type { RoundPairing } from "./round-pairing";

type Kind = Pick<EventDocument, "format" | "alone">;

/** What a kind of event must give in a field of 12, counted by hand; `least`: the entrants of one table. */
type Case = Kind & {
  readonly name: string;
  readonly least: number;
  /** Forbidden meetings at the table of one who may meet only one other. */
  readonly forbidden: number;
  /** Meetings of two of one club where there are two clubs of six. */
  readonly sameClub: number;
};

const CASES: readonly Case[] = [
  { name: "pairs", format: "pairs", least: 2, forbidden: 0, sameClub: 0 },
  { name: "rotating partners", format: "individual", least: 4, forbidden: 2, sameClub: 6 },
  { name: "teams", format: "teams", least: 4, forbidden: 2, sameClub: 6 },
  { name: "duels", format: "individual", alone: 2, least: 2, forbidden: 0, sameClub: 0 },
  { name: "tables of three", format: "individual", alone: 3, least: 3, forbidden: 1, sameClub: 4 },
  { name: "tables of four", format: "individual", alone: 4, least: 4, forbidden: 2, sameClub: 6 },
];

function eventFor(
  { format, alone }: Kind,
  count: number,
  more: (id: number) => Partial<EventEntrant> = () => ({}),
): EventDocument {
  const members = (id: number) =>
    format === "teams" ? { members: ["a", "b", "c", "d"].map((letter) => `${id}${letter}`) } : {};
  const entrants = entrantsOf(count, (id) => ({ ...members(id), ...more(id) }));
  return eventOf({ format, ...(alone === undefined ? {} : { alone }), entrants });
}

function nextRound(event: EventDocument): RoundPairing {
  const answer = pairRound(event, bookRules);
  if (!answer.ok) throw new Error(JSON.stringify(answer.problems));
  return answer;
}

/** The event after some more rounds; who wins is of no account here. */
function playOn(event: EventDocument, rounds: number): EventDocument {
  let now = event;
  for (let i = 0; i < rounds; i++) {
    const { tables, byes } = nextRound(now);
    const made = tables.map(({ table, AC, BD, players }) =>
      players === undefined ? { table, AC, BD } : { table, AC, BD, players },
    );
    now = { ...now, rounds: [...now.rounds, { tables: made, byes }] };
  }
  return now;
}

const errorsIn = (event: EventDocument) =>
  checkEvent(event, bookRules).findings.filter(({ severity }) => severity === "error");

/** The couples of entrants that meet in a round, or sit together. */
function couplesIn(event: EventDocument, round: number): readonly (readonly [string, string])[] {
  const made = event.rounds[round - 1];
  return made === undefined ? [] : groupsOf(event, made).flatMap(couplesOf);
}

function restsIn(event: EventDocument): readonly number[] {
  return event.entrants.map(
    ({ id }) => event.rounds.filter(({ byes }) => byes.includes(id)).length,
  );
}

describe.each(CASES)("$name", (kind) => {
  it.each([0, 1, 2, 3])("has everybody of %i entrants seated or resting, once", (count) => {
    const needed = kind.format === "teams" ? 2 : kind.least;
    const event = playOn(eventFor(kind, count), 2);
    for (const made of event.rounds) {
      const ids = [...groupsOf(event, made).flat(), ...made.byes];
      expect(ids.sort()).toEqual(event.entrants.map(({ id }) => id));
      if (count < needed) expect(made.tables).toEqual([]);
    }
    expect(errorsIn(event)).toEqual([]);
  });

  it("has the last meet the first where he may meet nobody else", () => {
    const forbidden = Array.from({ length: 10 }, (_, index) => ["12", String(index + 2)] as const);
    const event = playOn({ ...eventFor(kind, 12), forbidden }, 1);
    const met = couplesIn(event, 1).filter((couple) => couple.includes("12"));
    expect(met.some((couple) => couple.includes("1"))).toBe(true);
    expect(met.filter((couple) => !couple.includes("1"))).toHaveLength(kind.forbidden);
    expect(errorsIn(event)).toEqual([]);
  });

  it("keeps two big clubs apart as far as tables allow", () => {
    const club = (id: number) => ({ club: id <= 6 ? "Uno" : "Dos" });
    const event = eventFor(kind, 12, club);
    const played = playOn({ ...event, pairing: { ...event.pairing, club: "strict" } }, 1);
    const same = couplesIn(played, 1).filter(([a, b]) => Number(a) <= 6 === Number(b) <= 6);
    expect(same).toHaveLength(kind.sameClub);
    expect(errorsIn(played)).toEqual([]);
  });

  it("makes a round, and says what it breaks, where everybody has met", () => {
    const count = kind.alone === 3 ? 3 : 4;
    const event = eventFor(kind, count);
    const pairing = { ...event.pairing, opponentCooldown: null, partnerCooldown: null };
    const played = playOn({ ...event, pairing }, 3);
    expect(
      new Set(played.rounds.flatMap((_, at) => couplesIn(played, at + 1)).map(String)).size,
    ).toBeGreaterThanOrEqual((count * (count - 1)) / 2);
    const round = nextRound(played);
    expect(round.byes).toEqual([]);
    expect(round.broken.length).toBeGreaterThan(0);
    expect(errorsIn(playOn(played, 1))).toEqual([]);
  });

  it("lets nobody of an odd field rest twice more than another, when all have rested", () => {
    const count = kind.least + 1;
    const event = eventFor(kind, count);
    const pairing = { ...event.pairing, opponentCooldown: 0, partnerCooldown: 0 };
    const played = playOn({ ...event, pairing }, count);
    expect(restsIn(played)).toEqual(event.entrants.map(() => 1));
    const more = playOn(played, 1);
    expect(restsIn(more).toSorted()).toEqual([...Array(count - 1).fill(1), 2]);
    expect(errorsIn(more)).toEqual([]);
  });
});
