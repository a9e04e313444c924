import { beforeAll, describe, expect, it } from "vitest";
import type { SideSignature } from "@/domain/match/acta";
import { interrupted, playedSheet } from "../../tests/support/played-sheets";
import type { PdfPage } from "../../tests/support/read-pdf";
import { readPdf } from "../../tests/support/read-pdf";
import { renderHojas } from "./hoja";
import type { SheetData, SheetHand } from "./sheet-data";

// 200 Hojas of played matches, printed in every way and read back: each figure of each hand, fine, card and result, and
// every name, is on its paper, once, and nothing else that looks like one.

const TABLES = 200;
const A4 = [595.28, 841.89];
const LETTER = [612, 792];
/** All of them in one PDF once, and the other ways of printing with some. */
const PLACES = [
  ["letter", "one", TABLES, LETTER],
  ["letter", "two", 30, LETTER],
  ["a4", "one", 30, A4],
  ["a4", "two", 30, A4],
] as const;
const LETTERS = ["A", "B", "C", "D"] as const;
const PAIRS = ["AC", "BD"] as const;
const CARDS = { yellow: "Amarilla", red: "Roja", black: "Negra" };
const HAND =
  /(?<= )\d+(?: \*)? [ABCD] (?:Dominó|Tranque) [ABCD](?: · (?:capicúa|empate))?(?: \d+){8}(?= )/g;

const plus = (value: number) =>
  value === 0 ? "0" : value < 0 ? `−${Math.abs(value)}` : `+${value}`;

function handLine({
  hand,
  leader,
  ending,
  closer,
  capicua,
  points,
  running,
  pips,
  status,
}: SheetHand) {
  const tied = ending === "block" && points?.AC === 0 && points.BD === 0;
  return [
    `${hand}${status === "corrected" ? " *" : ""}`,
    leader,
    `${ending === "domino" ? "Dominó" : "Tranque"} ${closer}${capicua ? " · capicúa" : ""}${tied ? " · empate" : ""}`,
    ...PAIRS.map((side) => points?.[side]),
    ...PAIRS.map((side) => running?.[side]),
    ...LETTERS.map((seat) => pips?.[seat]),
  ].join(" ");
}

/** What is written about a seat: fines with their articles, cards, the sum. */
function seatLines({ record }: SheetData, seat: (typeof LETTERS)[number]): readonly string[] {
  const fines = record?.fines.filter((fine) => fine.seat === seat) ?? [];
  const cards = record?.cards.filter((card) => card.seat === seat) ?? [];
  const sum = fines.reduce((total, { points }) => total + points, 0);
  return [
    fines
      .map(
        ({ points, article, on }) =>
          `${plus(points)} (${article}${on === "record" ? ", récord" : ""})`,
      )
      .join(", "),
    cards.map(({ card, article }) => `${CARDS[card]} (${article})`).join(" "),
    fines.length === 0 ? "" : plus(sum),
  ].filter((line) => line !== "");
}

function standing({ record }: SheetData, seat: (typeof LETTERS)[number]): string {
  const result = record?.results?.[seat];
  if (!result) return "";
  const { won, for: own, against } = result;
  return `${won ? "Ganó" : "Perdió"} ${own}–${against}, ${plus(own - against)}`;
}

/** The text of each Hoja, from its title to the next; what goes on over a further sheet is joined. */
function sheetTexts(pages: readonly PdfPage[]): readonly string[] {
  const papers = pages.flatMap((page) => page.text.split("Hoja de Anotaciones ").slice(1));
  const texts: string[] = [];
  for (const paper of papers) {
    if (/hoja 1 de \d/.test(paper)) texts.push(paper);
    else texts[texts.length - 1] += paper;
  }
  return texts;
}

