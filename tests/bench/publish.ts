import { randomUUID } from "node:crypto";
import process from "node:process";
import { encode } from "next-auth/jwt";
import { pairRound } from "@/domain/pairing/pair-round";
import { computeStandings } from "@/domain/standings/standings";
import { database } from "@/server/db/client";
import { findDraft } from "@/server/rounds/draft-view";
import { pairNextRound } from "@/server/rounds/pair";
import { publishRound } from "@/server/rounds/publish";
import { loadEvent } from "@/server/tournaments/event-document";
import { findTournament } from "@/server/tournaments/find-tournament";
import { findRoundBoard } from "@/server/tournaments/round-board";
import { must } from "../support/club-builders";
import { startApp } from "../support/start-app";
import type { BigEvent } from "./big-event";
import { fillBigEvent } from "./big-event";
import { withOwnServer } from "./own-server";

// npx tsx --conditions=react-server tests/bench/publish.ts [pairs] [--no-pages]
// From the director's press to the published page, after nine rounds: each step, their sum against the second that a hall
// waits, and against plainly selecting the same rows. Builds and starts the application for the pages. Nothing fails.

const ROUNDS = 9;
const TIMES = 5;
const WAIT = 1000;

const median = (taken: readonly number[]) =>
  taken.toSorted((a, b) => a - b)[taken.length >> 1] ?? 0;

async function timed<Value>(into: number[], run: () => Promise<Value>): Promise<Value> {
  const start = performance.now();
  const value = await run();
  into.push(performance.now() - start);
  return value;
}

const show = (ms: number) => `${ms.toFixed(0).padStart(6)} ms`;

type Pages = {
  readonly get: (page: string) => Promise<string>;
  readonly stop: () => Promise<void>;
};

/** The application over the same database, as the director's browser sees it. */
async function openPages(event: BigEvent, secret: string): Promise<Pages> {
  const { url, stop } = await startApp("real", {});
  const token = await encode({ token: { sub: event.accountId, signedInAt: Date.now() }, secret });
  const get = async (page: string) => {
    const answer = await fetch(`${url}${page}`, {
      headers: { cookie: `next-auth.session-token=${token}` },
    });
    if (!answer.ok) throw new Error(`${page} answers ${answer.status}`);
    return await answer.text();
  };
  return { get, stop };
}

async function takeBack(roundId: string): Promise<void> {
  await database().round.delete({ where: { id: roundId } });
}

/** The rows that the event is made of, as they are. */
async function selectPlainly(tournamentId: string): Promise<number> {
  const matches = await database().$queryRaw<unknown[]>`
    SELECT m.* FROM "Match" m WHERE m."tournamentId" = ${tournamentId}::uuid`;
  const places = await database().$queryRaw<unknown[]>`
    SELECT s.*, r."entrantWon", r."entrantFor", r."entrantAgainst"
    FROM "Match" m JOIN "Seating" s ON s."matchId" = m."id"
    JOIN "PlayerResult" r ON r."matchId" = m."id" AND r."playerId" = s."playerId"
    WHERE m."tournamentId" = ${tournamentId}::uuid`;
  return matches.length + places.length;
}

async function bench(event: BigEvent, pages: Pages | null): Promise<void> {
  const { director, tournamentId, slug } = event;
  const number = ROUNDS + 1;
  const steps = {
    pair: [] as number[],
    publish: [] as number[],
    "public page": [] as number[],
  };
  const others = {
    "pair, ranks to be given": [] as number[],
    "draft, its facts": [] as number[],
    "draft, its page": [] as number[],
    "board of the round": [] as number[],
    "event document": [] as number[],
    "standings (domain)": [] as number[],
    "pairing (domain)": [] as number[],
  };
  const plain: number[] = [];
  let size = 0;
  const tournament = await findTournament(slug);
  if (!tournament) throw new Error("no tournament");
  const pair = async () =>
    must(await pairNextRound(director, { commandId: randomUUID(), tournamentId, override: false }));
  // The first time is for warming up.
  for (let time = 0; time <= TIMES; time++) {
    await database().entrant.updateMany({ data: { rank: null } });
    await takeBack((await timed(others["pair, ranks to be given"], pair)).roundId);
    const { roundId } = await timed(steps.pair, pair);
    await timed(others["draft, its facts"], () => findDraft(tournament, number));
    if (pages)
      await timed(others["draft, its page"], () => pages.get(`/director/${slug}/rondas/${number}`));
    await timed(steps.publish, async () =>
      must(await publishRound(director, { commandId: randomUUID(), roundId, override: false })),
    );
    if (pages) {
      const page = await timed(steps["public page"], () =>
        pages.get(`/torneos/${slug}/rondas/${number}`),
      );
      if (!page.includes("¿Por qué esta mesa?")) throw new Error("the page shows no tables");
      size = page.length;
    }
    await timed(others["board of the round"], () => findRoundBoard(tournamentId, number));
    await takeBack(roundId);
    const document = await timed(others["event document"], () => loadEvent(database(), tournament));
    await timed(others["standings (domain)"], async () =>
      computeStandings(document, tournament.rules),
    );
    await timed(others["pairing (domain)"], async () => pairRound(document, tournament.rules));
    await timed(plain, () => selectPlainly(tournamentId));
  }
  const warm = (taken: readonly number[]) => median(taken.slice(1));
  const sum = Object.values(steps).reduce((total, taken) => total + warm(taken), 0);
  for (const [name, taken] of Object.entries(steps)) {
    const share = ((100 * warm(taken)) / sum).toFixed(0);
    if (taken.length > 0) console.log(`${name.padEnd(24)} ${show(warm(taken))}  ${share} %`);
  }
  const select = warm(plain);
  console.log(
    `${"sum".padEnd(24)} ${show(sum)}  ${(WAIT / sum).toFixed(1)} times within a second; ${(sum / select).toFixed(1)} times the plain select (${select.toFixed(0)} ms)`,
  );
  for (const [name, taken] of Object.entries(others)) {
    if (taken.length > 0) console.log(`  ${name.padEnd(22)} ${show(warm(taken))}`);
  }
  if (size > 0) console.log(`  ${"public page".padEnd(22)} ${(size / 1024).toFixed(0)} KiB`);
}

const [pairs = 400] = process.argv.slice(2).map(Number).filter(Number.isInteger);
await withOwnServer(async (secret) => {
  const event = await fillBigEvent(pairs, ROUNDS);
  console.log(`${pairs} pairs after ${ROUNDS} rounds, median of ${TIMES}:`);
  const pages = process.argv.includes("--no-pages") ? null : await openPages(event, secret);
  await bench(event, pages).finally(async () => {
    await pages?.stop();
    await database().$disconnect();
  });
});
