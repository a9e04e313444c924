import type { BrowserContextOptions, Page } from "playwright-core";
import { DEMO_LOGINS } from "../../prisma/seed/demo-logins";
import type { Journey, PageFaults } from "./browser";

/** Who has signed in from this worker, by username: what their browsers keep. */
const signedIn = new Map<string, BrowserContextOptions["storageState"]>();

/** A page of somebody of the demo, signed in through the form the first time. */
export async function openAs(
  { openPage }: Journey,
  username: string,
  options: BrowserContextOptions = {},
  faults?: PageFaults,
): Promise<Page> {
  const login = DEMO_LOGINS.find((one) => one.username === username);
  if (!login) throw new Error(`the demo has no login ${username}`);
  const kept = signedIn.get(username);
  if (kept) return await openPage({ ...options, storageState: kept }, faults);
  const page = await openPage(options, faults);
  await page.goto("/entrar");
  await page.getByLabel("Usuario").fill(login.username);
  await page.getByLabel("Contraseña", { exact: true }).fill(login.password);
  await page.getByRole("button", { name: "Entrar", exact: true }).click();
  await page.waitForURL((url) => url.pathname !== "/entrar");
  signedIn.set(username, await page.context().storageState());
  return page;
}
