import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { EXAMPLE_HANDS } from "@/components/board/example-hands";
import { handText } from "@/components/board/hand-text";
import { encodeSharedHand } from "@/domain/hand/shared-hand-text";
import { expectAccessible, expectNoSidewaysScroll, setUpBrowser } from "../support/browser";

// A hand goes round: replayed from a link with the keyboard, judged, pasted, built by tapping and shared again.

const journey = setUpBrowser();
const PHONE = { viewport: { width: 360, height: 740 } };
const DESK = { viewport: { width: 1366, height: 768 } };

function linkOf(key: string): string {
  const example = EXAMPLE_HANDS.find((each) => each.key === key);
  if (!example) throw new Error(`no example ${key}`);
  return `/mano?h=${encodeSharedHand(example.hand)}`;
}

async function expectFits(page: Page): Promise<void> {
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
}

/** Waits until the page hears keys, and goes to its first move. */
async function startKeys(page: Page): Promise<void> {
  await page.getByText("Antes de la salida").waitFor();
  const first = page.getByText("Jugada 1 de");
  const press = async () => {
    await page.keyboard.press("Home");
    await page.keyboard.press("ArrowRight");
    return await first.count();
  };
  await expect.poll(press, { timeout: 15_000, interval: 300 }).toBe(1);
}

