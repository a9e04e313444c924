import { describe, expect, it } from "vitest";
import type { PdfPage } from "../../tests/support/read-pdf";
import { readPdf } from "../../tests/support/read-pdf";
import type { RenderedPdf } from "./layout/pen";
import { renderPlayerList } from "./player-list";
import { renderListByName, renderListByTable } from "./round-lists";
import type { PrintedStandingsRow } from "./standings";
import { renderStandings } from "./standings";
import { renderTableCards } from "./table-cards";

const createdAt = "2026-03-07T01:20:00Z";
const event = {
  name: "Copa Primavera",
  venue: "Club Los Prados",
  date: "2026-03-06",
  timeZone: "America/Santo_Domingo",
};
const person = (n: number) => ({
  name: `Jugador Ñáñez ${String(n).padStart(4, "0")}`,
  number: String(n),
});
const tables = Array.from({ length: 60 }, (_, i) => ({
  table: 60 - i,
  seats: { A: person(4 * i), B: person(4 * i + 1), C: person(4 * i + 2), D: person(4 * i + 3) },
}));
const byes = [[{ name: "Ángela Última de la Cruz" }, { name: "Zoé Primera Peña" }]];
const round = { event, round: 3, tables, byes };

async function read(document: Promise<RenderedPdf>): Promise<readonly PdfPage[]> {
  const pdf = await document;
  const pages = await readPdf(pdf.bytes);
  expect(pages).toHaveLength(pdf.pages);
  for (const { items, width, height } of pages) {
    const out = items.filter(
      (t) => t.left < 20 || t.right > width - 20 || t.top < 20 || t.bottom > height - 20,
    );
    expect(out).toEqual([]);
  }
  return pages;
}

describe("round lists", () => {
  it.each(["a4", "letter"] as const)(
    "by table on %s: in order, titles and numbers on each page",
    async (paper) => {
      const pages = await read(renderListByTable({ paper, createdAt, data: round }));
      expect(pages.length).toBeGreaterThan(2);
      for (const [i, page] of pages.entries()) {
        expect(page.text).toContain(`Página ${i + 1} de ${pages.length}`);
        expect(page.text).toContain("Mesa Pareja AC Pareja BD");
        expect(page.text).toContain("Impreso el 6 de marzo de 2026, 9:20 p. m.");
      }
      const text = pages.map((page) => page.text).join(" ");
      expect(text).toContain(
        "1 Jugador Ñáñez 0236 Jugador Ñáñez 0238 Jugador Ñáñez 0237 Jugador Ñáñez 0239 2 ",
      );
      expect(text).toContain("Descansa Ángela Última de la Cruz Zoé Primera Peña");
      expect(text.match(/Descansa/g)).toHaveLength(1);
    },
  );

  it("by name: everybody once, in Spanish order, with table and seat", async () => {
    const pages = await read(renderListByName({ paper: "letter", createdAt, data: round }));
    const text = pages.map((page) => page.text).join(" ");
    expect(text.indexOf("Ángela")).toBeLessThan(text.indexOf("Jugador"));
    const found = [...text.matchAll(/Jugador Ñáñez (\d{4}) (\d+) ([ABCD])/g)];
    expect(found).toHaveLength(240);
    expect(found.map((match) => Number(match[1]))).toEqual(
      Array.from({ length: 240 }, (_, n) => n),
    );
    expect(found[7]?.slice(2)).toEqual(["59", "D"]);
  });
});

