import "server-only";
import type { AccessDecision } from "@/domain/access/can";
import { can } from "@/domain/access/can";
import { database } from "../db/client";
import type { Sender } from "../sender";
import { matchFacts } from "./load";
import type { MatchAction } from "./rights";

/** Decides what a sender may do at a match. The match must exist. */
export async function matchRights(
  sender: Sender,
  matchId: string,
): Promise<(action: MatchAction) => AccessDecision> {
  const db = database();
  const match = await db.match.findUniqueOrThrow({
    where: { id: matchId },
    include: {
      seatings: { include: { player: { include: { club: true } }, entrant: true } },
    },
  });
  const facts = await matchFacts(db, sender, match);
  return (action) => can(sender.actor, action, facts);
}
