import { randomUUID } from "node:crypto";
import type { EventRound } from "@/domain/event/event-document";
import { seededRandom } from "@/domain/kernel/random";
import { searchKey } from "@/domain/kernel/search-key";
import type { RoundPairing } from "@/domain/pairing/round-pairing";
import { resolveRules } from "@/domain/rules/resolve-rules";
import { PAIR_SIDES, pairSideOf, SEATS } from "@/domain/rules/seat";
import { computeStandings } from "@/domain/standings/standings";
import { database } from "@/server/db/client";
import { toJson } from "@/server/db/json";
import { personSearchKey } from "@/server/people/search-key";
import { newPublicCode, newWriteCode } from "@/server/rounds/codes";
import type { Sender } from "@/server/sender";
import { rulesContextOf } from "@/server/tournaments/rows";
import { entrantsOf, eventOf } from "../support/event-builders";
import { playRounds } from "../support/play-event";

// A championship of fixed pairs in an empty, migrated database, by rows and not by commands: what matters is that they are
// as many, and as wide, as those that an event leaves behind.

const CLUBS = 25;

export type BigEvent = {
  readonly tournamentId: string;
  readonly slug: string;
  readonly director: Sender;
  /** The account of the director. */
  readonly accountId: string;
};

type Pair = { readonly id: string; readonly number: number; readonly people: readonly string[] };

/** Makes the event with `rounds` rounds played and closed. */
export async function fillBigEvent(pairs: number, rounds: number): Promise<BigEvent> {
  const { director, accountId } = await addDirector();
  const rules = resolveRules("fededodo-2026", rulesContextOf("pairs"));
  const start = eventOf({
    entrants: entrantsOf(pairs, (id) => ({ club: clubName(id) })),
    seed: "banco",
  });
  const { event, answers } = playRounds(start, rounds, rules, seededRandom("banco"));
  const { id: tournamentId, slug } = await database().tournament.create({
    data: {
      slug: "campeonato",
      name: "Campeonato Nacional",
      venue: "Palacio de los Deportes",
      startsOn: new Date("2026-03-06T00:00:00Z"),
      format: "pairs",
      status: "running",
      rulesSpec: "fededodo-2026",
      frozenRules: toJson(rules),
      settingsFrozenAt: new Date(),
      pairing: toJson(event.pairing),
      standingsOrder: [...rules.standingsOrder],
      rounds: rounds + 3,
      seed: event.seed,
    },
  });
  const field = await addPairs(tournamentId, pairs);
  for (const [index, answer] of answers.entries()) {
    const before = { ...event, rounds: event.rounds.slice(0, index) };
    await addRound(tournamentId, field, {
      number: index + 1,
      answer,
      played: event.rounds[index] as EventRound,
      standings: computeStandings(before, rules),
    });
  }
  return { tournamentId, slug, director, accountId };
}

function clubName(id: number): string {
  return `Asociación de Dominó n.º ${(id % CLUBS) + 1}`;
}

async function addDirector() {
  const account = await database().account.create({
    data: {
      username: "direccion",
      displayName: "Dirección",
      passwordHash: "none",
      grants: { create: { role: "director" } },
    },
  });
  const director: Sender = {
    actor: {
      kind: "account",
      accountId: account.id,
      playerId: null,
      grants: [{ role: "director", tournamentId: null }],
    },
    label: account.displayName,
    address: "127.0.0.1",
  };
  return { director, accountId: account.id };
}

