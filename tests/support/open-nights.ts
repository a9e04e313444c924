// A process of its own over the demo of `DATABASE_URL`: makes the nights that its argument plans, by the server's own
// commands, and says on its output what they are. See `openNights`.
import { randomUUID } from "node:crypto";
import process from "node:process";
import { seededRandom } from "@/domain/kernel/random";
import { findActiveAccount } from "@/server/auth/sender";
import { commandClock } from "@/server/clock/commands";
import { database } from "@/server/db/client";
import type { RegisteredPerson } from "@/server/registration/register";
import { registerEntrant } from "@/server/registration/register";
import type { Sender } from "@/server/sender";
import type { TableOfficials } from "../../prisma/seed/play-table";
import { playTable } from "../../prisma/seed/play-table";
import { announceNight, must, startRound } from "./club-builders";
import type { Night, NightPlan } from "./nights";

const PAIRS_AT_A_TABLE = 2;

async function demoSender(username: string): Promise<Sender> {
  const { id } = await database().account.findUniqueOrThrow({ where: { username } });
  const account = await findActiveAccount(id);
  if (!account) throw new Error(`the demo's ${username} is not active`);
  return { actor: account.actor, label: account.displayName, address: "127.0.0.1" };
}

/** So many pairs: the guests, or people of the roster, and where they are not enough people who came without a number. */
async function findPairs(
  count: number,
  guests: NightPlan["guests"],
): Promise<readonly (readonly RegisteredPerson[])[]> {
  const roster = await database().player.findMany({ orderBy: { number: "asc" }, take: count * 2 });
  const person = (at: number): RegisteredPerson => {
    const walkIn = guests?.[at];
    if (walkIn !== undefined) return { walkIn };
    const id = roster[at]?.id;
    return id === undefined
      ? { walkIn: { firstNames: `Visita ${at + 1}`, lastNames: "De Paso" } }
      : { playerId: id };
  };
  return Array.from({ length: count }, (_, index) => [person(index * 2), person(index * 2 + 1)]);
}

type Officials = TableOfficials & { readonly director: Sender };

async function openNight(officials: Officials, key: string, plan: NightPlan): Promise<Night> {
  const { director } = officials;
  const { name, tables, begun, goal, guests } = plan;
  const { id: tournamentId, slug } = await announceNight(director, {
    name,
    startsOn: new Date().toISOString().slice(0, 10),
    format: "pairs",
    preset: "fededodo-2026",
  });
  for (const people of await findPairs(tables * PAIRS_AT_A_TABLE, guests)) {
    const commandId = randomUUID();
    must(await registerEntrant(director, { commandId, tournamentId, people, present: true }));
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

const plans = JSON.parse(process.argv[2] ?? "{}") as Readonly<Record<string, NightPlan>>;
const officials = {
  director: await demoSender("director"),
  judge: await demoSender("juez"),
  scorekeeper: await demoSender("anotador"),
};
const nights: Record<string, Night> = {};
for (const [key, plan] of Object.entries(plans))
  nights[key] = await openNight(officials, key, plan);
process.stdout.write(JSON.stringify(nights), () => process.exit(0));
