import { Buffer } from "node:buffer";
import { createHash } from "node:crypto";
import http from "node:http";
import { promisify } from "node:util";
import { gunzip, gzip } from "node:zlib";
import type { Changes } from "./changes";
import { createCopies } from "./copies";
import type { LiveSource } from "./live-streams";
import { answerStream } from "./live-streams";
import type { InnerServer } from "./pass-on";
import { createPassOn } from "./pass-on";
import type { SharedRequest } from "./shared-address";
import { sharedRequest } from "./shared-address";

// What stands before the pages: answers that are the same for everybody are made once, packed once, and handed out as
// they are. A copy is what Next answers to a visitor without cookies; everything else goes to Next as it came.

type Handler = (request: http.IncomingMessage, response: http.ServerResponse) => unknown;

type FrontParts = {
  /** Where Next answers. */
  readonly inner: InnerServer;
  readonly changes: () => Readonly<Changes>;
  readonly streams: LiveSource;
};

type PageCopy = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly tag: string;
  readonly body: Buffer;
  readonly isPacked: boolean;
};

const pack = promisify(gzip);
const unpack = promisify(gunzip);

const PATIENCE_MS = 20_000;
const MEBIBYTE = 1024 * 1024;
const PACKABLE = /^(?:text\/|application\/(?:javascript|json|manifest\+json)|image\/svg)/;
/** Of one connection, or of one reader: not part of a copy. */
const NOT_COPIED = new Set([
  "connection",
  "content-encoding",
  "content-length",
  "date",
  "etag",
  "keep-alive",
  "set-cookie",
  "transfer-encoding",
]);

/** Whether a request comes from somebody who is signed in, by next-auth's cookie. */
const SESSION = /(?:^|;\s*)(?:__Secure-)?next-auth\.session-token(?:\.0)?=[^;]/;
/** Tells the scripts of a shared page that its reader is signed in. Says no more, so scripts may read it. */
const MARKER = "capicua-cuenta";
const MARKED = new RegExp(`(?:^|;\\s*)${MARKER}=1`);

/** The handler of the server that the hall talks to. */
export function createFront({ inner, changes, streams }: FrontParts): Handler {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 8 });
  const passOn = createPassOn(inner);
  const common = { changes, now: () => performance.now(), sizeOf };
  const pages = createCopies<PageCopy>({
    ...common,
    limits: { entries: 1_000, bytes: 64 * MEBIBYTE },
  });
  const files = createCopies<PageCopy>({
    ...common,
    limits: { entries: 2_000, bytes: 64 * MEBIBYTE },
    isUnchanging: true,
  });
  const copyOf = (shared: SharedRequest) =>
    (shared.isUnchanging ? files : pages).get(shared.key, async () => {
      const answer = await ask(shared, inner, agent);
      return isKept(answer, shared) ? await toCopy(answer, shared.isUnchanging ? 9 : 6) : null;
    });
  return async (request, response) => {
    if (!isAddress(request.url ?? "")) return refuseAddress(response);
    const shared = sharedRequest(request);
    if (shared === null) {
      const isAnswered = await answerStream(request, response, streams).catch(() => false);
      return isAnswered ? undefined : passOn(request, response);
    }
    const isSignedIn = SESSION.test(request.headers.cookie ?? "");
    if (shared.isPersonal && isSignedIn) return passOn(request, response);
    const copy = await copyOf(shared).catch(() => null);
    // Officials see what is not public yet.
    if (copy === null || (copy.status === 404 && isSignedIn)) return passOn(request, response);
    const headers = shared.isUnchanging ? {} : markerHeader(request, isSignedIn);
    return await send(copy, request, response, headers);
  };
}

/** Whether an address is one of ours that can be read at all: Next answers others with an error of its own, or not. */
function isAddress(url: string): boolean {
  if (!url.startsWith("/")) return false;
  try {
    decodeURI(url);
    return true;
  } catch {
    return false;
  }
}

function refuseAddress(response: http.ServerResponse): void {
  response
    .writeHead(400, { "content-type": "text/plain; charset=utf-8" })
    .end("Esa dirección está mal escrita: empieza por / y revisa los signos de porcentaje.");
}

function sizeOf({ body }: PageCopy): number {
  return body.length + 1_000;
}

type OwnAnswer = {
  readonly status: number;
  readonly headers: http.IncomingHttpHeaders;
  readonly body: Buffer;
};

function isKept({ status, headers }: OwnAnswer, { isUnchanging }: SharedRequest): boolean {
  if (headers["set-cookie"] !== undefined) return false;
  return status === 200 || (status === 404 && !isUnchanging);
}

/** Asks Next as a visitor without cookies would. */
function ask(
  { path, headers }: SharedRequest,
  inner: InnerServer,
  agent: http.Agent,
): Promise<OwnAnswer> {
  return new Promise((resolve, reject) => {
    const request = http.get({
      ...inner,
      path,
      agent,
      timeout: PATIENCE_MS,
      headers: { ...headers, "accept-encoding": "identity", accept: "*/*" },
    });
    request.once("timeout", () => request.destroy(new Error("no answer in time")));
    request.once("error", reject);
    request.once("response", (answer) => {
      const chunks: Buffer[] = [];
      answer.on("data", (chunk: Buffer) => chunks.push(chunk));
      answer.once("error", reject);
      answer.once("end", () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          body: Buffer.concat(chunks),
        }),
      );
    });
  });
}

async function toCopy({ status, headers, body }: OwnAnswer, level: number): Promise<PageCopy> {
  const isPacked = PACKABLE.test(headers["content-type"] ?? "") && body.length > 500;
  const own: Record<string, string> = {};
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined && !NOT_COPIED.has(name)) own[name] = String(value);
  }
  // The browser may keep a page if it asks each time whether it is still the same.
  if (own["cache-control"]?.includes("no-store")) own["cache-control"] = "private, no-cache";
  if (isPacked) own.vary = [own.vary, "accept-encoding"].filter(Boolean).join(", ");
  return {
    status,
    headers: own,
    tag: `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`,
    body: isPacked ? await pack(body, { level }) : body,
    isPacked,
  };
}

/** Sets or takes back the marker, where it is not as it should be. */
function markerHeader(
  { headers }: http.IncomingMessage,
  isSignedIn: boolean,
): Readonly<Record<string, string>> {
  if (isSignedIn === MARKED.test(headers.cookie ?? "")) return {};
  const value = isSignedIn ? `${MARKER}=1` : `${MARKER}=; Max-Age=0`;
  return { "set-cookie": `${value}; Path=/; SameSite=Lax` };
}

async function send(
  copy: PageCopy,
  request: http.IncomingMessage,
  response: http.ServerResponse,
  more: Readonly<Record<string, string>>,
): Promise<void> {
  const headers: Record<string, string> = { ...copy.headers, ...more, etag: copy.tag };
  if (copy.status === 200 && request.headers["if-none-match"] === copy.tag) {
    response.writeHead(304, headers).end();
    return;
  }
  const takesPacked = /\bgzip\b/.test(String(request.headers["accept-encoding"] ?? ""));
  const isSentPacked = copy.isPacked && takesPacked;
  const body = copy.isPacked && !takesPacked ? await unpack(copy.body) : copy.body;
  if (isSentPacked) headers["content-encoding"] = "gzip";
  headers["content-length"] = String(body.length);
  response.writeHead(copy.status, headers).end(body);
}
