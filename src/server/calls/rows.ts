import "server-only";
import type { CallReason, OpenCall } from "@/domain/match/judge-call";
import type { Seat } from "@/domain/rules/seat";
import type { JudgeCall } from "@/generated/prisma/client";

/** A stored call that has not ended. */
export function toOpenCall(row: JudgeCall): OpenCall {
  const { takenAt, takenLabel } = row;
  return {
    callId: row.id,
    reason: row.reason as CallReason,
    seat: row.seat as Seat | null,
    note: row.note,
    at: row.at.getTime(),
    takenBy:
      takenAt === null || takenLabel === null ? null : { label: takenLabel, at: takenAt.getTime() },
  };
}
