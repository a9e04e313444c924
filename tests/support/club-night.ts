// The steps of a club's night that several journeys share, done through the screens.
import type { Page } from "playwright-core";
import { inject } from "vitest";
import type { Night, NightKey } from "./nights";

/** The night that was made for a journey. */
export function nightOf(key: NightKey): Night {
  return inject("nights")[key];
}

/** Opens a page and waits until what it answers to presses has woken up. */
export async function visit(page: Page, path: string): Promise<number> {
  const response = await page.goto(path);
  await page.waitForFunction(() =>
    [...document.querySelectorAll("main button, main input:not([type=hidden])")].every((element) =>
      Object.keys(element).some((key) => key.startsWith("__reactProps")),
    ),
  );
  return response?.status() ?? 0;
}

/** Creates a pairs tournament of one round, a draft still; answers its address. For a director. */
export async function createTournament(page: Page, name: string): Promise<string> {
  await visit(page, "/director/nuevo");
  await page.getByLabel("Nombre", { exact: true }).fill(name);
  await page.getByLabel("Lugar", { exact: true }).fill("Salón de pruebas");
  await page.getByLabel("Rondas", { exact: true }).fill("1");
  await page.getByRole("button", { name: "Crear el torneo" }).click();
  await page.waitForURL((url) => /^\/director\/(?!nuevo$)/.test(url.pathname));
  return new URL(page.url()).pathname.split("/")[2] ?? "";
}

/** Announces the draft whose panel is open. */
export async function announce(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Anunciar el torneo" }).click();
  await page.getByText("Torneo anunciado.").waitFor();
}

/** Registers pairs by their federation numbers, after so many that are there, and marks that they arrived. */
export async function registerPairs(
  page: Page,
  slug: string,
  pairs: readonly (readonly [string, string])[],
  after = 0,
): Promise<void> {
  await visit(page, `/director/${slug}/inscripcion`);
  for (const [index, [first, second]] of pairs.entries()) {
    await pickPerson(page, "Primero de la pareja", first);
    await pickPerson(page, "Segundo de la pareja", second);
    await page.getByRole("button", { name: "Inscribir la pareja" }).click();
    await page.getByText(`Inscrito con el n.º ${after + index + 1}:`).waitFor();
  }
  for (const index of pairs.keys()) {
    await page
      .getByRole("button", { name: /Falta$/ })
      .first()
      .click();
    await page
      .getByRole("button", { name: /Presente$/ })
      .nth(after + index)
      .waitFor();
  }
}

async function pickPerson(page: Page, label: string, number: string): Promise<void> {
  await page.getByRole("combobox", { name: label }).fill(number);
  await page.getByRole("option", { name: number }).click();
}

/** Pairs the first round and leaves its draft open. */
export async function pairFirstRound(page: Page, slug: string): Promise<void> {
  await visit(page, `/director/${slug}/rondas`);
  await page.getByRole("button", { name: "Emparejar ronda 1" }).click();
  await page.waitForURL(`**/director/${slug}/rondas/1`);
}

/** Publishes the draft that is open. */
export async function publishFirstRound(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Publicar ronda 1" }).click();
  await page.getByRole("button", { name: "Publicar la ronda 1" }).click();
  await page.getByRole("button", { name: "Empezar: cantar TIEMPO" }).waitFor();
}

/** The code that opens a table for writing, read on the round's board. */
export async function readTableCode(page: Page, table: number): Promise<string> {
  await page.getByRole("button", { name: `Código de la mesa ${table}` }).click();
  const dialog = page.getByRole("dialog", { name: `Código de la mesa ${table}` });
  const link = await dialog.getByText(/\/mesa\/[0-9A-Z]+$/).textContent();
  await dialog.getByRole("button", { name: "Cerrar" }).click();
  return link?.split("/").at(-1) ?? "";
}

/** Opens a table on a phone by the code of its card, confirms the seats and says that A leads. */
export async function sitDown(phone: Page, code: string): Promise<void> {
  await visit(phone, "/mesa");
  await phone.getByLabel("Código de la tarjeta").fill(code);
  await phone.getByRole("button", { name: "Abrir la mesa" }).click();
  await phone.getByRole("button", { name: "Sí, estamos bien sentados" }).click();
  const seats = phone.getByRole("group", { name: "¿Quién sacó la ficha más alta?" });
  await seats.getByRole("button").first().click();
  await phone.getByRole("group", { name: "¿Quién dominó?" }).waitFor();
}

/** Tells a hand that A won with what the other three kept, two digits each, up to its result. */
export async function tellDomino(
  phone: Page,
  pips: readonly [number, number, number],
): Promise<void> {
  const who = phone.getByRole("group", { name: "¿Quién dominó?" });
  await who.getByRole("button").first().click();
  for (const digit of pips.join("")) {
    await phone.getByRole("button", { name: digit, exact: true }).click();
  }
  await phone.getByRole("button", { name: "Anotar" }).and(phone.locator(":enabled")).waitFor();
}

/** Takes the writing of an open table from the phone that has it. */
export async function takeOver(phone: Page): Promise<void> {
  await phone.getByRole("button", { name: "Anotar desde este teléfono" }).click();
  await phone.getByRole("button", { name: "Pasar a anotar aquí" }).click();
}

/** Keeps the hand whose result is shown and waits until the server has it. */
export async function keepHand(phone: Page): Promise<void> {
  await phone.getByRole("button", { name: "Anotar" }).click();
  await phone.getByText("Todo confirmado").waitFor();
}
