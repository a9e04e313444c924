import { randomUUID } from "node:crypto";
import { setMaxListeners } from "node:events";
import os from "node:os";
import process from "node:process";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { encode } from "next-auth/jwt";
import type { ActaEvent, RecordedHand } from "@/domain/match/acta";
import { streamAddress } from "@/schemas/live-topic";
import { tablePass } from "@/server/actas/table-access";
import { database } from "@/server/db/client";
import { toJson } from "@/server/db/json";
import { pairNextRound } from "@/server/rounds/pair";
import { publishRound } from "@/server/rounds/publish";
import { PASS_COOKIE } from "../../src/app/mesa/pass-cookie";
import { must } from "../support/club-builders";
import { startApp } from "../support/start-app";
import type { BigEvent } from "./big-event";
import { fillBigEvent } from "./big-event";
import { openBoard } from "./load/board";
import { visit } from "./load/client";
import type { ProcessorTime } from "./load/figures";
import { paceLine, parentOf, processorTime, timesLine } from "./load/figures";
import { openPage } from "./load/phone";
import type { BenchTable, SentHand } from "./load/table";
import { playHand } from "./load/table";
import { withOwnServer } from "./own-server";

// npx tsx --conditions=react-server tests/bench/load.ts [--phones 800] [--tables 200] [--seconds 10] [--boards 4] [--warm 0] [--waiting 0]
// The minute in which a big hall has the most to do, on this machine: a round is published, every phone opens its page
// within the seconds given, and every table sends a hand within the same seconds. Builds and starts the application.
// Fails when something was answered with an error or a hand is not there exactly once; never because of time.

const { values } = parseArgs({
  options: {
    phones: { type: "string", default: "800" },
    tables: { type: "string", default: "200" },
    seconds: { type: "string", default: "10" },
    boards: { type: "string", default: "4" },
    /** Percent of the phones that have been here before: they keep the scripts and fonts that never change. */
    warm: { type: "string", default: "0" },
    /** Phones that hold the tournament's page open when the round is published, besides those that come. */
    waiting: { type: "string", default: "0" },
    /** Rounds played before. */
    rounds: { type: "string", default: "4" },
  },
});
const [PHONES, TABLES, SECONDS, BOARDS, WARM, WAITING, ROUNDS] = [
  values.phones,
  values.tables,
  values.seconds,
  values.boards,
  values.warm,
  values.waiting,
  values.rounds,
].map(Number) as [number, number, number, number, number, number, number];
/** Tables of the round, however few of them send. */
const HALL = 200;
const WINDOW_MS = SECONDS * 1000;
/** How long a board may take to show the last hand. */
const AFTER_MS = 4000;

const WARM_UPS = 40;

const SEATED: readonly ActaEvent[] = [
  { type: "seats-confirmed" },
  { type: "leader-drawn", leader: "A" },
];
const HAND: RecordedHand = {
  ending: "domino",
  closer: "A",
  pips: { A: 0, B: 10, C: 17, D: 8 },
};

/** People sit down: by rows, because the round is not public yet. */
async function seatEverybody(roundId: string): Promise<readonly BenchTable[]> {
  const matches = await database().match.findMany({
    where: { roundId },
    orderBy: { table: "asc" },
    select: { id: true, writeCode: true },
  });
  await database().actaEvent.createMany({
    data: matches.flatMap(({ id: matchId }) =>
      SEATED.map((event, index) => ({
        id: randomUUID(),
        matchId,
        seq: index + 1,
        type: event.type,
        payload: toJson(event),
        commandId: randomUUID(),
        byLabel: "mesa",
        address: "127.0.0.1",
      })),
    ),
  });
  const version = SEATED.length;
  const stage = "playing";
  await database().match.updateMany({ where: { roundId }, data: { version, stage } });
  return matches.map(({ id, writeCode }) => ({ matchId: id, code: writeCode, version }));
}

/** A phone that has opened its table before never waits for others who type wrong codes. */
function passOf(code: string): string {
  return `${PASS_COOKIE}=${tablePass(code)}`;
}

/** Two people of the round whose names every page of it must show. */
async function someNames(roundId: string): Promise<readonly string[]> {
  const seats = await database().seating.findMany({
    where: { roundId },
    orderBy: { id: "asc" },
    include: { player: true },
    take: 2,
  });
  return seats.map(({ player }) => player.lastNames);
}

