import type { TableView } from "@/server/actas/table-view";
import type { QueuedCommand, RefusedProblem } from "./acta-queue";

// The two requests that a table's screen makes. A lost connection and a server that is down are one answer, `offline`:
// the same command is sent again with the same id.

type Refusal = {
  readonly kind: "refused";
  readonly problems: readonly RefusedProblem[];
};
type Offline = { readonly kind: "offline"; readonly waitMs: number | null };

export type SentAnswer =
  | { readonly kind: "confirmed"; readonly version: number }
  | Refusal
  | Offline;
export type ReadAnswer = { readonly kind: "read"; readonly view: TableView } | Refusal | Offline;

/** Whose table: by the code of its card, or by the session. */
export type TableAddress = { readonly matchId: string; readonly code?: string | undefined };

const ADDRESS = "/api/acta";
const PATIENCE_MS = 15_000;

export type Fetch = typeof fetch;

export async function sendCommand(
  fetcher: Fetch,
  { matchId, code }: TableAddress,
  { commandId, baseVersion, event }: QueuedCommand,
): Promise<SentAnswer> {
  const body = JSON.stringify({ code, commandId, matchId, baseVersion, event });
  const answer = await ask<{ value: { version: number } }>(fetcher, ADDRESS, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body,
  });
  return answer.kind === "ok"
    ? { kind: "confirmed", version: answer.document.value.version }
    : answer;
}

export async function readTable(fetcher: Fetch, table: TableAddress): Promise<ReadAnswer> {
  const [name, value] = table.code === undefined ? ["mesa", table.matchId] : ["codigo", table.code];
  const url = `${ADDRESS}?${name}=${encodeURIComponent(value)}`;
  const answer = await ask<{ value: TableView }>(fetcher, url, { cache: "no-store" });
  return answer.kind === "ok" ? { kind: "read", view: answer.document.value } : answer;
}

type Asked<Document> = { readonly kind: "ok"; readonly document: Document } | Refusal | Offline;

async function ask<Document>(
  fetcher: Fetch,
  url: string,
  init: RequestInit,
): Promise<Asked<Document>> {
  try {
    const response = await fetcher(url, { ...init, signal: AbortSignal.timeout(PATIENCE_MS) });
    if (response.status >= 500) return { kind: "offline", waitMs: null };
    const document = (await response.json()) as
      | ({ ok: true } & Document)
      | { ok: false; problems: readonly RefusedProblem[] };
    if (document.ok) return { kind: "ok", document };
    const seconds = Number(response.headers.get("retry-after"));
    if (response.status === 429) return { kind: "offline", waitMs: Math.max(1, seconds) * 1000 };
    return { kind: "refused", problems: document.problems };
  } catch {
    return { kind: "offline", waitMs: null };
  }
}
