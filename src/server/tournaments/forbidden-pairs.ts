import "server-only";
import { refusedChanges } from "@/domain/tournament/life-cycle";
import { authorize } from "../auth/authorize";
import type { CommandResult, CommandScope } from "../command";
import { refuse, refuseAny, runCommand } from "../command";
import { database } from "../db/client";
import type { Sender } from "../sender";
import { lockedTournament } from "./find-tournament";

// Who may not meet at a table: relatives, say. Part of what pairing is bound by, and frozen with it.

export type ForbiddenPairView = {
  readonly id: string;
  readonly first: { readonly number: number; readonly name: string };
  readonly second: { readonly number: number; readonly name: string };
};

/** The couples of entrants that pairing keeps apart, by registration number. */
export async function listForbiddenPairs(
  tournamentId: string,
): Promise<readonly ForbiddenPairView[]> {
  const rows = await database().forbiddenPair.findMany({ where: { tournamentId } });
  const entrants = await database().entrant.findMany({
    where: { id: { in: rows.flatMap((row) => [row.first, row.second]) } },
    select: { id: true, number: true, name: true },
  });
  const byId = new Map(entrants.map(({ id, number, name }) => [id, { number, name }]));
  return rows
    .flatMap((row) => {
      const first = byId.get(row.first);
      const second = byId.get(row.second);
      return first && second ? [{ id: row.id, first, second }] : [];
    })
    .sort((a, b) => a.first.number - b.first.number || a.second.number - b.second.number);
}

/** Keeps two entrants apart. Frozen with round 1, as everything that pairing is bound by. */
export function forbidPair(
  sender: Sender,
  request: { commandId: string; tournamentId: string; entrantIds: readonly [string, string] },
): Promise<CommandResult<{ id: string }>> {
  const { tournamentId } = request;
  const command = { id: request.commandId, action: "pairing.forbid" };
  return runCommand(sender, command, async (scope) => {
    await beforeRoundOne(scope, tournamentId);
    const entrants = await scope.tx.entrant.findMany({
      where: { tournamentId, id: { in: [...request.entrantIds] } },
      orderBy: { number: "asc" },
    });
    const [first, second] = entrants;
    if (!first || !second) return refuse({ code: "two-entrants-needed" });
    const key = { tournamentId, first: first.id, second: second.id };
    const known = await scope.tx.forbiddenPair.findFirst({ where: key });
    if (known) return { id: known.id };
    const row = await scope.tx.forbiddenPair.create({ data: key });
    scope.audit({
      action: command.action,
      tournamentId,
      subjectId: row.id,
      after: { first: first.name, second: second.name },
    });
    scope.announce({ tournamentId, what: "tournament" });
    return { id: row.id };
  });
}

/** Lets two entrants meet again. */
export function allowPair(
  sender: Sender,
  request: { commandId: string; tournamentId: string; id: string },
): Promise<CommandResult<{ id: string }>> {
  const { tournamentId, id } = request;
  const command = { id: request.commandId, action: "pairing.allow" };
  return runCommand(sender, command, async (scope) => {
    await beforeRoundOne(scope, tournamentId);
    const row = await scope.tx.forbiddenPair.findFirst({ where: { id, tournamentId } });
    if (!row) return { id };
    const entrants = await scope.tx.entrant.findMany({
      where: { id: { in: [row.first, row.second] } },
      orderBy: { number: "asc" },
    });
    await scope.tx.forbiddenPair.delete({ where: { id } });
    const [first, second] = entrants.map((entrant) => entrant.name);
    scope.audit({
      action: command.action,
      tournamentId,
      subjectId: id,
      before: { first, second },
    });
    scope.announce({ tournamentId, what: "tournament" });
    return { id };
  });
}

async function beforeRoundOne(scope: CommandScope, tournamentId: string): Promise<void> {
  authorize(scope.sender, "tournament.configure", { tournamentId });
  const { status } = await lockedTournament(scope.tx, tournamentId);
  const roundsPublished = await scope.tx.round.count({
    where: { tournamentId, status: { not: "draft" } },
  });
  refuseAny(
    "setting",
    refusedChanges(["forbidden"], { state: status, entrants: 0, roundsPublished }),
  );
}
