import "server-only";
import type { EventEntrant } from "@/domain/event/event-document";
import { lineUpOf } from "@/domain/event/line-up";
import { barredFrom } from "@/domain/sanctions/standing-sanctions";
import type { EntrantEvent, EntrantState } from "@/domain/tournament/registration";
import { foldEntrant } from "@/domain/tournament/registration";
import type { EntrantFacts } from "@/domain/tournament/registration-commands";
import type { Transaction } from "../db/client";
import { toJson } from "../db/json";
import { loadSanctionHistory } from "../sanctions/history";
import type { Sender } from "../sender";
import type { TournamentView } from "../tournaments/rows";
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

/** The facts on which the domain decides what may be done with an entrant; null for one that is new. */
export async function entrantFacts(
  tx: Transaction,
  tournament: TournamentView,
  entrant: Required<Pick<EventEntrant, "members" | "changes">> | null,
): Promise<EntrantFacts> {
  const nextRound = await nextRoundNumber(tx, tournament.id);
  // A new entrant has no history in the event to be barred by.
  const bars = entrant === null ? [] : (await loadSanctionHistory(tx, tournament)).bars;
  const isBarred = (person: string) => barredFrom(bars, person, nextRound) !== null;
  const { members, changes } = entrant ?? { members: [], changes: [] };
  const playing = lineUpOf(tournament, { members, changes }, nextRound);
  return {
    tournament: tournament.status,
    nextRound,
    plannedRounds: tournament.rounds,
    barred: playing.some(isBarred),
    ...(tournament.format === "teams"
      ? { team: { members, playing, barred: members.filter(isBarred) } }
      : {}),
  };
}
