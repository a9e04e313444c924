// What a route answers instead of a page: a file, or a sentence why there is none.

type FileKind = { readonly type: string; readonly shown: "inline" | "attachment" };

const KINDS = {
  pdf: { type: "application/pdf", shown: "inline" },
  csv: { type: "text/csv; charset=utf-8", shown: "attachment" },
  json: { type: "application/json; charset=utf-8", shown: "attachment" },
} as const satisfies Readonly<Record<string, FileKind>>;

/** A file made for this request and kept nowhere. `name` is without its ending. */
export function fileResponse(
  kind: keyof typeof KINDS,
  name: string,
  content: Uint8Array | string,
): Response {
  const { type, shown } = KINDS[kind];
  return new Response(typeof content === "string" ? content : Uint8Array.from(content), {
    headers: {
      "content-type": type,
      "content-disposition": `${shown}; filename="${name}.${kind}"`,
      "cache-control": "private, no-store",
    },
  });
}

/** A plain sentence in place of a file. */
export function sentenceResponse(text: string, status: number): Response {
  return new Response(text, {
    status,
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" },
  });
}
