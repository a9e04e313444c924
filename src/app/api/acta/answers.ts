import { describeProblem } from "@/i18n/es/problems";
import type { Problem } from "@/server/command";

// How the acta's address answers: JSON, never cached, problems with their Spanish sentence in `detail`.

const STATUS_OF: Readonly<Record<string, number>> = {
  "invalid-request": 400,
  "table-code-unknown": 404,
  "table-code-early": 404,
  "match-not-found": 404,
  stale: 409,
  "other-writer": 409,
  "too-many-codes": 429,
  "sign-in-needed": 401,
  "role-needed": 403,
  "other-match": 403,
  "other-tournament": 403,
  "own-match": 403,
  "judge-available": 403,
};

export function answer(body: object, init: ResponseInit = {}): Response {
  const headers = new Headers(init.headers);
  headers.set("cache-control", "no-store");
  return Response.json(body, { ...init, headers });
}

/** A refusal. `version` is the present one where the command was based on another. */
export function refusal(problems: readonly Problem[]): Response {
  const [first] = problems;
  const stale = problems.find(({ code }) => code === "stale");
  const wait = problems.find(({ code }) => code === "too-many-codes")?.waitSeconds;
  return answer(
    {
      ok: false,
      problems: problems.map((problem) => ({
        ...problem,
        detail: typeof problem.detail === "string" ? problem.detail : describeProblem(problem),
      })),
      ...(stale === undefined ? {} : { version: stale.current }),
    },
    {
      status: STATUS_OF[first?.code ?? ""] ?? 422,
      headers: wait === undefined ? {} : { "retry-after": String(wait) },
    },
  );
}
