import type { BrowserContextOptions, Page } from "playwright-core";
import { DEMO_LOGINS } from "../../prisma/seed/demo-logins";
import type { Journey } from "./browser";

/** A page of somebody of the demo, signed in through the form. */
export async function openAs(
  { openPage }: Journey,
  username: string,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const login = DEMO_LOGINS.find((one) => one.username === username);
  if (!login) throw new Error(`the demo has no login ${username}`);
  const page = await openPage(options);
  await page.goto("/entrar");
  await page.getByLabel("Usuario").fill(login.username);
  await page.getByLabel("Contraseña", { exact: true }).fill(login.password);
  await page.getByRole("button", { name: "Entrar", exact: true }).click();
  await page.waitForURL((url) => url.pathname !== "/entrar");
  return page;
}
