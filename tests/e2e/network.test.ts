import type { Page, Route } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { actaRows } from "../support/acta-rows";
import { setUpBrowser } from "../support/browser";
import { keepHand, nightOf, sitDown, takeOver, tellDomino, visit } from "../support/club-night";
import type { StartedApp } from "../support/start-app";
import { demoEnvironment, startApp } from "../support/start-app";

// A table plays a whole match while its network is cut four times in four ways, its page is reloaded and closed with hands
// that wait, its server is killed between the writing and the answer, and two phones send the same hand. In the end every
// hand is there once, in its order, with the right totals: in the database and on both phones.

const journey = setUpBrowser();
const PHONE = { viewport: { width: 360, height: 740 } };
/** What the console says of a network that is gone. */
const CUT = { expected: /Failed to load resource|net::ERR_|EventSource|Failed to fetch/ };
/** What the three others kept of each hand: 30 points, 31, 32 …; with the seventh the match is over. */
const HANDS = [
  [10, 10, 10],
  [10, 11, 10],
  [10, 12, 10],
  [11, 12, 10],
  [11, 12, 11],
  [12, 12, 11],
  [12, 12, 12],
] as const;
const POINTS = [30, 31, 32, 33, 34, 35, 36];
const TOTALS = [30, 61, 93, 126, 160, 195, 231];

/** A server of its own over the demo's data: it is killed. */
let server: StartedApp;

function start(place?: StartedApp): Promise<StartedApp> {
  return startApp("demo", demoEnvironment(inject("appDataFolder")), place);
}

beforeAll(async () => {
  server = await start();
}, 120_000);
afterAll(() => server.stop());

async function openTable(code: string): Promise<Page> {
  const phone = await journey.openPage({ ...PHONE, baseURL: server.url }, CUT);
  await visit(phone, `/mesa/${code}`);
  return phone;
}

/** Writes a hand down; whether it goes out is the network's affair. */
async function note(phone: Page, hand: number): Promise<void> {
  await phone.getByText(`¿Cómo terminó la mano ${hand}?`).waitFor();
  await tellDomino(phone, HANDS[hand - 1] ?? HANDS[0]);
  await phone.getByRole("button", { name: "Anotar", exact: true }).click();
}

const handRow = (phone: Page, hand: number) =>
  phone
    .getByRole("list", { name: "Manos anotadas" })
    .getByRole("listitem")
    .filter({
      has: phone.getByText(new RegExp(`^${hand}$`)),
    });

async function expectConfirmed(phone: Page): Promise<void> {
  await phone.getByText("Todo confirmado").waitFor({ timeout: 60_000 });
  await expect.poll(() => phone.getByText("Pendiente").count()).toBe(0);
}

/** Does something with what the phone asks the table's address until told to stop. */
async function meddle(
  phone: Page,
  what: (route: Route) => Promise<void>,
): Promise<() => Promise<void>> {
  const address = /\/api\/acta(\?|$)/;
  await phone.route(address, what);
  return () => phone.unrouteAll({ behavior: "wait" });
}

/** The request reaches the server and is done there; the answer does not come back. */
async function loseAnswer(route: Route): Promise<void> {
  const answer = await route.fetch();
  expect(answer.status()).toBe(200);
  await route.abort("connectionreset");
}

