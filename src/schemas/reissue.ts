import type { z } from "zod";

type Context = { readonly issues: z.core.$ZodRawIssue[] };

/**
 * Passes the issues of a parse within a transform on to the outer one, each with what was given at its path: the error
 * map of the outer parse gives the words, and can tell a missing value from a wrong one. An issue with words of its own
 * keeps them.
 */
export function reissue(error: z.ZodError, input: unknown, context: Context): void {
  for (const { message, ...issue } of error.issues) {
    const own = issue.code === "custom" ? { message } : {};
    context.issues.push({
      ...issue,
      ...own,
      input: valueAt(input, issue.path),
    } as z.core.$ZodRawIssue);
  }
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (inner, key) =>
      typeof inner === "object" && inner !== null ? Reflect.get(inner, key) : undefined,
    value,
  );
}
