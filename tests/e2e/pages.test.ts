import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { expectAccessible, expectNoSidewaysScroll, setUpBrowser } from "../support/browser";
import { nightOf } from "../support/club-night";
import { openAs } from "../support/signed-in";

// Every page of the demo, on a phone and at a desk: it opens, it is accessible, and nothing sticks out sideways.

const journey = setUpBrowser();
const RUNNING = "Viernes de Capicúa";
const PHONE = { width: 360, height: 740 };
const DESK = { width: 1366, height: 768 };

/** Looks at a page on a phone, and at the same page at a desk. */
async function look(page: Page, path: string): Promise<void> {
  await page.setViewportSize(PHONE);
  const response = await page.goto(path);
  expect(response?.status(), path).toBe(200);
  await page.locator("h1").first().waitFor();
  for (const size of [PHONE, DESK]) {
    await page.setViewportSize(size);
    await expectAccessible(page, { contrast: size === PHONE });
    await expectNoSidewaysScroll(page);
  }
}

/** The address of the first link of a page that a selector finds. */
async function hrefOf(page: Page, list: string, selector: string): Promise<string> {
  await page.goto(list);
  const href = await page.locator(selector).first().getAttribute("href");
  if (!href) throw new Error(`${list} has no link ${selector}`);
  return href;
}

async function addressOf(page: Page, list: string, name: string | RegExp): Promise<string> {
  await page.goto(list);
  const href = await page.getByRole("link", { name }).first().getAttribute("href");
  if (!href) throw new Error(`${list} has no link ${String(name)}`);
  return href;
}

describe("on a phone and at a desk", { timeout: 240_000 }, () => {
  it("shows the public pages", async () => {
    const page = await journey.openPage();
    const event = await addressOf(page, "/torneos", new RegExp(RUNNING));
    const slug = event.split("/")[2] ?? "";
    const paths = [
      "/",
      "/torneos",
      `/torneos/${slug}`,
      `/torneos/${slug}/nombres`,
      `/torneos/${slug}/posiciones`,
      `/torneos/${slug}/rondas`,
      `/torneos/${slug}/rondas/1`,
      `/torneos/${slug}/rondas/1/explicacion`,
      `/torneos/${slug}/informacion`,
      "/ranking",
      "/jugadores",
      "/jugadores/20001",
      "/reglamento",
      "/reglamento/fededodo-2026",
      "/reglamento/femundo-2025",
      "/reglamento/comparar",
      "/verificar",
      "/claves",
      "/comprobar",
      "/mesa",
      "/anotador",
      "/mano",
      "/mano/armar",
      "/entrar",
      `/pantalla/${slug}`,
      `/pantalla/${slug}?vista=reloj`,
      `/pantalla/${slug}?vista=estado`,
    ];
    for (const path of paths) await look(page, path);
  });

  it("shows the director's pages", async () => {
    const page = await openAs(journey, "director");
    const home = await addressOf(page, "/director", new RegExp(RUNNING));
    const base = `/director/${home.split("/")[2]}`;
    const paths = [
      "",
      "/inscripcion",
      "/rondas",
      "/rondas/3",
      "/salon",
      "/rondas/3/explicacion",
      "/mesas",
      "/incidencias",
      "/ajustes",
      "/papeles",
      "/registro",
      "/cierre",
    ];
    const { slug, tables } = nightOf("pages");
    await look(page, "/director");
    await look(page, "/director/nuevo");
    for (const part of ["", "/segunda"])
      await look(page, `/director/${slug}/mesas/${tables[0].matchId}${part}`);
    await look(page, `/director/${slug}/mesas/entrega`);
    for (const path of paths) await look(page, `${base}${path}`);
    await look(page, "/personas");
    await look(page, "/personas/clubes");
    await look(page, "/personas/nueva");
    await look(page, "/personas/importar");
  });

  it("shows the judge's pages", async () => {
    const page = await openAs(journey, "juez");
    const event = await addressOf(page, "/torneos", new RegExp(RUNNING));
    const slug = event.split("/")[2] ?? "";
    await look(page, `/juez/${slug}`);
    const link = page.locator(`a[href*="/juez/${slug}/mesa/"]`).first();
    const [table] =
      /^\/juez\/[^/]+\/mesa\/[^/?]+/.exec((await link.getAttribute("href")) ?? "") ?? [];
    for (const part of ["", "/infraccion", "/renuncio", "/hoja", "/manos"])
      await look(page, `${table}${part}`);
  });

  it("shows the administrator's accounts and people", async () => {
    const page = await openAs(journey, "admin");
    await look(page, "/cuentas");
    await look(page, "/cuentas/nueva");
    await look(page, await hrefOf(page, "/cuentas", 'main a[href^="/cuentas/"][href*="-"]'));
    await look(page, "/mi-cuenta");
    await look(
      page,
      await hrefOf(page, "/personas?q=20001", 'main a[href^="/personas/"][href*="-"]'),
    );
  });

  it("shows the pages of a player, of a table's phone and of the Junta", async () => {
    const { slug, tables } = nightOf("pages");
    const [{ matchId, writeCode }] = tables;
    const player = await openAs(journey, "jugador");
    await look(player, "/mi-cuenta");
    await look(player, `/mi-cuenta/firmar/${matchId}`);
    await look(player, `/mesa/${writeCode}`);
    await look(player, `/pantalla/${slug}?vista=estado`);
    await look(player, `/pantalla/${slug}?vista=reloj`);
    const junta = await openAs(journey, "junta");
    await look(junta, "/junta");
    await look(junta, `/junta/registrar?mesa=${matchId}`);
  });
});
