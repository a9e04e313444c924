import type { z } from "zod";
import { fieldError } from "@/i18n/es/fields";
import { requestProblems } from "@/i18n/es/schema-problems";
import type { CommandResult } from "@/server/command";

/** What a screen sent, by its schema; what does not fit is a bug of ours or a stale page, and is refused. */
export function commandInput<Schema extends z.ZodType>(
  schema: Schema,
  input: unknown,
): CommandResult<z.output<Schema>> {
  const parsed = schema.safeParse(input, { error: fieldError });
  return parsed.success
    ? { ok: true, value: parsed.data }
    : { ok: false, problems: requestProblems(parsed.error) };
}
