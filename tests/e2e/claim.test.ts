import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import type { ActaEvent } from "@/domain/match/acta";
import { expectAccessible, setUpBrowser } from "../support/browser";
import { nightOf, visit } from "../support/club-night";
import { openAs } from "../support/signed-in";

// A player claims a sanction from the phone, the Junta decides at the desk, and everybody sees what came of it.

const journey = setUpBrowser();
const DESK = { viewport: { width: 1366, height: 768 } };
const PHONE = { viewport: { width: 360, height: 740 } };
/** A picture of one pixel. */
const PIXEL =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
const BLOCK = { ending: "block", closer: "B", pips: { A: 15, B: 16, C: 29, D: 30 } } as const;

/** Writes events on a sheet as whoever is signed in on the page, one after the other. */
async function write(page: Page, matchId: string, events: readonly ActaEvent[], from = 0) {
  for (const [index, event] of events.entries()) {
    const status = await page.evaluate(
      async (command) => {
        const body = JSON.stringify({ ...command, commandId: crypto.randomUUID() });
        const headers = { "content-type": "application/json" };
        const response = await fetch("/api/acta", { method: "POST", headers, body });
        return `${response.status} ${await response.text()}`;
      },
      { matchId, baseVersion: from + index, event },
    );
    expect(status, event.type).toMatch(/^200 /);
  }
}

const hand = (handId: string): ActaEvent => ({ type: "hand-recorded", handId, hand: BLOCK });
const onPaper = (side: "AC" | "BD", by: "A" | "B"): ActaEvent => ({
  type: "signed",
  side,
  by,
  onPaper: true,
});

it("takes a claim from a player's phone to a corrected Hoja", async () => {
  const { name, slug, tables } = nightOf("claim");
  const [{ matchId }] = tables;
  const player = await openAs(journey, "jugador", PHONE);
  await visit(player, "/mi-cuenta");
  const own = player.getByRole("region", { name: /^Ronda 1: mesa 1/ }).filter({ hasText: name });
  const seat = (await own.locator("dd").first().textContent()) as "A" | "B" | "C" | "D";

  const judge = await openAs(journey, "juez", PHONE);
  await visit(judge, `/juez/${slug}`);
  await write(judge, matchId, [
    { type: "seats-confirmed" },
    { type: "leader-drawn", leader: "A" },
    hand("h1"),
    {
      type: "incident-recorded",
      incidentId: crypto.randomUUID(),
      infraction: "F-19.5",
      offenders: [seat],
      afterHand: 1,
    },
    hand("h2"),
    hand("h3"),
    { type: "verified", asDirector: false },
    onPaper("AC", "A"),
    onPaper("BD", "B"),
    { type: "closed" },
  ]);
  await judge.context().close();

  await visit(player, "/mi-cuenta");
  const sanction = player
    .getByRole("listitem")
    .filter({ hasText: "Señas" })
    .filter({ hasText: name });
  await expectAccessible(player);
  await sanction.getByRole("link", { name: "Reclamar" }).click();
  await player.getByText("Plazo (26.2)").waitFor();
  await player.getByRole("button", { name: "Presentar el reclamo" }).click();
  await player.getByRole("main").getByRole("alert").first().waitFor();
  await player.getByLabel("Qué reclamas y por qué").fill("Me rasqué la oreja: no era una seña.");
  await player.getByRole("button", { name: "Presentar el reclamo" }).click();
  await player.getByRole("heading", { name: "Reclamo n.º 1" }).waitFor();
  await player.getByText("Quedan 47 h").waitFor();
  await player.getByLabel("Añadir una declaración").fill("El compañero lo puede decir.");
  await player.getByRole("button", { name: "Añadir", exact: true }).click();
  await player.getByText("Declara: quien reclama").waitFor();
  await player.getByLabel("Añadir una foto").setInputFiles({
    name: "hoja.png",
    mimeType: "image/png",
    buffer: Buffer.from(PIXEL, "base64"),
  });
  const photo = player.getByRole("img", { name: /^Foto que acompaña/ });
  await photo.waitFor();
  await expect
    .poll(() => photo.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBe(1);
  await expectAccessible(player);
  const claim = new URL(player.url()).pathname;

  const junta = await openAs(journey, "junta", DESK);
  await visit(junta, "/junta");
  await expectAccessible(junta);
  await junta.getByRole("link").filter({ hasText: name }).first().click();
  await junta.getByRole("heading", { name: "Decisión de la Junta" }).waitFor();
  await junta.getByRole("radio", { name: "Aceptado", exact: true }).check();
  await junta.getByLabel(/^Señas \(art\. 19\.5\)/).selectOption({ label: "Se anula" });
  await junta.getByLabel("Motivo").fill("Nadie vio una seña");
  await expectAccessible(junta);
  await junta.getByRole("button", { name: "Ver qué cambia" }).click();
  await junta.getByText("La Hoja tendría una versión 2").waitFor();
  await junta.getByRole("button", { name: "Decidir, es final" }).click();
  await junta.getByRole("button", { name: "Decidir", exact: true }).click();
  await junta.getByText("Decisión: aceptado (art. 26.2)").waitFor();

  await visit(player, "/mi-cuenta");
  await player
    .getByText("La Junta decidió el reclamo n.º 1 (ronda 1, mesa 1): aceptado.")
    .first()
    .waitFor();
  expect(await sanction.count()).toBe(0);
  await player.getByRole("button", { name: "Marcar leídos" }).click();
  await player.getByRole("button", { name: "Marcar leídos" }).waitFor({ state: "detached" });

  await visit(player, claim);
  const proof = await player
    .getByRole("link", { name: "Ver la Hoja sellada" })
    .getAttribute("href");
  const visitor = await journey.openPage(PHONE);
  await visit(visitor, proof ?? "");
  await visitor.getByText("Auténtica · versión 2").waitFor();
  await visitor.getByText("Corregida por decisión de la Junta, reclamo n.º 1 (26.2)").waitFor();
  await expectAccessible(visitor);
  await visit(visitor, `${proof}?version=1`);
  await visitor.getByText("Hay una versión más nueva").waitFor();
  await visit(visitor, `/torneos/${slug}/informacion`);
  await visitor.getByRole("heading", { name: "Reclamos decididos por la Junta" }).waitFor();
  expect((await visitor.request.get(journey.urlOf(claim))).url()).toContain("/entrar");
}, 240_000);
