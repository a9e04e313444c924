import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { expectAccessible, setUpBrowser } from "../support/browser";
import { visit } from "../support/club-night";

// The scorekeeper for anybody: games by two of the books, kept on the phone, shared by a link, and practice.

const journey = setUpBrowser();
const PHONE = { viewport: { width: 360, height: 740 } };

/** Begins a game by a book at a table, with the names of its first seats. */
async function begin(
  page: Page,
  book: string,
  table: string,
  names: readonly string[],
): Promise<void> {
  await page.getByRole("link", { name: "Nueva partida" }).click();
  await page.getByRole("radio", { name: new RegExp(`^${book}`) }).check();
  await page.getByRole("radio", { name: table }).check();
  for (const [index, name] of names.entries()) {
    await page
      .getByRole("textbox", { name: /^Nombre de/ })
      .nth(index)
      .fill(name);
  }
  await expectAccessible(page);
  await page.getByRole("button", { name: "Empezar" }).click();
}

/** Says that somebody went out, by his place in the turn, and what the others kept. */
async function domino(page: Page, seat: number, figures: readonly string[]): Promise<void> {
  const who = page.getByRole("group", { name: "¿Quién dominó?" });
  await who.getByRole("button").nth(seat).click();
  const fields = page.getByRole("textbox", { name: /^Tantos que le quedaron/ });
  for (const [index, figure] of figures.entries()) {
    await fields.nth(index).focus();
    for (const digit of figure) await fields.nth(index).press(digit);
  }
}

async function keep(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Anotar", exact: true }).click();
}

it("keeps a match of three alone with its capicúa, through a reload, undo and redo, to its end", async () => {
  const page = await journey.openPage(PHONE);
  await visit(page, "/anotador");
  await expectAccessible(page);
  await begin(page, "DomiKapikua", "Tres jugadores", ["Ana", "Berta", "Carlos"]);
  await page.getByRole("button", { name: "Comparar las fichas de cada uno" }).click();
  await page.getByRole("button", { name: "seis cinco" }).click();
  await page.getByRole("button", { name: "doble tres" }).click();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Sale Berta" }).click();

  await domino(page, 1, ["16", "21"]);
  await page.getByRole("button", { name: "Capicúa +30" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "seis dos" }).click();
  await page.getByText("16 + 21 + 30 (capicúa) = 67", { exact: true }).waitFor();
  await expectAccessible(page);
  await keep(page);
  const points = page.getByRole("list", { name: "Puntos" });
  await points.getByText("67", { exact: true }).waitFor();

  await page.getByRole("button", { name: "Deshacer" }).first().click();
  await points.getByText("67", { exact: true }).waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Rehacer" }).click();
  await points.getByText("67", { exact: true }).waitFor();
  await page.reload();
  await points.getByText("67", { exact: true }).waitFor();

  await domino(page, 0, ["12"]);
  await page.reload();
  await page.getByText("Seguías anotando la mano 2").waitFor();
  await page.getByRole("button", { name: "Dejarla" }).click();
  await domino(page, 1, ["20", "14"]);
  await page.getByText("Termina la partida: gana Berta").waitFor();
  await keep(page);
  await page.getByRole("heading", { name: "Ganó Berta" }).waitFor();
  await expectAccessible(page);

  await page.getByRole("link", { name: "Mis partidas" }).click();
  await page.getByRole("link", { name: /Ana contra Berta contra Carlos.*0–101–0/ }).click();
  await page.getByRole("button", { name: "Revancha" }).click();
  await page.getByRole("heading", { name: "¿Quién tiene el doble más alto?" }).waitFor();
});

