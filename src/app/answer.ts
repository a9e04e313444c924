import type { Answer } from "@/components/commands/answer";
import { describeProblem } from "@/i18n/es/problems";
import type { CommandResult } from "@/server/command";

/** A command's result as a server action answers it: problems in words, for people. */
export function toAnswer<Value>(result: CommandResult<Value>): Answer<Value> {
  if (result.ok) return result;
  return {
    ok: false,
    messages: result.problems.map(describeProblem),
    codes: result.problems.map((problem) => problem.code),
    overridable: result.problems.every((problem) => problem.overridable === true),
  };
}
