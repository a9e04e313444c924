import type { NextRequest } from "next/server";
import { subscribe } from "@/server/live/listen";
import { readableTournament } from "@/server/tournaments/readable";

export const dynamic = "force-dynamic";

// Proxies cut connections that stay silent for a minute.
const HEARTBEAT_MS = 25_000;

/** The stream of what changes in a tournament (server-sent events). Names what changed, never the data. */
export async function GET(request: NextRequest): Promise<Response> {
  const slug = request.nextUrl.searchParams.get("torneo") ?? "";
  const tournament = await readableTournament(slug);
  if (!tournament) return new Response("No existe ese torneo.", { status: 404 });
  const encoder = new TextEncoder();
  let end = () => {};
  const stream = new ReadableStream<Uint8Array>({
    async start(controller) {
      const send = (text: string) => controller.enqueue(encoder.encode(text));
      const heartbeat = setInterval(() => send(": latido\n\n"), HEARTBEAT_MS);
      const unsubscribe = await subscribe(tournament.id, (topic) =>
        send(`data: ${JSON.stringify(topic)}\n\n`),
      );
      end = () => {
        clearInterval(heartbeat);
        unsubscribe();
      };
      request.signal.addEventListener("abort", end);
      if (request.signal.aborted) return end();
      send(`retry: 3000\ndata: ${JSON.stringify({ what: "hello", now: Date.now() })}\n\n`);
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