/** Spreads work evenly over the window. */
function spread(count: number, work: (index: number) => Promise<void>): Promise<unknown> {
  return Promise.all(
    Array.from({ length: count }, async (_, index) => {
      await sleep((index / count) * WINDOW_MS);
      await work(index);
    }),
  );
}

async function lostHands(sent: readonly SentHand[]): Promise<readonly string[]> {
  const rows = await database().actaEvent.findMany({
    where: { type: "hand-recorded", matchId: { in: sent.map(({ matchId }) => matchId) } },
    select: { matchId: true, payload: true },
  });
  return sent.flatMap(({ matchId, handId }) => {
    const kept = rows.filter((row) => row.matchId === matchId);
    const ids = kept.map(({ payload }) => (payload as { handId?: string }).handId);
    return ids.length === 1 && ids[0] === handId ? [] : [`${matchId}: ${ids.length} hands`];
  });
}

/** The application has been at it for some rounds: its code is compiled, its connections are open. */
async function warmUp(url: string, slug: string, cookie: string, number: number): Promise<void> {
  const before = number - 1;
  const [match] = await database().match.findMany({
    where: { round: { tournament: { slug }, number: before }, table: 1 },
  });
  if (!match) return;
  const event = { type: "hand-recorded", handId: randomUUID(), hand: HAND };
  const { writeCode: code, id: matchId, version } = match;
  const address = `/api/acta?codigo=${code}`;
  const official = visit(url, () => undefined, cookie);
  const phone = visit(url, () => undefined, passOf(code));
  phone.listen(streamAddress(slug, { kind: "public" }), () => undefined);
  for (let time = 0; time < WARM_UPS; time++) {
    await phone.get(`/torneos/${slug}/rondas/${before}?vez=${time}`);
    await phone.get(address);
    // Refused at the very end: its round is closed.
    const command = { code, commandId: randomUUID(), matchId, baseVersion: version, event };
    await phone.post("/api/acta", command);
    if (time % 4 === 0 && BOARDS > 0) {
      await official.get(`/director/${slug}/rondas/${before}`);
      await official.get(`/juez/${slug}`);
    }
  }
  official.leave();
  phone.leave();
}

type Run = {
  readonly url: string;
  readonly event: BigEvent;
  readonly cookie: string;
  readonly processors: () => ProcessorTime;
};

