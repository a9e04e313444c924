import { expect, it } from "vitest";
import { setUpBrowser } from "../support/browser";
import { createTournament } from "../support/club-night";
import { openAs } from "../support/signed-in";

// Public pages are made once for everybody: whoever reads them is still greeted by name, and sees what is his to see.

const journey = setUpBrowser();
const DESK = { viewport: { width: 1366, height: 768 } };

/** The demo's tournament in play. */
async function runningTournament(): Promise<string> {
  const page = await journey.openPage();
  await page.goto("/torneos");
  const link = page.getByRole("link", { name: /Viernes de Capicúa/ }).first();
  return (await link.getAttribute("href")) ?? "";
}

it("greets who is signed in by name, and nobody else", async () => {
  const base = await runningTournament();
  const visitor = await journey.openPage(DESK);
  await visitor.goto(`${base}/rondas/1`);
  const director = await openAs(journey, "director", DESK);
  await director.goto(`${base}/rondas/1`);
  const head = director.getByRole("banner");
  await head.getByRole("link", { name: "Dirección", exact: true }).waitFor();
  await head.getByTitle("Mi cuenta").first().waitFor();
  await head.getByRole("button", { name: "Salir" }).click();
  await head.getByRole("link", { name: "Entrar" }).waitFor();
  await director.goto(`${base}/rondas/1`);
  await head.getByRole("link", { name: "Entrar" }).waitFor();
  await visitor.reload();
  await visitor.getByRole("banner").getByRole("link", { name: "Entrar" }).waitFor();
}, 120_000);

it("shows a draft to its officials and to nobody else", async () => {
  const director = await openAs(journey, "director", DESK);
  const slug = await createTournament(director, `Borrador ${Date.now().toString(36)}`);
  const visitor = await journey.openPage();
  const asked = async () => (await visitor.request.get(`/torneos/${slug}`)).status();
  expect(await asked()).toBe(404);
  await director.goto(`/torneos/${slug}`);
  await director.getByRole("heading", { level: 1, name: /^Borrador/ }).waitFor();
  expect(await asked()).toBe(404);
}, 120_000);

it("finds one's table by name, and can be read without scripts", async () => {
  const base = await runningTournament();
  const plain = await journey.openPage({ javaScriptEnabled: false });
  await plain.goto(`${base}/rondas/1`);
  const first = plain.getByRole("article").first();
  await first.getByRole("heading", { name: "Mesa 1", exact: true }).waitFor();
  const name = ((await first.getByRole("link").first().textContent()) ?? "").trim();
  expect(name).not.toBe("");
  const phone = await journey.openPage();
  await phone.goto(`${base}/rondas/1`);
  await phone.getByLabel("Busca tu mesa").fill(name);
  const found = phone.getByRole("search").getByRole("listitem").filter({ hasText: name });
  expect(await found.first().textContent()).toContain("Mesa");
  const why = phone.getByRole("link", { name: "¿Por qué esta mesa?" }).first();
  await why.click();
  await phone.getByRole("heading", { name: "¿Por qué la mesa 1?" }).waitFor();
}, 120_000);
