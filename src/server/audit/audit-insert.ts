import "server-only";
import { Prisma } from "@/generated/prisma/client";
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

/** What writes entries, in their order, as one statement or a part of one: an import has thousands. */
export function auditInsert(sender: Sender, records: readonly AuditRecord[]): Prisma.Sql {
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
  return Prisma.sql`
    INSERT INTO "AuditEntry" ("at", "accountId", "actor", "address", "action", "tournamentId",
      "subjectId", "before", "after", "reason")
    SELECT clock_timestamp(), r.* FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      AS r("accountId" uuid, "actor" text, "address" text, "action" text, "tournamentId" uuid,
        "subjectId" text, "before" jsonb, "after" jsonb, "reason" text)`;
}
