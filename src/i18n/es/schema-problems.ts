import type { z } from "zod";

/** What is wrong in a document and where, by the path that the documents use: `hands[2].pips.A`. */
export type SchemaProblem = { readonly path: string; readonly detail: string };

function pathText(path: readonly PropertyKey[]): string {
  return path.reduce<string>((text, step) => {
    if (typeof step === "number") return `${text}[${step}]`;
    return text === "" ? String(step) : `${text}.${String(step)}`;
  }, "");
}

function issueProblems(issue: z.core.$ZodIssue): readonly SchemaProblem[] {
  if (issue.code === "unrecognized_keys") {
    const detail = "Campo desconocido: quítalo.";
    return issue.keys.map((key) => ({ path: pathText([...issue.path, key]), detail }));
  }
  return [{ path: pathText(issue.path), detail: issue.message }];
}

/** The problems of a document that its schema refuses (parsed with `documentError`), in Spanish. */
export function schemaProblems(error: z.ZodError): readonly SchemaProblem[] {
  return error.issues.flatMap(issueProblems);
}

/** What a request is refused for, each in one phrase with its path: `entry.hands[2]: Falta …`. */
export function requestProblems(
  error: z.ZodError,
): readonly { readonly code: "invalid-request"; readonly path: string; readonly detail: string }[] {
  return schemaProblems(error).map(({ path, detail }) => ({
    code: "invalid-request",
    path,
    detail: path === "" ? detail : `${path}: ${detail}`,
  }));
}

/** Text that is no JSON at all. */
export const NOT_JSON = "No es JSON: revisa comillas, comas y llaves.";
