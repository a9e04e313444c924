import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { expectAccessible, expectNoSidewaysScroll, setUpBrowser } from "../support/browser";
import { nightOf, visit } from "../support/club-night";
import { useKeyboard } from "../support/keyboard";
import { openAs } from "../support/signed-in";

// Verifying, signing and typing a paper Hoja without a mouse: keys alone, what is in focus has a name, what happened is
// read out, and the focus is never lost.

const journey = setUpBrowser();
const PIN = "294751";

async function expectFits(page: Page): Promise<void> {
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
}

describe("on a phone", () => {
  const viewport = { width: 360, height: 740 };

  it("verifies, signs and closes a Hoja", async () => {
    const { slug, tables } = nightOf("sheet");
    const [{ matchId }] = tables;

    const judge = await openAs(journey, "juez", { viewport });
    const keys = await useKeyboard(judge);
    await visit(judge, `/juez/${slug}/mesa/${matchId}/hoja`);
    await keys.activate("link", "Ir al contenido");
    await keys.activate("button", "Verificar la Hoja");
    await keys.expectHeard("Hoja verificada");
    await expectFits(judge);

    // The player sets a PIN and signs for the pair on the own phone.
    const player = await openAs(journey, "jugador", { viewport });
    const own = await useKeyboard(player);
    await visit(player, "/mi-cuenta");
    await own.activate("link", "Ir al contenido");
    await own.tabTo("textbox", /^PIN/);
    await own.type(PIN);
    await own.press("Tab");
    await own.expectFocus("textbox", "Tu contraseña");
    await own.type("capicua-demo");
    await own.press("Enter");
    await own.expectHeard("PIN guardado.");
    await visit(player, `/mi-cuenta/firmar/${matchId}`);
    await expectFits(player);
    await own.activate("link", "Ir al contenido");
    await own.tabTo("radio", "Dibujando");
    await own.press("ArrowRight");
    await own.expectFocus("radio", "Con tu PIN");
    await own.press("Tab");
    await own.expectFocus("textbox", /^Tu PIN/);
    await own.type("111222");
    await own.press("Enter");
    await own.expectHeard(/No se guardó.*PIN/);
    await expectFits(player);
    await own.tabTo("textbox", /^Tu PIN/);
    await own.type(PIN);
    await own.press("Enter");
    await own.expectHeard("Firmaste la Hoja");
    await expectFits(player);

    await judge.getByText(/^Firmó .* con su PIN/).waitFor();
    // The other pair signed on paper; the judge's own countersignature is there too.
    await keys.activate("button", "Firmó en la Hoja de papel");
    await keys.expectHeard(/en papel/);
    await expectFits(judge);
    await keys.activate("button", "Firmé en la Hoja de papel: cerrar");
    await keys.activate("button", "Cerrar la Hoja");
    await keys.expectHeard("Hoja cerrada");
    await judge.getByRole("heading", { name: "Hoja cerrada" }).waitFor();
    await keys.activate("link", "Ver la prueba pública");
    await judge.getByText("Auténtica · versión 1").waitFor();
  }, 180_000);
});

describe("at a desk", () => {
  const viewport = { width: 1366, height: 768 };

  it("types a paper Hoja and goes on to the next", async () => {
    const { slug, tables } = nightOf("paper");
    const page = await openAs(journey, "director", { viewport });
    const keys = await useKeyboard(page);
    const [{ matchId }] = tables;
    await visit(page, `/director/${slug}/mesas/${matchId}`);
    await keys.expectFocus("textbox", "¿Quién salió en la mano 1?");
    await expectFits(page);
    await keys.type("A");
    await keys.press("Enter");
    await keys.expectFocus("textbox", "Cierre");
    await expectFits(page);

    await keys.type("DA");
    await keys.expectFocus("textbox", "Puntos B");
    for (const [pips, next] of [
      ["30", "."],
      ["31", ","],
      ["99", "Enter"],
    ] as const) {
      await keys.type(pips);
      await keys.press(next);
    }
    // The next hand, typed ahead of a refusal, does not land in the refused one.
    await keys.expectHeard(/La línea no se anotó/);
    await keys.type("DA10");
    await keys.press("Enter");
    expect(await page.getByLabel("Puntos D", { exact: true }).inputValue()).toBe("99");
    await expectFits(page);
    await keys.press("Backspace");
    await keys.expectFocus("textbox", "Puntos D");
    await keys.type("32");
    await keys.press("Enter");
    await keys.expectHeard(/Quedan 93 a 0|Cierre/);
    await keys.expectFocus("textbox", "Cierre");
    await keys.type("DA");
    for (const pips of ["40", "34", "33"]) {
      await keys.type(pips);
      await keys.press("Enter");
    }
    // The paper's own totals: wrong at first, as its adding was.
    await keys.expectFocus("textbox", "Total A·C");
    await expectFits(page);
    await keys.type("210");
    await keys.press("Enter");
    await keys.type("0");
    await keys.press("Enter");
    await keys.expectHeard(/200/);
    await keys.expectFocus("textbox", "Total A·C");
    await expectFits(page);
    await keys.type("200");
    await keys.press("Enter");
    await keys.press("Enter");
    await keys.expectHeard(/Total según la Hoja|Cerrar la Hoja/);

    await page.getByText(/^Guardando/).waitFor({ state: "detached" });

    const judge = await openAs(journey, "juez", { viewport });
    const own = await useKeyboard(judge);
    await visit(judge, `/juez/${slug}/mesa/${matchId}/hoja`);
    await own.activate("button", "Verificar la Hoja");
    await own.expectHeard("Hoja verificada");

    await keys.expectFocus("textbox", "Quiénes firmaron en papel");
    await keys.type("AB");
    await keys.press("Enter");
    await keys.expectFocus("button", "Cerrar la Hoja");
    await expectFits(page);
    await keys.press("Enter");
    await keys.expectHeard("La Hoja está cerrada");
    await keys.expectFocus("textbox", "Ir a la mesa");
    await expectFits(page);
    await keys.press("Enter");
    await keys.expectFocus("textbox", "¿Quién salió en la mano 1?");
  }, 180_000);
});
