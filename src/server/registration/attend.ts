import "server-only";
import type { Action } from "@/domain/access/permissions";
import type { EntrantEvent, EntrantState } from "@/domain/tournament/registration";
import { authorize } from "../auth/authorize";
import type { CommandResult, Problem, Sender } from "../command";
import { refuse, runCommand } from "../command";
import { lockedTournament } from "../tournaments/find-tournament";
import { appendEntrantEvent, entrantState, nextRoundNumber } from "./history";

export const ATTENDANCE_STEPS = [
  "check-in",
  "undo-check-in",
  "withdraw",
  "return",
  "miss-round",
  "play-round",
  "pay-fee",
  "return-fee",
] as const;
export type AttendanceStep = (typeof ATTENDANCE_STEPS)[number];

type StepRule = {
  readonly action: Extract<Action, "checkin" | "entrants.manage" | "fees.record">;
  readonly event: (facts: StepFacts) => EntrantEvent | Problem;
};

type StepFacts = {
  readonly state: EntrantState;
  readonly round: number;
  readonly feeCents: number;
  readonly reason: string | undefined;
  /** Whether the entrant already has a place in a published round. */
  readonly placed: boolean;
};

/** What each step records, or why it cannot be recorded now. One row a step. */
const STEPS: Readonly<Record<AttendanceStep, StepRule>> = {
  "check-in": {
    action: "checkin",
    event: ({ state, round }) =>
      state.from === null ? { type: "checked-in", round } : { code: "already-checked-in" },
  },
  "undo-check-in": {
    action: "checkin",
    event: ({ state, placed }) => {
      if (state.from === null) return { code: "not-checked-in-yet" };
      return placed ? { code: "already-played" } : { type: "check-in-undone" };
    },
  },
  withdraw: {
    action: "entrants.manage",
    event: ({ state, round, reason }) =>
      state.outFrom === null
        ? { type: "withdrawn", round, ...(reason === undefined ? {} : { reason }) }
        : { code: "already-withdrawn" },
  },
  return: {
    action: "entrants.manage",
    event: ({ state, round }) =>
      state.outFrom === null ? { code: "not-withdrawn" } : { type: "returned", round },
  },
  "miss-round": {
    action: "entrants.manage",
    event: ({ state, round }) =>
      state.absent.includes(round) ? { code: "already-absent", round } : { type: "absent", round },
  },
  "play-round": {
    action: "entrants.manage",
    event: ({ state, round }) =>
      state.absent.includes(round)
        ? { type: "absence-cancelled", round }
        : { code: "not-absent", round },
  },
  "pay-fee": {
    action: "fees.record",
    event: ({ state, feeCents }) => {
      const owed = feeCents - state.paidCents;
      return owed > 0 ? { type: "fee-paid", cents: owed } : { code: "nothing-owed" };
    },
  },
  "return-fee": {
    action: "fees.record",
    event: ({ state }) =>
      state.paidCents > 0
        ? { type: "fee-returned", cents: state.paidCents }
        : { code: "nothing-paid" },
  },
};

/** Records one step in an entrant's history; it takes effect in the first round that is not published yet. */
export function recordAttendance(
  sender: Sender,
  request: { commandId: string; entrantId: string; step: AttendanceStep; reason?: string },
): Promise<CommandResult<{ entrantId: string }>> {
  const rule = STEPS[request.step];
  const command = { id: request.commandId, action: `attendance.${request.step}` };
  return runCommand(sender, command, async (scope) => {
    const { tx } = scope;
    const entrant = await tx.entrant.findUnique({ where: { id: request.entrantId } });
    if (!entrant) return refuse({ code: "entrant-not-found" });
    const { tournamentId } = entrant;
    authorize(sender, rule.action, { tournamentId });
    const tournament = await lockedTournament(tx, tournamentId);
    if (tournament.status === "closed") return refuse({ code: "tournament-closed" });
    const placed = await tx.seating.count({
      where: { entrantId: entrant.id, round: { status: { not: "draft" } } },
    });
    const event = rule.event({
      state: await entrantState(tx, entrant.id),
      round: await nextRoundNumber(tx, tournamentId),
      feeCents: tournament.feeCents,
      reason: request.reason,
      placed: placed > 0,
    });
    if ("code" in event) return refuse({ ...event, entrant: entrant.name });
    await appendEntrantEvent(tx, sender, entrant.id, event);
    await scope.audit({
      action: command.action,
      tournamentId,
      subjectId: entrant.id,
      after: event,
      reason: request.reason,
    });
    await scope.announce({ tournamentId, what: "people" });
    return { entrantId: entrant.id };
  });
}
