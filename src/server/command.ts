import "server-only";
import type { Result } from "@/domain/kernel/result";
import { reject } from "@/domain/kernel/result";
import type { LiveTopic } from "@/schemas/live-topic";
import type { AuditRecord } from "./audit/audit-insert";
import { auditInsert } from "./audit/audit-insert";
import type { Transaction } from "./db/client";
import { database } from "./db/client";
import { isUniqueViolation } from "./db/errors";
import { announcement } from "./live/announcement";
import { noteCommitted } from "./live/public-changes";
import type { Sender } from "./sender";

// One command, one transaction: receipt, checks, changes, audit and announcement together, or nothing of them.

/** Which part of the program refused: codes are closed within a family, and i18n has the words of each. */
export type ProblemFamily =
  | "server"
  | "access"
  | "acta"
  | "sanction"
  | "blocker"
  | "setting"
  | "state"
  | "entrant"
  | "membership"
  | "join"
  | "preview"
  | "undo"
  | "claim"
  | "pairing";

/** A refusal with the facts to act on; words are added by i18n. */
export type Problem = { readonly code: string; readonly family?: ProblemFamily } & Readonly<
  Record<string, unknown>
>;

export type CommandResult<Value> = Result<Value, Problem>;

export type CommandScope = {
  readonly tx: Transaction;
  readonly sender: Sender;
  /** What the log says of it, in order; written when the work is done. */
  readonly audit: (record: AuditRecord) => void;
  /** Tells every instance, when it is committed, that something changed. */
  readonly announce: (topic: LiveTopic) => void;
};

/** Thrown inside a command to undo all of it; becomes the `problems` of its result. */
export class Refusal extends Error {
  constructor(readonly problems: readonly Problem[]) {
    super(problems.map((problem) => problem.code).join(", "));
  }
}

/** Thrown inside a command that has been carried out before. */
class Repeated extends Error {}

export function refuse(...problems: readonly Problem[]): never {
  throw new Refusal(problems);
}

/** Refuses with the problems that a part of the program found; goes on when there are none. */
export function refuseAny(
  family: ProblemFamily,
  problems: readonly { readonly code: string }[],
): void {
  if (problems.length > 0) refuse(...problems.map((problem) => ({ ...problem, family })));
}

/** The value of an accepted result; refuses the whole command with the problems of a rejected one. */
export function required<Value>(
  family: ProblemFamily,
  result: Result<Value, { readonly code: string }>,
): Value {
  if (result.ok) return result.value;
  return refuse(...result.problems.map((problem) => ({ ...problem, family })));
}

const TRANSACTION = { maxWait: 10_000, timeout: 30_000 };

/**
 * Carries out a command once. `commandId` is a UUID made by its sender: the same id again, at the same moment or a week
 * later, answers what the first did and changes nothing. A `Refusal` rolls everything back.
 */
export async function runCommand<Value>(
  sender: Sender,
  command: { readonly id: string; readonly action: string },
  work: (scope: CommandScope) => Promise<Value>,
): Promise<CommandResult<Value>> {
  const records: AuditRecord[] = [];
  const topics: LiveTopic[] = [];
  try {
    const value = await database().$transaction(async (tx) => {
      // By SQL, and as few statements as can be: every hand passes here.
      const written = await tx.$executeRaw`
        INSERT INTO "CommandReceipt" ("id", "action") VALUES (${command.id}::uuid, ${command.action})
        ON CONFLICT DO NOTHING`;
      if (written === 0) throw new Repeated();
      const result = await work({
        tx,
        sender,
        audit: (record) => void records.push(record),
        announce: (topic) => void topics.push(topic),
      });
      await tx.$executeRaw`
        WITH "log" AS (${auditInsert(sender, records)}),
          "receipt" AS (
            UPDATE "CommandReceipt" SET "result" = ${JSON.stringify(result ?? null)}::jsonb
            WHERE "id" = ${command.id}::uuid)
        ${announcement(topics)}`;
      return result;
    }, TRANSACTION);
    noteCommitted(topics);
    return { ok: true, value };
  } catch (error) {
    if (error instanceof Refusal) return reject(...error.problems);
    if (error instanceof Repeated || isUniqueViolation(error)) return replay<Value>(command);
    throw error;
  }
}

/** What a command answered the first time. A key that was violated by anything else is refused as a clash. */
async function replay<Value>(command: {
  readonly id: string;
  readonly action: string;
}): Promise<CommandResult<Value>> {
  const receipt = await database().commandReceipt.findUnique({ where: { id: command.id } });
  if (!receipt) return reject({ code: "already-exists", action: command.action });
  if (receipt.action !== command.action) return reject({ code: "command-id-reused" });
  return { ok: true, value: receipt.result as Value };
}
