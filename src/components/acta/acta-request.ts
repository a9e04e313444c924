import { DEVICE_HEADER } from "@/schemas/device-id";
import type { TableView, TableWriter } from "@/server/actas/table-view";
import type { QueuedCommand, RefusedProblem } from "./acta-queue";

// The requests that a table's screen makes. A lost connection and a server that is down are one answer, `offline`: the
// same command is sent again with the same id.

type Refusal = {
  readonly kind: "refused";
  readonly problems: readonly RefusedProblem[];
};
type Offline = {
  readonly kind: "offline";
  readonly waitMs: number | null;
  /** The request was given to the network and nothing came back in time: the server may have it. */
  readonly wasGiven: boolean;
};

export type Confirmation = {
  readonly kind: "confirmed";
  readonly version: number;
  /** The table as it is then, where the server tells. */
  readonly view?: TableView | undefined;
};

export type SentAnswer = Confirmation | Refusal | Offline;
export type ReadAnswer = { readonly kind: "read"; readonly view: TableView } | Refusal | Offline;
export type PenAnswer =
  | { readonly kind: "taken"; readonly writer: TableWriter }
  | Refusal
  | Offline;

/** Whose table: by the code of its card, or by the session. `phone` is who writes or reads, where it says so. */
export type TableAddress = {
  readonly matchId: string;
  readonly code?: string | undefined;
  readonly phone?: string | undefined;
};

const ADDRESS = "/api/acta";
const PATIENCE_MS = 15_000;

export type Fetch = typeof fetch;

export async function sendCommand(
  fetcher: Fetch,
  { matchId, code, phone }: TableAddress,
  { commandId, baseVersion, event }: QueuedCommand,
): Promise<SentAnswer> {
  const document = { code, commandId, matchId, baseVersion, event, writer: phone };
  const answer = await post<{ version: number; table?: TableView }>(fetcher, ADDRESS, document);
  if (answer.kind !== "ok") return answer;
  const { version, table: view } = answer.value;
  return { kind: "confirmed", version, view };
}

/** Asks for the pen of the table, whoever has it. */
export async function askForPen(
  fetcher: Fetch,
  { matchId, code, phone }: TableAddress,
  commandId: string,
): Promise<PenAnswer> {
  const document = { code, commandId, matchId, writer: phone };
  const answer = await post<TableWriter>(fetcher, `${ADDRESS}/anotador`, document);
  return answer.kind === "ok" ? { kind: "taken", writer: answer.value } : answer;
}

export async function readTable(fetcher: Fetch, table: TableAddress): Promise<ReadAnswer> {
  const [name, value] = table.code === undefined ? ["mesa", table.matchId] : ["codigo", table.code];
  const url = `${ADDRESS}?${name}=${encodeURIComponent(value)}`;
  const headers: HeadersInit = table.phone === undefined ? {} : { [DEVICE_HEADER]: table.phone };
  const answer = await ask<TableView>(fetcher, url, { cache: "no-store", headers });
  return answer.kind === "ok" ? { kind: "read", view: answer.value } : answer;
}

type Asked<Value> = { readonly kind: "ok"; readonly value: Value } | Refusal | Offline;

function post<Value>(fetcher: Fetch, url: string, document: object): Promise<Asked<Value>> {
  return ask<Value>(fetcher, url, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(document),
  });
}

async function ask<Value>(fetcher: Fetch, url: string, init: RequestInit): Promise<Asked<Value>> {
  try {
    const response = await fetcher(url, { ...init, signal: AbortSignal.timeout(PATIENCE_MS) });
    if (response.status >= 500) return { kind: "offline", waitMs: null, wasGiven: true };
    const document = (await response.json()) as
      | { ok: true; value: Value }
      | { ok: false; problems: readonly RefusedProblem[] };
    if (document.ok) return { kind: "ok", value: document.value };
    const seconds = Number(response.headers.get("retry-after"));
    if (response.status === 429) {
      return { kind: "offline", waitMs: Math.max(1, seconds) * 1000, wasGiven: false };
    }
    return { kind: "refused", problems: document.problems };
  } catch (failure) {
    const wasGiven = failure instanceof DOMException && failure.name === "TimeoutError";
    return { kind: "offline", waitMs: null, wasGiven };
  }
}
