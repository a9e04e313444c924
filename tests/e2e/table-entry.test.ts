import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { expectAccessible, setUpBrowser } from "../support/browser";
import { keepHand, nightOf, sitDown, takeOver, tellDomino, visit } from "../support/club-night";

// The phone of a table: the usual hand in few taps, impossible figures refused, a half-typed hand that outlives a reload,
// and the way back.

const journey = setUpBrowser();
const PHONE = { viewport: { width: 360, height: 740 } };

/** Counts every press on the page from now on. */
async function countTaps(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    Object.assign(window, { taps: 0 });
    document.addEventListener("click", ({ isTrusted }) => {
      if (isTrusted) (window as typeof window & { taps: number }).taps += 1;
    });
  });
  return () => page.evaluate(() => (window as typeof window & { taps: number }).taps);
}

async function type(page: Page, digits: string): Promise<void> {
  for (const digit of digits) {
    await page.getByRole("button", { name: digit, exact: true }).click();
  }
}

it("takes the usual hand in two taps and its figures, keeps a half-typed one, and goes back", async () => {
  const [{ writeCode: code }] = nightOf("entry").tables;
  const phone = await journey.openPage(PHONE);
  await sitDown(phone, code);
  await expectAccessible(phone);

  const taps = await countTaps(phone);
  await tellDomino(phone, [10, 17, 18]);
  await expectAccessible(phone);
  await keepHand(phone);
  expect(await taps(), "taps: the name, six digits, Anotar").toBe(8);
  const score = phone.getByRole("list", { name: "Puntos" });
  await score.getByText("45", { exact: true }).waitFor();

  await phone.getByRole("button", { name: "Deshacer" }).click();
  await phone.getByText("¿Cómo terminó la mano 1?").waitFor();
  await score.getByText("faltan 200").nth(1).waitFor();
  await phone.getByText("Todo confirmado").waitFor();

  // The message makes room for the pad of the next hand; its way back is in the list of hands.
  await tellDomino(phone, [10, 17, 18]);
  await keepHand(phone);
  await phone.getByRole("group", { name: "¿Quién dominó?" }).getByRole("button").first().click();
  await phone.getByRole("button", { name: "Siguiente" }).waitFor();
  expect(await phone.getByRole("button", { name: "Deshacer" }).count()).toBe(0);
  await phone.getByRole("button", { name: "Volver" }).click();
  await phone.getByRole("list", { name: "Manos anotadas" }).locator("summary").click();
  await phone.getByRole("button", { name: "Deshacer" }).click();
  await phone.getByText("¿Cómo terminó la mano 1?").waitFor();
  await phone.getByText("Todo confirmado").waitFor();

  await phone.getByText("Tranque", { exact: true }).click();
  await phone.getByRole("group", { name: "¿Quién trancó?" }).getByRole("button").nth(1).click();
  // No person can be left with 99: the second 9 is refused where it stands and goes to nobody else.
  await type(phone, "99");
  await phone.getByText("no le pueden quedar más de").waitFor();
  await phone.getByRole("button", { name: "Siguiente" }).click();
  await type(phone, "9");
  await phone.reload();
  await phone.getByText("Seguías anotando la mano 1").waitFor();
  const fields = phone.getByRole("textbox", { name: /^Tantos que le quedaron/ });
  expect(await fields.nth(0).inputValue()).toBe("9");
  expect(await fields.nth(1).inputValue()).toBe("9");
  await fields.nth(2).press("8");
  await fields.nth(3).press("7");
  await phone.getByText("Así no puede ser").waitFor();
  expect(await phone.getByRole("button", { name: "Anotar" }).isDisabled()).toBe(true);
  await expectAccessible(phone);
  await fields.nth(3).click();
  await fields.nth(3).press("6");
  await phone.getByText("17 + 15 = 32", { exact: true }).waitFor();
  await keepHand(phone);
  await phone.getByText("¿Cómo terminó la mano 2?").waitFor();

  await phone.reload();
  await phone.getByText("¿Cómo terminó la mano 2?").waitFor();
  expect(await phone.getByText("Seguías anotando").count()).toBe(0);

  await visit(phone, `/mesa/${code}`);
  await phone.getByRole("group", { name: "¿Quién dominó?" }).getByRole("button").nth(2).click();
  // B led and holds six tiles at most: 61.
  await type(phone, "7");
  await phone.getByRole("button", { name: "Siguiente" }).click();
  await type(phone, "65");
  await phone.getByText("no le pueden quedar más de 61").waitFor();
  const other = await journey.openPage(PHONE);
  await visit(other, `/mesa/${code}`);
  await takeOver(other);
  await phone.getByText("Tu mano a medio escribir sigue aquí").waitFor({ timeout: 20_000 });
  await expectAccessible(phone);
  await tellDomino(other, [20, 21, 22]);
  await keepHand(other);
  await takeOver(phone);
  await phone.getByText("Otro teléfono de la mesa cambió las manos").waitFor({ timeout: 20_000 });
  await other.getByText("Anota otro teléfono").waitFor({ timeout: 20_000 });
  await phone.reload();
  await phone.getByText("La mano que anotabas ya no vale").waitFor();
}, 240_000);
