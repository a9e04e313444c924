import "server-only";
import type { EventRound } from "@/domain/event/event-document";
import type { RoundPairing } from "@/domain/pairing/round-pairing";
import type { ManualChange } from "@/domain/tournament/manual-change";
import type { PreviewChange } from "@/domain/tournament/round-preview";
import { changePreview, standingChanges, takesBack } from "@/domain/tournament/round-preview";
import type { Round } from "@/generated/prisma/client";
import { authorize } from "../auth/authorize";
import type { CommandResult, CommandScope } from "../command";
import { refuse, required, runCommand } from "../command";
import { toJson } from "../db/json";
import type { Sender } from "../sender";
import { lockedTournament } from "../tournaments/find-tournament";
import type { TournamentView } from "../tournaments/rows";
import { loadEventNow } from "./event-now";
import { readPlaces, writePlaces } from "./places";
import { costOfChange } from "./review-change";
import { isWithdrawn } from "./withdrawn";

type OnDraft = { readonly commandId: string; readonly roundId: string; readonly version: number };

/**
 * Exchanges two entrants or two tables of a draft; what was changed by hand is kept with the round, with who, when, why
 * and what it costs, for everybody to see. What has to be confirmed needs a reason; what may not be is refused. The same
 * exchange again takes the last one back, without asking; the audit log keeps both.
 */
export function changeDraft(
  sender: Sender,
  request: OnDraft & { readonly change: PreviewChange; readonly reason?: string | undefined },
): Promise<CommandResult<{ version: number }>> {
  const command = { id: request.commandId, action: "round.edit-preview" };
  return runCommand(sender, command, async (scope) => {
    const { round, tournament } = await lockedDraft(scope, request);
    const before = await readPlaces(scope.tx, round.id);
    const after = required("preview", changePreview(before, request.change));
    const standing = round.manual as unknown as readonly ManualChange[];
    const change = takesBack(standing, request.change)
      ? request.change
      : await weighed(scope, tournament, round, { ...request, before, after });
    const manual = standingChanges<ManualChange>(standing, change);
    await writePlaces(scope.tx, round, tournament.format, after);
    const { version } = await scope.tx.round.update({
      where: { id: round.id },
      data: { manual: toJson(manual), version: { increment: 1 } },
    });
    scope.audit({
      action: "round.edit-preview",
      tournamentId: tournament.id,
      subjectId: round.id,
      before,
      after,
      reason: request.reason,
    });
    scope.announce({ tournamentId: tournament.id, what: "round" });
    return { version };
  });
}

type ConsideredChange = {
  readonly change: PreviewChange;
  readonly reason?: string | undefined;
  readonly before: EventRound;
  readonly after: EventRound;
};

/** A change as it is kept: with who, when, why and what it costs. Refuses by its grade. */
async function weighed(
  { tx, sender }: CommandScope,
  tournament: TournamentView,
  round: Round,
  { change, reason, before, after }: ConsideredChange,
): Promise<ManualChange> {
  const now = await loadEventNow(tx, tournament);
  const answer = round.answer as unknown as RoundPairing;
  const cost = costOfChange(tournament, now, { answer, before, after });
  if (cost.grade === "refuse") return refuse({ code: "change-refused", brings: cost.brings });
  const why = reason?.trim() ?? "";
  if (cost.grade === "confirm" && why === "") {
    return refuse({ code: "change-reason-needed", brings: cost.brings });
  }
  return {
    ...change,
    by: sender.label,
    at: Date.now(),
    grade: cost.grade,
    brings: cost.brings,
    cost: cost.change,
    rests: cost.rests,
    ...(why === "" ? {} : { reason: why }),
  };
}

/** Throws a draft away, so that the round can be paired again. */
export function discardDraft(
  sender: Sender,
  request: OnDraft,
): Promise<CommandResult<{ number: number }>> {
  const command = { id: request.commandId, action: "round.discard" };
  return runCommand(sender, command, async (scope) => {
    const { round, tournament } = await lockedDraft(scope, request);
    scope.audit({
      action: "round.discard",
      tournamentId: tournament.id,
      subjectId: round.id,
      before: { number: round.number, places: await readPlaces(scope.tx, round.id) },
    });
    await scope.tx.round.delete({ where: { id: round.id } });
    scope.announce({ tournamentId: tournament.id, what: "round" });
    return { number: round.number };
  });
}

async function lockedDraft(
  { tx, sender }: CommandScope,
  request: OnDraft,
): Promise<{ round: Round; tournament: TournamentView }> {
  const found = await tx.round.findUnique({ where: { id: request.roundId } });
  if (!found) return refuse({ code: "round-not-found" });
  authorize(sender, "round.edit-preview", { tournamentId: found.tournamentId });
  const tournament = await lockedTournament(tx, found.tournamentId);
  const round = await tx.round.findUnique({ where: { id: request.roundId } });
  if (!round || isWithdrawn(round.number)) return refuse({ code: "round-not-found" });
  if (round.status !== "draft") return refuse({ code: "already-published", round: round.number });
  if (round.version !== request.version) {
    return refuse({ code: "stale", current: round.version, based: request.version });
  }
  return { round, tournament };
}
