import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { setUpBrowser } from "../support/browser";
import {
  keepHand,
  nightOf,
  readTableCode,
  sitDown,
  tellDomino,
  visit,
} from "../support/club-night";
import { openAs } from "../support/signed-in";

// What one phone records appears on the pages that others have open, which load nothing again.

const journey = setUpBrowser();
const DESK = { viewport: { width: 1366, height: 768 } };
const PHONE = { viewport: { width: 360, height: 740 } };

/** Opens a page with its live stream, and marks the document so that another one in its place is noticed. */
async function watch(page: Page, path: string): Promise<void> {
  const stream = page.waitForResponse((response) => response.url().includes("/api/en-vivo"));
  await visit(page, path);
  expect((await stream).headers()["content-type"]).toContain("text/event-stream");
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
}

async function expectSameDocument(page: Page): Promise<void> {
  expect(await page.evaluate(() => "isSameDocument" in window), page.url()).toBe(true);
  expect(await page.getByText(/^Sin conexión/).count()).toBe(0);
}

it("shows a hand of one phone on the table's other phone, to the public and at the desk", async () => {
  const director = await openAs(journey, "director", DESK);
  const { slug } = nightOf("live");
  await visit(director, `/director/${slug}/rondas/1`);
  const code = await readTableCode(director, 1);
  const board = director.getByRole("table", { name: "Mesas de la ronda" });

  const visitor = await journey.openPage(PHONE);
  await watch(visitor, `/torneos/${slug}`);
  await visitor.getByRole("article").getByText("Por empezar").waitFor();
  await watch(director, `/director/${slug}/rondas/1`);

  const phone = await journey.openPage(PHONE);
  await sitDown(phone, code);
  const other = await journey.openPage(PHONE);
  await watch(other, `/mesa/${code}`);
  await other.getByText("Anota otro teléfono").waitFor();

  await tellDomino(phone, [20, 21, 22]);
  await keepHand(phone);

  await other.getByText("la 1 ·").waitFor({ timeout: 10_000 });
  expect(await other.getByText("¿Cómo terminó la mano").count()).toBe(0);
  const score = other.getByRole("banner").getByText("63", { exact: true });
  await score.waitFor({ timeout: 10_000 });
  await board.getByText("63", { exact: true }).waitFor({ timeout: 10_000 });
  await visitor.getByRole("article").getByText("En juego").waitFor({ timeout: 10_000 });
  for (const page of [other, director, visitor]) await expectSameDocument(page);
}, 240_000);
