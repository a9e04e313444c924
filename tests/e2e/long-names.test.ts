import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { expectNoSidewaysScroll, setUpBrowser } from "../support/browser";
import { nightOf } from "../support/club-night";
import { LONGEST_SURNAME } from "../support/nights";
import { openAs } from "../support/signed-in";

// Surnames that are wider than a phone: no page sticks out sideways, and on the projector nobody is cut.

const journey = setUpBrowser();
const PHONE = { width: 360, height: 740 };

async function expectToFit(page: Page, path: string): Promise<void> {
  await page.setViewportSize(PHONE);
  await page.goto(path);
  await page.locator("h1").first().waitFor();
  await page.getByText(LONGEST_SURNAME.slice(-10)).first().waitFor({ state: "attached" });
  await expectNoSidewaysScroll(page);
}

/** Texts that are wider or higher than what they stand in, or than the window. */
function cutTexts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("main li span:not(.sr-only)")]
      .filter((element) => {
        const { right, bottom } = element.getBoundingClientRect();
        const isCut =
          element.scrollWidth > element.clientWidth + 1 &&
          getComputedStyle(element).overflowX !== "visible";
        return isCut || right > innerWidth + 1 || bottom > innerHeight + 1;
      })
      .map(({ textContent }) => textContent ?? ""),
  );
}

it("breaks names that are wider than a phone, on every list", async () => {
  const { slug, tables } = nightOf("names");
  const [{ matchId, writeCode }] = tables;
  const visitor = await journey.openPage();
  for (const part of ["", "/nombres", "/posiciones", "/rondas/1", "/informacion"])
    await expectToFit(visitor, `/torneos/${slug}${part}`);
  await expectToFit(visitor, `/mesa/${writeCode}`);
  const judge = await openAs(journey, "juez");
  await expectToFit(judge, `/juez/${slug}`);
  for (const part of ["", "/hoja", "/manos"])
    await expectToFit(judge, `/juez/${slug}/mesa/${matchId}${part}`);
  const director = await openAs(journey, "director");
  for (const part of ["/rondas/1", "/inscripcion", `/mesas/${matchId}`])
    await expectToFit(director, `/director/${slug}${part}`);
}, 240_000);

it("shows all four of a table on the projector, whole", async () => {
  const { slug } = nightOf("names");
  const hall = await journey.openPage();
  for (const size of [{ width: 1366, height: 768 }, { width: 1024, height: 768 }, PHONE]) {
    await hall.setViewportSize(size);
    for (const list of ["mesas", "nombres", "posiciones"]) {
      await hall.goto(`/pantalla/${slug}?vista=${list}`);
      await hall.getByText("ernándezdelacruz").nth(3).waitFor();
      await expect.poll(() => cutTexts(hall), { message: `${list} at ${size.width}` }).toEqual([]);
    }
  }
}, 120_000);
