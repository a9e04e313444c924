import "server-only";
import { lineUpOf } from "@/domain/event/line-up";
import { isPresent } from "@/domain/event/presence";
import { barredFrom } from "@/domain/sanctions/standing-sanctions";
import { isOvertaken } from "@/domain/standings/overtaken";
import type { StandingRow } from "@/domain/standings/standings";
import { moveRound, moveTournament } from "@/domain/tournament/life-cycle";
import type { Blocker } from "@/domain/tournament/life-cycle-blockers";
import { closeRoundBlockers, publishBlockers } from "@/domain/tournament/life-cycle-blockers";
import type { Round } from "@/generated/prisma/client";
import { authorize } from "../auth/authorize";
import type { CommandResult, CommandScope } from "../command";
import { refuse, refuseAny, required, runCommand } from "../command";
import type { Transaction } from "../db/client";
import { toJson } from "../db/json";
import { LABEL_COLUMNS, personLabel } from "../registration/labels";
import type { Sender } from "../sender";
import { lockedTournament } from "../tournaments/find-tournament";
import type { TournamentView } from "../tournaments/rows";
import type { EventNow } from "./event-now";
import { loadEventNow } from "./event-now";
import { loadRoundFacts } from "./facts";
import { isWithdrawn } from "./withdrawn";

type OnRound = { readonly commandId: string; readonly roundId: string };

/**
 * Makes a draft public. The previous round must be closed; what blocks it is listed by table and person. With round 1
 * the settings freeze (decision 6). Warnings pass with `override`, logged.
 */
export function publishRound(
  sender: Sender,
  request: OnRound & { readonly override: boolean },
): Promise<CommandResult<{ number: number }>> {
  const command = { id: request.commandId, action: "round.publish" };
  return runCommand(sender, command, async (scope) => {
    const { round, tournament } = await lockedRound(scope, request.roundId, "round.publish");
    if (round.status !== "draft") return { number: round.number };
    const now = await loadEventNow(scope.tx, tournament);
    const blockers = await publishBlockersOf(scope.tx, tournament, round, now);
    const standing = blockers.filter((blocker) => !(blocker.overridable && request.override));
    refuseAny("blocker", standing);
    const status = required("state", moveRound("draft", "publish"));
    await scope.tx.round.update({
      where: { id: round.id },
      data: { status, publishedAt: new Date(), version: { increment: 1 } },
      select: { id: true },
    });
    if (!tournament.frozen) await freeze(scope, tournament);
    scope.audit({
      action: "round.publish",
      tournamentId: tournament.id,
      subjectId: round.id,
      after: { number: round.number, overridden: blockers },
    });
    scope.announce({ tournamentId: tournament.id, what: "round" });
    return { number: round.number };
  });
}

/** Closes a round whose tables are all closed. */
export function closeRound(
  sender: Sender,
  request: OnRound,
): Promise<CommandResult<{ number: number }>> {
  const command = { id: request.commandId, action: "round.close" };
  return runCommand(sender, command, async (scope) => {
    const { round, tournament } = await lockedRound(scope, request.roundId, "round.close");
    if (round.status === "closed") return { number: round.number };
    const facts = await loadRoundFacts(scope.tx, tournament);
    const own = facts.find((one) => one.round === round.number);
    const blockers = own ? closeRoundBlockers(own) : [];
    refuseAny("blocker", blockers);
    const now = new Date();
    await scope.tx.round.update({
      where: { id: round.id },
      data: { status: "closed", closedAt: now, endedAt: round.endedAt ?? now },
    });
    scope.audit({
      action: "round.close",
      tournamentId: tournament.id,
      subjectId: round.id,
      after: { number: round.number },
    });
    scope.announce({ tournamentId: tournament.id, what: "round" });
    return { number: round.number };
  });
}

async function lockedRound(
  { tx, sender }: CommandScope,
  roundId: string,
  action: "round.publish" | "round.close",
): Promise<{ round: Round; tournament: TournamentView }> {
  const found = await tx.round.findUnique({
    where: { id: roundId },
    select: { tournamentId: true },
  });
  if (!found) return refuse({ code: "round-not-found" });
  authorize(sender, action, { tournamentId: found.tournamentId });
  const tournament = await lockedTournament(tx, found.tournamentId);
  const round = await tx.round.findUnique({ where: { id: roundId } });
  return round && !isWithdrawn(round.number)
    ? { round, tournament }
    : refuse({ code: "round-not-found" });
}

async function freeze(scope: CommandScope, tournament: TournamentView): Promise<void> {
  await scope.tx.tournament.update({
    where: { id: tournament.id },
    data: {
      status: required("state", moveTournament(tournament.status, "start")),
      frozenRules: toJson(tournament.rules),
      settingsFrozenAt: new Date(),
      version: { increment: 1 },
    },
  });
}

/** What stands in the way of publishing a draft now, from the database. `now` is without the draft. */
export async function publishBlockersOf(
  tx: Transaction,
  tournament: TournamentView,
  round: Pick<Round, "id" | "number" | "standings">,
  { event, rows, bars }: EventNow,
): Promise<readonly Blocker[]> {
  const facts = await loadRoundFacts(tx, tournament);
  const draft = facts.find((one) => one.round === round.number);
  if (!draft) return refuse({ code: "round-not-found" });
  const available = new Set(
    event.entrants
      .filter((entrant) => isPresent(entrant, round.number))
      // The substitutes of a team have no place, and need none.
      .flatMap((entrant) => lineUpOf(event, entrant, round.number))
      .filter((person) => barredFrom(bars, person, round.number) === null),
  );
  const people = await tx.player.findMany({
    where: { entries: { some: { tournamentId: tournament.id } } },
    select: LABEL_COLUMNS,
  });
  const resting = await tx.seating.findMany({
    where: { roundId: round.id, matchId: null },
    select: { player: { select: LABEL_COLUMNS } },
  });
  return publishBlockers({
    state: tournament.status,
    draft,
    earlier: facts.filter((one) => one.round < round.number),
    available: people.filter(({ id }) => available.has(id)).map(personLabel),
    resting: resting.map((seating) => personLabel(seating.player)),
    standingsChanged: isOvertaken(round.standings as unknown as readonly StandingRow[], rows),
  });
}
