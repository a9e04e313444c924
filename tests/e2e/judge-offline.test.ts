import { expect, it } from "vitest";
import { expectAccessible, expectNoSidewaysScroll, setUpBrowser } from "../support/browser";
import { nightOf, sitDown, visit } from "../support/club-night";
import { openAs } from "../support/signed-in";

// A judge whose phone loses its network: no tap replaces the page by the browser's error page, what failed is said, and
// goes through with one more tap when the network is back.

const journey = setUpBrowser();
const PHONE = { viewport: { width: 360, height: 740 } };
/** What the console says of a network that is gone. */
const CUT = { expected: /Failed to load resource|net::ERR_|EventSource|Failed to fetch/ };

it("keeps a judge's pages without a network, and what was tapped on them", async () => {
  const { slug, tables } = nightOf("away");
  const [{ matchId, writeCode }] = tables;
  const phone = await journey.openPage(PHONE);
  await sitDown(phone, writeCode);
  await phone.getByRole("button", { name: "Llamar al juez" }).click();
  await phone.getByRole("dialog").getByRole("listitem").getByRole("button").first().click();
  await phone.getByText("Juez llamado").waitFor();

  const judge = await openAs(journey, "juez", PHONE, CUT);
  await visit(judge, `/juez/${slug}`);
  const address = judge.url();
  await judge.context().setOffline(true);
  await judge.getByText("Sin conexión. Se ve lo último que llegó").waitFor();
  await judge.getByRole("button", { name: "Voy yo" }).click();
  await judge.getByText("No hay conexión con el servidor").waitFor();
  await judge.getByRole("link", { name: "Abrir la mesa" }).click();
  await judge.getByText("Sin conexión: la página se queda aquí").waitFor();
  expect(judge.url()).toBe(address);
  await expectAccessible(judge);
  await expectNoSidewaysScroll(judge);
  await judge.context().setOffline(false);
  await judge.getByText("Sin conexión. Se ve").waitFor({ state: "detached" });
  await judge.getByRole("button", { name: "Voy yo" }).click();
  await judge.getByRole("button", { name: "Resuelto" }).waitFor();

  await visit(judge, `/juez/${slug}/mesa/${matchId}`);
  await judge.context().setOffline(true);
  await judge
    .getByRole("button", { name: /deja la mesa$/ })
    .first()
    .click();
  await judge.getByRole("button", { name: "Con permiso" }).click();
  await judge.getByText("No hay conexión con el servidor").waitFor();
  await judge.context().setOffline(false);
  await judge.getByRole("button", { name: "Enviar otra vez" }).click();
  await judge.getByRole("button", { name: "Ya volvió" }).waitFor();
}, 180_000);
