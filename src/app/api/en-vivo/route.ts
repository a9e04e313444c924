import { Buffer } from "node:buffer";
import type { NextRequest } from "next/server";
import { HEARTBEAT, STREAM_HEADERS } from "@/front/live-streams";
import { audienceOf } from "@/schemas/live-topic";
import { joinReaders } from "@/server/live/listen";
import { readableTournament } from "@/server/tournaments/readable";

export const dynamic = "force-dynamic";

/**
 * The stream of what changes in a tournament (server-sent events, `LiveMessage`). Names what changed, never the data.
 * `?torneo=` by its address; `para=` an audience (`audienceOf`). Those that everybody may hear are answered before they
 * come here (`src/front/live-streams.ts`), once something is heard.
 */
export async function GET(request: NextRequest): Promise<Response> {
  const { searchParams } = request.nextUrl;
  const tournament = await readableTournament(searchParams.get("torneo") ?? "");
  if (!tournament) return new Response("No existe ese torneo.", { status: 404 });
  let end = () => {};
  const stream = new ReadableStream<Uint8Array>({
    async start(controller) {
      const send = (text: Uint8Array) => controller.enqueue(text);
      const heartbeat = setInterval(() => send(Buffer.from(HEARTBEAT.text)), HEARTBEAT.ms);
      const joined = await joinReaders(tournament.id, audienceOf(searchParams), send);
      end = () => {
        clearInterval(heartbeat);
        joined.end();
      };
      request.signal.addEventListener("abort", end);
      if (request.signal.aborted) return end();
      send(Buffer.from(joined.first));
    },
    cancel: () => end(),
  });
  return new Response(stream, { headers: STREAM_HEADERS });
}