it("scores pairs by FEDEDODO without a network, corrects a hand, and gives the match away as a link", async () => {
  // The network may be gone before the page's helper for offline reloads has come.
  const page = await journey.openPage(PHONE, { expected: /occurred when fetching the script/ });
  await visit(page, "/anotador");
  // Chromium asks for the icon again with every step, network or not.
  await page.route("**/favicon.svg", (route) => route.fulfill({ status: 204 }));
  await page.context().setOffline(true);
  await begin(page, "FEDEDODO", "Dos parejas", ["Ana", "Berta", "Carlos", "Diego"]);
  const lots = page.getByRole("group", { name: "¿Quién sacó la ficha más alta?" });
  await lots.getByRole("button").first().click();

  await domino(page, 0, ["10", "17", "8"]);
  await page.getByText("10 + 17 + 8 = 35", { exact: true }).waitFor();
  await page.getByText("Por qué", { exact: true }).click();
  await page.getByText(/^Artículo 10\.3: .*10 \+ 17 \+ 8 = 35/).waitFor();
  await keep(page);
  await page.getByText("¿Cómo terminó la mano 2?").waitFor();

  await page.getByText("Dominó de Ana").click();
  await page.getByRole("button", { name: "Corregir" }).click();
  await page.getByRole("button", { name: /^Cambiar quedó/ }).click();
  const fields = page.getByRole("textbox", { name: /^Tantos que le quedaron/ });
  await fields.nth(2).focus();
  await fields.nth(2).press("9");
  await page.getByRole("button", { name: "Listo" }).click();
  await page.getByText("10 + 17 + 9 = 36", { exact: true }).waitFor();
  await page.getByRole("button", { name: "Guardar la corrección" }).click();
  const points = page.getByRole("list", { name: "Puntos" });
  await points.getByText("36", { exact: true }).waitFor();

  await page.getByText("Tranque", { exact: true }).click();
  await page.getByRole("group", { name: "¿Quién trancó?" }).getByRole("button").nth(2).click();
  await page.getByRole("button", { name: /^Fichas/ }).click();
  await page.getByRole("button", { name: "3", exact: true }).click();
  expect(await page.getByRole("button", { name: "seis tres", exact: true }).count()).toBe(0);
  for (const [name, tile] of [
    ["Ana", "cinco uno"],
    ["Berta", "cinco cuatro"],
    ["Carlos", "cuatro uno"],
    ["Diego", "doble seis"],
  ] as const) {
    await page.getByText(name, { exact: true }).last().click();
    await page.getByRole("button", { name: tile, exact: true }).click();
  }
  await page.getByText("11 + 21 = 32", { exact: true }).waitFor();
  await expectAccessible(page);
  await keep(page);
  await points.getByText("68", { exact: true }).waitFor();

  await page.context().setOffline(false);
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.getByRole("button", { name: "Copiar el enlace" }).click();
  await page.getByText("Enlace copiado").waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const visitor = await journey.openPage(PHONE);
  await visitor.goto(link);
  await visitor.getByRole("heading", { name: "Partida compartida" }).waitFor();
  await visitor.getByText("Ana y Carlos").first().waitFor();
  expect(await visitor.getByRole("button", { name: "Corregir" }).count()).toBe(0);
  await expectAccessible(visitor);
});

it("practises with finished tables and says what was counted wrongly", async () => {
  const page = await journey.openPage(PHONE);
  await visit(page, "/anotador#practicar=viernes");
  await page.getByText("Mano 1 de 5, 0 bien", { exact: false }).waitFor();
  await expectAccessible(page);
  await page.getByRole("group", { name: "¿Quién dominó?" }).getByRole("button").nth(2).click();
  const fields = page.getByRole("textbox", { name: /^Tantos que le quedaron/ });
  for (const [index, figure] of ["6", "2", "17"].entries()) {
    await fields.nth(index).focus();
    for (const digit of figure) await fields.nth(index).press(digit);
  }
  await page.getByRole("button", { name: "Anotar", exact: true }).click();
  await page.getByText("A Diego le quedaron (6+6) + (3+1) = 16; anotaste 17.").waitFor();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Otra mano" }).click();
  await page.getByText("Mano 2 de 5, 0 bien", { exact: false }).waitFor();
});
