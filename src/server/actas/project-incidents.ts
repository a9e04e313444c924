import "server-only";
import { sameData } from "@/domain/kernel/same-data";
import type { ActaEvent } from "@/domain/match/acta";
import { assessHistory } from "@/domain/sanctions/assess";
import type { AssessmentChange } from "@/domain/sanctions/compare-assessments";
import { compareAssessments } from "@/domain/sanctions/compare-assessments";
import type { SanctionVerdict } from "@/domain/sanctions/incident";
import type { CommandScope } from "../command";
import type { Transaction } from "../db/client";
import { toJson } from "../db/json";
import { personName } from "../registration/labels";
import type { IncidentRow } from "../sanctions/history";
import {
  everybodyAt,
  listIncidentRows,
  sanctionContextOf,
  toRecordedIncident,
} from "../sanctions/history";
import type { TournamentView } from "../tournaments/rows";
import type { LoadedActa } from "./load";
import { settleStored } from "./settle";

/** A sanction of another moment that is not what it was, and where that was. */
export type LaterChange = {
  readonly change: AssessmentChange;
  readonly round: number;
  readonly table: number;
  /** Names of the people of `change`, by id. */
  readonly names: Readonly<Record<string, string>>;
};

/**
 * Writes the incidents of new events as rows and judges the whole event again: whatever step, fine or card changed
 * because of them is rewritten, and the matches concerned are settled anew. Answers what changed besides the events'
 * own incidents. Needs the tournament's lock.
 */
export async function projectIncidents(
  scope: CommandScope,
  acta: LoadedActa,
  events: readonly ActaEvent[],
): Promise<readonly LaterChange[]> {
  for (const event of events) await writeIncident(scope, acta, event);
  const { touched, before, after } = await reassess(scope.tx, acta.tournament);
  for (const matchId of touched)
    if (matchId !== acta.match.id) await settleStored(scope.tx, matchId);
  const own = new Set(events.flatMap((event) => ("incidentId" in event ? [event.incidentId] : [])));
  const changes = compareAssessments(before, after).filter(
    ({ incidentId }) => !own.has(incidentId),
  );
  return changes.length === 0 ? [] : await withPlaces(scope.tx, changes);
}

async function withPlaces(
  tx: Transaction,
  changes: readonly AssessmentChange[],
): Promise<readonly LaterChange[]> {
  const rows = await tx.incident.findMany({
    where: { id: { in: changes.map(({ incidentId }) => incidentId) } },
    include: {
      match: {
        include: {
          seatings: { include: { player: true } },
          substitutes: { include: { player: true } },
        },
      },
    },
  });
  return changes.flatMap((change): LaterChange[] => {
    const row = rows.find(({ id }) => id === change.incidentId);
    if (!row) return [];
    const names = everybodyAt(row.match).map(
      ({ player }) => [player.id, personName(player)] as const,
    );
    const { round, match } = row;
    return [{ change, round, table: match.table, names: Object.fromEntries(names) }];
  });
}

async function writeIncident(
  { tx, sender }: CommandScope,
  { match, state }: LoadedActa,
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
      lineup: state.substitutions.length,
      verdict: {},
      byLabel: sender.label,
      accountId: sender.actor.kind === "account" ? sender.actor.accountId : null,
    },
  });
}

type Verdicts = ReadonlyMap<string, SanctionVerdict>;

type Reassessment = {
  /** Matches whose fines, cards or effects changed. */
  readonly touched: ReadonlySet<string>;
  readonly before: Verdicts;
  readonly after: Verdicts;
};

/** Judges every incident of the event that stands, and rewrites what is judged otherwise now. */
async function reassess(tx: Transaction, tournament: TournamentView): Promise<Reassessment> {
  const rows = await listIncidentRows(tx, tournament.id);
  const verdicts = assessHistory(rows.map(toRecordedIncident), sanctionContextOf(tournament));
  const touched = new Set<string>();
  for (const row of rows) {
    const verdict = verdicts.get(row.id);
    if (!verdict || sameData(verdict, row.verdict)) continue;
    await rewrite(tx, row, verdict);
    touched.add(row.matchId);
  }
  const before = rows.map((row) => [row.id, row.verdict as unknown as SanctionVerdict] as const);
  return { touched, before: new Map(before), after: verdicts };
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
