import "server-only";
import { moveRound, moveTournament } from "@/domain/tournament/life-cycle";
import type { UndoBlocker } from "@/domain/tournament/undo-round";
import { undoBlockers } from "@/domain/tournament/undo-round";
import { Prisma } from "@/generated/prisma/client";
import { authorize } from "../auth/authorize";
import type { CommandResult, CommandScope } from "../command";
import { refuse, refuseAny, required, runCommand } from "../command";
import type { Transaction } from "../db/client";
import { database } from "../db/client";
import type { Sender } from "../sender";
import { lockedTournament } from "../tournaments/find-tournament";
import { LIGHT_ROUND } from "./light-round";
import { nextWithdrawnNumber, numberOfRound } from "./withdrawn";

/** A round that was public and was taken back, as everybody may read it. Instants in epoch milliseconds. */
export type WithdrawnRound = {
  readonly number: number;
  readonly publishedAt: number | null;
  readonly withdrawnAt: number;
  readonly by: string;
  readonly reason: string;
};

/**
 * Takes the last published round back while nothing has come of it; what keeps it is listed by table. It stays on record,
 * public as a line with its times and the reason, and the round can be paired again. With round 1 the settings are free
 * again, as they were before it.
 */
export function withdrawRound(
  sender: Sender,
  request: { readonly commandId: string; readonly roundId: string; readonly reason: string },
): Promise<CommandResult<{ number: number }>> {
  const command = { id: request.commandId, action: "round.withdraw" };
  return runCommand(sender, command, async (scope) => {
    const { tx } = scope;
    const found = await tx.round.findUnique({
      where: { id: request.roundId },
      select: { tournamentId: true },
    });
    if (!found) return refuse({ code: "round-not-found" });
    authorize(sender, "round.publish", { tournamentId: found.tournamentId });
    const tournament = await lockedTournament(tx, found.tournamentId);
    if (tournament.status === "closed")
      return refuse({ code: "tournament-closed", family: "blocker" });
    // Who writes at a table holds its match: none can write while the round is put away.
    await tx.$queryRaw(
      Prisma.sql`SELECT "id" FROM "Match" WHERE "roundId" = ${request.roundId}::uuid ORDER BY "id" FOR UPDATE`,
    );
    const round = await tx.round.findUniqueOrThrow({ where: { id: request.roundId } });
    refuseAny("undo", await undoBlockersOf(tx, round));
    const number = await nextWithdrawnNumber(tx, round.tournamentId, round.number);
    const status = required("state", moveRound("published", "withdraw"));
    await tx.round.update({
      where: { id: round.id },
      data: { number, status, version: { increment: 1 } },
    });
    if (round.number === 1) await unfreeze(scope, tournament.id);
    scope.audit({
      action: "round.withdraw",
      tournamentId: tournament.id,
      subjectId: round.id,
      before: { number: round.number, publishedAt: round.publishedAt?.toISOString() ?? null },
      reason: request.reason,
    });
    scope.announce({ tournamentId: tournament.id, what: "round" });
    return { number: round.number };
  });
}

async function unfreeze(scope: CommandScope, tournamentId: string): Promise<void> {
  await scope.tx.tournament.update({
    where: { id: tournamentId },
    data: {
      status: required("state", moveTournament("running", "unstart")),
      frozenRules: Prisma.DbNull,
      settingsFrozenAt: null,
      version: { increment: 1 },
    },
  });
}

/** What keeps a round from being taken back now. */
export async function undoBlockersOf(
  tx: Transaction,
  round: {
    readonly id: string;
    readonly tournamentId: string;
    readonly number: number;
    readonly status: string;
  },
): Promise<readonly UndoBlocker[]> {
  const last = await tx.round.findFirst({
    where: { tournamentId: round.tournamentId },
    orderBy: { number: "desc" },
    select: { number: true },
  });
  const matches = await tx.match.findMany({
    where: { roundId: round.id },
    orderBy: { table: "asc" },
    select: {
      table: true,
      hands: true,
      stage: true,
      events: { select: { type: true } },
      _count: {
        select: { incidents: true, claims: true, calls: { where: { endedAt: null } } },
      },
    },
  });
  return undoBlockers({
    round: round.number,
    state: round.status as "draft" | "published" | "closed",
    last: last?.number ?? round.number,
    tables: matches.map(({ table, hands, stage, events, _count }) => ({
      table,
      hands,
      isFinished: stage !== "issued" && stage !== "playing",
      incidents: _count.incidents,
      claims: _count.claims,
      openCalls: _count.calls,
      events: events.map(({ type }) => type),
    })),
  });
}

/** What keeps a round from being taken back now, for its officials; null where there is no such round. */
export async function findUndoBlockers(
  tournamentId: string,
  roundId: string,
): Promise<readonly UndoBlocker[] | null> {
  const db = database();
  const round = await db.round.findFirst({
    where: { id: roundId, tournamentId },
    ...LIGHT_ROUND,
  });
  return round === null ? null : undoBlockersOf(db, round);
}

/** The rounds of an event that were public and were taken back, the earliest first. */
export async function withdrawnRounds(tournamentId: string): Promise<readonly WithdrawnRound[]> {
  const db = database();
  const rounds = await db.round.findMany({
    where: { tournamentId, number: { lt: 0 } },
    select: { id: true, number: true, publishedAt: true },
  });
  if (rounds.length === 0) return [];
  const entries = await db.auditEntry.findMany({
    where: { action: "round.withdraw", subjectId: { in: rounds.map(({ id }) => id) } },
    orderBy: { id: "asc" },
  });
  const roundOf = new Map(rounds.map((round) => [round.id, round]));
  return entries.flatMap(({ subjectId, at, actor, reason }): readonly WithdrawnRound[] => {
    const round = roundOf.get(subjectId ?? "");
    if (!round) return [];
    return [
      {
        number: numberOfRound(round.number),
        publishedAt: round.publishedAt?.getTime() ?? null,
        withdrawnAt: at.getTime(),
        by: actor,
        reason: reason ?? "",
      },
    ];
  });
}
