import { describe, expect, it } from "vitest";
import type { PdfPage, PdfText } from "../../tests/support/read-pdf";
import { readPdf } from "../../tests/support/read-pdf";
import { renderHojas } from "./hoja";
import type { SheetData, SheetHand } from "./sheet-data";

const LONG_NAMES = {
  A: "Ñicolás Encarnación Güílamo y Peñaranda Ñ",
  B: "María de los Ángeles Fernández Villanueva",
  C: "José Altagracia de la Concepción Núñez Báez",
  D: "Óscar Înçälbęrgštéjn Żółkiewskiłowiczówna",
};
const LONG_CLUB = "Asociación Deportiva y Cultural de Villa Mella Norte";

const blank: SheetData = {
  event: {
    name: "Copa Primavera",
    venue: "Club Los Prados",
    date: "2026-03-06",
    timeZone: "America/Santo_Domingo",
  },
  round: 3,
  table: 12,
  rules: { name: "FEDEDODO 2026", target: 200, callMinutes: 35, slotMinutes: 40 },
  seats: {
    A: { name: LONG_NAMES.A, number: "10482", club: LONG_CLUB },
    B: { name: LONG_NAMES.B, number: "10483", club: LONG_CLUB },
    C: { name: LONG_NAMES.C, number: "10484", club: LONG_CLUB },
    D: { name: LONG_NAMES.D, number: "10485", club: LONG_CLUB },
  },
  proof: { code: "K7FQ-3XM2", url: "http://192.168.1.20:3000/verificar/K7FQ-3XM2" },
};

function filled(hands: number, fines = 0): SheetData {
  const played = Array.from(
    { length: hands },
    (_, i): SheetHand => ({
      hand: i + 1,
      leader: "A",
      ending: "domino",
      closer: "A",
      points: { AC: 1, BD: 0 },
      pips: { A: 0, B: 1, C: 0, D: 0 },
      ...(i % 10 === 0 ? { status: "corrected", note: `motivo ${i + 1}` } : {}),
    }),
  );
  return {
    ...blank,
    record: {
      hands: played,
      fines: Array.from({ length: fines }, (_, i) => ({
        seat: i % 2 === 0 ? "A" : "D",
        points: -25,
        article: `${(i % 20) + 1}.1`,
        on: "match",
      })),
      cards: [],
      points: { AC: hands, BD: 0 },
      winner: "AC",
      endedBy: "time",
      signatures: [{ side: "AC", by: "A", strokes: [[[0, 0]]] }],
      version: 1,
    },
  };
}

const PLACES = [
  ["a4", "one"],
  ["a4", "two"],
  ["letter", "one"],
  ["letter", "two"],
] as const;

async function pagesOf(
  sheets: readonly SheetData[],
  paper: "a4" | "letter" = "letter",
  layout: "one" | "two" = "two",
): Promise<readonly PdfPage[]> {
  const pdf = await renderHojas({ paper, layout, createdAt: "2026-03-07T01:20:00Z", sheets });
  const pages = await readPdf(pdf.bytes);
  expect(pages).toHaveLength(pdf.pages);
  return pages;
}

/** Pairs of texts that lie over each other, more than a hair. */
function overlaps({ items }: PdfPage): string[] {
  const over = (a: PdfText, b: PdfText) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  return items.flatMap((a, i) =>
    items
      .slice(i + 1)
      .filter((b) => over(a, b))
      .map((b) => `${a.text} / ${b.text}`),
  );
}

function outside({ items, width, height }: PdfPage): string[] {
  return items
    .filter((t) => t.left < 20 || t.right > width - 20 || t.top < 20 || t.bottom > height - 20)
    .map((t) => t.text);
}

