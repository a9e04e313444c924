import type { z } from "zod";
import type { CommandResult } from "@/server/command";

/** What a screen sent, by its schema; what does not fit is a bug of ours or a stale page, and is refused. */
export function commandInput<Schema extends z.ZodType>(
  schema: Schema,
  input: unknown,
): CommandResult<z.output<Schema>> {
  const parsed = schema.safeParse(input);
  if (parsed.success) return { ok: true, value: parsed.data };
  return {
    ok: false,
    problems: parsed.error.issues.map((issue) => ({
      code: "invalid-request",
      detail: `${issue.path.join(".")}: ${issue.message}`,
    })),
  };
}
