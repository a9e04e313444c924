import "server-only";
import type { Transaction } from "../db/client";
import { toJson } from "../db/json";
import type { Sender } from "../sender";

/** What an audit entry says beside who, when and from where. `before` and `after` hold only what changed. */
export type AuditRecord = {
  readonly action: string;
  readonly tournamentId?: string | null;
  readonly subjectId?: string;
  readonly before?: unknown;
  readonly after?: unknown;
  readonly reason?: string | undefined;
};

export async function writeAudit(
  tx: Transaction,
  sender: Sender,
  record: AuditRecord,
): Promise<void> {
  await writeAudits(tx, sender, [record]);
}

/** Many entries in one statement, in their order. */
export async function writeAudits(
  tx: Transaction,
  sender: Sender,
  records: readonly AuditRecord[],
): Promise<void> {
  await tx.auditEntry.createMany({
    data: records.map((record) => ({
      accountId: sender.actor.kind === "account" ? sender.actor.accountId : null,
      actor: sender.label,
      address: sender.address,
      action: record.action,
      tournamentId: record.tournamentId ?? null,
      subjectId: record.subjectId ?? null,
      ...(record.before === undefined ? {} : { before: toJson(record.before) }),
      ...(record.after === undefined ? {} : { after: toJson(record.after) }),
      reason: record.reason ?? null,
    })),
  });
}
