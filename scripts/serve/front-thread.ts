// Answers the hall in a thread of its own: what hundreds of phones ask at once waits here, and not the hands of a table.
import { readlinkSync } from "node:fs";
import http from "node:http";
import os from "node:os";
import process from "node:process";
import { parentPort, workerData } from "node:worker_threads";
import { changesIn } from "../../src/front/changes";
import { createFront } from "../../src/front/front";
import { fedStreams } from "../../src/front/stream-bridge";
import type { FrontOrder, FrontReport, FrontStart } from "./front-messages";

/**
 * A hall opens thousands of connections in a second. Those that find no room in the queue are not refused: they wait for
 * TCP to try again, after 1, 3, 7, 15… seconds.
 */
const BACKLOG = 4_096;
/** A phone that looks again soon finds its connection still open. */
const KEEP_ALIVE_MS = 30_000;
/** Of two threads that both want a processor the one that writes hands gets most of it. */
const NICENESS = 5;

/** Gives way to the thread of the pages. Only Linux knows the priorities of single threads. */
function giveWay(): void {
  try {
    const thread = Number(readlinkSync("/proc/thread-self").split("/").at(-1));
    os.setPriority(thread, NICENESS);
  } catch {
    // Without it everything works, only not first things first.
  }
}

const { port, changes, streams } = workerData as FrontStart;
const report = (message: FrontReport) => parentPort?.postMessage(message);
let handle = (_request: http.IncomingMessage, response: http.ServerResponse): unknown =>
  response
    .writeHead(503, { "retry-after": "2", "content-type": "text/plain; charset=utf-8" })
    .end("Capicúa está arrancando…");
/** Whatever one request does to us, the hall goes on. */
async function answer(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
  try {
    await handle(request, response);
  } catch (thrown) {
    process.stderr.write(`${request.method} ${request.url}: ${String(thrown)}\n`);
    response.destroy();
  }
}
const server = http.createServer((request, response) => void answer(request, response));
server.keepAliveTimeout = KEEP_ALIVE_MS;
server.once("error", ({ code = "", message }: NodeJS.ErrnoException) =>
  report({ kind: "failed", code, message }),
);
// No host: every interface, IPv6 included where there is one.
server.listen({ port, backlog: BACKLOG }, () => report({ kind: "listening" }));
giveWay();

parentPort?.on("message", (order: FrontOrder) => {
  if (order.kind === "open") {
    const kept = changesIn(changes);
    handle = createFront({
      inner: order.inner,
      changes: () => kept,
      streams: fedStreams(streams),
    });
    return;
  }
  server.close();
  // Live screens hold their connection open for as long as they are on.
  server.closeAllConnections();
  report({ kind: "closed" });
});
