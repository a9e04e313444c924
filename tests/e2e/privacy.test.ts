import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { setUpBrowser } from "../support/browser";
import {
  announce,
  createTournament,
  pairFirstRound,
  publishFirstRound,
  registerPairs,
  visit,
} from "../support/club-night";
import { openAs } from "../support/signed-in";

// What is not public is nowhere to be found without the right to see it, whatever address is typed.

const journey = setUpBrowser();
const DESK = { viewport: { width: 1366, height: 768 } };
const PAIRS = [
  ["20049", "20050"],
  ["20051", "20052"],
] as const;

/** How the public pages name a table, tags between word and figure. */
const FIRST_TABLE = /Mesa (<[^>]*>)*1\b/;

const publicPaths = (slug: string) => [
  `/torneos/${slug}`,
  `/torneos/${slug}/nombres`,
  `/torneos/${slug}/posiciones`,
  `/torneos/${slug}/rondas`,
  `/torneos/${slug}/rondas/1`,
  `/torneos/${slug}/informacion`,
  `/pantalla/${slug}`,
  `/api/en-vivo?torneo=${slug}`,
];

const officialPaths = (slug: string) => [
  `/director/${slug}`,
  `/director/${slug}/inscripcion`,
  `/director/${slug}/rondas/1`,
  `/director/${slug}/ajustes`,
  `/juez/${slug}`,
];

/** Status and body of an address for somebody who has not signed in. */
async function ask(page: Page, path: string): Promise<readonly [number, string]> {
  const response = await page.request.get(journey.urlOf(path));
  return [response.status(), await response.text()];
}

async function expectSignIn(page: Page, path: string): Promise<void> {
  await page.goto(path);
  const { pathname, searchParams } = new URL(page.url());
  expect([pathname, searchParams.get("volver")], path).toEqual(["/entrar", path]);
}

describe("without the right to see it", () => {
  it("a draft tournament does not exist, and its announced round neither until it is published", async () => {
    const name = `Reservado ${Date.now().toString(36)}`;
    const director = await openAs(journey, "director", DESK);
    const slug = await createTournament(director, name);
    const stranger = await journey.openPage();
    for (const path of publicPaths(slug)) {
      const [status, body] = await ask(stranger, path);
      expect(status, path).toBe(404);
      expect(body, path).not.toContain(name);
    }
    for (const path of ["/", "/torneos"])
      expect((await ask(stranger, path))[1]).not.toContain(name);
    for (const path of officialPaths(slug)) await expectSignIn(stranger, path);
    const player = await openAs(journey, "jugador");
    for (const path of [...publicPaths(slug), ...officialPaths(slug)]) {
      expect((await ask(player, path))[0], path).toBe(404);
    }

    await announce(director);
    await registerPairs(director, slug, PAIRS);
    await pairFirstRound(director, slug);
    await director.getByRole("button", { name: "Publicar ronda 1" }).waitFor();
    expect((await ask(stranger, `/torneos/${slug}/rondas/1`))[0]).toBe(404);
    for (const path of ["", "/nombres", "/posiciones", "/rondas"]) {
      const [status, body] = await ask(stranger, `/torneos/${slug}${path}`);
      expect(status, path).toBe(200);
      expect(body, path).toContain(name);
      expect(body, path).not.toMatch(FIRST_TABLE);
    }
    for (const paper of ["hojas.pdf", "listas.pdf", "tarjetas.pdf"]) {
      const [status, body] = await ask(stranger, `/director/${slug}/rondas/1/${paper}`);
      expect(status, paper).toBe(401);
      expect(body, paper).not.toContain("%PDF");
    }

    await publishFirstRound(director);
    const [status, body] = await ask(stranger, `/torneos/${slug}/rondas/1`);
    expect(status).toBe(200);
    expect(body).toMatch(FIRST_TABLE);
  }, 240_000);

  it("people, the roster and the accounts ask to sign in", async () => {
    const stranger = await journey.openPage();
    for (const path of ["/director", "/director/nuevo", "/personas", "/cuentas", "/juez"]) {
      await expectSignIn(stranger, path);
    }
    for (const path of ["/api/personas?q=a", "/personas/padron.csv"]) {
      expect((await ask(stranger, path))[0], path).toBe(401);
    }
    const file = { name: "padron.csv", mimeType: "text/csv", buffer: Buffer.from("Apellidos\n") };
    for (const step of ["revision", "ejecucion"]) {
      const url = journey.urlOf(`/personas/importar/${step}`);
      const answer = await stranger.request.post(url, { multipart: { archivo: file } });
      expect(answer.status(), step).toBe(403);
      expect(await answer.json(), step).toMatchObject({ ok: false });
    }
  });

  it("a code that no table has opens nothing", async () => {
    const phone = await journey.openPage();
    await visit(phone, "/mesa");
    await phone.getByLabel("Código de la tarjeta").fill("ZZZ-ZZZ");
    await phone.getByRole("button", { name: "Abrir la mesa" }).click();
    await phone.getByText("Ese código no abre ninguna mesa.").waitFor();
    const { pathname } = new URL(phone.url());
    expect(pathname).toBe("/mesa");
    const answer = await phone.request.post(journey.urlOf("/api/acta"), {
      data: {
        code: "ZZZZZZ",
        commandId: crypto.randomUUID(),
        matchId: crypto.randomUUID(),
        baseVersion: 0,
        event: { type: "seats-confirmed" },
      },
    });
    expect(answer.status()).toBe(404);
    expect(await answer.json()).toMatchObject({
      ok: false,
      problems: [{ code: "table-code-unknown" }],
    });
  });

  it("a wrong password is told without saying which of the two was wrong", async () => {
    // A page without the journey's ear: the browser itself reports a refused sign-in on its console.
    const page = await (await journey.openPage()).context().newPage();
    for (const username of ["director", "nadie"]) {
      await visit(page, "/entrar");
      await page.getByLabel("Usuario").fill(username);
      await page.getByLabel("Contraseña", { exact: true }).fill("no-es-esta");
      await page.getByRole("button", { name: "Entrar", exact: true }).click();
      await page.getByText("El usuario o la contraseña no son correctos.").waitFor();
      expect(new URL(page.url()).pathname).toBe("/entrar");
    }
  });
});
