// A real Chromium for the journeys. A page that says anything on the console as an error, or throws,
// fails the test that opened it.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults } from "axe-core";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { chromium } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, inject } from "vitest";

const PHONE = { width: 390, height: 844 };

/** What is no fault of a page: what its console says when a test takes its network away. */
export type PageFaults = { readonly expected: RegExp };

/** What a test file gets from `setUpBrowser`. */
export type Journey = {
  /** A page of a visitor of its own (no cookies shared), phone-sized unless told otherwise; closed after the test. */
  readonly openPage: (options?: BrowserContextOptions, faults?: PageFaults) => Promise<Page>;
  /** The address of a path of the application. */
  readonly urlOf: (path: string) => string;
};

/** Takes the run's browser for the test file that calls it at its top level. */
export function setUpBrowser(): Journey {
  let browser: Browser;
  let complaints: string[] = [];

  beforeAll(async () => {
    browser = await chromium.connect(inject("browserAddress"));
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
    openPage: async (options = {}, faults) => {
      const context = await browser.newContext({
        baseURL: urlOf("/"),
        locale: "es-DO",
        viewport: PHONE,
        reducedMotion: "reduce",
        ...options,
      });
      const page = await context.newPage();
      page.on("console", (message) => {
        const isExpected = faults?.expected.test(message.text()) === true;
        if (message.type() === "error" && !isExpected)
          complaints.push(`${page.url()}: ${message.text()}`);
      });
      page.on("pageerror", (error) => complaints.push(`${page.url()}: ${error.message}`));
      return page;
    },
  };
}

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
/** Set on the elements whose contrast is measured. */
const MEASURED = "data-contrast-measured";

/**
 * Marks whose contrast is to be measured: of the texts that look the same, down from the root (colours, grounds, size,
 * weight, place), the first, the middle one and the last. A table of the rule books has four thousand texts of forty looks.
 */
async function markLooks(page: Page): Promise<void> {
  await page.evaluate((mark) => {
    const numbers = new Map<string, number>();
    const looks = new Map<Element, number>();
    const lookOf = (element: Element | null): number => {
      if (element === null) return -1;
      const known = looks.get(element);
      if (known !== undefined) return known;
      const style = getComputedStyle(element);
      const parts = [
        lookOf(element.parentElement),
        ...[style.color, style.backgroundColor, style.backgroundImage, style.opacity],
        ...[style.fontSize, style.fontWeight, style.textShadow, style.filter],
        ...[style.mixBlendMode, style.position, style.visibility],
      ].join("|");
      const look = numbers.get(parts) ?? numbers.size;
      numbers.set(parts, look);
      looks.set(element, look);
      return look;
    };
    const isText = ({ nodeType, nodeValue }: Node) =>
      nodeType === Node.TEXT_NODE && nodeValue?.trim() !== "";
    const alike = new Map<number, Element[]>();
    for (const element of document.querySelectorAll("body, body *")) {
      element.removeAttribute(mark);
      if (!element.matches("input, select, textarea") && ![...element.childNodes].some(isText))
        continue;
      const group = alike.get(lookOf(element));
      if (group) group.push(element);
      else alike.set(lookOf(element), [element]);
    }
    for (const group of alike.values()) {
      for (const at of [0, group.length >> 1, group.length - 1]) group[at]?.setAttribute(mark, "");
    }
  }, MEASURED);
}

/**
 * Fails, naming rule and element, when the page breaks a WCAG 2.2 A or AA rule that axe knows. Without `contrast` its
 * colours are left out, the slowest part: for a page that is measured with them elsewhere.
 */
export async function expectAccessible(
  page: Page,
  { contrast = true }: { readonly contrast?: boolean } = {},
): Promise<void> {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(AXE);
  // React takes the old title away and puts the new one there in two steps.
  await page.waitForFunction(() => document.title !== "");
  // A colour that is still on its way from one to another has a contrast of its own.
  await page.evaluate(() => {
    const still = new CSSStyleSheet();
    still.replaceSync("*, *::before, *::after { transition: none !important; }");
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, still];
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
        animation.finish();
    }
  });
  if (contrast) await markLooks(page);
  const found = await page.evaluate(
    async ({ mark, contrast }) => {
      const { axe } = globalThis as typeof globalThis & {
        axe: {
          configure: (spec: object) => void;
          run: (options: object) => Promise<AxeResults>;
        };
      };
      axe.configure({
        rules: [{ id: "color-contrast", selector: `[${mark}]`, enabled: contrast }],
      });
      const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
      const { violations } = await axe.run({
        runOnly: { type: "tag", values: tags },
        // What passes is not described: a page of the rule book has ten thousand such elements.
        resultTypes: ["violations"],
      });
      document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1);
      return violations.map(
        ({ id, help, nodes }) =>
          `${id} (${help}): ${nodes.map((node) => node.target.join(" ")).join(", ")}`,
      );
    },
    { mark: MEASURED, contrast },
  );
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
