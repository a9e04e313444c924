import process from "node:process";
import { renderHojas } from "@/documents/hoja";
import type { SheetData } from "@/documents/sheet-data";

// 200 Hojas in one PDF, as a ratio to one alone and to the 3 s that a director waits for; the processor's time beside the
// clock's, for busy machines. `npx tsx tests/bench/documents.ts`

const TABLES = 200;
const WAIT = 3000;
const SIDES = ["AC", "BD"] as const;

function sheet(table: number, filled: boolean): SheetData {
  const person = (seat: string) => ({
    name: `José Altagracia Peña Núñez ${table}${seat}`,
    number: String(table),
    club: "Los Prados",
  });
  const hands = Array.from({ length: 9 }, (_, i) => ({
    hand: i + 1,
    leader: "A" as const,
    ending: "domino" as const,
    closer: "A" as const,
    points: { AC: i % 2 === 0 ? 35 + (table % 7) : 0, BD: i % 2 === 0 ? 0 : 41 },
    pips: { A: 0, B: 10, C: 12, D: 13 },
  }));
  const stroke = Array.from({ length: 60 }, (_, i) => [i, (i * table) % 17] as const);
  const record = {
    hands,
    fines: [{ seat: "A" as const, points: -25, article: "9.2", on: "match" as const }],
    cards: [],
    points: { AC: 200, BD: 164 },
    winner: "AC" as const,
    endedBy: "target" as const,
    signatures: SIDES.map(
      (side) => ({ side, by: side === "AC" ? "A" : "B", strokes: [stroke] }) as const,
    ),
    version: 1,
  };
  return {
    event: { name: "Copa Primavera", date: "2026-03-06", timeZone: "America/Santo_Domingo" },
    round: 3,
    table,
    rules: { name: "FEDEDODO 2026", target: 200, callMinutes: 35, slotMinutes: 40 },
    seats: { A: person("A"), B: person("B"), C: person("C"), D: person("D") },
    proof: { code: `K7F-${table}`, url: `http://192.168.1.20:3000/verificar/K7F-${table}` },
    ...(filled ? { record } : {}),
  };
}

async function measure(count: number, filled: boolean, layout: "one" | "two") {
  const sheets = Array.from({ length: count }, (_, i) => sheet(i + 1, filled));
  const start = performance.now();
  const before = process.cpuUsage();
  const pdf = await renderHojas({
    paper: "letter",
    layout,
    createdAt: "2026-03-07T01:20:00Z",
    sheets,
  });
  const { user, system } = process.cpuUsage(before);
  return { ms: performance.now() - start, busy: (user + system) / 1000, ...pdf };
}

await measure(5, true, "one");
for (const filled of [false, true]) {
  for (const layout of ["one", "two"] as const) {
    const single = await measure(1, filled, layout);
    const all = await measure(TABLES, filled, layout);
    const kind = `${filled ? "filled" : "blank"}, ${layout} a page`;
    const alone = (all.busy / single.busy).toFixed(1);
    const waiting = (all.ms / WAIT).toFixed(2);
    const size = (all.bytes.length / all.pages / 1000).toFixed(1);
    const took = `${Math.round(all.ms)} ms (processor ${Math.round(all.busy)} ms)`;
    process.stdout.write(
      `${kind}: ${TABLES} sheets in ${took} = ${alone} × one sheet, ${waiting} × 3 s; ${size} kB a page\n`,
    );
  }
}
