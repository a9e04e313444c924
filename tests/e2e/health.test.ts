import { expect, it } from "vitest";
import { setUpBrowser } from "../support/browser";

const { openPage, urlOf } = setUpBrowser();

it("the application answers on its health address", async () => {
  const page = await openPage();
  const response = await page.request.get(urlOf("/api/salud"));
  expect(await response.json()).toEqual({ ok: true });
});
