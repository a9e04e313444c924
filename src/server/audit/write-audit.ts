import "server-only";
import type { Transaction } from "../db/client";
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

/** Many entries in one statement, in their order: an import writes thousands. */
export async function writeAudits(
  tx: Transaction,
  sender: Sender,
  records: readonly AuditRecord[],
): Promise<void> {
  const rows = records.map((record) => ({
    accountId: sender.actor.kind === "account" ? sender.actor.accountId : null,
    actor: sender.label,
    address: sender.address,
    action: record.action,
    tournamentId: record.tournamentId ?? null,
    subjectId: record.subjectId ?? null,
    before: record.before,
    after: record.after,
    reason: record.reason ?? null,
  }));
  await tx.$executeRaw`
    INSERT INTO "AuditEntry" ("at", "accountId", "actor", "address", "action", "tournamentId",
      "subjectId", "before", "after", "reason")
    SELECT clock_timestamp(), r.* FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      AS r("accountId" uuid, "actor" text, "address" text, "action" text, "tournamentId" uuid,
        "subjectId" text, "before" jsonb, "after" jsonb, "reason" text)`;
}
