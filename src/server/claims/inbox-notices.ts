import "server-only";
import type { CommandResult } from "../command";
import { refuse, runCommand } from "../command";
import { database } from "../db/client";
import type { Sender } from "../sender";
import type { NoticeFacts } from "./notify";

export type OwnNotice = {
  readonly id: string;
  readonly kind: string;
  readonly facts: NoticeFacts;
  readonly tournament: string | null;
  readonly timeZone: string;
  readonly claimId: string | null;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly isRead: boolean;
};

const MOST = 50;
const HOME_ZONE = "America/Santo_Domingo";

/** The latest notices of a person. */
export async function listNotices(playerId: string): Promise<readonly OwnNotice[]> {
  const rows = await database().notice.findMany({
    where: { playerId },
    include: { tournament: { select: { name: true, timeZone: true } } },
    orderBy: [{ at: "desc" }, { id: "asc" }],
    take: MOST,
  });
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    facts: row.facts as unknown as NoticeFacts,
    tournament: row.tournament?.name ?? null,
    timeZone: row.tournament?.timeZone ?? HOME_ZONE,
    claimId: row.claimId,
    at: row.at.getTime(),
    isRead: row.readAt !== null,
  }));
}

/** How many notices a person has not read. */
export function countUnread(playerId: string): Promise<number> {
  return database().notice.count({ where: { playerId, readAt: null } });
}

/** Marks all of one's own notices as read. */
export function readNotices(
  sender: Sender,
  request: { readonly commandId: string },
): Promise<CommandResult<{ read: number }>> {
  return runCommand(sender, { id: request.commandId, action: "notices.read" }, async ({ tx }) => {
    const playerId = sender.actor.kind === "account" ? sender.actor.playerId : null;
    if (playerId === null) return refuse({ code: "player-not-found" });
    const { count } = await tx.notice.updateMany({
      where: { playerId, readAt: null },
      data: { readAt: new Date() },
    });
    return { read: count };
  });
}
