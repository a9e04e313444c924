import { Buffer } from "node:buffer";
import net from "node:net";

// One kept connection of HTTP/1.1, and no more than a browser's side of it needs: eight hundred phones share the
// processors with what they measure, and Node's own client takes several times as much as the server that answers it.

export type Head = {
  readonly status: number;
  /** By lower-case name; of several of one name the last, save cookies. */
  readonly headers: Readonly<Record<string, string>>;
  readonly cookies: readonly string[];
};

/** Who waits for the answer to a request. */
export type Taker = {
  readonly head: (head: Head) => void;
  /** A piece of the body. It is overwritten after the call. */
  readonly body: (piece: Buffer) => void;
  readonly end: () => void;
  readonly failed: (error: Error, hasBegun: boolean) => void;
};

export type Connection = {
  /** Sends a request when no other is under way. */
  readonly send: (request: string, taker: Taker) => void;
  readonly isUsed: () => boolean;
  readonly close: () => void;
};

/** All connections read into the same memory: what they read is taken before another one reads. */
const MEMORY = Buffer.allocUnsafe(256 * 1024);
const END_OF_HEAD = "\r\n\r\n";
const END_OF_LINE = "\r\n";

/** Opens a connection. `gone` hears when it may not be used again. */
export function connect(port: number, host: string, gone: () => void): Connection {
  let taker: Taker | null = null;
  let rest: Buffer | null = null;
  let body: ReturnType<typeof bodyOf> | null = null;
  let answered = 0;
  const fail = (error: Error) => {
    const waiting = taker;
    taker = null;
    waiting?.failed(error, body !== null || rest !== null);
    gone();
  };
  const take = (piece: Buffer): void => {
    let bytes = rest === null ? piece : Buffer.concat([rest, piece]);
    rest = null;
    while (bytes.length > 0 && taker !== null) {
      if (body === null) {
        const end = bytes.indexOf(END_OF_HEAD);
        if (end < 0) break;
        const head = readHead(bytes.toString("latin1", 0, end));
        bytes = bytes.subarray(end + END_OF_HEAD.length);
        body = bodyOf(head, taker.body);
        taker.head(head);
      }
      const left = body.take(bytes);
      bytes = left.bytes;
      if (!left.isWhole) break;
      const done = taker;
      [body, taker] = [null, null];
      answered += 1;
      done.end();
    }
    // The memory is used again by the next one to read.
    if (bytes.length > 0) rest = Buffer.from(bytes);
  };
  const socket = net.connect({
    port,
    host,
    noDelay: true,
    onread: {
      buffer: MEMORY,
      callback: (count) => {
        take(MEMORY.subarray(0, count));
        return true;
      },
    },
  });
  socket.once("error", fail);
  socket.once("close", () => fail(new Error("the connection was closed")));
  return {
    send: (request, waiting) => {
      taker = waiting;
      socket.write(request);
    },
    isUsed: () => answered > 0,
    close: () => {
      taker = null;
      socket.destroy();
    },
  };
}

function readHead(text: string): Head {
  const [first = "", ...lines] = text.split(END_OF_LINE);
  const headers: Record<string, string> = {};
  const cookies: string[] = [];
  for (const line of lines) {
    const colon = line.indexOf(":");
    const name = line.slice(0, colon).toLowerCase();
    const value = line.slice(colon + 1).trim();
    if (name === "set-cookie") cookies.push(value);
    else headers[name] = value;
  }
  return { status: Number(first.split(" ")[1]), headers, cookies };
}

type Left = { readonly bytes: Buffer; readonly isWhole: boolean };

/** Reads a body by its length, or in pieces that each tell their own. */
function bodyOf({ status, headers }: Head, given: (piece: Buffer) => void) {
  const isChunked = headers["transfer-encoding"] === "chunked";
  let missing = isChunked || status === 304 ? 0 : Number(headers["content-length"] ?? 0);
  const takeSized = (bytes: Buffer): Buffer => {
    const piece = bytes.subarray(0, missing);
    missing -= piece.length;
    if (piece.length > 0) given(piece);
    return bytes.subarray(piece.length);
  };
  /** Reads the size of the next piece; null where it is not there yet. */
  const takeSize = (bytes: Buffer): Left | null => {
    // After each piece comes the end of its line; before the first there is none.
    const from = bytes.indexOf(END_OF_LINE) === 0 ? END_OF_LINE.length : 0;
    const end = bytes.indexOf(END_OF_LINE, from);
    if (end < 0) return null;
    missing = Number.parseInt(bytes.toString("latin1", from, end), 16);
    if (missing > 0) return { bytes: bytes.subarray(end + END_OF_LINE.length), isWhole: false };
    const after = end + END_OF_HEAD.length;
    return bytes.length < after ? null : { bytes: bytes.subarray(after), isWhole: true };
  };
  const takePieces = (all: Buffer): Left => {
    let bytes = all;
    for (;;) {
      if (missing > 0) bytes = takeSized(bytes);
      if (missing > 0) return { bytes, isWhole: false };
      const sized = takeSize(bytes);
      if (sized === null) return { bytes, isWhole: false };
      if (sized.isWhole) return sized;
      bytes = sized.bytes;
    }
  };
  return {
    take: (bytes: Buffer): Left => {
      if (isChunked) return takePieces(bytes);
      const left = takeSized(bytes);
      return { bytes: left, isWhole: missing === 0 };
    },
  };
}
