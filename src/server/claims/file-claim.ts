import "server-only";
import { randomUUID } from "node:crypto";
import { can } from "@/domain/access/can";
import type { Capacity } from "@/domain/access/roles";
import { admissionProblems } from "@/domain/claims/admissible";
import type { ClaimEvent, ClaimFiling, ClaimStage, ClaimSubject } from "@/domain/claims/claim";
import { answerDue } from "@/domain/claims/deadlines";
import { decideClaim } from "@/domain/claims/decide-claim";
import { foldClaim } from "@/domain/claims/fold-claim";
import type { Seat } from "@/domain/rules/seat";
import { pairSideOf } from "@/domain/rules/seat";
import type { LoadedActa } from "../actas/load";
import { lockedActa, matchFacts } from "../actas/load";
import { writeEvents } from "../actas/write-events";
import { authorize } from "../auth/authorize";
import type { CommandResult, CommandScope } from "../command";
import { refuse, refuseAny, required, runCommand } from "../command";
import type { Transaction } from "../db/client";
import { everybodyAt } from "../sanctions/history";
import type { Sender } from "../sender";
import { lockedTournament } from "../tournaments/find-tournament";
import { writeClaimEvents } from "./load";
import { notifyParties } from "./notify";
import { deadlineOf, verdictsOf } from "./terms";

export type FilingRequest = {
  readonly commandId: string;
  readonly matchId: string;
  /** For whom an official files; null for oneself. */
  readonly claimantId: string | null;
  readonly subject: ClaimSubject;
  readonly text: string;
  readonly handId?: string | undefined;
  readonly incidentId?: string | undefined;
  /** The Junta takes it out of time, and why. */
  readonly lateReason?: string | undefined;
};

export type FiledClaim = { readonly claimId: string; readonly number: number };

/**
 * Files a formal claim about a match that is over (26.2): by a player of that table for himself, or by an official for
 * one of them. Marks the sheet as claimed, starts the Junta's clock and tells everybody concerned. Refuses what comes out
 * of time (save from the Junta, with a reason), what the book gives no appeal against, and the same claim again.
 */
export function fileClaim(
  sender: Sender,
  request: FilingRequest,
): Promise<CommandResult<FiledClaim>> {
  const command = { id: request.commandId, action: "claim.file" };
  return runCommand(sender, command, async (scope) => {
    const acta = await lockedTable(scope, request.matchId);
    const facts = await matchFacts(scope.tx, sender, acta.match);
    const capacity = authorize(sender, "claim.file", facts);
    const filing = filingOf(
      request,
      acta,
      claimantOf(request, sender, capacity, facts.playsInMatch),
    );
    const lateReason = can(sender.actor, "claim.decide", facts).allowed
      ? request.lateReason
      : undefined;
    const now = Date.now();
    const deadline = await deadlineOf(scope.tx, acta.match, acta.tournament, filing.side);
    const admission = {
      acta: acta.state,
      verdicts: await verdictsOf(scope.tx, acta.match.id),
      earlier: await earlierClaims(scope.tx, acta.match.id),
      deadline,
      now,
    };
    const inTime = admissionProblems(filing, admission);
    const isLate = inTime.some(({ code }) => code === "claim-late");
    if (isLate && lateReason !== undefined) {
      refuseAny("claim", admissionProblems(filing, { ...admission, lateReason }));
    } else refuseAny("claim", inTime);
    const events: readonly ClaimEvent[] = [
      { type: "filed", ...filing },
      ...(isLate && lateReason !== undefined ? [{ type: "admitted", lateReason } as const] : []),
    ];
    return store(scope, acta, { filing, events, now });
  });
}

/** Locks the event and the table. A table whose round is not public is not there. */
async function lockedTable({ tx }: CommandScope, matchId: string): Promise<LoadedActa> {
  const match = await tx.match.findUnique({
    where: { id: matchId },
    select: { tournamentId: true },
  });
  if (!match) return refuse({ code: "match-not-found" });
  await lockedTournament(tx, match.tournamentId);
  const acta = await lockedActa(tx, matchId);
  return acta.match.round.status === "draft" ? refuse({ code: "match-not-found" }) : acta;
}

/** Who claims. A player claims for himself; an official who does not play there, for one of the table. */
function claimantOf(
  { claimantId }: FilingRequest,
  { actor }: Sender,
  capacity: Capacity,
  playsInMatch: boolean,
): string {
  const own = actor.kind === "account" && playsInMatch ? actor.playerId : null;
  if (claimantId === null || claimantId === own)
    return own ?? refuse({ code: "claimant-needed", family: "claim" });
  return capacity === "player"
    ? refuse({ code: "claimant-is-other", family: "claim" })
    : claimantId;
}

function filingOf(request: FilingRequest, acta: LoadedActa, claimantId: string): ClaimFiling {
  const seating = everybodyAt(acta.match).find(({ playerId }) => playerId === claimantId);
  if (!seating?.seat) return refuse({ code: "claimant-not-at-table", family: "claim" });
  const { subject, handId, incidentId } = request;
  return {
    claimantId,
    side: pairSideOf(seating.seat as Seat),
    subject,
    text: request.text.trim(),
    ...(handId === undefined ? {} : { handId }),
    ...(incidentId === undefined ? {} : { incidentId }),
    ...(request.claimantId === null ? {} : { onBehalf: true as const }),
  };
}

/** The claims about a match so far. */
export async function earlierClaims(tx: Transaction, matchId: string) {
  const rows = await tx.claim.findMany({
    where: { matchId },
    include: { events: { orderBy: { seq: "asc" } } },
    orderBy: { number: "asc" },
  });
  return rows.flatMap(({ number, stage, events }) => {
    const state = foldClaim(events.map(({ payload }) => payload as unknown as ClaimEvent));
    return state ? [{ number, stage: stage as ClaimStage, filing: state.filing }] : [];
  });
}

async function store(
  scope: CommandScope,
  acta: LoadedActa,
  {
    filing,
    events,
    now,
  }: { readonly filing: ClaimFiling; readonly events: readonly ClaimEvent[]; readonly now: number },
): Promise<FiledClaim> {
  const { tx } = scope;
  const { tournamentId } = acta.match;
  const last = await tx.claim.aggregate({ where: { tournamentId }, _max: { number: true } });
  const claimId = randomUUID();
  const number = (last._max.number ?? 0) + 1;
  let state: ReturnType<typeof foldClaim> = null;
  for (const event of events) state = required("claim", decideClaim(state, event));
  if (state === null) throw new Error("a claim without its filing");
  const row = await tx.claim.create({
    data: {
      id: claimId,
      tournamentId,
      number,
      matchId: acta.match.id,
      incidentId: filing.incidentId ?? null,
      claimantId: filing.claimantId,
      subject: filing.subject,
      stage: state.stage,
      filedAt: new Date(now),
      dueAt: new Date(answerDue(now, acta.tournament.rules)),
      version: events.length,
    },
  });
  await writeClaimEvents(tx, scope.sender, { id: claimId, version: 0 }, events);
  await writeEvents(scope, acta, [{ type: "claimed", claimId, number }], randomUUID());
  await notifyParties(scope, { row, state }, acta, "claim-filed");
  scope.audit({
    action: "claim.file",
    tournamentId,
    subjectId: acta.match.id,
    after: {
      number,
      subject: filing.subject,
      round: acta.match.round.number,
      table: acta.match.table,
    },
  });
  scope.announce({ tournamentId, matchId: acta.match.id, what: "match" });
  return { claimId, number };
}
