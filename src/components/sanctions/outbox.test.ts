import { describe, expect, it } from "vitest";
import type { QueueStore } from "@/components/acta/acta-storage";
import type { Outgoing } from "./outbox";
import { createOutbox } from "./outbox";

type Reply = "down" | { readonly status?: number; readonly body: object };

function memory(): QueueStore {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

const uuid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, "0")}`;

function item(n: number): Omit<Outgoing, "refused"> {
  return {
    commandId: uuid(n),
    matchId: uuid(100),
    baseVersion: 4,
    event: {
      type: "incident-recorded",
      incidentId: uuid(200 + n),
      infraction: "F-11.4",
      offenders: ["A"],
      afterHand: 1,
    },
    slug: "viernes",
    table: 3,
    title: "Consultar la tantera",
    at: 1,
  };
}

function setUp(replies: Reply[], store = memory()) {
  const asked: { commandId: string; baseVersion: number }[] = [];
  const waits: (() => void)[] = [];
  let ids = 900;
  const outbox = createOutbox({
    store,
    fetcher: (async (_url: string, init: RequestInit) => {
      asked.push(JSON.parse(String(init.body)));
      const reply = replies.shift() ?? "down";
      if (reply === "down") throw new TypeError("no network");
      return Response.json(reply.body, { status: reply.status ?? 200 });
    }) as typeof fetch,
    newId: () => uuid(ids++),
    later: (work) => {
      waits.push(work);
      return () => undefined;
    },
  });
  return { outbox, asked, waits, store };
}

const OK: Reply = { body: { ok: true, value: { version: 5 } } };
const refused = (code: string, more: object = {}): Reply => ({
  status: 422,
  body: { ok: false, problems: [{ code, detail: `dice ${code}` }], ...more },
});

describe("what a judge recorded without a connection", () => {
  it("waits on the phone, survives a reload and is sent with the same id", async () => {
    const first = setUp(["down"]);
    await first.outbox.add(item(1));
    expect(first.outbox.snapshot()).toHaveLength(1);
    const after = setUp([OK], first.store);
    expect(after.outbox.snapshot()).toMatchObject([{ table: 3, refused: null }]);
    await after.outbox.again();
    expect(after.outbox.snapshot()).toEqual([]);
    expect(after.asked[0]?.commandId).toBe(first.asked[0]?.commandId);
    expect(setUp([], first.store).outbox.snapshot()).toEqual([]);
  });

  it("tries again by itself while something waits", async () => {
    const { outbox, waits } = setUp(["down", OK]);
    await outbox.add(item(1));
    expect(waits).toHaveLength(1);
    waits[0]?.();
    await Promise.resolve();
    await new Promise((resolve) => setTimeout(resolve));
    expect(outbox.snapshot()).toEqual([]);
  });

  it("counts one that had arrived before the line dropped as sent", async () => {
    const { outbox } = setUp([refused("incident-id-used")]);
    await outbox.add(item(1));
    expect(outbox.snapshot()).toEqual([]);
  });

  it("goes on the acta as it is now where somebody wrote meanwhile", async () => {
    const { outbox, asked } = setUp([refused("stale", { version: 9 }), OK]);
    await outbox.add(item(1));
    expect(asked.map(({ baseVersion }) => baseVersion)).toEqual([4, 9]);
    expect(asked[1]?.commandId).not.toBe(asked[0]?.commandId);
    expect(outbox.snapshot()).toEqual([]);
  });

  it("keeps a refused one with its reason, and sends the next", async () => {
    const { outbox } = setUp(["down", refused("acta-closed"), OK]);
    await outbox.add(item(1));
    await outbox.add(item(2));
    expect(outbox.snapshot()).toMatchObject([
      { commandId: uuid(1), refused: ["dice acta-closed"] },
    ]);
    outbox.discard(uuid(1));
    expect(outbox.snapshot()).toEqual([]);
  });

  it("takes unreadable storage for nothing", () => {
    const store = memory();
    store.setItem("capicua-juez-pendientes", "[{]");
    expect(setUp([], store).outbox.snapshot()).toEqual([]);
  });
});
