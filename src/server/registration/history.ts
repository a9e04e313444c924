import "server-only";
import type { EntrantEvent, EntrantState } from "@/domain/tournament/registration";
import { foldEntrant } from "@/domain/tournament/registration";
import type { Sender } from "../command";
import type { Transaction } from "../db/client";
import { toJson } from "../db/json";
import { toEntrantHistory } from "./rows";

export async function appendEntrantEvent(
  tx: Transaction,
  sender: Sender,
  entrantId: string,
  event: EntrantEvent,
): Promise<void> {
  await tx.entrantEvent.create({
    data: { entrantId, type: event.type, event: toJson(event), byLabel: sender.label },
  });
}

/** Where an entrant stands now. */
export async function entrantState(tx: Transaction, entrantId: string): Promise<EntrantState> {
  const rows = await tx.entrantEvent.findMany({ where: { entrantId }, orderBy: { seq: "asc" } });
  return foldEntrant(toEntrantHistory(rows));
}

/** The first round that is not published yet, drafts included: what happens now takes effect there. */
export async function nextRoundNumber(tx: Transaction, tournamentId: string): Promise<number> {
  const published = await tx.round.aggregate({
    where: { tournamentId, status: { not: "draft" } },
    _max: { number: true },
  });
  return (published._max.number ?? 0) + 1;
}
