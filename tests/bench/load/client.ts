import { Buffer } from "node:buffer";
import http from "node:http";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";

// A browser's side of HTTP and no more: the same two processors serve the pages.

const unpack = promisify(gunzip);

export type Answer = {
  readonly path: string;
  readonly status: number;
  readonly headers: http.IncomingHttpHeaders;
  /** As they came over the wire. */
  readonly bytes: number;
  readonly text: () => Promise<string>;
};

export type Visitor = {
  readonly get: (path: string, headers?: Readonly<Record<string, string>>) => Promise<Answer>;
  readonly post: (path: string, body: object) => Promise<Answer>;
  /** Listens to a live stream until the visitor leaves. */
  readonly listen: (path: string, heard: (topic: LiveMessage) => void) => void;
  readonly leave: () => void;
};

export type LiveMessage = {
  readonly what: string;
  readonly matchId?: string;
  readonly at?: number;
  /** Within how many milliseconds to ask again. */
  readonly within?: number;
};

/** A browser's connections to one host. */
const CONNECTIONS = 6;

function chunksOf(response: http.IncomingMessage): Promise<readonly Buffer[]> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    response.on("data", (chunk: Buffer) => chunks.push(chunk));
    response.once("end", () => resolve(chunks)).once("error", reject);
  });
}

/** One browser with connections of its own. `failed` hears of every request that did not get an answer. */
export function visit(url: string, failed: (why: string) => void, cookie = ""): Visitor {
  const agent = new http.Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  let hasLeft = false;
  let jar = cookie;
  const open = (
    method: string,
    path: string,
    headers: object,
    body: string | null,
  ): Promise<http.IncomingMessage> =>
    new Promise((resolve, reject) => {
      const request = http.request(new URL(path, url), {
        agent,
        method,
        headers: { "accept-encoding": "gzip", ...(jar === "" ? {} : { cookie: jar }), ...headers },
      });
      request.once("response", resolve).end(body);
      request.once("error", (error: NodeJS.ErrnoException) => {
        // A kept connection that the server has just closed: a browser takes another one.
        const isStale = request.reusedSocket && error.code === "ECONNRESET";
        if (isStale) open(method, path, headers, body).then(resolve, reject);
        else reject(error);
      });
    });
  const ask = async (method: string, path: string, headers: object, body: string | null) => {
    const response = await open(method, path, headers, body);
    const chunks = await chunksOf(response);
    const given = response.headers["set-cookie"]?.map((line) => line.split(";")[0]) ?? [];
    if (given.length > 0) jar = [jar, ...given].filter((part) => part !== "").join("; ");
    const isPacked = response.headers["content-encoding"] === "gzip";
    return {
      path,
      status: response.statusCode ?? 0,
      headers: response.headers,
      bytes: chunks.reduce((sum, chunk) => sum + chunk.length, 0),
      text: async () => {
        const bytes = Buffer.concat(chunks);
        return (isPacked ? await unpack(bytes) : bytes).toString("utf8");
      },
    };
  };
  const told = async (what: string, work: Promise<Answer>) => {
    const answer = await work.catch((thrown: Error) => {
      if (!hasLeft) failed(`${what}: ${thrown.message}`);
      throw thrown;
    });
    if (answer.status >= 400) failed(`${what}: ${answer.status}`);
    return answer;
  };
  return {
    get: (path, headers = {}) => told(`GET ${path}`, ask("GET", path, headers, null)),
    post: (path, body) =>
      told(
        `POST ${path}`,
        ask("POST", path, { "content-type": "application/json" }, JSON.stringify(body)),
      ),
    listen: (path, heard) => {
      const listening = async () => {
        const response = await open("GET", path, { accept: "text/event-stream" }, null);
        if (response.statusCode !== 200) throw new Error(String(response.statusCode));
        let rest = "";
        for await (const chunk of response.setEncoding("utf8")) {
          const parts = (rest + chunk).split("\n\n");
          rest = parts.pop() ?? "";
          for (const part of parts) {
            const data = part.split("\n").find((line) => line.startsWith("data: "));
            if (data) heard(JSON.parse(data.slice(6)) as LiveMessage);
          }
        }
        throw new Error("ended");
      };
      listening().catch((thrown: Error) => {
        if (!hasLeft) failed(`stream ${path}: ${thrown.message}`);
      });
    },
    leave: () => {
      hasLeft = true;
      agent.destroy();
    },
  };
}
