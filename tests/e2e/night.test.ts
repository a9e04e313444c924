import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { setUpBrowser } from "../support/browser";
import {
  announce,
  createTournament,
  keepHand,
  pairFirstRound,
  publishFirstRound,
  readTableCode,
  registerPairs,
  sitDown,
  tellDomino,
  visit,
} from "../support/club-night";
import { openAs } from "../support/signed-in";

// A club's night from the new tournament to the proof of its only table, each through their own screen.

const journey = setUpBrowser();
const DESK = { viewport: { width: 1366, height: 768 } };
const PHONE = { viewport: { width: 360, height: 740 } };
const PAIRS = [
  ["20041", "20042"],
  ["20043", "20044"],
] as const;
const NAME = `Noche de prueba ${Date.now().toString(36)}`;

/** Draws a stroke on the first pad that is still to be signed, and saves it. */
async function sign(page: Page, save = "Guardar la firma"): Promise<void> {
  const pad = page
    .getByRole("img", { name: /^Firma de/ })
    .and(page.locator("canvas"))
    .first();
  await pad.scrollIntoViewIfNeeded();
  const box = await pad.boundingBox();
  if (!box) throw new Error("the pad is not on the screen");
  await page.mouse.move(box.x + 30, box.y + 60);
  await page.mouse.down();
  await page.mouse.move(box.x + 120, box.y + 20, { steps: 5 });
  await page.mouse.move(box.x + 200, box.y + 90, { steps: 5 });
  await page.mouse.up();
  await page.getByRole("button", { name: save }).and(page.locator(":enabled")).click();
}

it("carries a night from the new tournament to the proof of its Hoja", async () => {
  const director = await openAs(journey, "director", DESK);
  const slug = await createTournament(director, NAME);
  await announce(director);
  await registerPairs(director, slug, PAIRS);
  await pairFirstRound(director, slug);
  await publishFirstRound(director);
  await director.getByRole("button", { name: "Empezar: cantar TIEMPO" }).click();
  await director.getByRole("button", { name: "Cantar TIEMPO", exact: true }).click();
  await director.getByRole("button", { name: "Pausar" }).waitFor();
  const code = await readTableCode(director, 1);

  const phone = await journey.openPage(PHONE);
  await sitDown(phone, code);
  await tellDomino(phone, [30, 31, 32]);
  await phone.getByText("30 + 31 + 32 = 93", { exact: true }).waitFor();
  await phone.getByText("Por qué", { exact: true }).click();
  await phone.getByText("Artículo 10.3: La pareja A·C anota 30 + 31 + 32 = 93").waitFor();
  await keepHand(phone);

  const judge = await openAs(journey, "juez", PHONE);
  await visit(judge, `/juez/${slug}`);
  await judge.getByRole("link", { name: /^Mesa 1/ }).click();
  await judge.getByRole("heading", { name: "Anotar infracción a…" }).waitFor();
  const table = new URL(judge.url()).pathname;

  await tellDomino(phone, [40, 34, 33]);
  await phone.getByText("Termina la partida").waitFor();
  await keepHand(phone);
  await phone.getByRole("button", { name: "Está correcto: avisar al juez" }).click();
  await phone.getByText("El juez ya sabe que terminaron.").waitFor();

  await visit(judge, `${table}/hoja`);
  await judge.getByRole("link", { name: /^B / }).click();
  await judge.getByRole("heading", { name: "Levantarse antes de la verificación" }).waitFor();
  await judge.getByRole("button", { name: "Anotar la infracción" }).click();
  await judge.getByText("Confirmada por el servidor en la mesa 1.").waitFor();
  await visit(judge, `${table}/hoja`);
  await judge.getByRole("button", { name: "Verificar la Hoja" }).click();
  await judge.getByText("Falta la firma").first().waitFor();
  await sign(judge);
  await judge.getByText("Firmada", { exact: true }).first().waitFor();
  await sign(judge);
  // The countersignature's pad comes when the second signature is kept.
  await judge.getByText("Firmada", { exact: true }).nth(1).waitFor();
  await sign(judge, "Firmar y cerrar la Hoja");
  await judge.getByRole("heading", { name: "Hoja cerrada" }).waitFor();
  const proof = await judge
    .getByRole("link", { name: "Ver la prueba pública" })
    .getAttribute("href");
  if (!proof) throw new Error("the closed Hoja has no proof");

  await visit(director, `/director/${slug}/rondas/1`);
  await director.getByRole("button", { name: "Cerrar ronda 1" }).click();
  await director.getByRole("button", { name: "Cerrar la ronda" }).click();
  await director.getByRole("button", { name: "Cerrar ronda 1" }).waitFor({ state: "detached" });
  await visit(director, `/director/${slug}/cierre`);
  await director.getByRole("button", { name: "Cerrar el torneo" }).click();
  const question = director.getByRole("dialog");
  await question.getByRole("button", { name: "Cerrar el torneo" }).click();
  await director.getByRole("heading", { name: "Posiciones finales" }).waitFor();

  const visitor = await journey.openPage(PHONE);
  await visit(visitor, `/torneos/${slug}/posiciones`);
  const rows = visitor.getByRole("table", { name: "Posiciones de ahora" }).getByRole("row");
  expect(await rows.nth(1).textContent()).toContain("+200");
  await visit(visitor, proof);
  await visitor.getByText("Auténtica · versión 1").waitFor();
  await visitor.getByText("art. 11.2").waitFor();
  await visit(visitor, `${proof}?p=0000-0000`);
  await visitor.getByText("Esta Hoja se imprimió con otros puestos").waitFor();
  const pdf = await visitor.request.get(journey.urlOf(`${proof}/hoja.pdf`));
  expect(pdf.headers()["content-type"]).toContain("application/pdf");
  const bytes = await pdf.body();
  expect(bytes.subarray(0, 5).toString("latin1")).toBe("%PDF-");
  await visit(visitor, "/verificar");
  const upload = visitor.getByLabel("Archivo de la Hoja");
  const check = visitor.getByRole("button", { name: "Comprobar el archivo" });
  const file = { name: "hoja.pdf", mimeType: "application/pdf" };
  await upload.setInputFiles({ ...file, buffer: bytes });
  await check.click();
  await visitor.getByText(/^Auténtica · Hoja/).waitFor();
  const forged = Buffer.from(bytes);
  forged.write("9", forged.indexOf("1", bytes.length / 2));
  await upload.setInputFiles({ ...file, buffer: forged });
  await check.click();
  await visitor.getByText("No queda probada").waitFor();
}, 240_000);
