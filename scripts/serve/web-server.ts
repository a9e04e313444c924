// Next in this process: when it is killed, nothing of it stays behind holding the port.
import http from "node:http";
import process from "node:process";
import { createFront } from "../../src/front/front";
import { aviso } from "../aviso";

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

/**
 * A hall opens thousands of connections in a second. Those that find no room in the queue are not refused: they wait for
 * TCP to try again, after 1, 3, 7, 15… seconds.
 */
const BACKLOG = 4_096;
/** A phone that looks again soon finds its connection still open. */
const KEEP_ALIVE_MS = 30_000;

function listen(server: http.Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "EADDRINUSE") {
        reject(
          aviso(
            `El puerto ${port} está ocupado por otro programa: ciérralo, o usa otro con PORT=${port + 1} npm start.`,
            error,
          ),
        );
      } else if (error.code === "EACCES") {
        reject(
          aviso(
            `Este usuario no puede abrir el puerto ${port}: usa uno mayor que 1023, con PORT=3000 npm start.`,
            error,
          ),
        );
      } else reject(error);
    });
    // No host: every interface, IPv6 included where there is one.
    server.listen({ port, backlog: BACKLOG }, resolve);
  });
}

/** Takes the port at once, so that a start with a taken one fails before it does anything else. */
export async function takePort(port: number): Promise<WebServer> {
  let handle = (_request: http.IncomingMessage, response: http.ServerResponse): unknown =>
    response
      .writeHead(503, { "retry-after": "2", "content-type": "text/plain; charset=utf-8" })
      .end("Capicúa está arrancando…");
  let app: NextApp | null = null;
  const server = http.createServer((request, response) => handle(request, response));
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  await listen(server, port);
  return {
    open: async (loadNext) => {
      const { default: next } = await loadNext();
      app = next({ dev: false, dir: process.cwd(), port, httpServer: server });
      await app.prepare();
      handle = createFront(app.getRequestHandler(), port);
    },
    stop: async () => {
      server.close();
      // Live screens hold their connection open for as long as they are on.
      server.closeAllConnections();
      await app?.close();
    },
  };
}
