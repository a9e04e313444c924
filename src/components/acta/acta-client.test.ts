import { describe, expect, it } from "vitest";
import type { ActaEvent } from "@/domain/match/acta";
import { NO_DESK_POLICY } from "@/domain/match/desk-policy";
import { foldActa } from "@/domain/match/fold-acta";
import { resolveRules } from "@/domain/rules/resolve-rules";
import { DEVICE_HEADER } from "@/schemas/device-id";
import type { TableView } from "@/server/actas/table-view";
import type { ActaClientParts } from "./acta-client";
import { createActaClient } from "./acta-client";
import { parseWaiting } from "./acta-storage";

const MATCH = "6f1c9a52-0a0e-4a53-9b7c-0d9be0f7e6a1";
const rules = resolveRules("fededodo-2026", { mode: "pairs", players: 4, format: "pairs" });

function viewAt(events: readonly ActaEvent[], now = 0): TableView {
  return {
    matchId: MATCH,
    version: events.length,
    table: 7,
    tournament: { slug: "x", name: "X", timeZone: "UTC", format: "pairs", closed: false },
    round: { number: 1, closed: false },
    rules,
    rulesSpec: "fededodo-2026",
    desk: NO_DESK_POLICY,
    people: {},
    state: foldActa(events, { rules }),
    marks: {},
    changes: [],
    incidents: [],
    absences: [],
    substitutions: [],
    call: null,
    writer: null,
    outcome: null,
    clock: { startedAt: null, pausedAt: null, pausedMs: 0, calledAt: null, endedAt: null },
    now,
    publicCode: "PUBLICO1",
  };
}

type Posted = {
  readonly commandId: string;
  readonly baseVersion: number;
  readonly event: ActaEvent;
  readonly writer?: string;
};

/** A server that keeps one acta and its pen as the real one does, and a network that can be cut. */
function hall() {
  const events: ActaEvent[] = [];
  const receipts = new Map<string, number>();
  const posts: Posted[] = [];
  const network = { isUp: true, losesAnswers: false, hangs: false };
  let pen: string | null = null;
  const kept = new Map<string, string>();
  const timers: (() => void)[] = [];
  let ids = 0;

  async function post(body: Posted): Promise<Response> {
    posts.push(body);
    const known = receipts.get(body.commandId);
    if (known !== undefined) return Response.json({ ok: true, value: { version: known } });
    if (pen !== null && pen !== body.writer) {
      const problems = [{ code: "other-writer", detail: "Anota otro teléfono." }];
      return Response.json({ ok: false, problems }, { status: 409 });
    }
    pen = body.writer ?? null;
    if (body.baseVersion !== events.length) {
      const problems = [{ code: "stale", detail: "Alguien más anotó." }];
      return Response.json({ ok: false, problems }, { status: 409 });
    }
    events.push(body.event);
    receipts.set(body.commandId, events.length);
    return Response.json({ ok: true, value: { version: events.length } });
  }

  const writerFor = (phone: string | null) =>
    pen === null ? null : { own: pen === phone, label: "Android", since: "x", lastAt: null };

  function read(phone: string | null): Response {
    const view = { ...viewAt(events, events.length), writer: writerFor(phone) };
    return Response.json({ ok: true, value: view });
  }

  function give({ writer }: Posted): Response {
    pen = writer ?? null;
    return Response.json({ ok: true, value: writerFor(pen) });
  }

  async function answerTo(url: string, init?: RequestInit): Promise<Response> {
    if (init?.method !== "POST") return read(new Headers(init?.headers).get(DEVICE_HEADER));
    const body = JSON.parse(String(init.body)) as Posted;
    return url.endsWith("/anotador") ? give(body) : post(body);
  }

  const fetcher: ActaClientParts["fetcher"] = async (url, init) => {
    if (!network.isUp) throw new TypeError("Failed to fetch");
    const answer = await answerTo(String(url), init);
    if (network.hangs) throw new DOMException("signal timed out", "TimeoutError");
    if (network.losesAnswers) throw new TypeError("Failed to fetch");
    return answer;
  };
  const store = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  const phone = (id?: string, keeps = true) =>
    createActaClient({
      table: { matchId: MATCH, code: "ABC234" },
      first: viewAt(events),
      fetcher,
      store: () => (keeps ? store : null),
      ...(id !== undefined && { phone: () => id }),
      newId: () => {
        ids += 1;
        return `00000000-0000-4000-8000-${String(ids).padStart(12, "0")}`;
      },
      now: () => 0,
      later: (work) => {
        timers.push(work);
        return () => {};
      },
    });
  return { events, posts, network, kept, phone, runTimers: () => timers.splice(0).map((t) => t()) };
}

