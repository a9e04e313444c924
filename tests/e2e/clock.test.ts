import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { askDemo } from "../support/acta-rows";
import { setUpBrowser } from "../support/browser";
import { nightOf, sitDown } from "../support/club-night";

// Three phones that do not know what time it is: ten minutes fast, ten minutes slow, and one that slept. All show what
// the server's clock says, and ask the question of TIEMPO when its bell rings.

const journey = setUpBrowser();
const PHONE = { viewport: { width: 360, height: 740 } };
const CUT = { expected: /Failed to load resource|net::ERR_|EventSource/ };
const MINUTE_MS = 60_000;
const CLOSE_MS = 2_000;
const SLEEP_MS = 7_000;
const QUESTION = "TIEMPO: ¿ya se había colocado la última ficha?";

declare global {
  /** When the question came, by the machine's own clock. */
  var askedAt: number | null;
  /** What a processor's clock does when the phone sleeps: it stands still. */
  var standStill: (still: boolean) => void;
}

/** A phone whose own clock is wrong by so much, and which can be sent to sleep. Runs in the page, before it. */
function misleadPhone({ wrongMs, question }: { wrongMs: number; question: string }): void {
  const MachineDate = Date;
  const machineNow = () => MachineDate.now();
  class PhoneDate extends MachineDate {
    constructor(...given: [] | [number | string | Date]) {
      super(...((given.length === 0 ? [machineNow() + wrongMs] : given) as [number]));
    }
    static override now(): number {
      return machineNow() + wrongMs;
    }
  }
  globalThis.Date = PhoneDate as DateConstructor;

  const processorNow = performance.now.bind(performance);
  let lost = 0;
  let stoodAt: number | null = null;
  performance.now = () => (stoodAt ?? processorNow()) - lost;
  globalThis.standStill = (still) => {
    if (still) stoodAt = processorNow();
    else if (stoodAt !== null) {
      lost += processorNow() - stoodAt;
      stoodAt = null;
    }
  };

  globalThis.askedAt = null;
  new MutationObserver(() => {
    if (globalThis.askedAt === null && document.body?.textContent?.includes(question))
      globalThis.askedAt = machineNow();
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

/** Milliseconds that a phone's clock shows until TIEMPO. */
async function shownMs(phone: Page): Promise<number> {
  const figure = (await phone.getByRole("timer").textContent()) ?? "";
  return figure.split(":").reduce((sum, part) => sum * 60 + Number(part), 0) * 1000;
}

it("shows the server's time and rings its bell on phones whose clocks are wrong or slept", async () => {
  const { slug, roundId, tables } = nightOf("clock");
  const { rules } = (
    await (await fetch(journey.urlOf(`/api/acta?codigo=${tables[0].writeCode}`))).json()
  ).value;
  /** Sets the round's first TIEMPO so that the second rings then; every phone reads it anew. */
  const ringAt = (instant: number) =>
    askDemo(
      (sql) => sql`
        update "Round" set "startedAt" = ${new Date(instant - rules.callMinutes * MINUTE_MS)}
        where id = ${roundId}`,
    );
  let bell = Date.now() + 10 * MINUTE_MS;
  await ringAt(bell);
  const expectTrue = async (phone: Page, whose: string) =>
    expect
      .poll(async () => Math.abs((await shownMs(phone)) - (bell - Date.now())), {
        message: `clock of ${whose}`,
      })
      .toBeLessThanOrEqual(CLOSE_MS);

  const phones: [string, Page][] = [];
  for (const [index, [whose, wrongMs]] of (
    [
      ["a phone ten minutes fast", 10 * MINUTE_MS],
      ["a phone ten minutes slow", -10 * MINUTE_MS],
      ["a phone that sleeps", 0],
    ] as const
  ).entries()) {
    const phone = await journey.openPage(PHONE, CUT);
    await phone.addInitScript(misleadPhone, { wrongMs, question: QUESTION });
    await sitDown(phone, tables[index]?.writeCode ?? "");
    phones.push([whose, phone]);
  }
  for (const [whose, phone] of phones) {
    await expectTrue(phone, whose);
    await phone.reload();
    await expectTrue(phone, whose);
  }

  // It sleeps without a network, and is looked at before it has any.
  const [, sleeper] = phones[2] ?? [];
  if (!sleeper) throw new Error("no phone sleeps");
  const system = await sleeper.context().newCDPSession(sleeper);
  await sleeper.context().setOffline(true);
  await sleeper.evaluate(() => globalThis.standStill(true));
  await system.send("Page.setWebLifecycleState", { state: "frozen" });
  await new Promise((done) => setTimeout(done, SLEEP_MS));
  await system.send("Page.setWebLifecycleState", { state: "active" });
  await sleeper.evaluate(() => globalThis.standStill(false));
  await expectTrue(sleeper, "a phone that slept, without a network");
  await sleeper.context().setOffline(false);
  await sleeper.getByText("Todo confirmado").waitFor({ timeout: 30_000 });
  await expectTrue(sleeper, "a phone that slept");

  bell = Date.now() + 20_000;
  await ringAt(bell);
  for (const [, phone] of phones) await phone.evaluate(() => dispatchEvent(new Event("online")));
  for (const [whose, phone] of phones) {
    await expectTrue(phone, whose);
    expect(await phone.evaluate(() => globalThis.askedAt), `${whose} is not asked yet`).toBeNull();
  }
  for (const [whose, phone] of phones) {
    await phone.getByText(QUESTION).waitFor({ timeout: 40_000 });
    const askedAt = (await phone.evaluate(() => globalThis.askedAt)) ?? 0;
    expect(Math.abs(askedAt - bell), `when ${whose} asks`).toBeLessThanOrEqual(CLOSE_MS);
  }

  // What the first table answers stands on its phone and in the hall, and can be taken back (23.3).
  const [, answering] = phones[0] ?? [];
  if (!answering) throw new Error("no phone answers");
  const hall = await journey.openPage();
  await hall.goto(`/pantalla/${slug}?vista=estado`);
  await hall.getByRole("heading", { name: "Respondan a TIEMPO en la mesa 3" }).waitFor();
  await answering.getByRole("button", { name: /terminó y falta anotarla/ }).click();
  await answering.getByText("ANOTADO: FALTA LA MANO 1").waitFor();
  await hall.getByRole("heading", { name: "Anoten la mano que terminó 1" }).waitFor();
  await answering.getByRole("button", { name: "La respuesta al TIEMPO estuvo mal" }).click();
  await answering.getByRole("button", { name: "Nos equivocamos de respuesta" }).click();
  await answering.getByRole("button", { name: "Responder otra vez" }).click();
  await answering.getByText(QUESTION).waitFor();
  await hall.getByRole("heading", { name: "Respondan a TIEMPO en la mesa 3" }).waitFor();
}, 240_000);
