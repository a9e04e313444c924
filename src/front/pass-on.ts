import http from "node:http";
import { createTurns } from "./turns";

/** The server of the pages, for this machine's own requests alone. */
export type InnerServer = { readonly host: string; readonly port: number };

/** Connections from one hop to the next, and the encoding on it, are each hop's own. */
const OWN_OF_A_HOP = new Set(["connection", "keep-alive", "proxy-connection", "transfer-encoding"]);

const NO_ANSWER = "Capicúa no contesta en este momento: inténtalo otra vez.";

/** A page is made without a pause: while several are, the hands of the tables wait for all of them. */
const PAGE_PATIENCE_MS = 500;

/** Whether a request asks for a page to be made: not for a file, nor for what the pages' scripts ask. */
function isForPage({ method, url = "", headers }: http.IncomingMessage): boolean {
  const [path = ""] = url.split("?");
  if (method !== "GET" || path.startsWith("/api/") || /\.[a-z]+$/.test(path)) return false;
  return headers.rsc !== undefined || (headers.accept ?? "").includes("text/html");
}

export type PassOn = (request: http.IncomingMessage, response: http.ServerResponse) => void;

/** The headers that go on to the next hop. */
function headersToPass(given: http.IncomingHttpHeaders): http.OutgoingHttpHeaders {
  return Object.fromEntries(Object.entries(given).filter(([name]) => !OWN_OF_A_HOP.has(name)));
}

/**
 * Hands requests on as they came, with the address that they came from, and their answers back piece by piece. Pages are
 * asked for one after another, so that what is quick gets in between.
 */
export function createPassOn({ host, port }: InnerServer): PassOn {
  const agent = new http.Agent({ keepAlive: true });
  const inTurn = createTurns(PAGE_PATIENCE_MS, (work, ms) => {
    const timer = setTimeout(work, ms);
    return () => clearTimeout(timer);
  });

  function pass(
    request: http.IncomingMessage,
    response: http.ServerResponse,
    made: () => void,
  ): void {
    // Its sender has gone meanwhile: nobody would read the answer, and a closed connection has no address.
    if (response.destroyed || request.socket.remoteAddress === undefined) {
      response.destroy();
      made();
      return;
    }
    const headers = headersToPass(request.headers);
    // A proxy before us has said already whom it speaks for.
    headers["x-forwarded-for"] ??= request.socket.remoteAddress;
    const { method, url: path } = request;
    const inner = http.request({ host, port, agent, method, path, headers });
    inner.once("response", (answer) => {
      const given = headersToPass(answer.headers);
      response.writeHead(answer.statusCode ?? 502, answer.statusMessage, given);
      answer.pipe(response);
      // Half an answer may not pass for a whole one.
      answer.once("aborted", () => response.destroy());
      answer.once("end", made);
    });
    inner.once("close", made);
    inner.once("error", () => {
      if (response.headersSent) response.destroy();
      else response.writeHead(502, { "content-type": "text/plain; charset=utf-8" }).end(NO_ANSWER);
    });
    response.once("close", () => inner.destroy());
    request.pipe(inner);
  }

  return (request, response) => {
    if (isForPage(request)) inTurn((done) => pass(request, response, done));
    else pass(request, response, () => undefined);
  };
}
