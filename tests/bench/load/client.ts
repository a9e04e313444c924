import { Buffer } from "node:buffer";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import type { Connection, Head } from "./connection";
import { connect } from "./connection";

// A browser's side of HTTP and no more: the same two processors serve the pages.

const unpack = promisify(gunzip);

export type Answer = {
  readonly path: string;
  readonly status: number;
  readonly headers: Head["headers"];
  /** As they came over the wire. */
  readonly bytes: number;
  readonly text: () => Promise<string>;
};

export type Visitor = {
  readonly get: (path: string, headers?: Readonly<Record<string, string>>) => Promise<Answer>;
  readonly post: (path: string, body: object) => Promise<Answer>;
  /** Reads a file of which only the size matters. */
  readonly fetch: (path: string) => Promise<number>;
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
const BROWSER =
  "Mozilla/5.0 (Linux; Android 10) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36";

type Request = {
  readonly text: string;
  readonly head: (head: Head) => void;
  readonly body: (piece: Buffer) => void;
  readonly end: () => void;
  readonly failed: (error: Error) => void;
};

/** The connections of one browser: each takes the next request when its answer is whole. */
function createPool(url: URL) {
  const idle: Connection[] = [];
  const open = new Set<Connection>();
  const waiting: Request[] = [];
  const run = (request: Request, connection: Connection): void => {
    const isReused = connection.isUsed();
    connection.send(request.text, {
      ...request,
      end: () => {
        request.end();
        const next = waiting.shift();
        if (next) run(next, connection);
        else idle.push(connection);
      },
      failed: (error, hasBegun) => {
        // A kept connection that the server has just closed: a browser takes another one.
        if (isReused && !hasBegun) ask(request);
        else request.failed(error);
      },
    });
  };
  const openOne = (): Connection => {
    const connection = connect(Number(url.port), url.hostname, () => {
      open.delete(connection);
      if (idle.includes(connection)) idle.splice(idle.indexOf(connection), 1);
    });
    open.add(connection);
    return connection;
  };
  const ask = (request: Request): void => {
    const connection = idle.pop() ?? (open.size < CONNECTIONS ? openOne() : null);
    if (connection) run(request, connection);
    else waiting.push(request);
  };
  return {
    ask,
    close: () => {
      for (const connection of open) connection.close();
    },
  };
}

/** One browser with connections of its own. `failed` hears of every request that did not get an answer. */
export function visit(url: string, failed: (why: string) => void, cookie = ""): Visitor {
  const pool = createPool(new URL(url));
  const host = new URL(url).host;
  let hasLeft = false;
  let jar = cookie;
  const textOf = (
    method: string,
    path: string,
    headers: Readonly<Record<string, string>>,
    body = "",
  ): string => {
    const all = {
      host,
      "user-agent": BROWSER,
      "accept-encoding": "gzip",
      ...(jar === "" ? {} : { cookie: jar }),
      ...(body === "" ? {} : { "content-length": String(Buffer.byteLength(body)) }),
      ...headers,
    };
    const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
    return `${method} ${path} HTTP/1.1\r\n${lines.join("")}\r\n${body}`;
  };
  const keepCookies = ({ cookies }: Head) => {
    const given = cookies.map((line) => line.split(";")[0] ?? "");
    if (given.length > 0) jar = [jar, ...given].filter((part) => part !== "").join("; ");
  };
  /** Settles with the head of an answer and its size; `piece` gets its body. */
  const ask = (what: string, text: string, piece: (bytes: Buffer) => void) =>
    new Promise<{ readonly head: Head; readonly bytes: number }>((resolve, reject) => {
      let head: Head = { status: 0, headers: {}, cookies: [] };
      let bytes = 0;
      pool.ask({
        text,
        head: (given) => {
          head = given;
          keepCookies(given);
        },
        body: (given) => {
          bytes += given.length;
          piece(given);
        },
        end: () => {
          if (head.status >= 400) failed(`${what}: ${head.status}`);
          resolve({ head, bytes });
        },
        failed: (error) => {
          if (!hasLeft) failed(`${what}: ${error.message}`);
          reject(error);
        },
      });
    });
  const read = async (method: string, path: string, text: string): Promise<Answer> => {
    const pieces: Buffer[] = [];
    const { head, bytes } = await ask(`${method} ${path}`, text, (piece) => {
      pieces.push(Buffer.from(piece));
    });
    const isPacked = head.headers["content-encoding"] === "gzip";
    return {
      path,
      status: head.status,
      headers: head.headers,
      bytes,
      text: async () => {
        const body = Buffer.concat(pieces);
        return (isPacked ? await unpack(body) : body).toString("utf8");
      },
    };
  };
  return {
    get: (path, headers = {}) => read("GET", path, textOf("GET", path, headers)),
    post: (path, body) => {
      const headers = { "content-type": "application/json" };
      return read("POST", path, textOf("POST", path, headers, JSON.stringify(body)));
    },
    fetch: async (path) => {
      const text = textOf("GET", path, {});
      return (await ask(`GET ${path}`, text, () => undefined)).bytes;
    },
    listen: (path, heard) => {
      let rest = "";
      const text = textOf("GET", path, { accept: "text/event-stream" });
      ask(`stream ${path}`, text, (piece) => {
        const parts = (rest + piece.toString("utf8")).split("\n\n");
        rest = parts.pop() ?? "";
        for (const part of parts) {
          const data = part.split("\n").find((line) => line.startsWith("data: "));
          if (data) heard(JSON.parse(data.slice(6)) as LiveMessage);
        }
      }).then(
        () => {
          if (!hasLeft) failed(`stream ${path}: ended`);
        },
        () => undefined,
      );
    },
    leave: () => {
      hasLeft = true;
      pool.close();
    },
  };
}
