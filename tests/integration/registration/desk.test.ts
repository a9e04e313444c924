import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { database } from "@/server/db/client";
import { findPeople } from "@/server/people/find-people";
import { personSearchKey } from "@/server/people/search-key";
import type { AttendanceCommand } from "@/server/registration/attend";
import { recordAttendance } from "@/server/registration/attend";
import { joinWalkIn } from "@/server/registration/join-walk-in";
import { registrationOf } from "@/server/registration/queries";
import type { RegisteredPerson } from "@/server/registration/register";
import { registerEntrant } from "@/server/registration/register";
import { standingsOf } from "@/server/standings/standings-of";
import { configureTournament, inputOf } from "@/server/tournaments/configure";
import { findTournament } from "@/server/tournaments/find-tournament";
import type { TournamentView } from "@/server/tournaments/rows";
import type { Club } from "../../support/club-builders";
import {
  codesOf,
  endRound,
  must,
  openClub,
  playToClosing,
  startRound,
} from "../../support/club-builders";

let next = 1;

async function newPerson(
  given: { firstNames?: string; lastNames?: string; status?: string } = {},
): Promise<string> {
  const number = String(90_000 + next++);
  const person = { firstNames: "María", lastNames: `Peña ${number}`, ...given };
  const row = await database().player.create({
    data: { ...person, number, searchKey: personSearchKey({ ...person, number }) },
  });
  return row.id;
}

async function viewOf({ slug }: Club): Promise<TournamentView> {
  const tournament = await findTournament(slug);
  if (!tournament) throw new Error(`there is no tournament ${slug}`);
  return tournament;
}

const desk = async (club: Club) => registrationOf(await viewOf(club));

function register(club: Club, people: readonly RegisteredPerson[], present = false) {
  const { director, tournamentId } = club;
  return registerEntrant(director, { commandId: randomUUID(), tournamentId, people, present });
}

function attend({ director }: Club, entrantId: string, command: AttendanceCommand) {
  return recordAttendance(director, { commandId: randomUUID(), entrantId, command });
}

async function entrantOf(club: Club, entrantId: string) {
  const found = (await desk(club)).entrants.find(({ id }) => id === entrantId);
  if (!found) throw new Error(`there is no entrant ${entrantId}`);
  return found;
}

describe("registration", () => {
  let club: Club;
  beforeAll(async () => {
    club = await openClub("individual", 1);
  });

  it("registers once, however often the same command comes", async () => {
    const request = {
      commandId: randomUUID(),
      tournamentId: club.tournamentId,
      people: [{ playerId: await newPerson() }],
      present: false,
    };
    const both = await Promise.all([
      registerEntrant(club.director, request),
      registerEntrant(club.director, request),
    ]);
    expect(must(both[0])).toEqual(must(both[1]));
    expect((await desk(club)).entrants).toHaveLength(5);
  });

  it("refuses who is registered already, naming him", async () => {
    const playerId = await newPerson({ firstNames: "Ana", lastNames: "Cruz" });
    const { number } = must(await register(club, [{ playerId }]));
    const again = await register(club, [{ playerId }]);
    expect(again).toMatchObject({
      ok: false,
      problems: [{ code: "already-entered", person: "Ana Cruz", number, family: "membership" }],
    });
  });

  it("refuses the suspended and the wrong number of people", async () => {
    const playerId = await newPerson({ status: "suspended" });
    expect(codesOf(await register(club, [{ playerId }]))).toEqual(["suspended"]);
    const two = [{ playerId: await newPerson() }, { playerId: await newPerson() }];
    expect(codesOf(await register(club, two))).toContain("wrong-member-count");
  });

  it("lets nobody but directors register", async () => {
    const result = await registerEntrant(club.scorekeeper, {
      commandId: randomUUID(),
      tournamentId: club.tournamentId,
      people: [{ playerId: await newPerson() }],
      present: false,
    });
    expect(codesOf(result)).toEqual(["role-needed"]);
  });

  it("finds people by part of the name, without accents, and by number without zeros", async () => {
    const id = await newPerson({ firstNames: "Íñigo", lastNames: "Ñañez Güira" });
    expect((await findPeople("guira inigo")).map((person) => person.id)).toEqual([id]);
    expect(await findPeople("  ")).toEqual([]);
  });
});