describe("renderHojas", () => {
  it("says that a pair signed on paper", async () => {
    const sheet = filled(3, 0);
    const record = sheet.record && {
      ...sheet.record,
      signatures: [
        { side: "AC", by: "C", onPaper: true } as const,
        { side: "BD", by: "B", refused: true } as const,
      ],
    };
    const [page] = await pagesOf([{ ...sheet, ...(record && { record }) }]);
    const words = page?.items.map((item) => item.text).join(" ");
    expect(words).toContain("Firmada en papel");
    expect(words).toContain("Se negó a firmar");
  });

  it.each(PLACES)(
    "%s, %s a page: long names whole, nothing outside, nothing over another",
    async (paper, layout) => {
      const pages = await pagesOf([blank, filled(9, 12)], paper, layout);
      expect(pages).toHaveLength(layout === "one" ? 2 : 1);
      const text = pages
        .map((page) => page.text)
        .join(" ")
        .replaceAll(" ", "");
      for (const name of Object.values(LONG_NAMES)) {
        expect(
          text.split(name.normalize("NFC").replaceAll(" ", "")).length - 1,
        ).toBeGreaterThanOrEqual(2);
      }
      expect(text).toContain(LONG_CLUB.replaceAll(" ", ""));
      expect(pages.flatMap(outside)).toEqual([]);
      expect(pages.flatMap(overlaps)).toEqual([]);
    },
  );

  it("a blank has its lines, its seats and who writes, and no figures", async () => {
    const [page] = await pagesOf([blank], "a4", "one");
    expect(page?.text).toContain("ANOTA");
    expect(page?.text).toContain("Mano en juego al TIEMPO");
    expect(page?.text).toMatch(/ 14 15 16 /);
    expect(page?.text).toContain("En blanco");
    expect(page?.text).not.toContain("Versión");
  });

  it.each(PLACES)(
    "%s, %s a page: more hands than fit go on, each exactly once",
    async (paper, layout) => {
      const pages = await pagesOf([filled(120), blank], paper, layout);
      const text = pages.map((page) => page.text).join(" ");
      for (let hand = 1; hand <= 120; hand += 1) {
        const star = hand % 10 === 1 ? " \\*" : "";
        const line = new RegExp(` ${hand}${star} A Dominó A 1 0 ${hand} 0 0 1 0 0`, "g");
        expect(text.match(line)).toHaveLength(1);
      }
      expect(text).toMatch(/Continúa en la hoja 2 de \d/);
      expect(text).toContain("Mano 111 corregida: motivo 111.");
      expect(pages.flatMap(outside)).toEqual([]);
      expect(pages.flatMap(overlaps)).toEqual([]);
    },
  );

  it("keeps letters beyond latin and gives the bare letter where the font has none", async () => {
    const seats = { ...blank.seats, A: { name: "Ştefan Ọlá 李" } };
    const [page] = await pagesOf([{ ...blank, seats }], "a4", "one");
    const text = page?.text.replaceAll(" ", "");
    expect(text).toContain("Ştefan");
    expect(text).toContain("lá?");
  });

  it("holds many fines of one player without leaving the page", async () => {
    const pages = await pagesOf([filled(12, 40)]);
    expect(pages).toHaveLength(1);
    expect(pages[0]?.text.match(/−25 \(/g)?.length).toBeGreaterThanOrEqual(20);
    expect(pages.flatMap(outside)).toEqual([]);
  });

  it("gives the same bytes for the same request", async () => {
    const request = {
      paper: "a4",
      layout: "two",
      createdAt: "2026-03-07T01:20:00Z",
      sheets: [blank, filled(9)],
    } as const;
    const [first, second] = [await renderHojas(request), await renderHojas(request)];
    expect(Buffer.compare(Buffer.from(first.bytes), Buffer.from(second.bytes))).toBe(0);
  });

  it("refuses an empty list and an unreadable instant", async () => {
    const request = { paper: "a4", layout: "one", createdAt: "ayer", sheets: [blank] } as const;
    await expect(renderHojas(request)).rejects.toThrow("Unreadable instant");
    await expect(renderHojas({ ...request, sheets: [] })).rejects.toThrow("No sheets");
  });
});

describe("a Hoja of a match that goes on", () => {
  const going = (hands: number): SheetData => {
    const sheet = filled(hands);
    const open = {
      ...(sheet.record ?? never()),
      winner: null,
      endedBy: null,
      signatures: [],
      unfinished: true,
    } as const;
    const seats = {
      ...sheet.seats,
      B: { name: `${LONG_NAMES.B} ${LONG_NAMES.A}`, club: LONG_CLUB },
    };
    return { ...sheet, seats, record: open };
  };

  it.each(PLACES)("is one page before its first hand (%s, %s)", async (paper, layout) => {
    const pages = await pagesOf([going(0)], paper, layout);
    expect(pages).toHaveLength(1);
    expect(pages[0]?.text).toContain("hoja 1 de 1");
    expect(pages.flatMap(outside)).toEqual([]);
  });

  it("repeats on a second page who plays and which it is, with lines enough", async () => {
    const pages = await pagesOf([going(30)], "letter", "one");
    expect(pages).toHaveLength(2);
    const second = pages[1]?.text ?? "";
    for (const name of [LONG_NAMES.A, LONG_NAMES.C]) expect(second).toContain(name);
    expect(second).toContain("Hoja 2 de 2");
    expect(second).toContain("K7FQ-3XM2");
    expect(second).toMatch(/Ronda 3 .*Mesa 12|Ronda 3 Mesa 12/);
    expect(second).toMatch(/ 31 32 33 34 35 36 /);
  });
});

it("gives way to other work after each Hoja", async () => {
  let turns = 0;
  let isDone = false;
  const count = () => {
    turns += 1;
    if (!isDone) setImmediate(count);
  };
  setImmediate(count);
  await renderHojas({
    paper: "letter",
    layout: "one",
    createdAt: "2026-03-06T20:00:00.000Z",
    sheets: Array.from({ length: 12 }, () => filled(9)),
  });
  isDone = true;
  expect(turns).toBeGreaterThanOrEqual(12);
});

function never(): never {
  throw new Error("The sheet has no record");
}

describe("a version that was opened again", () => {
  const reopening = {
    by: "Directora Yokasta de la Altagracia Peñaló",
    at: "2026-03-07T02:15:00Z",
    reason: "La mano 4 decía 20 y eran 25: lo leyó mal quien tecleaba la Hoja de papel",
  };

  it.each(["one", "two"] as const)("says so on the paper itself, %s a page", async (layout) => {
    const sheet = filled(9);
    const old = { ...sheet, proof: { code: "K7FQ-3XM2", url: "http://x", replaced: reopening } };
    const { record } = sheet;
    const next = {
      ...sheet,
      ...(record && { record: { ...record, replaces: { version: 1, ...reopening } } }),
    };
    const { bytes } = await renderHojas({
      paper: "letter",
      layout,
      createdAt: "2026-03-07T03:00:00Z",
      sheets: [old, next],
    });
    const pages = await readPdf(bytes);
    expect(pages).toHaveLength(layout === "one" ? 2 : 1);
    const told = pages.map(({ text }) => text).join(" ");
    expect(told).toContain(`Ya no vale: la reabrió ${reopening.by}`);
    expect(told).toContain(`Corrige la versión 1, que reabrió ${reopening.by}`);
    expect(told.match(/eran 25/g)).toHaveLength(2);
  });
});
