import { expect, it } from "vitest";
import { expectAccessible, setUpBrowser } from "../support/browser";
import { visit } from "../support/club-night";
import { openAs } from "../support/signed-in";

// What a visitor is told of a code, of an address and of a file; and what an administrator is asked about the certificate.

const journey = setUpBrowser();
const PHONE = { viewport: { width: 360, height: 740 } };

async function sealedCode(): Promise<string> {
  const answer = await fetch(journey.urlOf("/verificar/sellos.json"));
  const { seals, reopened } = (await answer.json()) as {
    readonly seals: readonly { readonly code: string; readonly version: number }[];
    readonly reopened: readonly { readonly code: string }[];
  };
  const open = new Set(reopened.map(({ code }) => code));
  const found = seals.find(({ code, version }) => version === 1 && !open.has(code));
  if (!found) throw new Error("the demo has no Hoja closed once");
  return found.code;
}

it("takes the address of a QR, spaces and small letters, and accuses nobody", async () => {
  const code = await sealedCode();
  const page = await journey.openPage(PHONE, { expected: /404/ });
  await visit(page, "/verificar");
  const box = page.getByLabel("Código de la Hoja");
  await box.fill(`HTTP://192.168.1.20:3000/VERIFICAR/${code}`);
  await page.getByRole("button", { name: "Verificar", exact: true }).click();
  await page.getByText("Auténtica · versión 1").waitFor();
  expect(new URL(page.url()).pathname).toBe(`/verificar/${code}`);
  const spaced = `/verificar/${code.slice(0, 4).toLowerCase()}%20${code.slice(4)}`;
  expect((await fetch(journey.urlOf(spaced))).status).toBe(200);
  await visit(page, `/verificar/${code}?version=9`);
  await page.getByText("Hay una sola versión, la 1.").waitFor();
  await visit(page, "/verificar?codigo=hola");
  await page.getByText("Eso no es el código de una Hoja").waitFor();
  await expectAccessible(page);
  await visit(page, "/verificar/ZZZZ2222");
  await page.getByText("Esta instalación no conoce ese código.").waitFor();
  await page.goto("/verificar");
  const file = { name: "hoja.pdf", mimeType: "application/pdf", buffer: Buffer.alloc(0) };
  await page.getByLabel("Archivo de la Hoja").setInputFiles(file);
  await page.getByRole("button", { name: "Comprobar el archivo" }).click();
  await page.getByText("«hoja.pdf» está vacío").waitFor();
});

it("gives the registry of a tournament that there is, and of no other", async () => {
  const answer = await fetch(journey.urlOf("/verificar/sellos.json?torneo=nada"));
  expect([answer.status, await answer.text()]).toEqual([404, "No hay un torneo público «nada»."]);
});

it("asks before another certificate takes the place of the one in use", async () => {
  const page = await openAs(journey, "admin", PHONE);
  await visit(page, "/claves");
  const print = () => page.locator("dd.font-mono").last().textContent();
  const before = await print();
  await page.getByLabel("Nombre de la federación o del club").fill("Federación de Prueba");
  await page.getByRole("button", { name: "Hacer y usar" }).click();
  const question = page.getByRole("dialog");
  await question.getByText("No se puede deshacer").waitFor();
  await question.getByRole("button", { name: "Volver" }).click();
  expect(await print()).toBe(before);
  await page.getByRole("button", { name: "Hacer y usar" }).click();
  await question.getByRole("button", { name: "Cambiar el certificado" }).click();
  await page.getByText("Certificado cambiado").waitFor();
  await expect.poll(print).not.toBe(before);
});
