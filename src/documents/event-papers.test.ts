import { describe, expect, it } from "vitest";
import type { PdfPage } from "../../tests/support/read-pdf";
import { readPdf } from "../../tests/support/read-pdf";
import { renderCredentials } from "./credentials";
import type { CrossedRow } from "./crossed-table";
import { renderCrossedTable } from "./crossed-table";
import { renderDiplomas } from "./diplomas";
import type { RenderedPdf } from "./layout/pen";

const createdAt = "2026-03-07T01:20:00Z";
const event = {
  name: "Copa Primavera",
  venue: "Club Los Prados",
  date: "2026-03-06",
  timeZone: "America/Santo_Domingo",
};
const LONG_NAME = "María Altagracia Encarnación de los Santos Ñ.";

async function read(document: Promise<RenderedPdf>): Promise<readonly PdfPage[]> {
  const pages = await readPdf((await document).bytes);
  for (const { items, width, height } of pages) {
    const out = items.filter(
      (t) => t.left < 20 || t.right > width - 20 || t.top < 20 || t.bottom > height - 20,
    );
    expect(out).toEqual([]);
  }
  return pages;
}

describe("crossed table", () => {
  const row = (rank: number, rounds: number): CrossedRow => ({
    rank,
    name: rank === 1 ? LONG_NAME : `Pareja ${rank}`,
    club: "Club Los Prados",
    cells: Array.from({ length: rounds }, (_, round) =>
      round === 0
        ? { kind: "rest" as const }
        : {
            kind: "played" as const,
            partners: [],
            opponents: [rank + round],
            result: { won: rank % 2 === 1, for: 200 + round, against: 140 - rank },
          },
    ),
    wins: 3,
    net: rank - 2,
  });

  it.each([5, 15])(
    "writes every round's opponent, result and points (%i rounds)",
    async (rounds) => {
      const rows = Array.from({ length: 40 }, (_, index) => row(index + 1, rounds));
      const pages = await read(
        renderCrossedTable({ paper: "letter", createdAt, data: { event, rounds, rows } }),
      );
      const text = pages.map((page) => page.text).join(" ");
      expect(pages.length).toBeGreaterThan(1);
      expect(text).toContain("G 3");
      expect(text).toContain("202–139");
      expect(text).toContain("descansa");
      expect(text).toContain("María Altagracia");
    },
  );

  it("leaves the points out where there is no room for them", async () => {
    const data = { event, rounds: 24, rows: [row(1, 24), row(2, 24)] };
    const [page] = await read(renderCrossedTable({ paper: "a4", createdAt, data }));
    expect(page?.text).toContain("R24");
    expect(page?.text).not.toContain("202–139");
  });
});

it("says after which round a crossed table stands, and that it is the last", async () => {
  const rows: CrossedRow[] = [];
  const of = (isFinal: boolean) =>
    read(renderCrossedTable({ paper: "a4", createdAt, data: { event, rounds: 3, isFinal, rows } }));
  expect((await of(false))[0]?.text).toContain("Después de la ronda 3");
  const [final] = await of(true);
  expect(final?.text).toContain("Final");
  expect(final?.text).not.toContain("ronda 3");
});

describe("credentials", () => {
  it("prints eight a page, with name, club, number and entrant", async () => {
    const people = Array.from({ length: 9 }, (_, index) => ({
      name: index === 0 ? LONG_NAME : `Jugador ${index}`,
      number: String(20001 + index),
      club: "Club Los Prados",
      entrant: index + 1,
      url: `http://192.168.1.20:3000/jugadores/${20001 + index}`,
    }));
    const pages = await read(renderCredentials({ paper: "letter", createdAt, event, people }));
    expect(pages).toHaveLength(2);
    expect(pages[0]?.text).toContain("N.º 20008");
    expect(pages[1]?.text).toContain("Participante 9");
  });
});

describe("diplomas", () => {
  it("prints a page for each winner, in landscape", async () => {
    const diplomas = [1, 2].map((place) => ({
      place,
      name: LONG_NAME,
      partners: ["Luis Peña"],
      club: "Club Los Prados",
      wins: 6 - place,
      net: place === 1 ? 131 : -31,
    }));
    const pages = await read(renderDiplomas({ paper: "letter", createdAt, event, diplomas }));
    expect(pages).toHaveLength(2);
    const [first] = pages;
    expect((first?.width ?? 0) > (first?.height ?? 0)).toBe(true);
    expect(first?.text).toContain("por el 1.er lugar");
    expect(first?.text).toContain("junto a Luis Peña");
    expect(first?.text).toContain("5 partidas ganadas, efectividad +131");
    expect(pages[1]?.text).toContain("4 partidas ganadas");
    expect(pages[1]?.text).not.toContain("efectividad");
  });

  it("leaves out wins where there are none", async () => {
    const none = { place: 3, name: "Ana Cruz", partners: [], wins: 0, net: -216 };
    const [page] = await read(renderDiplomas({ paper: "a4", createdAt, event, diplomas: [none] }));
    expect(page?.text).not.toMatch(/ganada|efectividad/);
  });
});
