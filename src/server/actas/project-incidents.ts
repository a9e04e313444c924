import "server-only";
import type { ActaEvent } from "@/domain/match/acta";
import { assessHistory } from "@/domain/sanctions/assess";
import type { SanctionVerdict } from "@/domain/sanctions/incident";
import type { CommandScope } from "../command";
import { sameJson } from "../db/canonical";
import type { Transaction } from "../db/client";
import { toJson } from "../db/json";
import type { IncidentRow } from "../sanctions/history";
import { listIncidentRows, sanctionContextOf, toRecordedIncident } from "../sanctions/history";
import type { TournamentView } from "../tournaments/rows";
import type { LoadedActa } from "./load";
import { settleStored } from "./settle";

/**
 * Writes the incidents of new events as rows and judges the whole event again: whatever step, fine or card changed
 * because of them is rewritten, and the matches concerned are settled anew. Needs the tournament's lock.
 */
export async function projectIncidents(
  scope: CommandScope,
  acta: LoadedActa,
  events: readonly ActaEvent[],
): Promise<void> {
  for (const event of events) await writeIncident(scope, acta, event);
  const touched = await reassess(scope.tx, acta.tournament);
  for (const matchId of touched)
    if (matchId !== acta.match.id) await settleStored(scope.tx, matchId);
}

async function writeIncident(
  { tx, sender }: CommandScope,
  { match }: LoadedActa,
  event: ActaEvent,
): Promise<void> {
  if (event.type === "incident-cancelled") {
    await tx.incident.update({ where: { id: event.incidentId }, data: { cancelled: true } });
    await tx.card.deleteMany({ where: { incidentId: event.incidentId } });
    return;
  }
  if (event.type === "incident-corrected") {
    const { type: _, reason: __, ...note } = event;
    await tx.incident.update({
      where: { id: event.incidentId },
      data: { infraction: event.infraction, note: toJson(note) },
    });
    return;
  }
  if (event.type !== "incident-recorded") return;
  const { type: _, ...note } = event;
  await tx.incident.create({
    data: {
      id: event.incidentId,
      tournamentId: match.tournamentId,
      matchId: match.id,
      round: match.round.number,
      infraction: event.infraction,
      note: toJson(note),
      verdict: {},
      byLabel: sender.label,
      accountId: sender.actor.kind === "account" ? sender.actor.accountId : null,
    },
  });
}

/** Judges every incident of the event; answers the matches whose fines, cards or effects changed. */
async function reassess(tx: Transaction, tournament: TournamentView): Promise<Set<string>> {
  const rows = await listIncidentRows(tx, tournament.id);
  const verdicts = assessHistory(rows.map(toRecordedIncident), sanctionContextOf(tournament));
  const touched = new Set<string>();
  for (const row of rows) {
    const verdict = verdicts.get(row.id);
    if (!verdict || sameJson(verdict, row.verdict)) continue;
    await rewrite(tx, row, verdict);
    touched.add(row.matchId);
  }
  return touched;
}

async function rewrite(tx: Transaction, row: IncidentRow, verdict: SanctionVerdict): Promise<void> {
  const { id: incidentId, tournamentId, round } = row;
  await tx.card.deleteMany({ where: { incidentId } });
  await tx.incident.update({ where: { id: incidentId }, data: { verdict: toJson(verdict) } });
  if (!verdict.ok) return;
  await tx.card.createMany({
    data: verdict.cards.map(({ player, card }) => ({
      incidentId,
      tournamentId,
      round,
      playerId: player,
      colour: card,
    })),
  });
}
