// Opens the table's phone and the free scorekeeper again when there is no network. What the server answers always comes
// first; only when nothing answers is the kept page shown. It keeps pages and what they are made of, never an answer of
// /api: the hands are the page's own matter (src/components/acta).

const PREFIX = "capicua-";
const MOST_PAGES = 6;
const PATIENCE_MS = 10_000;
const PAGES = /^\/(mesa\/|anotador$)/;
const PARTS = /^\/_next\/static\//;

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("message", (event) => {
  const { what, build, page, parts } = event.data ?? {};
  if (what === "keep" && typeof build === "string" && isOwn(page) && Array.isArray(parts))
    event.waitUntil(keep(build, page, parts.filter(isOwn)));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (request.mode === "navigate" && PAGES.test(pathname)) event.respondWith(openPage(request));
  else if (PARTS.test(pathname)) event.respondWith(openPart(request));
});

function isOwn(url) {
  return typeof url === "string" && url.startsWith(`${self.location.origin}/`);
}

/** A page by its address alone: what stands behind "?" or "#" changes nothing of it. */
function addressOf(url) {
  const { origin, pathname } = new URL(url);
  return `${origin}${pathname}`;
}

/** Keeps a page with its parts, the newest last, and clears away the caches of other builds. */
async function keep(build, page, parts) {
  if (!PAGES.test(new URL(page).pathname)) return;
  const name = `${PREFIX}${build}`;
  for (const other of await caches.keys()) {
    if (other.startsWith(PREFIX) && other !== name) await caches.delete(other);
  }
  const cache = await caches.open(name);
  const answer = await fetch(page, { credentials: "same-origin" });
  if (!answer.ok || answer.redirected) return;
  await cache.delete(addressOf(page));
  await cache.put(addressOf(page), answer);
  await Promise.all(parts.map((part) => keepPart(cache, part)));
  const pages = (await cache.keys()).filter(({ url }) => PAGES.test(new URL(url).pathname));
  for (const old of pages.slice(0, -MOST_PAGES)) await cache.delete(old);
}

async function keepPart(cache, part) {
  if (await cache.match(part)) return;
  const answer = await fetch(part);
  if (answer.ok) await cache.put(part, answer);
}

/** The server's page; the kept one when nothing answers, or the server itself is down. */
async function openPage(request) {
  const kept = await caches.match(addressOf(request.url));
  const patience = kept ? AbortSignal.timeout(PATIENCE_MS) : undefined;
  try {
    const answer = await fetch(request, { signal: patience });
    return answer.status >= 500 && kept ? kept : answer;
  } catch (failure) {
    if (kept) return kept;
    throw failure;
  }
}

async function openPart(request) {
  try {
    return await fetch(request);
  } catch (failure) {
    const kept = await caches.match(request);
    if (kept) return kept;
    throw failure;
  }
}
