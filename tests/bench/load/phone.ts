import { randomUUID } from "node:crypto";
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

/** What a page names and shows. */
type Contents = { readonly text: string; readonly assets: readonly string[] };

/** Pages by their tag: hundreds of phones are handed the same bytes, which are looked through once. */
const contentsByTag = new Map<string, Promise<Contents>>();

function contentsOf(page: Answer): Promise<Contents> {
  const tag = `${page.path} ${page.headers.etag ?? randomUUID()} ${page.bytes}`;
  const known = contentsByTag.get(tag);
  if (known) return known;
  const contents = page.text().then((text) => {
    // Scripts for browsers without modules are not fetched by those that have them.
    const fetched = text.replaceAll(/<script[^>]* noModule[^>]*>/gi, "");
    return { text, assets: [...new Set(fetched.match(ASSETS) ?? [])] };
  });
  contentsByTag.set(tag, contents);
  return contents;
}

const fontsByStyle = new Map<string, Promise<readonly string[]>>();

/** The fonts that a page in Spanish takes of a style sheet, which is read once. */
function fontsOf(style: string, visitor: Visitor): Promise<readonly string[]> {
  const known = fontsByStyle.get(style);
  if (known) return known;
  const fonts = visitor
    .get(style)
    .then((answer) => answer.text())
    .then((text) => {
      const names = text.matchAll(/url\(["']?([^"')]+latin-\d+[^"')]+\.woff2)/g);
      return [...names].map(([, name = ""]) => new URL(name, `http://host${style}`).pathname);
    });
  fontsByStyle.set(style, fonts);
  return fonts;
}

const sumOf = (sizes: readonly number[]) => sizes.reduce((sum, bytes) => sum + bytes, 0);

/** Opens the page and stays on it. Settles once everything that the page needs at first is there. */
export async function openPage(parts: PhoneParts): Promise<void> {
  const { visitor, slug, page, times } = parts;
  const start = performance.now();
  const answer = await visitor.get(page);
  times.page.push(performance.now() - start);
  times.pageBytes.push(answer.bytes);
  const { text, assets } = await contentsOf(answer);
  for (const name of parts.mustShow) {
    if (!text.includes(name)) parts.failed(`${page} does not show ${name}`);
  }
  const needed = parts.isWarm ? [] : assets;
  const files = await Promise.all(needed.map(visitor.fetch));
  const styles = needed.filter((one) => one.endsWith(".css"));
  const fonts = (await Promise.all(styles.map((style) => fontsOf(style, visitor)))).flat();
  const fontFiles = await Promise.all(fonts.map(visitor.fetch));
  times.bytes.push(answer.bytes + sumOf(files) + sumOf(fontFiles));
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
