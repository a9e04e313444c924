import { setTimeout as sleep } from "node:timers/promises";
import { streamAddress } from "@/schemas/live-topic";
import type { Answer, Visitor } from "./client";

// A phone of somebody in the hall: opens the round, fetches what the page names, listens, and asks again when told to.

/** What the browser does by itself once the page stands. */
const ASSETS = /\/_next\/static\/[^"'\\ )]+\.(?:js|css|woff2)/g;
const SETTLE_MS = 250;

export type PhoneTimes = {
  readonly page: number[];
  readonly again: number[];
  readonly bytes: number[];
  readonly pageBytes: number[];
};

type PhoneParts = {
  readonly visitor: Visitor;
  readonly slug: string;
  readonly page: string;
  /** Names that must stand on the page. */
  readonly mustShow: readonly string[];
  /** Whether the browser has been here before and keeps what never changes. */
  readonly isWarm: boolean;
  readonly times: PhoneTimes;
  readonly failed: (why: string) => void;
  readonly ends: AbortSignal;
};

const fontsByStyle = new Map<string, Promise<readonly string[]>>();

/** The fonts that a page in Spanish takes of a style sheet. */
function fontsOf(style: Answer): Promise<readonly string[]> {
  const known = fontsByStyle.get(style.path);
  if (known) return known;
  const fonts = style.text().then((text) => {
    const names = text.matchAll(/url\(["']?([^"')]+latin-\d+[^"')]+\.woff2)/g);
    return [...names].map(([, name = ""]) => new URL(name, `http://host${style.path}`).pathname);
  });
  fontsByStyle.set(style.path, fonts);
  return fonts;
}

/** Opens the page and stays on it. Settles once everything that the page needs at first is there. */
export async function openPage(parts: PhoneParts): Promise<void> {
  const { visitor, slug, page, times } = parts;
  const start = performance.now();
  const answer = await visitor.get(page);
  times.page.push(performance.now() - start);
  times.pageBytes.push(answer.bytes);
  const text = await answer.text();
  for (const name of parts.mustShow) {
    if (!text.includes(name)) parts.failed(`${page} does not show ${name}`);
  }
  const assets = parts.isWarm ? [] : [...new Set(text.match(ASSETS) ?? [])];
  const files = await Promise.all(assets.map((one) => visitor.get(one)));
  const styles = files.filter(({ path }) => path.endsWith(".css"));
  const fonts = await Promise.all(
    (await Promise.all(styles.map(fontsOf))).flat().map((one) => visitor.get(one)),
  );
  times.bytes.push([answer, ...files, ...fonts].reduce((sum, { bytes }) => sum + bytes, 0));
  visitor.listen(streamAddress(slug, { kind: "public" }), keepTrue(parts));
}

/** What the page does with the messages of its stream (`LiveRefresh`). */
function keepTrue({ visitor, page, times, ends }: PhoneParts) {
  let isWaiting = false;
  return async ({ what, within = 0 }: { what: string; within?: number }) => {
    if (what === "hello" || what === "call" || isWaiting) return;
    isWaiting = true;
    await sleep(SETTLE_MS + Math.random() * within, undefined, { signal: ends }).catch(() => null);
    isWaiting = false;
    if (ends.aborted) return;
    const start = performance.now();
    const answer = await visitor.get(`${page}?_rsc=`, { rsc: "1" }).catch(() => null);
    if (answer === null) return;
    times.again.push(performance.now() - start);
  };
}
