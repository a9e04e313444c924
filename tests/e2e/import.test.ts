import { readFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { setUpBrowser } from "../support/browser";
import { visit } from "../support/club-night";
import { openAs } from "../support/signed-in";

// A club's own file, as its computer saved it: 52 rows in Windows-1252, one without number, one twice, two faulty.

const journey = setUpBrowser();
const NAME = "roster-semicolon-windows1252.csv";
const FILE = readFileSync(path.resolve(import.meta.dirname, "../golden/roster", NAME));

const READ = "Cómo se leyó: Windows (1252), separado por punto y coma, encabezado en la fila 1";

/** The same list with numbers that the demo's people have. */
function withDemoNumbers(): Buffer {
  return Buffer.from(FILE.toString("latin1").replace(/^0/gm, "2"), "latin1");
}

async function openImport(): Promise<Page> {
  const page = await openAs(journey, "admin", { viewport: { width: 1366, height: 768 } });
  await visit(page, "/personas/importar");
  return page;
}

async function upload(page: Page, buffer: Buffer): Promise<void> {
  const file = { name: NAME, mimeType: "text/csv", buffer };
  await page.getByLabel("Elegir el archivo").setInputFiles(file);
  await page.getByText(READ).waitFor();
}

/** The figures of the screen, by their names. */
async function figures(page: Page): Promise<Record<string, number>> {
  const rows = page.locator("main dl > div");
  const pairs = await rows.evaluateAll((all) =>
    all.map((one) => [
      // The name stands before its hint.
      one.querySelector("dt")?.firstChild?.textContent ?? "",
      Number(one.querySelector("dd")?.textContent),
    ]),
  );
  return Object.fromEntries(pairs);
}

it("says which rows carry somebody else's number, and saves none of them", async () => {
  const page = await openImport();
  await upload(page, withDemoNumbers());
  expect(await figures(page)).toMatchObject({ "Personas nuevas": 0, "Con problema": 50 });
  await page
    .getByText(/^El número 20001 es también de .* con otro nombre/)
    .first()
    .waitFor();
  expect(await page.getByRole("button", { name: "Nada que guardar" }).isDisabled()).toBe(true);
});

it("imports a list once it was reviewed, and nothing the second time", async () => {
  const page = await openImport();
  await upload(page, FILE);
  const seen = { "Personas nuevas": 48, Repetidas: 1, "Por decidir": 1, "Con problema": 2 };
  expect(await figures(page)).toMatchObject(seen);
  const question = page.getByRole("group", { name: /Nuris Roble Samán/ });
  await question.getByRole("radio", { name: "Crear una persona nueva" }).check();
  await page.getByRole("button", { name: "Guardar 49 personas" }).click();
  await page.getByText(`Importado: ${NAME}`).waitFor();
  expect(await figures(page)).toMatchObject({ "Personas nuevas": 49, "Con problema": 2 });

  await page.getByRole("button", { name: "Importar otro archivo" }).click();
  await upload(page, FILE);
  expect(await figures(page)).toMatchObject({ "Personas nuevas": 0, "Sin cambios": 48 });

  await visit(page, "/personas?q=00003");
  const row = page.getByRole("row").filter({ hasText: "00003" });
  expect(await row.textContent()).toMatch(/Ramón Ceiba Roble.*«La Maestra».*Peña de la Caoba/);
});
