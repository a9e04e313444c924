import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { expectAccessible, expectNoSidewaysScroll, setUpBrowser } from "../support/browser";

const journey = setUpBrowser();
const example = path.join(import.meta.dirname, "../../public/ejemplo-torneo.json");

it("checks an event in the visitor's own browser and sends it nowhere", async () => {
  const page = await journey.openPage({ viewport: { width: 360, height: 740 } });
  await page.goto("/comprobar");
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET") sent.push(request.url());
  });
  await page.getByLabel("Documento del torneo", { exact: true }).setInputFiles(example);
  await page.getByText("2 errores").waitFor();
  const round = page
    .getByRole("region", { name: "Ronda 3" })
    .or(page.locator("section", { hasText: "Ronda 3" }));
  await round.getByText("ya se habían enfrentado (ronda 1); se podía evitar").first().waitFor();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  expect(sent).toEqual([]);
});

it("says what of a document cannot be read, and where", async () => {
  const page = await journey.openPage();
  await page.goto("/comprobar");
  await page.getByText("Pegar el documento").click();
  const paste = async (text: string) => {
    await page.getByLabel("Documento del torneo en JSON").fill(text);
    await page.getByRole("button", { name: "Comprobar", exact: true }).click();
  };
  await paste("{");
  await page.getByText("No es JSON").waitFor();
  const event = JSON.parse(readFileSync(example, "utf8"));
  event.rounds[0].tables[0].mesa = 1;
  await paste(JSON.stringify(event));
  await page.getByText("rounds[0].tables[0].mesa").waitFor();
  await page.getByText("Campo desconocido").waitFor();
});

it("opens with a tournament of the house, whose document anybody may have", async () => {
  const page = await journey.openPage();
  await page.goto("/torneos");
  const href = await page
    .getByRole("link", { name: /Viernes de Capicúa/ })
    .first()
    .getAttribute("href");
  const slug = href?.split("/")[2] ?? "";
  await page.goto(`/torneos/${slug}`);
  await page.getByRole("link", { name: "Comprobar este torneo" }).click();
  await page
    .getByText(/Ningún error|\d+ error/)
    .first()
    .waitFor();
  const answer = await page.request.get(`/torneos/${slug}/evento.json`);
  const event = await answer.json();
  expect(event.rounds.length).toBeGreaterThan(0);
  expect(event.entrants[0].members[0]).toBe(`${event.entrants[0].id}.1`);
  expect(JSON.stringify(event)).not.toContain("infraction");
  expect((await page.request.get("/torneos/no-existe/evento.json")).status()).toBe(404);
});
