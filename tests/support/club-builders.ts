import { randomUUID } from "node:crypto";
import type { Role } from "@/domain/access/roles";
import type { ActaEvent } from "@/domain/match/acta";
import { NO_DESK_POLICY } from "@/domain/match/desk-policy";
import { resolveRules } from "@/domain/rules/resolve-rules";
import type { PresetId } from "@/domain/rules/rules-spec";
import type { EventFormat } from "@/domain/rules/settings";
import { membersNeeded } from "@/domain/tournament/registration-members";
import { appendToActa } from "@/server/actas/append";
import type { LoadedActa } from "@/server/actas/load";
import { findActa } from "@/server/actas/load";
import type { CommandResult } from "@/server/command";
import { database } from "@/server/db/client";
import { personSearchKey } from "@/server/people/search-key";
import { registerEntrant } from "@/server/registration/register";
import { pairNextRound } from "@/server/rounds/pair";
import { closeRound, publishRound } from "@/server/rounds/publish";
import type { Sender } from "@/server/sender";
import { moveTournamentTo } from "@/server/tournaments/configure";
import { createTournament } from "@/server/tournaments/create";
import { rulesContextOf } from "@/server/tournaments/rows";
import { AC90, START, signed } from "./acta-events";

// A small club night in the database, made by the server's own commands.

export type Club = {
  readonly tournamentId: string;
  readonly slug: string;
  readonly director: Sender;
  readonly judge: Sender;
  readonly otherJudge: Sender;
  readonly scorekeeper: Sender;
  readonly junta: Sender;
};

/** The value of an accepted command; throws with the problems of a refused one. */
export function must<Value>(result: CommandResult<Value>): Value {
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.value;
}

/** The codes of a refused command; none when it was accepted. */
export function codesOf(result: CommandResult<unknown>): readonly string[] {
  return result.ok ? [] : result.problems.map(({ code }) => code);
}

/** Somebody with roles for all tournaments; linked to a person of the roster where he also plays. */
export async function senderWith(
  label: string,
  roles: readonly Role[],
  playerId: string | null = null,
): Promise<Sender> {
  const account = await database().account.create({
    data: {
      username: `${label}-${randomUUID().slice(0, 8)}`,
      displayName: label,
      passwordHash: "none",
      playerId,
      grants: { create: roles.map((role) => ({ role })) },
    },
  });
  return {
    actor: {
      kind: "account",
      accountId: account.id,
      playerId,
      grants: roles.map((role) => ({ role, tournamentId: null })),
    },
    label,
    address: "127.0.0.1",
  };
}

type NightSettings = {
  readonly name: string;
  readonly startsOn: string;
  readonly format: EventFormat;
  readonly preset: PresetId;
  readonly teamSize?: number | undefined;
};

/** Creates and announces a club's tournament of five rounds. */
export async function announceNight(
  director: Sender,
  { name, startsOn, format, preset, teamSize }: NightSettings,
): Promise<{ readonly id: string; readonly slug: string }> {
  const created = must(
    await createTournament(director, randomUUID(), {
      name,
      venue: "Club",
      startsOn,
      startTime: null,
      timeZone: "America/Santo_Domingo",
      format,
      weight: "club",
      rules: { preset },
      rounds: 5,
      pairing: {
        method: "fold",
        club: "off",
        partnerCooldown: null,
        opponentCooldown: null,
        ...(teamSize === undefined ? {} : { teamSize }),
      },
      standingsOrder: resolveRules(preset, rulesContextOf(format)).standingsOrder,
      feeCents: 0,
      countsFrom: "verified",
      desk: NO_DESK_POLICY,
    }),
  );
  must(
    await moveTournamentTo(director, {
      commandId: randomUUID(),
      tournamentId: created.id,
      step: "announce",
    }),
  );
  return created;
}

