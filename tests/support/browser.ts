// A real Chromium for the journeys. A page that says anything on the console as an error, or throws,
// fails the test that opened it.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import process from "node:process";
import type { AxeResults } from "axe-core";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { chromium } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, inject } from "vitest";

const FLAGS = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];
const PHONE = { width: 390, height: 844 };

/** What a test file gets from `setUpBrowser`. */
export type Journey = {
  /** A page of a visitor of its own (no cookies shared), phone-sized unless told otherwise; closed after the test. */
  readonly openPage: (options?: BrowserContextOptions) => Promise<Page>;
  /** The address of a path of the application. */
  readonly urlOf: (path: string) => string;
};

/** Opens a browser for the test file that calls it at its top level. */
export function setUpBrowser(): Journey {
  let browser: Browser;
  let complaints: string[] = [];

  beforeAll(async () => {
    const executablePath = process.env.CHROMIUM_PATH || "/usr/bin/chromium";
    browser = await chromium.launch({ executablePath, args: FLAGS });
  });
  afterAll(() => browser.close());
  afterEach(async () => {
    for (const context of browser.contexts()) await context.close();
    const heard = complaints;
    complaints = [];
    expect(heard, "errors on the browser's console").toEqual([]);
  });

  const urlOf = (path: string) => `${inject("appUrl")}${path}`;
  return {
    urlOf,
    openPage: async (options = {}) => {
      const context = await browser.newContext({
        baseURL: urlOf("/"),
        locale: "es-DO",
        viewport: PHONE,
        reducedMotion: "reduce",
        ...options,
      });
      const page = await context.newPage();
      page.on("console", (message) => {
        if (message.type() === "error") complaints.push(`${page.url()}: ${message.text()}`);
      });
      page.on("pageerror", (error) => complaints.push(`${page.url()}: ${error.message}`));
      return page;
    },
  };
}

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Fails, naming rule and element, when the page breaks a WCAG 2.2 A or AA rule that axe knows. */
export async function expectAccessible(page: Page): Promise<void> {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(AXE);
  const found = await page.evaluate(async () => {
    const { axe } = globalThis as typeof globalThis & {
      axe: { run: (options: object) => Promise<AxeResults> };
    };
    // A colour that is still on its way from one to another has a contrast of its own.
    const still = new CSSStyleSheet();
    still.replaceSync("*, *::before, *::after { transition: none !important; }");
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, still];
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
        animation.finish();
    }
    const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
    const { violations } = await axe.run({
      runOnly: { type: "tag", values: tags },
      // What passes is not described: a page of the rule book has ten thousand such elements.
      resultTypes: ["violations"],
    });
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== still);
    return violations.map(
      ({ id, help, nodes }) =>
        `${id} (${help}): ${nodes.map((node) => node.target.join(" ")).join(", ")}`,
    );
  });
  expect(found, `accessibility of ${page.url()}`).toEqual([]);
}

/** Fails when the page is wider than its window. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const [inner, outer] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  expect(inner, `width of ${page.url()}`).toBeLessThanOrEqual(outer ?? 0);
}
