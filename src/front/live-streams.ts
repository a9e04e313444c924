import type { Buffer } from "node:buffer";
import type http from "node:http";

// The live streams of a hall are a thousand open connections that are told the same: they are held here, by plain HTTP.
// What is told to whom is the pages' matter; they offer it on `globalThis`, for they are loaded apart.

export type LiveSource = {
  /**
   * Joins the readers that an address asks for. Resolves with what to send first and with what ends it; null where not
   * everybody may: then the pages answer themselves. The same `send` may join many times, once for each of its readers,
   * and is then told once for all of them.
   */
  readonly join: (
    query: URLSearchParams,
    send: (text: Buffer) => void,
  ) => Promise<{ readonly first: string; readonly end: () => void } | null>;
};

const held = globalThis as typeof globalThis & { capicuaLiveSource?: LiveSource };

/** Offers the streams of this process. */
export function offerStreams(source: LiveSource): void {
  held.capicuaLiveSource = source;
}

/** The streams of this process, as far as they are offered: until then nobody can join. */
export const OFFERED_STREAMS: LiveSource = {
  join: async (query, send) => (await held.capicuaLiveSource?.join(query, send)) ?? null,
};

export const STREAM_HEADERS = {
  "content-type": "text/event-stream; charset=utf-8",
  "cache-control": "no-store, no-transform",
  "x-accel-buffering": "no",
} as const;
/** A comment, from time to time: proxies cut connections that stay silent for a minute. */
export const HEARTBEAT = { text: ": latido\n\n", ms: 25_000 } as const;

const ADDRESS = /^\/api\/en-vivo\?/;

/** Answers a request for a live stream; false where that is left to the pages. */
export async function answerStream(
  request: http.IncomingMessage,
  response: http.ServerResponse,
  source: LiveSource,
): Promise<boolean> {
  const { method, url = "" } = request;
  if (method !== "GET" || !ADDRESS.test(url)) return false;
  const query = new URLSearchParams(url.slice(url.indexOf("?")));
  const joined = await source.join(query, (text) => response.write(text));
  if (joined === null) return false;
  const { first, end } = joined;
  if (response.destroyed) {
    end();
    return true;
  }
  const heartbeat = setInterval(() => response.write(HEARTBEAT.text), HEARTBEAT.ms);
  response.once("close", () => {
    clearInterval(heartbeat);
    end();
  });
  response.writeHead(200, STREAM_HEADERS);
  response.write(first);
  return true;
}
