import { Buffer } from "node:buffer";
import { MessageChannel } from "node:worker_threads";
import { afterEach, describe, expect, it } from "vitest";
import type { LiveSource } from "./live-streams";
import { fedStreams, feedStreams } from "./stream-bridge";

type Send = (text: Buffer) => void;

/** A source whose readers are counted by whom they are told through. */
function sourceOf() {
  const readers = new Map<Send, number>();
  const count = (send: Send, change: number) =>
    readers.set(send, (readers.get(send) ?? 0) + change);
  const source: LiveSource = {
    join: async (query, send) => {
      if (query.get("torneo") !== "copa") return null;
      count(send, 1);
      return { first: `hello ${query.get("para")}`, end: () => count(send, -1) };
    },
  };
  const tell = (text: string) => {
    for (const [send, number] of readers) if (number > 0) send(Buffer.from(text));
  };
  return { source, tell, counts: () => [...readers.values()] };
}

const ports: { close: () => void }[] = [];
const settle = () => new Promise((resolve) => setTimeout(resolve, 30));

function bridge() {
  const { port1, port2 } = new MessageChannel();
  ports.push(port1, port2);
  const parts = sourceOf();
  feedStreams(port1, parts.source);
  return { ...parts, streams: fedStreams(port2) };
}

afterEach(() => {
  for (const port of ports.splice(0)) port.close();
});

const address = (torneo: string, para = "publico") => new URLSearchParams({ torneo, para });

describe("streams fed from another thread", () => {
  it("greet each reader, and tell all of an address with one message", async () => {
    const { streams, tell, counts } = bridge();
    const heard: string[] = [];
    const joined = await Promise.all(
      ["a", "b", "c"].map((name) =>
        streams.join(address("copa"), (text) => heard.push(`${name} ${text.toString("utf8")}`)),
      ),
    );
    expect(joined.map((one) => one?.first)).toEqual(Array(3).fill("hello publico"));
    // Three readers behind one teller.
    expect(counts()).toEqual([3]);
    tell("ñ");
    await settle();
    expect(heard).toEqual(["a ñ", "b ñ", "c ñ"]);
  });

  it("keeps addresses apart", async () => {
    const { streams, tell, counts } = bridge();
    const heard: string[] = [];
    await streams.join(address("copa", "pantalla"), () => heard.push("pantalla"));
    await streams.join(address("copa"), () => heard.push("publico"));
    expect(counts()).toEqual([1, 1]);
    tell("x");
    await settle();
    expect(heard).toEqual(["pantalla", "publico"]);
  });

  it("tells those who left no more, and says that they left", async () => {
    const { streams, tell, counts } = bridge();
    const heard: string[] = [];
    const first = await streams.join(address("copa"), () => heard.push("first"));
    await streams.join(address("copa"), () => heard.push("second"));
    first?.end();
    first?.end();
    await settle();
    expect(counts()).toEqual([1]);
    tell("x");
    await settle();
    expect(heard).toEqual(["second"]);
  });

  it("lets go of all readers when their thread is gone", async () => {
    const { streams, counts } = bridge();
    await streams.join(address("copa"), () => undefined);
    await streams.join(address("copa", "pantalla"), () => undefined);
    expect(counts()).toEqual([1, 1]);
    ports.at(-1)?.close();
    await settle();
    expect(counts()).toEqual([0, 0]);
  });

  it("leaves to the pages what is not everybody's to hear", async () => {
    const { streams } = bridge();
    expect(await streams.join(address("secreto"), () => undefined)).toBeNull();
  });
});
