import type { z } from "zod";
import { documentError } from "@/i18n/es/document-error";
import { schemaProblems } from "@/i18n/es/schema-problems";

// What a command of `capicua` is: a document in, a document out. Reading, writing and exit status are for `run`.

export type Answer = Readonly<Record<string, unknown>>;

export type DocumentCommand = {
  readonly name: string;
  /** One line for the help. */
  readonly summary: string;
  /** Answers a parsed JSON document, or refuses it as unreadable with `problems` of code `invalid-request`. */
  readonly answer: (document: unknown) => Answer | Promise<Answer>;
};

/** A request that cannot be read: bad JSON, an unknown field or value, a wrong type. Exit status 2. */
export type Unreadable = {
  readonly ok: false;
  readonly problems: readonly {
    readonly code: "invalid-request";
    readonly path: string;
    readonly detail: string;
  }[];
};

export function unreadable(path: string, detail: string): Unreadable {
  return { ok: false, problems: [{ code: "invalid-request", path, detail }] };
}

export function isUnreadable(answer: Answer): boolean {
  const problems = answer.problems as readonly { readonly code?: string }[] | undefined;
  return answer.ok === false && problems?.[0]?.code === "invalid-request";
}

/** A command over one schema and one pure function. */
export function documentCommand<Schema extends z.ZodType>(
  name: string,
  summary: string,
  schema: Schema,
  answer: (request: z.output<Schema>) => Answer | Promise<Answer>,
): DocumentCommand {
  return {
    name,
    summary,
    answer: (document) => {
      const parsed = schema.safeParse(document, { error: documentError });
      if (parsed.success) return answer(parsed.data);
      const problems = schemaProblems(parsed.error);
      return {
        ok: false,
        problems: problems.map((problem) => ({ code: "invalid-request", ...problem })),
      };
    },
  };
}

/** Entries of an answer with a Spanish sentence each. */
export function withDetail<Entry extends object>(
  entries: readonly Entry[],
  describe: (entry: Entry) => string,
): readonly (Entry & { readonly detail: string })[] {
  return entries.map((entry) => ({ ...entry, detail: describe(entry) }));
}