async function run({ url, event, cookie, processors }: Run): Promise<boolean> {
  const { director, tournamentId, slug } = event;
  const number = ROUNDS + 1;
  const { roundId } = must(
    await pairNextRound(director, { commandId: randomUUID(), tournamentId, override: false }),
  );
  const tables = (await seatEverybody(roundId)).slice(0, TABLES);
  const mustShow = await someNames(roundId);
  const errors: string[] = [];
  const failed = (why: string) => {
    errors.push(why);
  };
  const visitors: { leave: () => void }[] = [];
  const newVisitor = (own = "") => {
    const visitor = visit(url, failed, own);
    visitors.push(visitor);
    return visitor;
  };
  const ends = new AbortController();
  setMaxListeners(0, ends.signal);
  const phones = { page: [], again: [], bytes: [], pageBytes: [] } as Record<
    "page" | "again" | "bytes" | "pageBytes",
    number[]
  >;
  const hands: number[] = [];
  const boards = { delay: [], figures: [], page: [] } as Record<
    "delay" | "figures" | "page",
    number[]
  >;
  const confirmedAt = new Map<string, number>();
  const sent: SentHand[] = [];
  const confirmed = (hand: SentHand) => {
    sent.push(hand);
    confirmedAt.set(hand.matchId, performance.now());
  };
  await warmUp(url, slug, cookie, number);
  const draft = await visit(url, () => undefined).get(`/torneos/${slug}/rondas/${number}`);
  if (draft.status !== 404) failed("the draft is public");
  const quiet = () => undefined;
  const phone = (page: string, shown: readonly string[], index: number) =>
    openPage({
      visitor: newVisitor(),
      slug,
      page,
      mustShow: shown,
      isWarm: (index * 37) % 100 < WARM,
      times: phones,
      failed,
      ends: ends.signal,
    }).catch(quiet);
  await spread(WAITING, (index) => phone(`/torneos/${slug}`, [], index));
  phones.page.length = 0;
  const pages = [`/director/${slug}/rondas/${number}`, `/juez/${slug}`];
  await Promise.all(
    Array.from({ length: BOARDS }, (_, index) =>
      openBoard({
        visitor: newVisitor(cookie),
        slug,
        page: pages[index % pages.length] ?? "",
        confirmedAt,
        times: boards,
        ends: ends.signal,
      }).catch(quiet),
    ),
  );
  const start = performance.now();
  const processorsBefore = processors();
  must(await publishRound(director, { commandId: randomUUID(), roundId, override: false }));
  const published = performance.now();
  await Promise.all([
    spread(PHONES, (index) => phone(`/torneos/${slug}/rondas/${number}`, mustShow, index)),
    spread(tables.length, (index) =>
      playHand({
        visitor: newVisitor(passOf(tables[index]?.code ?? "")),
        slug,
        table: tables[index] as BenchTable,
        hand: HAND,
        times: hands,
        confirmed,
      }).catch((error: unknown) => failed(String(error))),
    ),
  ]);
  const served = performance.now();
  await sleep(AFTER_MS);
  ends.abort();
  const used = processors();
  for (const visitor of visitors) visitor.leave();
  const lost = await lostHands(sent);
  const kB = (bytes: readonly number[]) =>
    `${(bytes.reduce((sum, one) => sum + one, 0) / Math.max(1, bytes.length) / 1000).toFixed(1)} kB`;
  const share = (name: keyof ProcessorTime) => {
    const ms = used[name] - processorsBefore[name];
    return `${name} ${(ms / 1000).toFixed(1)} s`;
  };
  console.log(
    `published in ${(published - start).toFixed(0)} ms; everything served after ${((served - published) / 1000).toFixed(1)} s (asked for in ${SECONDS} s)`,
  );
  console.log(timesLine("round page", phones.page));
  console.log(timesLine("page asked again, as told", phones.again));
  console.log(timesLine("hand sent", hands));
  console.log(timesLine("hand on a board", boards.delay));
  console.log(timesLine("a board's figures", boards.figures));
  console.log(timesLine("a board's page", boards.page));
  console.log(
    `round page ${kB(phones.pageBytes)} over the wire; with all that it needs ${kB(phones.bytes)}`,
  );
  console.log(
    `processor time: ${share("application")}, ${share("database")}, ${share("generator")}, of ${((performance.now() - start) / 1000).toFixed(1)} s`,
  );
  console.log(
    `hands: ${sent.length} of ${tables.length} confirmed, ${lost.length} not there exactly once`,
  );
  console.log(`errors: ${errors.length}`);
  for (const error of [...new Set(errors)].slice(0, 10)) console.log(`  ${error}`);
  for (const line of lost.slice(0, 10)) console.log(`  ${line}`);
  return errors.length === 0 && lost.length === 0 && sent.length === tables.length;
}

/** The session cookie of an account, as its browser sends it. */
async function cookieOf(accountId: string, secret: string): Promise<string> {
  const token = await encode({ token: { sub: accountId, signedInAt: Date.now() }, secret });
  return `next-auth.session-token=${token}`;
}

await withOwnServer(async (secret) => {
  const event = await fillBigEvent(Math.max(TABLES, HALL) * 2, ROUNDS);
  const [backend] = await database().$queryRaw<{ pid: number }[]>`select pg_backend_pid() as pid`;
  const postmasterPid = parentOf(backend?.pid ?? 0);
  const cookie = await cookieOf(event.accountId, secret);
  const { url, pid, stop } = await startApp("real", {});
  console.log(
    `${PHONES} phones, ${TABLES} tables, ${BOARDS} boards in ${SECONDS} s; load of the machine before: ${os.loadavg()[0]?.toFixed(1)}; ${paceLine()}`,
  );
  const processors = () => processorTime(pid, postmasterPid);
  const isRight = await run({ url, event, cookie, processors }).finally(async () => {
    await stop();
    await database().$disconnect();
  });
  if (!isRight) process.exitCode = 1;
});
