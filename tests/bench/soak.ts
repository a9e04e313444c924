import { randomUUID } from "node:crypto";
import process from "node:process";
import { setTimeout as sleep } from "node:timers/promises";
import postgres from "postgres";
import type { ActaClient } from "@/components/acta/acta-client";
import { createActaClient } from "@/components/acta/acta-client";
import { shownActa } from "@/components/acta/acta-queue";
import type { QueueStore } from "@/components/acta/acta-storage";
import { keptTables } from "@/components/acta/kept-tables";
import { playRandomHand } from "@/domain/hand/random-hand";
import type { Random } from "@/domain/kernel/random";
import { randomIndex, seededRandom } from "@/domain/kernel/random";
import type { ActaEvent } from "@/domain/match/acta";
import { SEATS } from "@/domain/rules/seat";
import type { TableView } from "@/server/actas/table-view";
import { memoryStore } from "../support/memory-store";
import type { NightTable } from "../support/nights";
import { openNights } from "../support/nights";
import type { StartedApp } from "../support/start-app";
import { demoEnvironment, startApp } from "../support/start-app";

// npx tsx tests/bench/soak.ts [tables] [seed]: a hall on a bad network. Each table's phone, by the client that its screen
// uses, plays a match to its end while its requests are lost, delayed, doubled, answered into nothing and overtaken, while
// the phone is reloaded, and while the server is killed twice. At the end each hand must be in the database once, in the
// order in which it was written, with the right running totals. Fails when one is not.

const TABLES = Number(process.argv[2] ?? 20);
const SEED = process.argv[3] ?? "1";
const KILLS = 2;
const PATIENCE_MS = 10 * 60_000;

const FAULTS = ["drop", "lose-answer", "double", "late", "busy", "slow"] as const;
type Fault = (typeof FAULTS)[number];
const counted = new Map<Fault | "reload" | "kill", number>();

function count(what: Fault | "reload" | "kill"): void {
  counted.set(what, (counted.get(what) ?? 0) + 1);
}

/** Two of three requests suffer something. */
function nextFault(random: Random): Fault | null {
  return FAULTS[randomIndex(random, Math.ceil(FAULTS.length * 1.5))] ?? null;
}

const lost = () => new TypeError("the network is gone");

/** A fetch of the application's own addresses over a network that does everything that networks do. */
function badNetwork(url: () => string, random: Random): typeof fetch {
  return async (input, init) => {
    // A reader's patience is its own; the request may well arrive after it has ended.
    const send = () => fetch(`${url()}${String(input)}`, { ...init, signal: null });
    const fault = nextFault(random);
    if (fault !== null) count(fault);
    switch (fault) {
      case "drop":
        throw lost();
      case "lose-answer":
        await send();
        throw lost();
      case "double": {
        const [first, second] = await Promise.all([send(), send()]);
        return random() < 0.5 ? first : second;
      }
      case "late":
        // It arrives after the phone has given it up, behind what the phone sends next.
        void sleep(50 + random() * 2500)
          .then(send)
          .catch(() => undefined);
        throw lost();
      case "busy":
        return new Response("busy", { status: 503 });
      case "slow":
        await sleep(random() * 1500);
        return await send();
      case null:
        return await send();
    }
  };
}

type Phone = {
  readonly client: ActaClient;
  readonly stop: () => void;
};

async function readFirst(url: string, { writeCode }: NightTable): Promise<TableView> {
  for (;;) {
    const response = await fetch(`${url}/api/acta?codigo=${writeCode}`).catch(() => null);
    if (response?.ok) return ((await response.json()) as { value: TableView }).value;
    await sleep(500);
  }
}

type Table = {
  readonly table: NightTable;
  /** The page as it was opened first: a reload without a network finds it again. */
  readonly first: TableView;
  readonly store: QueueStore;
  readonly phone: string;
};

/** Opens the table's page: the client with what the phone kept, and its stream's part, a reading now and then. */
function openPhone(
  url: () => string,
  { table, first, store, phone }: Table,
  random: Random,
): Phone {
  const client = createActaClient({
    table: { matchId: table.matchId, code: table.writeCode },
    first,
    fetcher: badNetwork(url, random),
    store: () => store,
    phone: () => phone,
    readings: keptTables(() => store, "soak"),
    newId: randomUUID,
    now: Date.now,
    later: (work, ms) => {
      // Its pauses are made for thumbs.
      const timer = setTimeout(work, ms / 5);
      return () => clearTimeout(timer);
    },
  });
  const end = client.start();
  const poll = setInterval(() => void client.refresh(), 1000 + random() * 1000);
  return {
    client,
    stop: () => {
      clearInterval(poll);
      end();
    },
  };
}

function shownBy({ client }: Phone) {
  const { view, queue } = client.snapshot();
  return shownActa(queue, view, view);
}

