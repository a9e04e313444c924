import "server-only";
import { randomUUID } from "node:crypto";
import type {
  ClaimApplication,
  ClaimDecision,
  ClaimEvent,
  StepChange,
} from "@/domain/claims/claim";
import { isOpenClaim } from "@/domain/claims/claim";
import { conflictOfInterest } from "@/domain/claims/conflict";
import type { IncidentNote } from "@/domain/match/acta";
import type { LoadedActa } from "../actas/load";
import { writeEvents } from "../actas/write-events";
import { authorize } from "../auth/authorize";
import type { CommandResult, CommandScope } from "../command";
import { Refusal, refuse, runCommand } from "../command";
import type { Transaction } from "../db/client";
import { database } from "../db/client";
import { everybodyAt, peopleAt } from "../sanctions/history";
import type { Sender } from "../sender";
import type { Applied } from "./apply";
import { applyDecision } from "./apply";
import type { ClaimAndActa, LoadedClaim } from "./load";
import { addToClaim, lockedClaim, refuseStale } from "./load";
import { notify, notifyParties } from "./notify";

/** A decision as the Junta sends it, on the claim as it was at `version`. */
export type RulingRequest = {
  readonly claimId: string;
  readonly version: number;
  readonly decision: Omit<ClaimDecision, "sameClub">;
};

export type Ruling = {
  readonly claimId: string;
  readonly number: number;
  readonly version: number;
  /** Null where the sheet is confirmed. */
  readonly applied: Applied | null;
};

/**
 * Decides a claim, for good (27.1), and applies what the decision changes as a corrected version of the sheet, in the same
 * transaction: results, fines, cards, later steps, standings. Of two who decide at once the second is refused. Who played
 * at that table cannot decide.
 */
export function ruleOnClaim(
  sender: Sender,
  request: RulingRequest & { readonly commandId: string },
): Promise<CommandResult<Ruling>> {
  const command = { id: request.commandId, action: "claim.decide" };
  return runCommand(sender, command, (scope) => carryOut(scope, request));
}

/** Carries a rehearsed ruling out of the transaction that undoes it. */
class Rehearsed extends Error {
  constructor(readonly ruling: Ruling) {
    super("rehearsed");
  }
}

/** What a decision would change: the decision itself is carried out and taken back, so that nothing else is promised. */
export async function rehearseRuling(
  sender: Sender,
  request: RulingRequest,
): Promise<CommandResult<Ruling>> {
  const silent = async () => undefined;
  try {
    return await database().$transaction(
      async (tx) => {
        throw new Rehearsed(
          await carryOut({ tx, sender, audit: silent, announce: silent }, request),
        );
      },
      { maxWait: 10_000, timeout: 30_000 },
    );
  } catch (error) {
    if (error instanceof Rehearsed) return { ok: true, value: error.ruling };
    if (error instanceof Refusal) return { ok: false, problems: error.problems };
    throw error;
  }
}

async function carryOut(scope: CommandScope, request: RulingRequest): Promise<Ruling> {
  const found = await lockedClaim(scope, request.claimId);
  const { acta, facts } = found;
  authorize(scope.sender, "claim.decide", facts);
  if (request.decision.effects.length > 0) authorize(scope.sender, "claim.apply", facts);
  if (isOpenClaim(found.claim.row.stage)) refuseStale(found.claim, request.version);
  const decision = await withConflict(scope, acta, request.decision);
  const admitted: readonly ClaimEvent[] =
    found.claim.state.stage === "filed" ? [{ type: "admitted" }] : [];
  const decided = await addToClaim(scope, found.claim, [
    ...admitted,
    { type: "decided", ...decision },
  ]);
  const { applied, claim } = await settleSheet(scope, acta, decided, decision);
  const told = await tellEverybody(scope, claim, found, applied?.application ?? null);
  const { id: claimId, number, tournamentId, version } = told.row;
  scope.audit({
    action: "claim.decide",
    tournamentId,
    subjectId: acta.match.id,
    before: applied && {
      score: applied.application.score[0],
      winner: applied.application.winner[0],
    },
    after: { number, decision, ...(applied ? { applied: applied.application } : {}) },
    reason: decision.reason,
  });
  scope.announce({ tournamentId, matchId: acta.match.id, what: "match" });
  return { claimId, number, version, applied };
}

/** Who is of a party's club may decide, and the decision says so. */
async function withConflict(
  { tx, sender }: CommandScope,
  { match }: LoadedActa,
  decision: RulingRequest["decision"],
): Promise<ClaimDecision> {
  const own = sender.actor.kind === "account" ? sender.actor.playerId : null;
  const member = own === null ? null : await tx.player.findUnique({ where: { id: own } });
  const parties = everybodyAt(match).map(({ playerId, player }) => ({
    playerId,
    clubId: player.clubId,
  }));
  const conflict = conflictOfInterest({ playerId: own, clubId: member?.clubId ?? null }, parties);
  const { outcome, effects } = decision;
  const said = { reason: decision.reason.trim(), article: decision.article.trim() };
  return {
    outcome,
    effects,
    ...said,
    ...(conflict === "same-club" ? { sameClub: true as const } : {}),
  };
}

async function settleSheet(
  scope: CommandScope,
  acta: LoadedActa,
  claim: LoadedClaim,
  decision: ClaimDecision,
): Promise<{ readonly applied: Applied | null; readonly claim: LoadedClaim }> {
  const { id: claimId, number } = claim.row;
  if (decision.effects.length === 0) {
    const { reason } = decision;
    await writeEvents(scope, acta, [{ type: "resolved", claimId, number, reason }], randomUUID());
    return { applied: null, claim };
  }
  const applied = await applyDecision(scope, acta, claim.row, decision);
  const event = { type: "effect-applied", ...applied.application } as const;
  return { applied, claim: await addToClaim(scope, claim, [event]) };
}

/** The parties of the decision; and whoever's sanction elsewhere is another one because of it. */
async function tellEverybody(
  scope: CommandScope,
  claim: LoadedClaim,
  { acta }: ClaimAndActa,
  application: ClaimApplication | null,
): Promise<LoadedClaim> {
  const { decision } = claim.state;
  if (decision === null) return refuse({ code: "claim-not-found", family: "claim" });
  let told = await notifyParties(scope, claim, acta, "claim-decided", {
    outcome: decision.outcome,
    corrected: application !== null,
  });
  for (const change of application?.steps ?? []) {
    const { infraction, round, table, step } = change;
    const facts = { number: claim.row.number, infraction, round, table, step };
    const people = await offendersOfIncident(scope.tx, change);
    told = await notify(scope, told, "sanction-changed", facts, people);
  }
  return told;
}

async function offendersOfIncident(
  tx: Transaction,
  { incidentId }: StepChange,
): Promise<readonly string[]> {
  const row = await tx.incident.findUniqueOrThrow({
    where: { id: incidentId },
    include: { match: { include: { seatings: true, substitutes: true } } },
  });
  const people = peopleAt(row.match, row.lineup);
  const { offenders } = row.note as unknown as IncidentNote;
  return offenders.flatMap((seat) => people[seat] ?? []);
}
