import { randomUUID } from "node:crypto";
import { seededRandom } from "@/domain/kernel/random";
import { searchKey } from "@/domain/kernel/search-key";
import { NO_DESK_POLICY } from "@/domain/match/desk-policy";
import { resolveRules } from "@/domain/rules/resolve-rules";
import { hashPassword } from "@/server/auth/passwords";
import { findActiveAccount } from "@/server/auth/sender";
import { commandClock } from "@/server/clock/commands";
import type { CommandResult } from "@/server/command";
import { runCommand } from "@/server/command";
import { database } from "@/server/db/client";
import { personSearchKey } from "@/server/people/search-key";
import { appendEntrantEvent } from "@/server/registration/history";
import { addEntrant } from "@/server/registration/register";
import { pairNextRound } from "@/server/rounds/pair";
import { closeRound, publishRound } from "@/server/rounds/publish";
import type { Sender } from "@/server/sender";
import { closeTournament } from "@/server/tournaments/close";
import { moveTournamentTo } from "@/server/tournaments/configure";
import { addTournament } from "@/server/tournaments/create";
import { lockedTournament } from "@/server/tournaments/find-tournament";
import { rulesContextOf } from "@/server/tournaments/rows";
import type { TournamentInput } from "@/server/tournaments/settings-input";
import { DEMO_LOGINS } from "./demo-logins";
import { DEMO_CLUBS, demoPeople } from "./people";
import type { TableGoal, TableOfficials } from "./play-table";
import { completeSheet, declareScore, playTable, send } from "./play-table";

// A club that has just had its night: an event closed last month, one in the middle of its third round, one to come.

const PEOPLE = 64;
/** Tables up to this number have their hands in the demo's closed rounds; in the running one all that play or played. */
const HAND_BY_HAND = 2;
/** How far a table of the running round is, and its hands so far where it plays. */
const RUNNING: readonly { readonly goal: TableGoal | null; readonly hands?: number }[] = [
  { goal: "playing", hands: 3 },
  { goal: "finished" },
  { goal: "verified" },
  { goal: "playing", hands: 1 },
  { goal: "closed" },
  { goal: "playing", hands: 5 },
  { goal: "finished" },
  { goal: "signed" },
  { goal: null },
  { goal: "closed" },
];
const DAY_MS = 24 * 3600_000;

function must<Value>(result: CommandResult<Value>): Value {
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.value;
}

function isoDay(daysFromNow: number): string {
  return new Date(Date.now() + daysFromNow * DAY_MS).toISOString().slice(0, 10);
}

/** Fills an empty, migrated database with the demo club. */
export async function seedDemo(): Promise<void> {
  await seedPeople();
  const accounts = await seedAccounts();
  const players = await database().player.findMany({ orderBy: { number: "asc" } });
  const ids = players.map((player) => player.id);
  await seedClosed(accounts, ids);
  await seedRunning(accounts, ids);
  await seedOpen(accounts, ids);
}

async function seedPeople(): Promise<void> {
  const clubs = await database().club.createManyAndReturn({
    data: DEMO_CLUBS.map((club) => ({ ...club, searchKey: searchKey(club.name) })),
  });
  await database().player.createMany({
    data: demoPeople(PEOPLE).map(({ club, ...person }) => ({
      ...person,
      clubId: clubs[club]?.id ?? null,
      city: DEMO_CLUBS[club]?.city ?? null,
      searchKey: personSearchKey(person),
    })),
  });
}

type Accounts = TableOfficials & { readonly director: Sender };

async function seedAccounts(): Promise<Accounts> {
  const first = await database().player.findFirstOrThrow({ orderBy: { number: "asc" } });
  for (const { username, password, displayName, grants } of DEMO_LOGINS) {
    await database().account.create({
      data: {
        username,
        displayName,
        isDemo: true,
        passwordHash: await hashPassword(password),
        playerId: grants.includes("player") ? first.id : null,
        grants: { create: grants.map((role) => ({ role })) },
      },
    });
  }
  return {
    director: await senderOf("director"),
    judge: await senderOf("juez"),
    scorekeeper: await senderOf("anotador"),
  };
}

async function senderOf(username: string): Promise<Sender> {
  const row = await database().account.findUniqueOrThrow({ where: { username } });
  const account = await findActiveAccount(row.id);
  if (!account) throw new Error(`the demo account ${username} is not active`);
  return { actor: account.actor, label: account.displayName, address: "demo" };
}

type DemoTournament = Pick<TournamentInput, "name" | "format" | "rounds" | "weight"> & {
  readonly day: number;
};

