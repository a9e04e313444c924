import type { AccessDecision } from "@/domain/access/can";
import type { Action } from "@/domain/access/permissions";
import { ACTIONS } from "@/domain/access/permissions";
import { refusalText } from "./access";
import { SERVER_PROBLEMS } from "./server-problems";

// One door from the code of a problem to a sentence, whichever part of the program found it.

type Problem = { readonly code: string } & Readonly<Record<string, unknown>>;

function isAccessRefusal(problem: Problem): boolean {
  return ACTIONS.includes(problem.action as Action);
}

/** What is wrong and what would be right, in one Spanish sentence. */
export function describeProblem(problem: Problem): string {
  if (isAccessRefusal(problem)) {
    return refusalText({ allowed: false, ...problem } as AccessDecision & { allowed: false });
  }
  const describe = SERVER_PROBLEMS[problem.code];
  return describe ? describe(problem) : `No se pudo hacer (${problem.code}).`;
}