/** The next thing that the table writes; null when the match is over and said so. */
function nextEvent(phone: Phone, random: Random): ActaEvent | null {
  const acta = shownBy(phone);
  if (acta.tableDone) return null;
  if (!acta.seatsConfirmed) return { type: "seats-confirmed" };
  if (acta.firstLeader === null)
    return { type: "leader-drawn", leader: SEATS[randomIndex(random, 4)] ?? "A" };
  if (acta.status === "finished" || acta.nextLeader === null) return { type: "finished" };
  const { ending, closer, left } = playRandomHand(random, acta.nextLeader);
  return { type: "hand-recorded", handId: randomUUID(), hand: { ending, closer, left } };
}

/** Plays a table on a phone to the end; answers the events that were written, in order. */
async function playTable(
  url: () => string,
  table: NightTable,
  random: Random,
): Promise<readonly ActaEvent[]> {
  const own = {
    table,
    first: await readFirst(url(), table),
    store: memoryStore().store,
    phone: randomUUID(),
  };
  let phone = openPhone(url, own, random);
  const written: ActaEvent[] = [];
  const deadline = Date.now() + PATIENCE_MS;
  const isUnsent = () => phone.client.snapshot().queue.waiting.length > 0;
  for (;;) {
    const { queue, lost: isLost } = phone.client.snapshot();
    if (queue.refused || isLost)
      throw new Error(`${table.matchId}: ${JSON.stringify(queue.refused ?? isLost)}`);
    if (Date.now() > deadline) throw new Error(`${table.matchId}: not at its end in time`);
    // Thumbs do not wait for the network: up to three hands go unsent at a time.
    if (queue.waiting.length < 3) {
      const event = nextEvent(phone, random);
      if (event === null && !isUnsent()) break;
      if (event !== null) {
        phone.client.record(event);
        written.push(event);
      }
    }
    await sleep(random() * 400);
    if (random() < 0.05) {
      count("reload");
      phone.stop();
      phone = openPhone(url, own, random);
    }
  }
  phone.stop();
  return written;
}

type Row = { readonly payload: ActaEvent };

/** What is wrong with a table's acta in the database against what its phone wrote; empty when nothing is. */
async function compare(
  sql: postgres.Sql,
  url: string,
  table: NightTable,
  written: readonly ActaEvent[],
): Promise<readonly string[]> {
  const rows = await sql<Row[]>`
    select payload from "ActaEvent" where "matchId" = ${table.matchId} order by seq`;
  const kept = rows.map(({ payload }) => JSON.stringify(sorted(payload)));
  const wanted = written.map((event) => JSON.stringify(sorted({ ...event })));
  const problems: string[] = [];
  if (kept.join("\n") !== wanted.join("\n"))
    problems.push(`wrote ${wanted.length} events, ${kept.length} are kept or in another order`);
  const { state } = await readFirst(url, table);
  const sums = { AC: 0, BD: 0 };
  for (const { points, running, number } of state.hands) {
    sums.AC += points.AC ?? 0;
    sums.BD += points.BD ?? 0;
    if (running.AC !== sums.AC || running.BD !== sums.BD)
      problems.push(`hand ${number}: ${running.AC} to ${running.BD}, not ${sums.AC} to ${sums.BD}`);
  }
  if (state.score.AC !== sums.AC || state.score.BD !== sums.BD || Math.max(sums.AC, sums.BD) < 200)
    problems.push(`score ${state.score.AC} to ${state.score.BD}`);
  return problems;
}

/** Objects with their keys in one order: JSON columns have their own. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  );
}

async function main(): Promise<void> {
  let app: StartedApp = await startApp("demo", { DATABASE_URL: "" });
  let isOver = false;
  const url = () => app.url;
  try {
    const { soak } = await openNights(app.dataFolder, {
      soak: { name: "Noche larga", tables: TABLES, begun: true },
    });
    const begun = performance.now();
    const kills = (async () => {
      for (let kill = 0; kill < KILLS && !isOver; kill++) {
        await sleep(12_000);
        if (isOver) return;
        count("kill");
        await app.kill();
        app = await startApp("demo", { DATABASE_URL: "" }, app);
      }
    })();
    const written = await Promise.all(
      soak.tables.map((table, index) =>
        playTable(url, table, seededRandom(`${SEED} mesa ${index + 1}`)),
      ),
    );
    isOver = true;
    await kills;
    const seconds = (performance.now() - begun) / 1000;
    const sql = postgres(demoEnvironment(app.dataFolder).DATABASE_URL ?? "", { max: 4 });
    let wrong = 0;
    let hands = 0;
    for (const [index, table] of soak.tables.entries()) {
      const events = written[index] ?? [];
      hands += events.filter(({ type }) => type === "hand-recorded").length;
      for (const problem of await compare(sql, app.url, table, events)) {
        wrong += 1;
        process.stdout.write(`table ${index + 1}: ${problem}\n`);
      }
    }
    await sql.end();
    const faults = [...counted].map(([what, times]) => `${times} ${what}`).join(", ");
    process.stdout.write(
      `${TABLES} matches, ${hands} hands in ${seconds.toFixed(0)} s; ${faults}; ${wrong} wrong\n`,
    );
    process.exitCode = wrong === 0 ? 0 : 1;
  } finally {
    await app.stop();
  }
}

await main();