async function openTournament(
  { director }: Accounts,
  demo: DemoTournament,
  entrants: readonly (readonly string[])[],
  present: boolean,
): Promise<string> {
  const { day, ...own } = demo;
  const rules = resolveRules("fededodo-2026", rulesContextOf(demo.format));
  const { id } = must(
    await runCommand(director, { id: randomUUID(), action: "tournament.create" }, (scope) =>
      addTournament(scope, {
        ...own,
        venue: "Salón de actos, Club Paraíso",
        startsOn: isoDay(day),
        startTime: "19:30",
        timeZone: "America/Santo_Domingo",
        rules: { preset: "fededodo-2026" },
        pairing: { method: "fold", club: "weak", partnerCooldown: null, opponentCooldown: null },
        standingsOrder: rules.standingsOrder,
        feeCents: 30_000,
        countsFrom: "verified",
        desk: NO_DESK_POLICY,
      }),
    ),
  );
  must(
    await moveTournamentTo(director, {
      commandId: randomUUID(),
      tournamentId: id,
      step: "announce",
    }),
  );
  must(
    await runCommand(director, { id: randomUUID(), action: "demo.register" }, async (scope) => {
      const tournament = await lockedTournament(scope.tx, id);
      for (const [index, members] of entrants.entries()) {
        const people = members.map((playerId) => ({ playerId }));
        const { entrantId } = await addEntrant(scope, tournament, { people, present });
        // One in five still owes the fee.
        if (!present || index % 5 === 4) continue;
        const paid = { type: "fee-paid", cents: tournament.feeCents } as const;
        await appendEntrantEvent(scope.tx, director, entrantId, paid);
      }
    }),
  );
  return id;
}

/** Pairs, publishes and plays a round: how far each table is taken and, where it still plays, its hands. With `handsOf` none came on paper. */
async function playRound(
  accounts: Accounts,
  tournamentId: string,
  seed: string,
  goalOf: (table: number) => TableGoal | null,
  handsOf?: (table: number) => number | undefined,
): Promise<string> {
  const { director } = accounts;
  const { roundId } = must(
    await pairNextRound(director, { commandId: randomUUID(), tournamentId, override: true }),
  );
  must(await publishRound(director, { commandId: randomUUID(), roundId, override: true }));
  must(await commandClock(director, { commandId: randomUUID(), roundId, command: "start" }));
  const matches = await database().match.findMany({
    where: { roundId },
    orderBy: { table: "asc" },
  });
  for (const match of matches) {
    const goal = goalOf(match.table);
    if (goal === null) continue;
    const random = seededRandom(`${seed} mesa ${match.table}`);
    // The first tables were written hand by hand, the others came to the desk on paper.
    if (handsOf || goal !== "closed" || match.table <= HAND_BY_HAND) {
      await playTable(accounts, match.id, random, goal, handsOf?.(match.table));
    } else {
      await declareScore(accounts, match.id, random);
      await completeSheet(accounts, match.id, random, goal);
    }
  }
  return roundId;
}

async function playWholeRound(accounts: Accounts, tournamentId: string, seed: string) {
  const roundId = await playRound(accounts, tournamentId, seed, () => "closed");
  must(await closeRound(accounts.director, { commandId: randomUUID(), roundId }));
}

function inPairs(ids: readonly string[]): readonly (readonly string[])[] {
  return ids.flatMap((id, index) => (index % 2 === 0 ? [[id, ids[index + 1] ?? id]] : []));
}

async function seedClosed(accounts: Accounts, ids: readonly string[]): Promise<void> {
  const demo = {
    name: "Copa Aniversario",
    format: "pairs",
    rounds: 3,
    weight: "regional",
    day: -30,
  } as const;
  const tournamentId = await openTournament(accounts, demo, inPairs(ids.slice(0, 24)), true);
  for (let round = 1; round <= demo.rounds; round++) {
    await playWholeRound(accounts, tournamentId, `aniversario ${round}`);
  }
  must(
    await closeTournament(accounts.director, {
      commandId: randomUUID(),
      tournamentId,
      override: false,
    }),
  );
}

async function seedRunning(accounts: Accounts, ids: readonly string[]): Promise<void> {
  const demo = {
    name: "Viernes de Capicúa",
    format: "individual",
    rounds: 5,
    weight: "club",
    day: 0,
  } as const;
  const entrants = ids.slice(0, 40).map((id) => [id]);
  const tournamentId = await openTournament(accounts, demo, entrants, true);
  await playWholeRound(accounts, tournamentId, "viernes 1");
  await playWholeRound(accounts, tournamentId, "viernes 2");
  const roundId = await playRound(
    accounts,
    tournamentId,
    "viernes 3",
    (table) => RUNNING[table - 1]?.goal ?? null,
    (table) => RUNNING[table - 1]?.hands,
  );
  const playing = await database().match.findFirstOrThrow({
    where: { roundId, stage: "playing" },
    orderBy: { table: "asc" },
  });
  await send(accounts.judge, playing.id, {
    type: "incident-recorded",
    incidentId: randomUUID(),
    infraction: "F-08.7",
    offenders: ["B"],
    afterHand: 1,
  });
}

async function seedOpen(accounts: Accounts, ids: readonly string[]): Promise<void> {
  const demo = {
    name: "Abierto de Navidad",
    format: "pairs",
    rounds: 6,
    weight: "national",
    day: 18,
  } as const;
  await openTournament(accounts, demo, inPairs(ids.slice(30, 60)), false);
}