/** Lets the promises of the fake network run out. */
const quiet = () => new Promise((done) => setTimeout(done, 5));

const SEATS: ActaEvent = { type: "seats-confirmed" };
const LEADER: ActaEvent = { type: "leader-drawn", leader: "B" };
const hand = (handId: string): ActaEvent => ({
  type: "hand-recorded",
  handId,
  hand: { ending: "domino", closer: "A", pips: { A: 0, B: 10, C: 5, D: 20 } },
});

describe("a table's client", () => {
  it("sends in order, one at a time, and reads the table again", async () => {
    const { phone, events, posts } = hall();
    const client = phone();
    client.start();
    client.record(SEATS);
    client.record(LEADER);
    await quiet();
    expect(events).toEqual([SEATS, LEADER]);
    expect(posts.map(({ baseVersion }) => baseVersion)).toEqual([0, 1]);
    expect(client.snapshot()).toMatchObject({
      sending: false,
      online: true,
      view: { version: 2 },
      queue: { waiting: [], confirmed: [] },
    });
  });

  it("keeps what it could not send and sends it with the same id", async () => {
    const { phone, events, posts, network, runTimers } = hall();
    network.isUp = false;
    const client = phone();
    client.start();
    client.record(SEATS);
    await quiet();
    expect(client.snapshot().online).toBe(false);
    expect(client.snapshot().queue.waiting).toHaveLength(1);
    network.isUp = true;
    runTimers();
    await quiet();
    expect(events).toEqual([SEATS]);
    expect(posts).toHaveLength(1);
    expect(client.snapshot().queue.waiting).toEqual([]);
  });

  it("counts once a command whose answer was lost", async () => {
    const { phone, events, posts, network, runTimers } = hall();
    network.losesAnswers = true;
    const client = phone();
    client.start();
    client.record(SEATS);
    await quiet();
    network.losesAnswers = false;
    runTimers();
    await quiet();
    expect(events).toEqual([SEATS]);
    expect(new Set(posts.map(({ commandId }) => commandId)).size).toBe(1);
    expect(posts).toHaveLength(2);
  });

  it("takes up after a reload what the phone kept", async () => {
    const { phone, events, network, kept } = hall();
    network.isUp = false;
    const before = phone();
    const stop = before.start();
    before.record(SEATS);
    await quiet();
    stop();
    expect(kept.size).toBe(1);
    network.isUp = true;
    const after = phone();
    after.start();
    await quiet();
    expect(events).toEqual([SEATS]);
    expect(kept.size).toBe(0);
  });

  it("stops at a refusal and shows what is recorded, until a person decides", async () => {
    const { phone, events } = hall();
    const [mine, theirs] = [phone(), phone()];
    mine.start();
    theirs.start();
    theirs.record(SEATS);
    await quiet();
    theirs.record(LEADER);
    await quiet();
    const other: ActaEvent = { type: "leader-drawn", leader: "D" };
    mine.record(other);
    mine.record(hand("1"));
    await quiet();
    const stopped = mine.snapshot();
    expect(stopped.queue.refused?.problems[0]?.code).toBe("stale");
    expect(stopped.queue.waiting).toHaveLength(2);
    expect(stopped.view.version).toBe(2);
    expect(events).toEqual([SEATS, LEADER]);
    const [first] = stopped.queue.waiting;
    mine.discard(first?.commandId ?? "");
    await quiet();
    // The hand behind it was noted for another leader: that is asked about too.
    expect(events).toEqual([SEATS, LEADER]);
    expect(mine.snapshot().queue.refused?.problems[0]?.code).toBe("hands-moved");
    mine.sendAgain();
    await quiet();
    expect(events).toEqual([SEATS, LEADER, hand("1")]);
    expect(mine.snapshot().queue.waiting).toEqual([]);
  });

  it("asks nobody about what another phone has said already", async () => {
    const { phone, events } = hall();
    const [mine, theirs] = [phone(), phone()];
    mine.start();
    theirs.start();
    theirs.record(SEATS);
    await quiet();
    mine.record(SEATS);
    mine.record(LEADER);
    await quiet();
    expect(events).toEqual([SEATS, LEADER]);
    expect(mine.snapshot().queue).toEqual({ waiting: [], confirmed: [], refused: null });
  });
});