async function addPairs(tournamentId: string, count: number): Promise<readonly Pair[]> {
  const clubs = await database().club.createManyAndReturn({
    data: Array.from({ length: CLUBS }, (_, index) => ({
      name: clubName(index),
      searchKey: searchKey(clubName(index)),
    })),
  });
  const pairs = Array.from({ length: count }, (_, index) => ({
    id: randomUUID(),
    number: index + 1,
    people: [randomUUID(), randomUUID()],
  }));
  const first = (number: number, index: number) => `Juan${"ABCDEFGHIJ"[number % 10]}${index} José`;
  const last = (number: number) => `Peralta${number} de la Cruz`;
  await database().player.createMany({
    data: pairs.flatMap(({ number, people }) =>
      people.map((id, index) => {
        const person = { firstNames: first(number, index), lastNames: last(number) };
        return {
          ...person,
          id,
          number: String(number * 2 + index).padStart(5, "0"),
          clubId: clubs[number % CLUBS]?.id ?? null,
          searchKey: personSearchKey(person),
        };
      }),
    ),
  });
  await database().entrant.createMany({
    data: pairs.map(({ id, number }) => ({
      id,
      tournamentId,
      number,
      rank: number,
      name: `${first(number, 0)} Peralta${number} / ${first(number, 1)} Peralta${number}`,
      clubName: clubName(number),
    })),
  });
  await database().entrantMember.createMany({
    data: pairs.flatMap(({ id: entrantId, people }) =>
      people.map((playerId, position) => ({ tournamentId, entrantId, playerId, position })),
    ),
  });
  await database().entrantEvent.createMany({
    data: pairs.flatMap(({ id: entrantId }) =>
      (["registered", "checked-in"] as const).map((type) => ({
        entrantId,
        type,
        event: { type, round: 1 },
        byLabel: "Dirección",
      })),
    ),
  });
  return pairs;
}

type PlayedRound = {
  readonly number: number;
  readonly answer: RoundPairing;
  readonly played: EventRound;
  readonly standings: unknown;
};

async function addRound(tournamentId: string, field: readonly Pair[], round: PlayedRound) {
  const now = new Date();
  const { id: roundId } = await database().round.create({
    data: {
      tournamentId,
      number: round.number,
      status: "closed",
      seed: "banco",
      answer: toJson(round.answer),
      standings: toJson(round.standings),
      publishedAt: now,
      startedAt: now,
      endedAt: now,
      closedAt: now,
    },
  });
  const tables = round.played.tables.map((table) => ({ ...table, id: randomUUID() }));
  await database().match.createMany({
    data: tables.map(({ id, table, points, winner }) => ({
      id,
      tournamentId,
      roundId,
      table,
      version: 20,
      stage: "closed",
      hands: 9,
      scoreAC: points?.AC ?? 0,
      scoreBD: points?.BD ?? 0,
      winner: winner ?? null,
      signed: [...PAIR_SIDES],
      status: "finished",
      endedBy: "target",
      publicCode: newPublicCode(),
      writeCode: newWriteCode(),
    })),
  });
  const places = tables.flatMap((table) =>
    SEATS.map((seat, index) => {
      const side = pairSideOf(seat);
      const pair = field[Number(table[side][0]) - 1] as Pair;
      const playerId = pair.people[index >> 1] as string;
      return { table, seat, side, pair, playerId };
    }),
  );
  await database().seating.createMany({
    data: places.map(({ table, seat, pair, playerId }) => ({
      roundId,
      matchId: table.id,
      seat,
      entrantId: pair.id,
      playerId,
    })),
  });
  await database().playerResult.createMany({
    data: places.map(({ table, seat, side, playerId }) => {
      const won = table.winner === side;
      const own = table.points?.[side] ?? 0;
      const other = table.points?.[side === "AC" ? "BD" : "AC"] ?? 0;
      return {
        matchId: table.id,
        playerId,
        seat,
        won,
        pointsFor: own,
        pointsAgainst: other,
        entrantWon: won,
        entrantFor: own,
        entrantAgainst: other,
      };
    }),
  });
  await addIncidents(tournamentId, round.number, places);
}

/** Some infractions a round, a tenth of the tables with one: a late pair is warned, and fined when it is late again. */
async function addIncidents(
  tournamentId: string,
  round: number,
  places: readonly { table: { id: string; table: number }; seat: string; playerId: string }[],
) {
  const late = places.filter(({ table, seat }) => seat === "A" && table.table % 10 === 0);
  const incidents = late.map(({ table, seat, playerId }) => ({
    id: randomUUID(),
    matchId: table.id,
    seat,
    playerId,
  }));
  await database().incident.createMany({
    data: incidents.map(({ id, matchId, seat }) => ({
      id,
      tournamentId,
      matchId,
      round,
      infraction: "F-23.2",
      note: { incidentId: id, infraction: "F-23.2", offenders: [seat], afterHand: 0 },
      verdict: { ok: true, effects: [], points: [], cards: [], wins: [] },
      byLabel: "Juez",
    })),
  });
  await database().ledgerLine.createMany({
    data: incidents.map(({ id: incidentId, playerId }) => ({
      incidentId,
      tournamentId,
      playerId,
      round,
      points: -50,
      target: "record",
    })),
  });
}
