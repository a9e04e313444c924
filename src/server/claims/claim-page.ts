import "server-only";
import type { AccessDecision } from "@/domain/access/can";
import { can } from "@/domain/access/can";
import type { ClaimEvent, ClaimState } from "@/domain/claims/claim";
import { isOpenClaim } from "@/domain/claims/claim";
import type { ConflictOfInterest } from "@/domain/claims/conflict";
import { conflictOfInterest } from "@/domain/claims/conflict";
import { foldClaim } from "@/domain/claims/fold-claim";
import type { LoadedActa } from "../actas/load";
import { findActa, matchFacts } from "../actas/load";
import { tableView } from "../actas/queries";
import type { TableView } from "../actas/table-view";
import type { CommandResult } from "../command";
import type { Transaction } from "../db/client";
import { database } from "../db/client";
import { personName } from "../registration/labels";
import { everybodyAt } from "../sanctions/history";
import type { Sender } from "../sender";

/** Something that happened to a claim. `at` is epoch milliseconds. */
export type ClaimHappening = {
  readonly id: string;
  readonly event: ClaimEvent;
  readonly by: string;
  readonly at: number;
};

/** A claim with everything that whoever sees it may do. */
export type ClaimPage = {
  readonly id: string;
  readonly number: number;
  readonly version: number;
  readonly slug: string;
  readonly tournament: string;
  readonly timeZone: string;
  readonly round: number;
  readonly table: number;
  readonly claimant: string;
  readonly state: ClaimState;
  readonly history: readonly ClaimHappening[];
  readonly filedAt: number;
  readonly dueAt: number;
  /** The sheet as it is now, without strokes and judges' notes. */
  readonly view: TableView;
  readonly may: {
    readonly contribute: boolean;
    readonly withdraw: boolean;
    readonly decide: AccessDecision;
  };
  readonly conflict: ConflictOfInterest;
};

/** A claim for its parties, the officials of its event and the Junta. */
export async function readClaim(
  sender: Sender,
  claimId: string,
): Promise<CommandResult<ClaimPage>> {
  const tx = database();
  const row = await tx.claim.findUnique({
    where: { id: claimId },
    include: { events: { orderBy: { seq: "asc" } }, claimant: true },
  });
  const acta = row?.matchId ? await findActa(tx, { id: row.matchId }) : null;
  const state = foldClaim(row?.events.map(({ payload }) => payload as unknown as ClaimEvent) ?? []);
  if (!row || !acta || !state)
    return { ok: false, problems: [{ code: "claim-not-found", family: "claim" }] };
  const facts = await matchFacts(tx, sender, acta.match);
  const read = can(sender.actor, "claim.read", facts);
  if (!read.allowed) {
    const { allowed: _, ...why } = read;
    return { ok: false, problems: [{ ...why, family: "access" }] };
  }
  const { tournamentId, claimantId: playerId } = row;
  const isOpen = isOpenClaim(state.stage);
  const withdraw = can(sender.actor, "claim.withdraw", { tournamentId, playerId }).allowed;
  const value: ClaimPage = {
    id: row.id,
    number: row.number,
    version: row.version,
    slug: acta.tournament.slug,
    tournament: acta.tournament.name,
    timeZone: acta.tournament.timeZone,
    round: acta.match.round.number,
    table: acta.match.table,
    claimant: personName(row.claimant),
    state,
    history: row.events.map(({ id, payload, byLabel: by, at }) => ({
      id,
      event: payload as unknown as ClaimEvent,
      by,
      at: at.getTime(),
    })),
    filedAt: row.filedAt.getTime(),
    dueAt: row.dueAt.getTime(),
    view: tableView(acta),
    may: {
      contribute: isOpen,
      withdraw: isOpen && withdraw,
      decide: can(sender.actor, "claim.decide", facts),
    },
    conflict: await conflictOf(tx, sender, acta),
  };
  return { ok: true, value };
}

async function conflictOf(
  tx: Transaction,
  { actor }: Sender,
  { match }: LoadedActa,
): Promise<ConflictOfInterest> {
  const own = actor.kind === "account" ? actor.playerId : null;
  const member = own === null ? null : await tx.player.findUnique({ where: { id: own } });
  const parties = everybodyAt(match).map(({ playerId, player }) => ({
    playerId,
    clubId: player.clubId,
  }));
  return conflictOfInterest({ playerId: own, clubId: member?.clubId ?? null }, parties);
}
