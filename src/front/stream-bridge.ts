import { Buffer } from "node:buffer";
import type { MessagePort } from "node:worker_threads";
import type { LiveSource } from "./live-streams";

// Streams are held in the thread that answers the hall, and fed from the thread of the pages: it is told of each reader
// that comes and goes, and says what to write once for all readers of an address.

/** From the thread that holds the streams. */
type ReaderMessage =
  | { readonly kind: "join"; readonly reader: number; readonly query: string }
  | { readonly kind: "leave"; readonly reader: number };

/** To the thread that holds the streams. `first` is null where the pages answer themselves. */
type SourceMessage =
  | { readonly kind: "joined"; readonly reader: number; readonly first: string | null }
  | { readonly kind: "tell"; readonly query: string; readonly text: Uint8Array };

/** Feeds the streams at the other end of `port` from `source`. */
export function feedStreams(port: MessagePort, source: LiveSource): void {
  const sends = new Map<string, { readonly send: (text: Buffer) => void; readers: number }>();
  const ends = new Map<number, () => void>();
  const post = (message: SourceMessage) => port.postMessage(message);
  const sharedSend = (query: string) => {
    const known = sends.get(query) ?? {
      send: (text: Buffer) => post({ kind: "tell", query, text }),
      readers: 0,
    };
    sends.set(query, known);
    known.readers += 1;
    return known.send;
  };
  const forgetSend = (query: string) => {
    const known = sends.get(query);
    if (!known) return;
    known.readers -= 1;
    if (known.readers === 0) sends.delete(query);
  };
  const join = async (reader: number, query: string) => {
    const joined = await source
      .join(new URLSearchParams(query), sharedSend(query))
      .catch(() => null);
    if (joined === null) forgetSend(query);
    else {
      ends.set(reader, () => {
        joined.end();
        forgetSend(query);
      });
    }
    post({ kind: "joined", reader, first: joined?.first ?? null });
  };
  const leave = (reader: number) => {
    ends.get(reader)?.();
    ends.delete(reader);
  };
  // The thread at the other end is gone, and its readers with it.
  port.once("close", () => {
    for (const reader of [...ends.keys()]) leave(reader);
  });
  port.on("message", (message: ReaderMessage) => {
    if (message.kind === "join") void join(message.reader, message.query);
    else leave(message.reader);
  });
}

type Reader = {
  readonly query: string;
  readonly send: (text: Buffer) => void;
  readonly joined: (first: string | null) => void;
};

/** The streams that the other end of `port` feeds. */
export function fedStreams(port: MessagePort): LiveSource {
  const readers = new Map<number, Reader>();
  const byQuery = new Map<string, Set<Reader>>();
  let last = 0;
  const forget = (id: number) => {
    const reader = readers.get(id);
    if (!reader) return;
    readers.delete(id);
    const others = byQuery.get(reader.query);
    others?.delete(reader);
    if (others?.size === 0) byQuery.delete(reader.query);
  };
  port.on("message", (message: SourceMessage) => {
    if (message.kind === "joined") readers.get(message.reader)?.joined(message.first);
    else {
      const text = Buffer.from(message.text);
      for (const { send } of byQuery.get(message.query) ?? []) send(text);
    }
  });
  return {
    join: (asked, send) =>
      new Promise((resolve) => {
        const query = asked.toString();
        last += 1;
        const id = last;
        const reader: Reader = {
          query,
          send,
          joined: (first) => {
            if (first === null) {
              forget(id);
              resolve(null);
              return;
            }
            byQuery.set(query, (byQuery.get(query) ?? new Set()).add(reader));
            const end = () => {
              if (!readers.has(id)) return;
              forget(id);
              port.postMessage({ kind: "leave", reader: id } satisfies ReaderMessage);
            };
            resolve({ first, end });
          },
        };
        readers.set(id, reader);
        port.postMessage({ kind: "join", reader: id, query } satisfies ReaderMessage);
      }),
  };
}
