import "server-only";
import type { EventDocument } from "@/domain/event/event-document";
import { isPresent } from "@/domain/event/presence";
import { pairRound } from "@/domain/pairing/pair-round";
import { barredFrom } from "@/domain/sanctions/standing-sanctions";
import type { Blocker } from "@/domain/tournament/life-cycle-blockers";
import { pairingBlockers } from "@/domain/tournament/life-cycle-blockers";
import { attendance, foldEntrant } from "@/domain/tournament/registration";
import { authorize } from "../auth/authorize";
import type { CommandResult } from "../command";
import { refuse, refuseAny, runCommand } from "../command";
import type { Transaction } from "../db/client";
import { toJson } from "../db/json";
import { nationalRanks } from "../ranking/national-ranks";
import { toEntrantHistory } from "../registration/rows";
import { loadSanctionHistory } from "../sanctions/history";
import type { Sender } from "../sender";
import { standingsOf } from "../standings/standings-of";
import { lockedTournament } from "../tournaments/find-tournament";
import type { TournamentView } from "../tournaments/rows";
import { loadRoundFacts } from "./facts";
import { writePlaces } from "./places";

export type PairedRound = { readonly roundId: string; readonly number: number };

/**
 * Pairs the next round as a draft, on the standings of now, which are kept with it. Two who press at once make one round:
 * the second gets the draft that the first made. Blockers that a director may take on are refused once, and pass with
 * `override`, logged; open tables are then listed in the round for everybody to see (decision 6).
 */
export function pairNextRound(
  sender: Sender,
  request: { commandId: string; tournamentId: string; override: boolean },
): Promise<CommandResult<PairedRound>> {
  const { tournamentId } = request;
  const command = { id: request.commandId, action: "round.pair" };
  return runCommand(sender, command, async (scope) => {
    const { tx } = scope;
    authorize(sender, "round.pair", { tournamentId });
    const tournament = await lockedTournament(tx, tournamentId);
    const draft = await tx.round.findFirst({ where: { tournamentId, status: "draft" } });
    if (draft) return { roundId: draft.id, number: draft.number };
    await assignRanks(tx, tournament);
    const { event, rows } = await standingsOf(tx, tournament);
    const number = event.rounds.length + 1;
    const paired = await withoutBarred(tx, tournament, event, number);
    const blockers = await pairingBlockersOf(tx, tournament, paired, number);
    const standing = blockers.filter((blocker) => !(blocker.overridable && request.override));
    refuseAny("blocker", standing);
    const answer = pairRound(paired, tournament.rules);
    if (!answer.ok)
      return refuse(...answer.problems.map((p) => ({ ...p, family: "pairing" as const })));
    const round = await tx.round.create({
      data: {
        tournamentId,
        number,
        seed: event.seed,
        answer: toJson(answer),
        standings: toJson(rows),
        pairedOpen: toJson(blockers.filter((blocker) => blocker.code === "table-open")),
      },
    });
    await writePlaces(tx, round, tournament.format, {
      tables: answer.tables.map(({ table, AC, BD }) => ({ table, AC, BD })),
      byes: answer.byes,
    });
    await scope.audit({
      action: "round.pair",
      tournamentId,
      subjectId: round.id,
      after: { number, seed: event.seed, overridden: blockers },
    });
    await scope.announce({ tournamentId, what: "round" });
    return { roundId: round.id, number };
  });
}

/** Entrants with somebody expelled or suspended for the round are left out of it (25.3, 19.2). */
export async function withoutBarred(
  tx: Transaction,
  tournament: TournamentView,
  event: EventDocument,
  round: number,
): Promise<EventDocument> {
  const { bars } = await loadSanctionHistory(tx, tournament);
  return {
    ...event,
    entrants: event.entrants.map((entrant) => {
      const barred = (entrant.members ?? []).some((id) => barredFrom(bars, id, round) !== null);
      return barred ? { ...entrant, absent: [...(entrant.absent ?? []), round] } : entrant;
    }),
  };
}

/** What stands in the way of pairing a round now, from the database. `event` is without those who are barred. */
export async function pairingBlockersOf(
  tx: Transaction,
  tournament: TournamentView,
  event: EventDocument,
  round: number,
): Promise<readonly Blocker[]> {
  const entrants = await tx.entrant.findMany({
    where: { tournamentId: tournament.id },
    include: { history: { orderBy: { seq: "asc" } } },
  });
  const { missing } = attendance(
    entrants.map((entrant) => ({
      id: entrant.name,
      state: foldEntrant(toEntrantHistory(entrant.history)),
    })),
    round,
  );
  return pairingBlockers({
    state: tournament.status,
    planned: tournament.rounds,
    rounds: await loadRoundFacts(tx, tournament.id),
    present: event.entrants.filter((entrant) => isPresent(entrant, round)).length,
    perTable: tournament.format === "pairs" ? 2 : 4,
    notCheckedIn: missing,
  });
}

/** Starting ranks, given once: by the national ranking, then by registration; late entries follow. */
async function assignRanks(tx: Transaction, tournament: TournamentView): Promise<void> {
  const entrants = await tx.entrant.findMany({
    where: { tournamentId: tournament.id },
    include: { members: true },
    orderBy: { number: "asc" },
  });
  const unranked = entrants.filter((entrant) => entrant.rank === null);
  if (unranked.length === 0) return;
  const points = await nationalRanks(tx, tournament.startsOn);
  const strength = (entrant: (typeof entrants)[number]) =>
    entrant.members.reduce((sum, member) => sum + (points.get(member.playerId) ?? 0), 0);
  const first = Math.max(0, ...entrants.map((entrant) => entrant.rank ?? 0)) + 1;
  const ordered = [...unranked].sort((a, b) => strength(b) - strength(a) || a.number - b.number);
  for (const [index, entrant] of ordered.entries()) {
    await tx.entrant.update({ where: { id: entrant.id }, data: { rank: first + index } });
  }
}
