import { Buffer } from "node:buffer";
import type { NextRequest } from "next/server";
import { audienceOf } from "@/schemas/live-topic";
import { subscribe } from "@/server/live/listen";
import { readableTournament } from "@/server/tournaments/readable";

export const dynamic = "force-dynamic";

// Proxies cut connections that stay silent for a minute.
const HEARTBEAT_MS = 25_000;
const HEARTBEAT = Buffer.from(": latido\n\n");
/** After a server's restart a hall comes back one by one. */
const RETRY_MS = { least: 2_000, more: 4_000 };

/**
 * The stream of what changes in a tournament (server-sent events, `LiveMessage`). Names what changed, never the data.
 * `?torneo=` by its address; `para=publico`, or `para=mesa&mesa=` a match id, or officials, of one `mesa=` or of all.
 */
export async function GET(request: NextRequest): Promise<Response> {
  const { searchParams } = request.nextUrl;
  const tournament = await readableTournament(searchParams.get("torneo") ?? "");
  if (!tournament) return new Response("No existe ese torneo.", { status: 404 });
  let end = () => {};
  const stream = new ReadableStream<Uint8Array>({
    async start(controller) {
      const send = (text: Uint8Array) => controller.enqueue(text);
      const heartbeat = setInterval(() => send(HEARTBEAT), HEARTBEAT_MS);
      const { greeting, end: unsubscribe } = await subscribe(
        tournament.id,
        audienceOf(searchParams),
        send,
      );
      end = () => {
        clearInterval(heartbeat);
        unsubscribe();
      };
      request.signal.addEventListener("abort", end);
      if (request.signal.aborted) return end();
      const retry = RETRY_MS.least + Math.round(Math.random() * RETRY_MS.more);
      send(Buffer.from(`retry: ${retry}\n${greeting}`));
    },
    cancel: () => end(),
  });
  return new Response(stream, {
    headers: {
      "content-type": "text/event-stream; charset=utf-8",
      "cache-control": "no-store, no-transform",
      "x-accel-buffering": "no",
    },
  });
}
