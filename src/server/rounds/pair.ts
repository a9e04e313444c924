import "server-only";
import { lineUpOf } from "@/domain/event/line-up";
import { isPresent } from "@/domain/event/presence";
import { pairRound } from "@/domain/pairing/pair-round";
import type { Blocker } from "@/domain/tournament/life-cycle-blockers";
import { pairingBlockers } from "@/domain/tournament/life-cycle-blockers";
import { attendance, foldEntrant } from "@/domain/tournament/registration";
import { entrantsAtTable } from "@/domain/tournament/registration-members";
import { authorize } from "../auth/authorize";
import type { CommandResult } from "../command";
import { refuse, refuseAny, runCommand } from "../command";
import type { Transaction } from "../db/client";
import { toJson } from "../db/json";
import { nationalRanks } from "../ranking/national-ranks";
import type { EntrantRow } from "../registration/entrant-rows";
import { listEntrantRows } from "../registration/entrant-rows";
import { LABEL_COLUMNS, personLabel } from "../registration/labels";
import type { Sender } from "../sender";
import { lockedTournament } from "../tournaments/find-tournament";
import type { TournamentView } from "../tournaments/rows";
import type { EventNow } from "./event-now";
import { barredIn, loadEventNow, withoutBarred } from "./event-now";
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
    const draft = await tx.round.findFirst({
      where: { tournamentId, status: "draft", number: { gt: 0 } },
      select: { id: true, number: true },
    });
    if (draft) return { roundId: draft.id, number: draft.number };
    await assignRanks(tx, tournament);
    const now = await loadEventNow(tx, tournament);
    const { event, rows } = now;
    const number = event.rounds.length + 1;
    const paired = withoutBarred(now, number);
    const blockers = await pairingBlockersOf(tx, tournament, now);
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
      select: { id: true, tournamentId: true },
    });
    await writePlaces(tx, round, tournament.format, {
      tables: answer.tables.map(({ table, AC, BD }) => ({ table, AC, BD })),
      byes: answer.byes,
    });
    scope.audit({
      action: "round.pair",
      tournamentId,
      subjectId: round.id,
      after: { number, seed: event.seed, overridden: blockers },
    });
    scope.announce({ tournamentId, what: "round" });
    return { roundId: round.id, number };
  });
}

/** What stands in the way of pairing the next round now, from the database. */
export async function pairingBlockersOf(
  tx: Transaction,
  tournament: TournamentView,
  now: EventNow,
): Promise<readonly Blocker[]> {
  const round = now.event.rounds.length + 1;
  const event = withoutBarred(now, round);
  const entrants = await listEntrantRows(tx, tournament.id);
  const { missing } = attendance(
    entrants.map(({ name, history }) => ({ id: name, state: foldEntrant(history) })),
    round,
  );
  return pairingBlockers({
    state: tournament.status,
    planned: tournament.rounds,
    rounds: await loadRoundFacts(tx, tournament),
    present: event.entrants.filter((entrant) => isPresent(entrant, round)).length,
    perTable: entrantsAtTable(tournament.format),
    notCheckedIn: missing,
    barredTeams: await barredTeams(tx, now, round),
  });
}

/** Teams that a substitute would bring back into a round, with whom he would replace, by name. */
async function barredTeams(tx: Transaction, now: EventNow, round: number) {
  if (now.event.format !== "teams" || now.bars.length === 0) return [];
  const teams = now.event.entrants.flatMap((entrant) => {
    const people = barredIn(now, entrant, round);
    const playing = lineUpOf(now.event, entrant, round).length;
    const mayChange = (entrant.members ?? []).length > playing && isPresent(entrant, round);
    return people.length > 0 && mayChange ? [{ entrant: entrant.name ?? entrant.id, people }] : [];
  });
  const players = await tx.player.findMany({
    where: { id: { in: teams.flatMap(({ people }) => people) } },
    select: LABEL_COLUMNS,
  });
  const labels = new Map(players.map((player) => [player.id, personLabel(player)]));
  return teams.map(({ entrant, people }) => ({
    entrant,
    people: people.map((id) => labels.get(id) ?? id),
  }));
}

/** Starting ranks, given once: by the national ranking, then by registration; late entries follow. */
async function assignRanks(tx: Transaction, tournament: TournamentView): Promise<void> {
  const { id: tournamentId, startsOn } = tournament;
  if ((await tx.entrant.count({ where: { tournamentId, rank: null } })) === 0) return;
  const entrants = await listEntrantRows(tx, tournamentId);
  const points = await nationalRanks(tx, startsOn);
  const strength = ({ members }: EntrantRow) =>
    members.reduce((sum, playerId) => sum + (points.get(playerId) ?? 0), 0);
  const first = Math.max(0, ...entrants.map((entrant) => entrant.rank ?? 0)) + 1;
  const ranks = entrants
    .filter(({ rank }) => rank === null)
    .sort((a, b) => strength(b) - strength(a) || a.number - b.number)
    .map(({ id }, index) => ({ id, rank: first + index }));
  await tx.$executeRaw`
    UPDATE "Entrant" e SET "rank" = r."rank"
    FROM jsonb_to_recordset(${JSON.stringify(ranks)}::jsonb) AS r("id" uuid, "rank" int)
    WHERE e."id" = r."id"`;
}
