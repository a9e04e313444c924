// A page used without a mouse, as somebody who does not see it would: keys, what the element in focus is called, and what
// is read out.
import type { Page } from "playwright-core";
import { expect } from "vitest";

/** What a screen reader says of the element in focus. */
type Focus = { readonly role: string; readonly name: string };

export type Keyboard = {
  readonly focus: () => Promise<Focus>;
  /** Presses a key, and fails where the focus is lost by it. */
  readonly press: (key: string) => Promise<void>;
  /** Types into the field in focus, and fails where the focus is lost by it. */
  readonly type: (text: string) => Promise<void>;
  /** Presses Tab until an element of this role and name is reached. */
  readonly tabTo: (role: string, name: string | RegExp) => Promise<void>;
  /** Goes there by Tab and presses Enter. */
  readonly activate: (role: string, name: string | RegExp) => Promise<void>;
  /** Waits until the focus is on an element of this role and name by itself. */
  readonly expectFocus: (role: string, name: string | RegExp) => Promise<void>;
  /** Waits until something has been read out since the last key, by a live region or by the focus going there. */
  readonly expectHeard: (text: string | RegExp) => Promise<void>;
};

const MOST_TABS = 90;
const PATIENCE = { timeout: 10_000, interval: 50 };
/** The focus may be between two places while a step is drawn. */
const STEP = { timeout: 3_000, interval: 50 };

declare global {
  var heardAloud: string[];
}

/** Writes down what live regions say: what changes in one that was there, and alerts as they come. */
function listen(): void {
  globalThis.heardAloud = [];
  const regions =
    "[role=status], [role=alert], [role=log], [aria-live=polite], [aria-live=assertive]";
  const say = (region: Element | null | undefined) => {
    if (region && region.getAttribute("aria-live") !== "off")
      globalThis.heardAloud.push(region.textContent ?? "");
  };
  new MutationObserver((records) => {
    for (const { target, addedNodes } of records) {
      const element = target instanceof Element ? target : target.parentElement;
      say(element?.closest(regions));
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        if (node.matches("[role=alert]")) say(node);
        for (const alert of node.querySelectorAll("[role=alert]")) say(alert);
      }
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

const isCalled = (said: string, name: string | RegExp) =>
  typeof name === "string" ? said === name : name.test(said);

/** Puts the mouse away. To be called before the page is opened. */
export async function useKeyboard(page: Page): Promise<Keyboard> {
  await page.addInitScript(listen);
  const tree = await page.context().newCDPSession(page);

  async function focus(): Promise<Focus> {
    const { result } = await tree.send("Runtime.evaluate", {
      expression: "document.activeElement",
    });
    if (result.objectId === undefined) return { role: "none", name: "" };
    const { nodes } = await tree.send("Accessibility.getPartialAXTree", {
      objectId: result.objectId,
      fetchRelatives: false,
    });
    const [node] = nodes;
    return { role: String(node?.role?.value ?? "none"), name: String(node?.name?.value ?? "") };
  }

  const isKept = () =>
    page.evaluate(() => {
      const { activeElement } = document;
      return activeElement !== null && activeElement !== document.body;
    });
  const expectKept = (after: string) =>
    expect.poll(isKept, { ...STEP, message: `focus after ${after} on ${page.url()}` }).toBe(true);

  async function press(key: string): Promise<void> {
    await page.evaluate(() => globalThis.heardAloud.splice(0));
    await page.keyboard.press(key);
    await expectKept(key);
  }

  async function tabTo(role: string, name: string | RegExp): Promise<void> {
    const passed: string[] = [];
    for (let tabs = 0; tabs < MOST_TABS; tabs++) {
      const now = await focus();
      if (now.role === role && isCalled(now.name, name)) return;
      passed.push(`${now.role} «${now.name}»`);
      await page.keyboard.press("Tab");
    }
    throw new Error(
      `no ${role} ${String(name)} by Tab on ${page.url()}; there was ${passed.join(", ")}`,
    );
  }

  return {
    focus,
    press,
    tabTo,
    type: async (text) => {
      await page.evaluate(() => globalThis.heardAloud.splice(0));
      await page.keyboard.type(text);
      await expectKept(text);
    },
    activate: async (role, name) => {
      await tabTo(role, name);
      await press("Enter");
    },
    expectFocus: (role, name) =>
      expect
        .poll(
          async () => {
            const now = await focus();
            return now.role === role && isCalled(now.name, name) ? "" : `${now.role} «${now.name}»`;
          },
          { ...PATIENCE, message: `focus on ${role} ${String(name)}` },
        )
        .toBe(""),
    expectHeard: (text) =>
      expect
        .poll(
          async () => {
            const said = await page.evaluate(() => globalThis.heardAloud);
            const all = [...said, (await focus()).name];
            const isSaid = all.some((one) =>
              typeof text === "string" ? one.includes(text) : text.test(one),
            );
            return isSaid ? "" : all.join(" | ");
          },
          { ...PATIENCE, message: `read out: ${String(text)}` },
        )
        .toBe(""),
  };
}