it("keeps every hand once, in order, with the right totals, whatever the network does", async () => {
  const [{ matchId, writeCode: code }] = nightOf("network").tables;
  let phone = await journey.openPage({ ...PHONE, baseURL: server.url }, CUT);
  await sitDown(phone, code);
  const other = await openTable(code);
  await other.getByText("Anota otro teléfono").waitFor();

  await note(phone, 1);
  await expectConfirmed(phone);
  // The page is kept for a reload without a network.
  await expect
    .poll(() => phone.evaluate(async () => (await caches.keys()).length), { timeout: 20_000 })
    .toBeGreaterThan(0);
  await expect
    .poll(() => phone.evaluate(async () => (await caches.match(location.href)) !== undefined), {
      timeout: 20_000,
    })
    .toBe(true);

  // Cut one: no network at all, and a reload meanwhile.
  await phone.context().setOffline(true);
  await note(phone, 2);
  await note(phone, 3);
  await phone.getByText("Sin conexión: 2 sin enviar").waitFor();
  await handRow(phone, 2).getByText("Pendiente").waitFor();
  await phone.reload();
  await phone.getByText("Sin conexión: 2 sin enviar").waitFor();
  await handRow(phone, 1).getByText("Confirmado").waitFor();
  await handRow(phone, 3).getByText("Pendiente").waitFor();
  await phone.context().setOffline(false);
  await expectConfirmed(phone);

  // Cut two: the server has the hand, its answer is lost.
  let mend = await meddle(phone, loseAnswer);
  await note(phone, 4);
  await expect.poll(async () => (await actaRows(matchId)).length, { timeout: 20_000 }).toBe(6);
  await phone.getByText("Sin conexión: 1 sin enviar").waitFor();
  await mend();
  await expectConfirmed(phone);

  // Cut three: the server is killed between writing and answering; the page is reloaded while it is down.
  let isKilled = false;
  mend = await meddle(phone, async (route) => {
    if (route.request().method() === "POST" && !isKilled) {
      isKilled = true;
      await route.fetch();
      await server.kill();
    }
    await route.abort("connectionreset");
  });
  await note(phone, 5);
  await phone.getByText("Sin conexión: 1 sin enviar").waitFor();
  expect((await actaRows(matchId)).length).toBe(7);
  await mend();
  await phone.reload();
  await handRow(phone, 4).waitFor();
  await phone.getByText("Sin conexión: 1 sin enviar").waitFor();
  server = await start(server);
  await expectConfirmed(phone);

  // Cut four: nothing that the phone sends gets there, and its page is closed with the hand on it.
  await meddle(phone, (route) => route.abort("internetdisconnected"));
  await note(phone, 6);
  await phone.getByText("Sin conexión: 1 sin enviar").waitFor();
  const pocket = phone.context();
  await phone.close();
  phone = await pocket.newPage();
  await pocket.setOffline(true);
  await phone.goto(`/mesa/${code}`);
  await handRow(phone, 6).getByText("Pendiente").waitFor();

  // The same hand on two phones: the other takes over and writes it too, and both send at once.
  await takeOver(other);
  await note(other, 6);
  await Promise.all([pocket.setOffline(false), expectConfirmed(other)]);
  await phone.getByText("Las dos dicen lo mismo").waitFor({ timeout: 30_000 });
  await phone.getByRole("button", { name: "Es la misma: queda la anotada" }).click();
  await phone.getByText(/^Anota otro teléfono/).waitFor();

  // The end, from the phone that writes now.
  await tellDomino(other, HANDS[6]);
  await keepHand(other);
  await other.getByRole("button", { name: "Está correcto: avisar al juez" }).click();
  await other.getByText("El juez ya sabe que terminaron.").waitFor();
  await expectConfirmed(other);

  const rows = await actaRows(matchId);
  expect(rows.map(({ seq }) => seq)).toEqual(rows.map((_, index) => index + 1));
  expect(new Set(rows.map(({ commandId }) => commandId)).size).toBe(rows.length);
  const events = rows.map(({ payload }) => payload);
  expect(events.map(({ type }) => type)).toEqual([
    "seats-confirmed",
    "leader-drawn",
    ...HANDS.map(() => "hand-recorded"),
    "finished",
  ]);
  const hands = events.flatMap((event) => (event.type === "hand-recorded" ? [event] : []));
  expect(new Set(hands.map(({ handId }) => handId)).size).toBe(HANDS.length);
  expect(
    hands.map(({ hand }) =>
      "pips" in hand && hand.pips
        ? Object.values(hand.pips).reduce((sum, pips) => sum + (pips ?? 0), 0)
        : null,
    ),
  ).toEqual(POINTS);
  const answer = await other.request.get(`/api/acta?codigo=${code}`);
  const { state } = (await answer.json()).value;
  expect(state.hands.map(({ running }: { running: { AC: number } }) => running.AC)).toEqual(TOTALS);
  expect(state.score).toEqual({ AC: 231, BD: 0 });

  for (const page of [phone, other]) {
    await page.getByRole("list", { name: "Puntos" }).getByText("231", { exact: true }).waitFor();
    for (const [index, total] of TOTALS.entries()) {
      const row = handRow(page, index + 1);
      expect(await row.count()).toBe(1);
      expect(await row.textContent()).toContain(`${total}`);
      expect(await row.getByText("Confirmado").count()).toBe(1);
    }
  }
}, 400_000);
