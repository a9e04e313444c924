import { randomUUID } from "node:crypto";
import process from "node:process";
import { renderHojas } from "@/documents/hoja";
import type { ActaEvent } from "@/domain/match/acta";
import { database } from "@/server/db/client";
import { toJson } from "@/server/db/json";
import { roundSheets } from "@/server/sheets/round-papers";
import { roundSeals } from "@/server/sheets/round-seals";
import { sealSheet } from "@/server/sheets/seal";
import { renderSignedHojas } from "@/server/sheets/signed-hojas";
import { findTournament } from "@/server/tournaments/find-tournament";
import { AC35, hand, START, signed, TIED } from "../support/acta-events";
import { fillBigEvent } from "./big-event";
import { withOwnServer } from "./own-server";

// npx tsx --conditions=react-server tests/bench/round-hojas.ts [tables]
// The Hojas of a closed round as the director prints them: read, their seals checked, drawn, and signed as one PDF; and its
// blank ones. Against the 3 s that a director waits. Nothing fails.

const WAIT = 3000;
const TIMES = 3;
const PLAYED: readonly ActaEvent[] = [
  ...START,
  ...[AC35, TIED, AC35, AC35, AC35, TIED, AC35, AC35].map((line, index) => hand(`${index}`, line)),
  { type: "verified", asDirector: false },
  signed("AC", "A"),
  signed("BD", "D"),
  { type: "closed" },
];

async function closeTables(tournamentId: string): Promise<number> {
  const matches = await database().match.findMany({ where: { tournamentId } });
  for (const { id: matchId } of matches) {
    await database().actaEvent.createMany({
      data: PLAYED.map((event, index) => ({
        matchId,
        id: randomUUID(),
        seq: index + 1,
        type: event.type,
        payload: toJson(event),
        byLabel: "Jueza Núñez",
        address: "127.0.0.1",
        commandId: randomUUID(),
      })),
    });
    await database().$transaction((tx) => sealSheet(tx, matchId));
  }
  return matches.length;
}

type Step = { readonly ms: number; readonly busy: number };

async function timed<Value>(steps: Map<string, Step>, name: string, run: () => Promise<Value>) {
  const [start, before] = [performance.now(), process.cpuUsage()];
  const value = await run();
  const { user, system } = process.cpuUsage(before);
  steps.set(name, { ms: performance.now() - start, busy: (user + system) / 1000 });
  return value;
}

async function printRound(slug: string, filled: boolean): Promise<void> {
  const tournament = await findTournament(slug);
  if (!tournament) throw new Error("no tournament");
  const asked = { tournament, number: 1, base: "http://192.168.1.20:3000" };
  const steps = new Map<string, Step>();
  const sheets = await timed(steps, "read", () => roundSheets(asked, { filled }));
  const seals = filled ? await timed(steps, "check seals", () => roundSeals(asked)) : [];
  const request = {
    paper: "letter",
    layout: "one",
    createdAt: "2026-03-07T01:20:00Z",
    sheets,
  } as const;
  const { bytes, pages } = await timed(steps, filled ? "draw and sign" : "draw", () =>
    filled ? renderSignedHojas(request, seals) : renderHojas(request),
  );
  const sum = (of: keyof Step) => [...steps.values()].reduce((total, step) => total + step[of], 0);
  for (const [name, { ms, busy }] of steps) {
    console.log(
      `  ${name.padEnd(14)} ${ms.toFixed(0).padStart(6)} ms (processor ${busy.toFixed(0)} ms)`,
    );
  }
  console.log(
    `${sheets.length} Hojas, ${seals.length} seals: ${sum("ms").toFixed(0)} ms (processor ${sum("busy").toFixed(0)} ms), ` +
      `${(sum("ms") / WAIT).toFixed(2)} × 3 s; ${(bytes.length / pages / 1000).toFixed(1)} kB a page with its record`,
  );
}

const [tables = 200] = process.argv.slice(2).map(Number).filter(Number.isInteger);
await withOwnServer(async () => {
  const { tournamentId, slug } = await fillBigEvent(tables * 2, 1);
  await closeTables(tournamentId);
  for (let time = 0; time < TIMES; time += 1) {
    await printRound(slug, true);
    await printRound(slug, false);
  }
  await database().$disconnect();
});
