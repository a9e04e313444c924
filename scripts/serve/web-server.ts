// Next in this process, and before it the thread that the hall talks to: when the process is killed, nothing of it stays
// behind holding the port.
import { once } from "node:events";
import http from "node:http";
import type { AddressInfo } from "node:net";
import process from "node:process";
import { MessageChannel, Worker } from "node:worker_threads";
import { changesMemory } from "../../src/front/changes";
import { OFFERED_STREAMS } from "../../src/front/live-streams";
import { feedStreams } from "../../src/front/stream-bridge";
import { aviso } from "../aviso";
import type { FrontOrder, FrontReport, FrontStart } from "./front-messages";

type NextApp = {
  readonly prepare: () => Promise<void>;
  readonly getRequestHandler: () => (
    request: http.IncomingMessage,
    response: http.ServerResponse,
  ) => Promise<void>;
  readonly close: () => Promise<void>;
};
/** Next's package, as a dynamic import gives it. */
export type NextModule = {
  readonly default: (options: {
    dev: false;
    dir: string;
    port: number;
    httpServer: http.Server;
  }) => NextApp;
};

export type WebServer = {
  /** Starts answering; until then every request is told to come again. */
  readonly open: (loadNext: () => Promise<NextModule>) => Promise<void>;
  readonly stop: () => Promise<void>;
};

const LOOPBACK = "127.0.0.1";

function avisoOf(port: number, { code, message }: { code: string; message: string }): Error {
  if (code === "EADDRINUSE") {
    return aviso(
      `El puerto ${port} está ocupado por otro programa: ciérralo, o usa otro con PORT=${port + 1} npm start.`,
    );
  }
  if (code === "EACCES") {
    return aviso(
      `Este usuario no puede abrir el puerto ${port}: usa uno mayor que 1023, con PORT=3000 npm start.`,
    );
  }
  return new Error(message);
}

/**
 * Starts the thread that the hall talks to; it has the port, and says that it is not ready yet. `fell` hears of an error
 * that ended it.
 */
async function startFront(port: number, fell: (thrown: Error) => void) {
  const { port1: here, port2: there } = new MessageChannel();
  feedStreams(here, OFFERED_STREAMS);
  const start: FrontStart = { port, changes: changesMemory(), streams: there };
  const thread = new Worker(new URL("./front-thread.mjs", import.meta.url), {
    workerData: start,
    transferList: [there],
  });
  const order = (message: FrontOrder) => thread.postMessage(message);
  const [report] = (await once(thread, "message")) as [FrontReport];
  if (report.kind === "failed") {
    await thread.terminate();
    throw avisoOf(port, report);
  }
  thread.on("error", fell);
  return {
    order,
    stop: async () => {
      order({ kind: "close" });
      await once(thread, "message");
      await thread.terminate();
    },
  };
}

/** Takes the port at once, so that a start with a taken one fails before it does anything else. */
export async function takePort(port: number): Promise<WebServer> {
  let opening: FrontOrder | null = null;
  // Nobody is answered without the thread: another one takes its place, or everything ends for whoever watches over us.
  const revive = (thrown: Error) => {
    process.stderr.write(`Se cayó lo que atiende a los teléfonos y vuelve a empezar: ${thrown}\n`);
    startFront(port, revive).then(
      (again) => {
        front = again;
        if (opening) front.order(opening);
      },
      () => process.exit(1),
    );
  };
  let front = await startFront(port, revive);
  const server = http.createServer();
  // The thread keeps its connections for as long as it lives.
  server.keepAliveTimeout = 0;
  let app: NextApp | null = null;
  return {
    open: async (loadNext) => {
      const { default: next } = await loadNext();
      app = next({ dev: false, dir: process.cwd(), port, httpServer: server });
      await app.prepare();
      server.on("request", app.getRequestHandler());
      server.listen({ port: 0, host: LOOPBACK });
      await once(server, "listening");
      const { port: inner } = server.address() as AddressInfo;
      opening = { kind: "open", inner: { host: LOOPBACK, port: inner } };
      front.order(opening);
    },
    stop: async () => {
      await front.stop();
      server.close();
      server.closeAllConnections();
      await app?.close();
    },
  };
}
