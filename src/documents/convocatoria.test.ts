import { describe, expect, it } from "vitest";
import { contradictionsOf } from "@/domain/rules/contradictions/explain-contradictions";
import { PRESET_IDS } from "@/domain/rules/rules-spec";
import { readPdf } from "../../tests/support/read-pdf";
import { renderConvocatoria } from "./convocatoria";
import type { ConvocatoriaData } from "./convocatoria-parts/data";
import type { Paper } from "./layout/paper";

const createdAt = "2026-03-01T15:00:00Z";
const DATA: ConvocatoriaData = {
  event: {
    name: "Copa Primavera",
    venue: "Club Los Prados",
    date: "2026-03-14",
    timeZone: "America/Santo_Domingo",
  },
  organiser: "Club Los Prados",
  directors: ["Ramón Peña Ñáñez"],
  judges: ["Ana Güílamo"],
  format: "pairs",
  weight: "club",
  rounds: 7,
  feeCents: 50_000,
  rules: "fededodo-2026",
  pairing: { method: "fold", club: "weak", partnerCooldown: null, opponentCooldown: 2 },
  standingsOrder: ["wins", "net", "for"],
  url: "http://192.168.1.20:3000/torneos/copa-primavera",
};

async function read(more: Partial<ConvocatoriaData> = {}, paper: Paper = "letter") {
  const pdf = await renderConvocatoria({ paper, createdAt, data: { ...DATA, ...more } });
  const pages = await readPdf(pdf.bytes);
  expect(pages).toHaveLength(pdf.pages);
  expect(pages.length).toBeLessThanOrEqual(3);
  for (const { items, width, height } of pages) {
    const out = items.filter(
      (t) => t.left < 20 || t.right > width - 20 || t.top < 20 || t.bottom > height - 20,
    );
    expect(out).toEqual([]);
  }
  return { ...pdf, pages, text: pages.map((page) => page.text).join(" ") };
}

describe("the convocatoria", () => {
  it.each(["letter", "a4"] as const)(
    "on %s says what, when, where and by which book",
    async (paper) => {
      const { text } = await read({}, paper);
      for (const words of [
        "Copa Primavera",
        "sábado 14 de marzo de 2026 · Club Los Prados",
        "Parejas fijas",
        "200 puntos",
        "TIEMPO a los 35 min, mesa hasta los 40",
        "RD$ 500",
        "Ramón Peña Ñáñez",
        "Ana Güílamo",
        "FEDEDODO 2026",
        "desde el domingo 1 de febrero de 2026.",
        "Los rivales no se repiten en las 2 rondas siguientes.",
        "partidas ganadas, efectividad, puntos a favor",
        "La Junta responde en 48 horas.",
      ])
        expect(text).toContain(words);
    },
  );

  it("says at what hour it begins, where that is known", async () => {
    const { text } = await read({ event: { ...DATA.event, time: "19:30" } });
    expect(text).toContain("sábado 14 de marzo de 2026, 7:30 p. m. · Club Los Prados");
  });

  it("prints every contradiction of the book with its articles, and numbers its pages", async () => {
    const { text, pages } = await read();
    const listed = contradictionsOf("fededodo-2026").filter(({ id }) => id.startsWith("K"));
    expect(listed.length).toBeGreaterThan(60);
    for (const { id } of listed) expect(text).toContain(`${id} · `);
    expect(text).toContain("(arts. 3.2, 23.1, 23.3)");
    for (const [i, page] of pages.entries())
      expect(page.text).toContain(`Página ${i + 1} de ${pages.length}`);
    expect(text).not.toContain("· Cambiada");
    expect(text).toContain("Nada: se juega como lo da el reglamento");
  });

  it("names what the tournament changes, beside what the book has, and marks the readings that it chose", async () => {
    const { text } = await read({
      rules: { preset: "fededodo-2026", target: 150, slotMinutes: 45, seenTileFinish: "forbidden" },
      frozen: true,
    });
    expect(text).toContain("Meta: 150 El libro: 200 (art. 4.1).");
    expect(text).toContain("150 puntos");
    expect(text).toContain("mesa hasta los 45");
    expect(text).toMatch(/K01 · [^·]+\(arts\. 3\.2, 23\.1, 23\.3\) · Cambiada/);
    expect(text).toMatch(/K09 · [^·]+ · Cambiada/);
    expect(text).not.toMatch(/K02 · [^·]+ · Cambiada/);
    expect(text).toContain("Las reglas quedaron fijas");
  });

  it.each(PRESET_IDS)("fits %s, individual, with the longest names", async (rules) => {
    const long = "Encarnación Güílamo de la Concepción y Peña Ñáñez ".repeat(3).trim();
    const { text } = await read({
      rules,
      format: "individual",
      event: { ...DATA.event, name: long, venue: long },
      organiser: long,
      directors: [long],
      judges: [long, long],
    });
    expect(text.replace(/\s/g, "")).toContain(long.replace(/\s/g, ""));
    expect(text).toContain("Individual");
  });

  it("is the same bytes for the same data and instant", async () => {
    const [one, two] = [await read(), await read()];
    expect(Buffer.from(one.bytes).equals(Buffer.from(two.bytes))).toBe(true);
  });
});