/** Everything that a sheet must say, in words without their spaces, since lines break where they must. */
function wordsOf(sheet: SheetData): readonly string[] {
  const { record, proof, event } = sheet;
  if (!record || !proof) throw new Error("a blank");
  const people = LETTERS.flatMap((seat) => {
    const { name = "", number, club = "" } = sheet.seats[seat] ?? {};
    const details = [name, number === undefined ? "" : `N.º ${number}`, club];
    return [...details, ...seatLines(sheet, seat), standing(sheet, seat)];
  });
  const signed = record.signatures.flatMap((signature) => [
    `${signature.by} · ${sheet.seats[signature.by]?.name}`,
    signedHow(signature),
  ]);
  return [
    event.name,
    `AC ${record.points.AC} BD ${record.points.BD} Ganó la pareja ${record.winner}`,
    record.endedBy === "time" ? "por tiempo" : "por llegar a 200 puntos",
    record.call ? "TIEMPO en la mano 2" : "",
    `Versión ${record.version} · cerrada el`,
    record.judge?.name ?? "",
    proof.code,
    `puestos ${proof.seating}`,
    `SHA-256 ${proof.hash} · clave ${proof.key}`,
    ...people,
    ...signed,
  ].map((words) => words.replaceAll(" ", ""));
}

function signedHow(signature: SideSignature): string {
  if ("refused" in signature) return "Se negó a firmar (11.3)";
  if ("pin" in signature) return "Firmada con su PIN";
  return "onPaper" in signature ? "Firmada en papel" : "";
}

function checkSheet(read: string, sheet: SheetData): void {
  const { round, table, record } = sheet;
  const place = `ronda ${round}, mesa ${table}`;
  expect(read, place).toContain(`Ronda ${round} Mesa ${table} `);
  expect(read.match(HAND) ?? [], place).toEqual(record?.hands.map(handLine));
  const joined = read.replaceAll(" ", "");
  const missing = wordsOf(sheet).filter((words) => !joined.includes(words));
  expect(missing, place).toEqual([]);
  expect(joined.match(/[−+]\d+\(/g) ?? [], place).toHaveLength(record?.fines.length ?? 0);
  const cards = joined.match(/(Amarilla|Roja|Negra)\(/g) ?? [];
  expect(cards, place).toHaveLength(record?.cards.length ?? 0);
}

describe("200 filled Hojas, read back", () => {
  let sheets: readonly SheetData[];
  beforeAll(() => {
    sheets = Array.from({ length: TABLES }, (_, index) => playedSheet("leer", index + 1));
  });

  it("are of every kind of match", () => {
    const records = sheets.flatMap(({ record }) => record ?? []);
    expect(new Set(records.map(({ winner }) => winner))).toEqual(new Set(["AC", "BD"]));
    expect(new Set(records.map(({ endedBy }) => endedBy))).toEqual(new Set(["target", "time"]));
    const endings = records.flatMap(({ hands }) => hands.map(({ ending }) => ending));
    expect(new Set(endings)).toEqual(new Set(["domino", "block"]));
    expect(records.some(({ fines }) => fines.some(({ on }) => on === "record"))).toBe(true);
  });

  it.each(PLACES)("on %s, %s a page: every figure of %i", async (paper, layout, count, size) => {
    const printed = sheets.slice(0, count);
    const createdAt = "2026-03-07T01:20:00Z";
    const { bytes } = await renderHojas({ paper, layout, createdAt, sheets: printed });
    const pages = await readPdf(bytes);
    expect(bytes.length / pages.length).toBeLessThan(40_000);
    for (const { width, height } of pages) expect([width, height]).toEqual(size);
    const texts = sheetTexts(pages);
    expect(texts).toHaveLength(count);
    for (const [index, sheet] of printed.entries()) checkSheet(texts[index] ?? "", sheet);
  });

  it.each(PLACES)(
    "on %s, %s a page: half played, with lines to write on",
    async (paper, layout) => {
      const half = sheets.slice(0, 40).map((sheet, index) => interrupted(sheet, index % 5));
      const createdAt = "2026-03-07T01:20:00Z";
      const { bytes } = await renderHojas({ paper, layout, createdAt, sheets: half });
      const texts = sheetTexts(await readPdf(bytes));
      expect(texts).toHaveLength(half.length);
      for (const [index, { record }] of half.entries()) {
        const read = texts[index] ?? "";
        const hands = record?.hands ?? [];
        expect(read.match(HAND) ?? []).toEqual(hands.map(handLine));
        const next = hands.length + 1;
        expect(read).toContain(` ${[next, next + 1, next + 2, next + 3].join(" ")} `);
        if (hands.length > 0) expect(read).toContain(`Continúa en papel desde la mano ${next}.`);
        expect(read).not.toMatch(/Ganó la pareja|Sin firma|Versión|Firmada/);
      }
    },
  );
});
