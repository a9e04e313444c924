import type { z } from "zod";
import { fieldError } from "@/i18n/es/fields";
import { requestProblems } from "@/i18n/es/schema-problems";
import type { Problem } from "@/server/command";

// Signatures are the largest thing that a phone sends.
const MOST_BYTES = 512 * 1024;

export type Body<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** The JSON of a request by its schema; problems name the field. */
export async function readBody<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
): Promise<Body<z.output<Schema>>> {
  const refuse = (path: string, detail: string) =>
    ({ ok: false, problems: [{ code: "invalid-request", path, detail }] }) as const;
  if (!request.headers.get("content-type")?.startsWith("application/json")) {
    return refuse("", "se espera application/json");
  }
  const text = await request.text();
  if (text.length > MOST_BYTES) return refuse("", "es demasiado largo");
  let document: unknown;
  try {
    document = JSON.parse(text);
  } catch {
    return refuse("", "no es JSON");
  }
  const parsed = schema.safeParse(document, { error: fieldError });
  return parsed.success
    ? { ok: true, value: parsed.data }
    : { ok: false, problems: requestProblems(parsed.error) };
}