/** A tournament by the FEDEDODO book, or another, with `tables` tables of present people, ready to pair round 1. */
export async function openClub(
  format: EventFormat,
  tables: number,
  preset: PresetId = "fededodo-2026",
  teams: { readonly size?: number; readonly substitutes?: number } = {},
): Promise<Club> {
  const director = await senderWith("Directora", ["director"]);
  const club = {
    director,
    judge: await senderWith("Juez Peña", ["judge"]),
    otherJudge: await senderWith("Jueza Núñez", ["judge"]),
    scorekeeper: await senderWith("Anotador", ["scorekeeper"]),
    junta: await senderWith("Junta", ["junta"]),
  };
  const { id, slug } = await announceNight(director, {
    name: "Noche de prueba",
    startsOn: "2026-03-06",
    format,
    preset,
    teamSize: teams.size,
  });
  const members = membersNeeded(format, teams.size).playing;
  for (let entrant = 0; entrant < (tables * 4) / members; entrant++) {
    must(
      await registerEntrant(director, {
        commandId: randomUUID(),
        tournamentId: id,
        people: await newPeople(members + (teams.substitutes ?? 0), `${entrant + 1}`),
        ...(format === "teams" ? { name: `Equipo ${entrant + 1}` } : {}),
        present: true,
      }),
    );
  }
  return { ...club, tournamentId: id, slug };
}

async function newPeople(count: number, name: string) {
  const players = await database().player.createManyAndReturn({
    data: Array.from({ length: count }, (_, index) => {
      const person = { firstNames: `Jugador ${index + 1}`, lastNames: `Número ${name}` };
      return { ...person, searchKey: personSearchKey(person) };
    }),
  });
  return players.map(({ id }) => ({ playerId: id }));
}

/** Pairs and publishes the next round; answers its matches by table. */
export async function startRound({
  director,
  tournamentId,
}: Pick<Club, "director" | "tournamentId">) {
  const { roundId } = must(
    await pairNextRound(director, { commandId: randomUUID(), tournamentId, override: true }),
  );
  must(await publishRound(director, { commandId: randomUUID(), roundId, override: true }));
  const matches = await database().match.findMany({
    where: { roundId },
    orderBy: { table: "asc" },
  });
  return { roundId, matchIds: matches.map(({ id }) => id) };
}

/** Closes a round whose tables are closed. */
export async function endRound({ director }: Club, roundId: string): Promise<void> {
  must(await closeRound(director, { commandId: randomUUID(), roundId }));
}

/** The acta of a match as it is now. */
export async function actaOf(matchId: string): Promise<LoadedActa> {
  const acta = await findActa(database(), { id: matchId });
  if (!acta) throw new Error(`there is no match ${matchId}`);
  return acta;
}

/** Sends one event, based on the present version unless another is given. */
export async function append(
  sender: Sender,
  matchId: string,
  event: ActaEvent,
  more: { readonly baseVersion?: number; readonly pips?: Record<string, number> } = {},
) {
  const { match } = await actaOf(matchId);
  return appendToActa(sender, {
    commandId: randomUUID(),
    matchId,
    baseVersion: match.version,
    event,
    ...more,
  });
}

/** Seats, first leader and hands of 90 to A and C: three of them end the match 270–0. */
export async function playHands(club: Club, matchId: string, hands: number): Promise<void> {
  for (const event of START) must(await append(club.scorekeeper, matchId, event));
  for (let hand = 0; hand < hands; hand++) {
    must(
      await append(club.scorekeeper, matchId, {
        type: "hand-recorded",
        handId: randomUUID(),
        hand: AC90,
      }),
    );
  }
}

/** Plays, verifies, signs and closes a table. */
export async function playToClosing(club: Club, matchId: string): Promise<void> {
  await playHands(club, matchId, 3);
  await closeSheet(club, matchId);
}

/** Verifies, signs and closes a finished table. */
export async function closeSheet({ judge }: Club, matchId: string): Promise<void> {
  must(await append(judge, matchId, { type: "verified", asDirector: false }));
  must(await append(judge, matchId, signed("AC", "A")));
  must(await append(judge, matchId, signed("BD", "B")));
  must(await append(judge, matchId, { type: "closed" }));
}
