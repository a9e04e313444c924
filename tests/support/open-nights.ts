// Run by the set-up of the browser journeys in a process of its own, over the demo of `DATABASE_URL`: makes their club
// nights by the server's own commands and says on its output what they are.
import { randomUUID } from "node:crypto";
import process from "node:process";
import { seededRandom } from "@/domain/kernel/random";
import { findActiveAccount } from "@/server/auth/sender";
import { commandClock } from "@/server/clock/commands";
import { database } from "@/server/db/client";
import { registerEntrant } from "@/server/registration/register";
import type { Sender } from "@/server/sender";
import type { TableOfficials } from "../../prisma/seed/play-table";
import { playTable } from "../../prisma/seed/play-table";
import { announceNight, must, startRound } from "./club-builders";
import type { Night, NightKey } from "./nights";
import { NIGHT_PLANS, planOf } from "./nights";

const PLAYERS_AT_A_TABLE = 4;

async function demoSender(username: string): Promise<Sender> {
  const { id } = await database().account.findUniqueOrThrow({ where: { username } });
  const account = await findActiveAccount(id);
  if (!account) throw new Error(`the demo's ${username} is not active`);
  return { actor: account.actor, label: account.displayName, address: "127.0.0.1" };
}

type Officials = TableOfficials & { readonly director: Sender };

async function openNight(officials: Officials, key: NightKey): Promise<Night> {
  const { director } = officials;
  const { name, tables, begun, goal } = planOf(key);
  const { id: tournamentId, slug } = await announceNight(director, {
    name,
    startsOn: new Date().toISOString().slice(0, 10),
    format: "pairs",
    preset: "fededodo-2026",
  });
  const people = await database().player.findMany({
    orderBy: { number: "asc" },
    take: tables * PLAYERS_AT_A_TABLE,
  });
  for (let at = 0; at < people.length; at += 2) {
    must(
      await registerEntrant(director, {
        commandId: randomUUID(),
        tournamentId,
        people: people.slice(at, at + 2).map(({ id }) => ({ playerId: id })),
        present: true,
      }),
    );
  }
  const { roundId } = await startRound({ director, tournamentId });
  if (begun)
    must(await commandClock(director, { commandId: randomUUID(), roundId, command: "start" }));
  const matches = await database().match.findMany({
    where: { roundId },
    orderBy: { table: "asc" },
    select: { id: true, writeCode: true },
  });
  if (goal !== undefined) {
    for (const { id } of matches) await playTable(officials, id, seededRandom(key), goal);
  }
  const [first, ...others] = matches.map(({ id, writeCode }) => ({ matchId: id, writeCode }));
  if (first === undefined) throw new Error(`${name} has no table`);
  return { name, slug, roundId, tables: [first, ...others] };
}

const officials = {
  director: await demoSender("director"),
  judge: await demoSender("juez"),
  scorekeeper: await demoSender("anotador"),
};
const nights: Partial<Record<NightKey, Night>> = {};
for (const key of Object.keys(NIGHT_PLANS) as NightKey[]) {
  nights[key] = await openNight(officials, key);
}
process.stdout.write(JSON.stringify(nights), () => process.exit(0));