describe("the names of a list", () => {
  const seats = {
    A: { name: "Ana Cruz" },
    B: {
      name: "Altagracia Encarnación Güílamo Peñaranda y Ñáñez de la Vega Marrero",
      short: "A. E. Güílamo Peñaranda y Ñáñez de la Vega Marrero",
    },
    C: { name: "José Ramón Encarnación Villanueva Fernández" },
    D: null,
  };
  const data = { event, round: 1, tables: [{ table: 1, seats }], byes: [] };
  const heights = (page: PdfPage | undefined, starts: RegExp) =>
    new Set(
      page?.items
        .filter(({ text }) => starts.test(text))
        .map(({ top, bottom }) => Math.round(100 * (bottom - top))),
    );

  it.each([
    ["by table", renderListByTable],
    ["by name", renderListByName],
  ] as const)("are of one size %s; too long ones lose given names only", async (_, render) => {
    const [page] = await read(render({ paper: "letter", createdAt, data }));
    expect(heights(page, /^(Ana|José|A\. E\.)/).size).toBe(1);
    expect(page?.text).toContain("A. E. Güílamo Peñaranda y Ñáñez");
    expect(page?.text).toContain("José Ramón Encarnación Villanueva Fernández");
  });
});

describe("table cards", () => {
  it("four a page, each with its code and link", async () => {
    const cards = tables.slice(0, 9).map(({ table, seats }) => ({
      table,
      code: `C0D${table}`,
      url: `http://192.168.1.20:3000/mesa/C0D${table}`,
      seats,
    }));
    const pages = await read(renderTableCards({ paper: "a4", createdAt, event, round: 3, cards }));
    expect(pages).toHaveLength(3);
    for (const [i, card] of cards.entries()) {
      const text = pages[Math.floor(i / 4)]?.text;
      expect(text).toContain(card.url);
      expect(text).toContain(`Código de la mesa ${card.code}`);
      expect(text).toContain(card.seats.D.name);
    }
  });
});

describe("standings", () => {
  const row = (rank: number): PrintedStandingsRow => ({
    rank,
    name: `Pareja Larguísima ${rank}`,
    club: "Naco",
    played: 3,
    wins: 2,
    for: 500 - rank,
    against: 400 + rank,
    net: 100 - 2 * rank,
    fines: rank === 1 ? -25 : 0,
    decidedBy: rank === 70 ? null : "net",
  });

  it("every row once, with signs and what decided it", async () => {
    const rows = Array.from({ length: 70 }, (_, i) => row(i + 1));
    const data = {
      event,
      afterRound: 3,
      order: ["wins", "net", "for"] as const,
      formula: "a favor − en contra",
      rows,
    };
    const pages = await read(renderStandings({ paper: "letter", createdAt, data }));
    const text = pages.map((page) => page.text).join(" ");
    expect(text).toContain("Después de la ronda 3");
    expect(text).toContain("Orden: ganadas, efectividad, puntos a favor.");
    expect(text).toContain("Efectividad: a favor − en contra.");
    expect(text).toContain("1 Pareja Larguísima 1 Naco 3 2 499 401 +98 −25 efectividad");
    expect(text).toContain("60 Pareja Larguísima 60 Naco 3 2 440 460 −20 efectividad");
    expect(text.match(/Pareja Larguísima/g)).toHaveLength(70);
  });

  it("an empty table is a page that says so by its titles", async () => {
    const data = {
      event,
      afterRound: null,
      order: ["wins"] as const,
      formula: "a favor",
      rows: [],
    };
    const pages = await read(renderStandings({ paper: "a4", createdAt, data }));
    expect(pages).toHaveLength(1);
    expect(pages[0]?.text).toContain("Participante");
  });
});

describe("check-in list", () => {
  it("sorts by name and says number, fee and who is provisional", async () => {
    const players = [
      { name: "Zoila Báez", number: "7", checkedIn: true, fee: "paid" as const },
      { name: "Álvaro Cruz", checkedIn: false, fee: "owed" as const, provisional: true },
      { name: "Ana Núñez", number: "9", club: "Naco", checkedIn: false, fee: null },
    ];
    const pages = await read(
      renderPlayerList({ paper: "a4", createdAt, data: { event, players } }),
    );
    expect(pages[0]?.text).toContain(
      "Álvaro Cruz provisional debe Ana Núñez 9 Naco Zoila Báez 7 pagada",
    );
    expect(pages[0]?.text).toContain("3 personas");
  });
});