describe.each([
  ["phone", PHONE],
  ["desk", DESK],
])("on a %s", (_, size) => {
  it("replays the hand of a link with the keyboard alone, up to its result", async () => {
    const page = await journey.openPage(size);
    await page.goto(linkOf("pase"));
    await page.getByText("Mano compartida").waitFor();
    await expectFits(page);
    await startKeys(page);
    await page
      .getByText("Jugada 1: jugador A salió con la 3-1. Extremos: 3 y 1.")
      .first()
      .waitFor();
    await page.keyboard.press("ArrowRight");
    await page.getByRole("list", { name: "Jugadores" }).getByText("PASO").waitFor();
    await page.getByRole("row", { name: /^B 7 .* unos treses$/ }).waitFor();
    await page.keyboard.press("ArrowLeft");
    await page.getByText("Jugada 1 de 25").waitFor();
    await page.keyboard.press("End");
    await page.getByText(/^Dominó de jugador A: pareja AC anota 70/).waitFor();
    await expectFits(page);
    await page.keyboard.press("Home");
    await page.getByText("Antes de la salida").waitFor();
  });

  it("stops at an illegal move with its article, its infraction and what was right", async () => {
    const page = await journey.openPage(size);
    await page.goto(linkOf("renuncio"));
    await startKeys(page);
    await page.keyboard.press("End");
    const alert = page.getByRole("alert").filter({ hasText: "Jugada ilegal" });
    await alert.getByText(/^Artículo 14.2: Jugada 16: renuncio/).waitFor();
    await alert.getByText("Lo correcto: D juega la 4-4 o la 4-1.").waitFor();
    await expectFits(page);
    await alert.getByRole("link", { name: /F-14.2/ }).click();
    await page.waitForURL(/\/reglamento\/fededodo-2026#F-14.2/);
  });
});

it("plays by itself, and shows the other books side by side", async () => {
  const page = await journey.openPage(DESK);
  await page.goto("/mano");
  await page.getByText("Ejemplo: Capicúa con la 4-2").waitFor();
  await startKeys(page);
  await page.getByLabel("Velocidad").selectOption("Rápida");
  await page.getByRole("button", { name: "Ver", exact: true }).click();
  await page.getByText("Jugada 4 de 25").waitFor();
  await page.getByRole("button", { name: "Pausa" }).click();
  await page.getByRole("button", { name: /^Jugada 20:/ }).click();
  await page.getByText("Jugada 20 de 25").waitFor();
  const books = page.getByRole("table", { name: "La misma mano en cada reglamento" });
  await books.getByRole("row", { name: /FEDEDODO 2026 .*pareja AC 28 mano 28 B$/ }).waitFor();
  await books.getByRole("row", { name: /pareja AC 50 mano 20 \+ capicúa 30 A$/ }).waitFor();
  await page.getByLabel("Adjudicar con").selectOption("fededodo-2026");
  await page.getByRole("button", { name: "Final" }).click();
  await page.getByText(/pareja AC anota .*= 28. Sale jugador B/).waitFor();
});

it("says that a link is damaged, and reads what is pasted or says what is wrong with it", async () => {
  const page = await journey.openPage(PHONE);
  await page.goto(linkOf("tranque").slice(0, -3));
  await page.getByText("El enlace llegó cortado o cambiado").waitFor();
  await startKeys(page);
  const [{ hand }] = EXAMPLE_HANDS;
  const box = page.getByLabel("Pegar una mano");
  await box.fill(handText(hand).replace("B:3-2L", "B:3/2"));
  await page.getByRole("button", { name: "Repasar", exact: true }).click();
  await page.getByText("Jugada 2: «B:3/2» no se entiende").waitFor();
  await expectAccessible(page);
  await box.fill(handText(hand));
  await page.getByRole("button", { name: "Repasar", exact: true }).click();
  await page.getByText("Mano pegada").waitFor();
  await page.getByText("Antes de la salida").waitFor();
});

it("builds a hand by tapping, undoes, and shares it by a link that opens again", async () => {
  const page = await journey.openPage(PHONE);
  await page.goto("/mano/armar");
  await expectFits(page);
  await page.getByLabel("Semilla").fill("mesa 7");
  await page.getByRole("button", { name: "Repartir" }).click();
  await page.getByText("Repartido con la semilla mesa 7").waitFor();
  await page.getByRole("button", { name: "Jugar esta mano" }).click();
  await expectFits(page);
  const playable = page.getByRole("button", { name: /^Jugar / }).and(page.locator(":enabled"));
  const left = page.getByRole("button", { name: /^Izquierda, con el/ });
  const result = page.getByRole("status").or(page.getByText(/^(Dominó|Tranque) de jugador/));
  await playable.first().click();
  await page.getByText("Le toca a B").waitFor();
  await page.getByRole("button", { name: "Deshacer" }).click();
  await page.getByText("Le toca a A").waitFor();
  for (let taps = 0; taps < 40 && (await playable.count()) > 0; taps++) {
    await playable.first().click();
    if ((await left.count()) > 0) await left.click();
  }
  await result
    .getByText(/Sale jugador/)
    .first()
    .waitFor();
  await expectFits(page);
  await page.getByRole("button", { name: "Compartir" }).click();
  const link = await page.getByLabel("Enlace de esta mano").inputValue();
  expect(link).toContain("/mano?h=1-fededodo-2026.");
  await page.goto(link);
  await startKeys(page);
  await page.keyboard.press("End");
  await page
    .getByText(/^(Dominó|Tranque) de jugador/)
    .first()
    .waitFor();
});

it("takes down a disputed move and says what the book makes of it", async () => {
  const page = await journey.openPage(DESK);
  const [{ hand }] = EXAMPLE_HANDS;
  await page.goto(`/mano/armar?h=${encodeSharedHand(hand)}`);
  await page.getByText(/^Dominó de jugador A, capicúa/).waitFor();
  await page.getByRole("button", { name: "Deshacer" }).click();
  await page.getByRole("button", { name: "Jugar cuatro dos" }).click();
  await page.getByText("¿Por dónde va la 4-2?").waitFor();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Otra ficha" }).click();
  await page.getByLabel("Anotar una jugada discutida").check();
  await page.getByRole("button", { name: "A dice PASO" }).click();
  await page
    .getByRole("alert")
    .getByText(/renuncio: jugador A pasó/)
    .waitFor();
  await expectAccessible(page);
});