describe("arrival, fee and leaving", () => {
  let club: Club;
  let entrantId: string;
  beforeAll(async () => {
    club = await openClub("individual", 1);
    const view = await viewOf(club);
    must(
      await configureTournament(club.director, {
        commandId: randomUUID(),
        tournamentId: club.tournamentId,
        version: view.version,
        input: { ...inputOf(view), feeCents: 30_000 },
      }),
    );
    entrantId = must(await register(club, [{ playerId: await newPerson() }])).entrantId;
  });

  it("counts who is missing, and takes an arrival back", async () => {
    expect((await desk(club)).missing).toEqual([entrantId]);
    must(await attend(club, entrantId, { type: "check-in" }));
    expect(await desk(club)).toMatchObject({ missing: [], present: 5, expected: 5 });
    expect(codesOf(await attend(club, entrantId, { type: "check-in" }))).toEqual([
      "already-checked-in",
    ]);
    must(await attend(club, entrantId, { type: "undo-check-in" }));
    expect((await desk(club)).missing).toEqual([entrantId]);
    expect((await entrantOf(club, entrantId)).history.map(({ type }) => type)).toEqual([
      "registered",
      "checked-in",
      "check-in-undone",
    ]);
  });

  it("charges the fee and gives it back, never more than was paid", async () => {
    expect((await entrantOf(club, entrantId)).owedCents).toBe(30_000);
    must(await attend(club, entrantId, { type: "pay", cents: 30_000 }));
    expect((await entrantOf(club, entrantId)).owedCents).toBe(0);
    expect(codesOf(await attend(club, entrantId, { type: "give-back", cents: 40_000 }))).toEqual([
      "more-than-paid",
    ]);
    must(await attend(club, entrantId, { type: "give-back", cents: 30_000 }));
    expect((await entrantOf(club, entrantId)).owedCents).toBe(30_000);
  });

  it("withdraws with a reason and takes back", async () => {
    must(await attend(club, entrantId, { type: "withdraw", reason: "se enfermó" }));
    const out = await desk(club);
    expect(out.expected).toBe(4);
    expect((await entrantOf(club, entrantId)).history.at(-1)?.event).toMatchObject({
      type: "withdrawn",
      reason: "se enfermó",
    });
    must(await attend(club, entrantId, { type: "return" }));
    expect((await entrantOf(club, entrantId)).state).toMatchObject({ outFrom: null, absent: [] });
  });

  it("a scorekeeper checks in and charges, and withdraws nobody", async () => {
    const send = (command: AttendanceCommand) =>
      recordAttendance(club.scorekeeper, { commandId: randomUUID(), entrantId, command });
    must(await send({ type: "check-in" }));
    must(await send({ type: "pay", cents: 100 }));
    expect(codesOf(await send({ type: "withdraw" }))).toEqual(["role-needed"]);
  });
});

describe("once round 1 is published", () => {
  let club: Club;
  let matchIds: readonly string[];
  let roundId: string;
  let walkInEntrant: string;
  beforeAll(async () => {
    club = await openClub("individual", 1);
    // A fifth, sixth, seventh and eighth make a second table; one of them has no number yet.
    const walkIn = { firstNames: "Recién", lastNames: "Llegado" };
    walkInEntrant = must(await register(club, [{ walkIn }], true)).entrantId;
    for (let more = 0; more < 3; more++)
      must(await register(club, [{ playerId: await newPerson() }], true));
    ({ matchIds, roundId } = await startRound(club));
  });

  it("a late entry plays from the next round, and is told so", async () => {
    const { entrantId } = must(await register(club, [{ playerId: await newPerson() }], true));
    const { state } = await entrantOf(club, entrantId);
    expect(state).toMatchObject({ registeredFor: 2, from: 2 });
  });

  it("who plays already is withdrawn, not un-arrived", async () => {
    expect(codesOf(await attend(club, walkInEntrant, { type: "undo-check-in" }))).toEqual([
      "already-playing",
    ]);
  });

  it("a provisional person is joined to the right one with seat, result and place", async () => {
    for (const matchId of matchIds) await playToClosing(club, matchId);
    await endRound(club, roundId);
    const [member] = (await entrantOf(club, walkInEntrant)).members;
    const provisionalId = member?.playerId ?? "";
    const before = await database().playerResult.findMany({ where: { playerId: provisionalId } });
    expect(before).toHaveLength(1);
    const rowsBefore = (await standingsOf(database(), await viewOf(club))).rows;

    const playerId = await newPerson({ firstNames: "Noel", lastNames: "Caoba" });
    const request = {
      commandId: randomUUID(),
      tournamentId: club.tournamentId,
      provisionalId,
      playerId,
    };
    must(await joinWalkIn(club.director, request));

    const after = await database().playerResult.findMany({ where: { playerId } });
    expect(after.map(({ matchId, pointsFor }) => [matchId, pointsFor])).toEqual(
      before.map(({ matchId, pointsFor }) => [matchId, pointsFor]),
    );
    expect(await database().seating.count({ where: { playerId: provisionalId } })).toBe(0);
    expect((await standingsOf(database(), await viewOf(club))).rows).toEqual(rowsBefore);
    const joined = await entrantOf(club, walkInEntrant);
    expect(joined.name).toBe("Noel Caoba");
    expect(joined.names[provisionalId]).toBe("Recién Llegado");
    expect(await findPeople("recien llegado")).toEqual([]);
  });

  it("nobody of the tournament is joined to another of it", async () => {
    const { entrantId } = must(
      await register(club, [{ walkIn: { firstNames: "Otro", lastNames: "Nuevo" } }]),
    );
    const [provisional] = (await entrantOf(club, entrantId)).members;
    const playerId = await newPerson();
    must(await register(club, [{ playerId }]));
    const result = await joinWalkIn(club.director, {
      commandId: randomUUID(),
      tournamentId: club.tournamentId,
      provisionalId: provisional?.playerId ?? "",
      playerId,
    });
    expect(codesOf(result)).toEqual(["both-entered"]);
  });

  it("whoever returns after a round has missed it", async () => {
    must(await attend(club, walkInEntrant, { type: "withdraw" }));
    const { roundId: second, matchIds: tables } = await startRound(club);
    for (const matchId of tables) await playToClosing(club, matchId);
    await endRound(club, second);
    must(await attend(club, walkInEntrant, { type: "return" }));
    expect((await entrantOf(club, walkInEntrant)).state).toMatchObject({
      outFrom: null,
      absent: [2],
    });
  });

  it("a round to come can be missed, a published one cannot", async () => {
    must(await attend(club, walkInEntrant, { type: "mark-absent", round: 4 }));
    expect(codesOf(await attend(club, walkInEntrant, { type: "mark-absent", round: 2 }))).toEqual([
      "round-published",
    ]);
    must(await attend(club, walkInEntrant, { type: "cancel-absence", round: 4 }));
  });
});
