import { describe, expect, it } from "vitest";
import { readPdf } from "../../tests/support/read-pdf";
import { renderClaimRegister } from "./claim-register";
import type { RenderedPdf } from "./layout/pen";
import { renderSanctionRegister } from "./sanction-register";

const claim = {
  filedAt: "6 de marzo de 2026, 9:20 p. m.",
  round: 2,
  table: 14,
  claimant: "Ángela Ñáñez de la Cruz",
  subject: "El resultado",
  state: "Aceptado en parte",
  answeredAt: "7 de marzo de 2026, 10:05 a. m.",
  answer: "La mano 4 se contó mal y la diferencia da la partida a la otra pareja",
  article: "26.2",
  effects: "Corrige una mano.",
};

describe("the register of claims", () => {
  it("prints every claim once, with its answer, inside the page, over as many pages as it takes", async () => {
    const claims = Array.from({ length: 60 }, (_, index) => ({ ...claim, number: index + 1 }));
    const pdf = await renderClaimRegister({
      paper: "letter",
      createdAt: "2026-03-07T14:20:00Z",
      data: {
        event: { name: "Copa Primavera", timeZone: "America/Santo_Domingo" },
        claims: [...claims, { ...claim, number: 61, answer: "", state: "Presentado" }],
      },
    });
    const pages = await readPdf(pdf.bytes);
    expect(pages.length).toBe(pdf.pages);
    expect(pages.length).toBeGreaterThan(1);
    for (const { items, width, height } of pages) {
      const out = items.filter(
        (t) => t.left < 20 || t.right > width - 20 || t.top < 20 || t.bottom > height - 20,
      );
      expect(out).toEqual([]);
    }
    const text = pages.map((page) => page.text).join(" ");
    expect(text).toContain("61 reclamos");
    expect(text.match(/\(art\. 26\.2\)/g)).toHaveLength(60);
    expect(text.match(/Ronda 2, mesa 14/g)).toHaveLength(61);
  });
});

it("says that there was nothing, in place of an empty table", async () => {
  const event = { name: "Copa Primavera", timeZone: "America/Santo_Domingo" };
  const request = { paper: "a4", createdAt: "2026-03-07T14:20:00Z" } as const;
  const sums = { match: "0", record: "0" };
  const wordsOf = async (pdf: Promise<RenderedPdf>) => (await readPdf((await pdf).bytes))[0]?.text;
  const claims = await wordsOf(renderClaimRegister({ ...request, data: { event, claims: [] } }));
  expect(claims).toContain("No hubo reclamos.");
  expect(claims).not.toContain("Reclama");
  const data = { event, incidents: [], sums };
  const sanctions = await wordsOf(renderSanctionRegister({ ...request, data }));
  expect(sanctions).toContain("No hubo infracciones.");
  expect(sanctions).not.toContain("Tarjetas");
});
