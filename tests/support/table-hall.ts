import type { ActaClientParts } from "@/components/acta/acta-client";
import { createActaClient } from "@/components/acta/acta-client";
import type { QueueStore } from "@/components/acta/acta-storage";
import { keptTables } from "@/components/acta/kept-tables";
import type { ActaEvent } from "@/domain/match/acta";
import { NO_DESK_POLICY } from "@/domain/match/desk-policy";
import { foldActa } from "@/domain/match/fold-acta";
import { resolveRules } from "@/domain/rules/resolve-rules";
import { DEVICE_HEADER } from "@/schemas/device-id";
import type { TableView } from "@/server/actas/table-view";
import { memoryStore } from "./memory-store";

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

/** The page as its phone had it: made when so many events were recorded, and where the phone keeps its readings. */
type PageOpened = { readonly at?: number; readonly shelf?: QueueStore };

type Posted = {
  readonly commandId: string;
  readonly baseVersion: number;
  readonly event: ActaEvent;
  readonly writer?: string;
};

/** A server that keeps one acta and its pen as the real one does, and a network that can be cut. */
export function hall() {
  const events: ActaEvent[] = [];
  const receipts = new Map<string, number>();
  const posts: Posted[] = [];
  /** `tellsTable`: a confirmed command is answered with the table. */
  const network = {
    isUp: true,
    losesAnswers: false,
    hangs: false,
    takesReadings: true,
    tellsTable: false,
    readings: 0,
  };
  let pen: string | null = null;
  const { kept, store } = memoryStore();
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
    const version = events.length;
    receipts.set(body.commandId, version);
    const table = network.tellsTable && tableFor(body.writer ?? null);
    return Response.json({ ok: true, value: { version, ...(table && { table }) } });
  }

  const writerFor = (phone: string | null) =>
    pen === null ? null : { own: pen === phone, label: "Android", since: "x", lastAt: null };

  const tableFor = (phone: string | null): TableView => ({
    ...viewAt(events, events.length),
    writer: writerFor(phone),
  });

  function read(phone: string | null): Response {
    network.readings += 1;
    return Response.json({ ok: true, value: tableFor(phone) });
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
    const isCut = !network.isUp || (init?.method !== "POST" && !network.takesReadings);
    if (isCut) throw new TypeError("Failed to fetch");
    const answer = await answerTo(String(url), init);
    if (network.hangs) throw new DOMException("signal timed out", "TimeoutError");
    if (network.losesAnswers) throw new TypeError("Failed to fetch");
    return answer;
  };
  const phone = (id?: string, keeps = true, opened: PageOpened = {}) =>
    createActaClient({
      table: { matchId: MATCH, code: "ABC234" },
      first: viewAt(events.slice(0, opened.at)),
      ...(opened.shelf && { readings: keptTables(() => opened.shelf ?? null, "test") }),
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
export const quiet = () => new Promise((done) => setTimeout(done, 5));

export const SEATS: ActaEvent = { type: "seats-confirmed" };
export const LEADER: ActaEvent = { type: "leader-drawn", leader: "B" };
export const hand = (handId: string) =>
  ({
    type: "hand-recorded",
    handId,
    hand: { ending: "domino", closer: "A", pips: { A: 0, B: 10, C: 5, D: 20 } },
  }) as const satisfies ActaEvent;