describe("the pen of a table's client", () => {
  it("is taken by writing, and is lost to a phone that takes it, with nothing lost", async () => {
    const { phone, events } = hall();
    const [mine, theirs] = [phone("mine"), phone("theirs")];
    mine.start();
    theirs.start();
    mine.record(SEATS);
    await quiet();
    expect(mine.snapshot().view.writer?.own).toBe(true);
    await theirs.refresh();
    expect(theirs.snapshot().view.writer?.own).toBe(false);
    theirs.takePen();
    await quiet();
    expect(theirs.snapshot()).toMatchObject({ taking: false, view: { writer: { own: true } } });
    mine.record(LEADER);
    await quiet();
    expect(mine.snapshot().queue.refused?.problems[0]?.code).toBe("other-writer");
    expect(mine.snapshot().view.writer?.own).toBe(false);
    // Nobody recorded anything in its place: with the pen back it goes by itself.
    mine.takePen();
    await quiet();
    expect(events).toEqual([SEATS, LEADER]);
    expect(mine.snapshot().queue).toEqual({ waiting: [], confirmed: [], refused: null });
  });

  it("is asked for before what waits, when the network is back", async () => {
    const { phone, events, network, runTimers } = hall();
    const [mine, theirs] = [phone("mine"), phone("theirs")];
    theirs.start();
    theirs.record(SEATS);
    await quiet();
    mine.start();
    await mine.refresh();
    network.isUp = false;
    mine.takePen();
    mine.record(LEADER);
    await quiet();
    expect(mine.snapshot()).toMatchObject({ taking: true, online: false });
    network.isUp = true;
    runTimers();
    await quiet();
    expect(events).toEqual([SEATS, LEADER]);
    expect(mine.snapshot()).toMatchObject({ taking: false, view: { writer: { own: true } } });
  });

  it("goes to one of two phones that write at once; the other's hand waits beside it", async () => {
    const { phone, events } = hall();
    const [mine, theirs] = [phone("mine"), phone("theirs")];
    mine.start();
    theirs.start();
    for (const event of [SEATS, LEADER]) mine.record(event);
    await quiet();
    await theirs.refresh();
    theirs.takePen();
    await quiet();
    mine.record(hand("mine"));
    theirs.record(hand("theirs"));
    await quiet();
    expect(events).toEqual([SEATS, LEADER, hand("theirs")]);
    expect(mine.snapshot().queue).toMatchObject({
      refused: { problems: [{ code: "other-writer" }] },
      waiting: [{ event: hand("mine"), number: 1 }],
    });
    mine.takePen();
    mine.putMine("Acordado en la mesa");
    await quiet();
    expect(events.at(-1)).toEqual({
      type: "hand-corrected",
      handId: "theirs",
      hand: hand("mine").hand,
      reason: "Acordado en la mesa",
    });
    expect(mine.snapshot().queue.waiting).toEqual([]);
  });
});

describe("what a phone knows of its own sending", () => {
  it("tells what was given to the network, and since when nothing answers", async () => {
    const { phone, network, runTimers } = hall();
    const client = phone("mine");
    client.start();
    network.isUp = false;
    client.record(SEATS);
    await quiet();
    expect(client.snapshot()).toMatchObject({ given: null, silentSince: 0, online: false });
    network.isUp = true;
    network.hangs = true;
    runTimers();
    await quiet();
    const [command] = client.snapshot().queue.waiting;
    expect(client.snapshot().given).toBe(command?.commandId);
    network.hangs = false;
    runTimers();
    await quiet();
    expect(client.snapshot()).toMatchObject({ given: null, silentSince: null, online: true });
  });

  it("goes on in memory where the phone keeps nothing, and says so", async () => {
    const { phone, events } = hall();
    const client = phone("mine", false);
    client.start();
    expect(client.snapshot().keeps).toBe(false);
    client.record(SEATS);
    await quiet();
    expect(events).toEqual([SEATS]);
  });

  it("takes over what another page of the same phone records, and sends it once", async () => {
    const { phone, events, kept, network, runTimers } = hall();
    const [one, two] = [phone("mine"), phone("mine")];
    one.start();
    two.start();
    network.isUp = false;
    one.record(SEATS);
    await quiet();
    const now = parseWaiting([...kept.values()][0] ?? null);
    two.mirror([], now);
    expect(two.snapshot().queue.waiting).toHaveLength(1);
    network.isUp = true;
    runTimers();
    await quiet();
    await two.refresh();
    await quiet();
    expect(events).toEqual([SEATS]);
    for (const client of [one, two]) expect(client.snapshot().queue.waiting).toEqual([]);
    expect(kept.size).toBe(0);
  });
});
